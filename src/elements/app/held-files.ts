import { LitElement } from 'lit';
import type { ReactiveController } from 'lit';
import type { Said } from '../common/say.ts';

const DRAGGED = ['dragover', 'drop'] as const;

/** Files that are let go over the game never take its place in the browser: those that no stage takes are told of, those
 *  that come before their stage are held until it is there. */
export class HeldFiles implements ReactiveController {
  readonly #isThere: () => boolean;
  readonly #untaken: (files: readonly File[]) => void;
  #held: readonly File[] = [];
  /** Where a file is sent that the stage before did not want. */
  #sentTo: string | null = null;

  /** `isThere` says whether the stage takes what is let go over it; `untaken` hears of what it does not. */
  constructor(isThere: () => boolean, untaken: (files: readonly File[]) => void) {
    this.#isThere = isThere;
    this.#untaken = untaken;
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
    this.#sentTo = address;
    if (location.hash === address) window.dispatchEvent(new Event('hashchange'));
    else location.hash = address;
  }

  /** Another stage comes: nobody wants them any more but one to which they are sent. */
  forget(): void {
    if (location.hash !== this.#sentTo) this.#held = [];
    this.#sentTo = null;
  }

  /** Lets what is held go over a stage, if there is one, as if it were dropped now. */
  async handTo(stage: Element | null | undefined): Promise<void> {
    if (this.#held.length === 0 || this.#sentTo || !stage || !this.#isThere()) return;
    const files = this.#held;
    this.#held = [];
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    if (stage instanceof LitElement) await stage.updateComplete;
    const drop = new DragEvent('drop', { dataTransfer, cancelable: true });
    if (stage.dispatchEvent(drop)) this.#untaken(files);
  }

  readonly #hold = (event: DragEvent): void => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (event.type !== 'drop') return;
    const files = [...event.dataTransfer.files];
    if (this.#isThere()) this.#untaken(files);
    else this.#held = [...this.#held, ...files];
  };
}
