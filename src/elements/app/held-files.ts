import type { ReactiveController, ReactiveElement } from 'lit';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';

/**
 * Hands files dropped or pasted anywhere on the window to the current stage once it has loaded. The host reports those
 * the stage does not take.
 */
export class HeldFiles implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #stage: () => Element | null | undefined;
  /** Files that came together are dropped together. */
  #held: (readonly File[])[] = [];

  /** `stage` gives the current stage, or nothing while it loads. */
  constructor(host: ReactiveElement, stage: () => Element | null | undefined) {
    this.#host = host;
    this.#stage = stage;
    host.addController(this);
  }

  hostConnected(): void {
    for (const dragged of ['dragover', 'drop'] as const)
      window.addEventListener(dragged, this.#dragged);
    window.addEventListener('paste', this.#pasted);
  }

  hostDisconnected(): void {
    for (const dragged of ['dragover', 'drop'] as const)
      window.removeEventListener(dragged, this.#dragged);
    window.removeEventListener('paste', this.#pasted);
  }

  /** When the player goes elsewhere, reports the files that a stage was too late for. */
  forget(): void {
    for (const files of this.#held.splice(0)) say(this.#host, 'files-told', files);
  }

  send({ address, file }: Said<'file-sent'>['detail']): void {
    const hold = (): void => this.#hold([file]);
    if (location.hash === address) return hold();
    window.addEventListener('hashchange', hold, { once: true });
    location.hash = address;
  }

  hostUpdated(): void {
    const stage = this.#stage();
    if (stage) for (const files of this.#held.splice(0)) void this.#drop(stage, files);
  }

  async #drop(stage: Element, files: readonly File[]): Promise<void> {
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    await (stage as Partial<ReactiveElement>).updateComplete;
    const drop = new DragEvent('drop', { dataTransfer, cancelable: true });
    if (stage.dispatchEvent(drop)) say(this.#host, 'files-told', files);
  }

  /** What comes while the list of files is open joins it. */
  #bring(files: Iterable<File>): void {
    const isListed = this.#host.renderRoot.querySelector('brought-sheet[open]') !== null;
    if (isListed) say(this.#host, 'files-told', [...files]);
    else this.#hold(files);
  }

  #hold(files: Iterable<File>): void {
    this.#held.push([...files]);
    this.#host.requestUpdate();
  }

  readonly #pasted = (event: ClipboardEvent): void => {
    const { files = [], types = [] } = event.clipboardData ?? {};
    const [field] = event.composedPath() as Partial<Element>[];
    // Other programs copy text with a picture of it.
    const isText = types.includes('text/plain') && field?.matches?.('input, textarea');
    if (files.length > 0 && !isText) this.#bring(files);
  };

  readonly #dragged = (event: DragEvent): void => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    // Otherwise the browser would open the file in place of the game.
    event.preventDefault();
    if (event.type === 'drop') this.#bring(event.dataTransfer.files);
  };
}
