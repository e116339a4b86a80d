import { LitElement } from 'lit';

/** Resolves in the next task of the page. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * An element that is drawn for the first time in a task of its own, so that a stage made of several
 * large ones is not one long task on a slow phone; whatever changes later is drawn at once. It asks
 * nothing of the page: to ask whether something is seen would lay all of it out.
 */
export class OwnTask extends LitElement {
  protected override scheduleUpdate(): void | Promise<unknown> {
    return this.hasUpdated ? super.scheduleUpdate() : this.#first();
  }

  /** Works out, in another task before it is drawn for the first time, what is kept for drawing it. */
  protected prepare(): void {
    // Most have nothing that takes long.
  }

  async #first(): Promise<void> {
    await nextTask();
    this.prepare();
    await nextTask();
    await super.scheduleUpdate();
  }
}
