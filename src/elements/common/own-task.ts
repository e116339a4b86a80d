import { LitElement } from 'lit';

export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * An element first rendered in a task of its own, so that a stage of several large ones does not block a slow
 * phone; later changes render at once. It must not measure the page: that would force a layout.
 */
export class OwnTask extends LitElement {
  protected override scheduleUpdate(): void | Promise<unknown> {
    return this.hasUpdated ? super.scheduleUpdate() : this.#first();
  }

  /** Computes in an earlier task what the first render needs. */
  protected prepare(): void {
    // Most elements need nothing.
  }

  async #first(): Promise<void> {
    await nextTask();
    this.prepare();
    await nextTask();
    await super.scheduleUpdate();
  }
}
