import type { LitElement, ReactiveController } from 'lit';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';

const DRAGGED = ['dragover', 'drop'] as const;

/** Files that are let go over the game never take its place in the browser: those that no stage takes are told of, those
 *  that come before their stage are held until it is there. */
export class HeldFiles implements ReactiveController {
  readonly #host: EventTarget;
  readonly #isThere: () => boolean;
  #held: File[] = [];
  /** Whether they are sent to a stage that is on its way. */
  #sent = false;

  /** `isThere` says whether the stage takes what is let go over it; the host tells of what it does not. */
  constructor(host: EventTarget, isThere: () => boolean) {
    this.#host = host;
    this.#isThere = isThere;
  }

  hostConnected(): void {
    for (const dragged of DRAGGED) window.addEventListener(dragged, this.#hold);
  }

  hostDisconnected(): void {
    for (const dragged of DRAGGED) window.removeEventListener(dragged, this.#hold);
  }

  /** Goes to an address, where a file is let go as soon as its stage is there. */
  send({ address, file }: Said<'file-sent'>['detail']): void {
    this.#held = [file];
    this.#sent = true;
    location.hash = address;
  }

  /** Another stage comes: nobody wants them any more but one to which they are sent. */
  forget(): void {
    if (!this.#sent) this.#held = [];
    this.#sent = false;
  }

  /** Lets what is held go over a stage, if there is one, as if it were dropped now. */
  async handTo(stage: Element | null | undefined): Promise<void> {
    if (this.#held.length === 0 || this.#sent || !stage || !this.#isThere()) return;
    const files = this.#held;
    this.#held = [];
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    await (stage as Partial<LitElement>).updateComplete;
    const drop = new DragEvent('drop', { dataTransfer, cancelable: true });
    if (stage.dispatchEvent(drop)) say(this.#host, 'files-told', files);
  }

  readonly #hold = (event: DragEvent): void => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (event.type !== 'drop') return;
    const files = [...event.dataTransfer.files];
    if (this.#isThere()) say(this.#host, 'files-told', files);
    else this.#held.push(...files);
  };
}
