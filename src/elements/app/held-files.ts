import { LitElement } from 'lit';
import type { ReactiveController } from 'lit';

const DRAGGED = ['dragover', 'drop'] as const;

/** Holds files that are let go over the game before its stage is there, until it is: they must not take the game's
 *  place in the browser. */
export class HeldFiles implements ReactiveController {
  readonly #isThere: () => boolean;
  readonly #held: File[] = [];

  /** `isThere` says whether the stage takes what is let go over it. */
  constructor(isThere: () => boolean) {
    this.#isThere = isThere;
  }

  hostConnected(): void {
    for (const dragged of DRAGGED) window.addEventListener(dragged, this.#hold);
  }

  hostDisconnected(): void {
    for (const dragged of DRAGGED) window.removeEventListener(dragged, this.#hold);
  }

  /** Nobody wants them any more. */
  forget(): void {
    this.#held.length = 0;
  }

  /** Lets what is held go over a stage, if there is one, as if it were dropped now. */
  async handTo(stage: Element | null | undefined): Promise<void> {
    if (this.#held.length === 0 || !this.#isThere()) return;
    const dataTransfer = new DataTransfer();
    for (const file of this.#held.splice(0)) dataTransfer.items.add(file);
    if (stage instanceof LitElement) await stage.updateComplete;
    stage?.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  }

  readonly #hold = (event: DragEvent): void => {
    if (this.#isThere()) return;
    event.preventDefault();
    if (event.type === 'drop') this.#held.push(...(event.dataTransfer?.files ?? []));
  };
}
