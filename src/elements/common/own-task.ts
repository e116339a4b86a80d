import { LitElement } from 'lit';

/**
 * An element that is drawn for the first time in a task of its own, so that a stage made of several
 * large ones is not one long task on a slow phone; whatever changes later is drawn at once. It asks
 * nothing of the page: to ask whether something is seen would lay all of it out.
 */
export class OwnTask extends LitElement {
  protected override scheduleUpdate(): void | Promise<unknown> {
    if (this.hasUpdated) return super.scheduleUpdate();
    return new Promise((resolve) => setTimeout(resolve)).then(() => super.scheduleUpdate());
  }
}
