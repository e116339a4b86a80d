import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Occasion } from '../../rules/campaign/acts/act.ts';
import type { Choice, ChoiceOf, Step } from '../../rules/campaign/history/choice.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { say } from '../common/say.ts';

/** The choice so far and the possible choices of one act. */
export interface ActWork<Name extends Step> extends Occasion {
  readonly choice: ChoiceOf<Name>;
  /** Read only: already done, or not open now. */
  readonly fixed: boolean;
  readonly find: FindBooklet;
}

/**
 * Base of the elements that draft an act: its fields and their result. The same on a settlement's page and on a
 * card. Changes nothing itself: the parent acts on the event.
 *
 * @fires choice-drafted
 */
export abstract class ActElement<Name extends Step> extends LitElement {
  @property({ attribute: false }) work: ActWork<Name> | null = null;

  override render(): TemplateResult {
    return this.work ? this.form(this.work) : html``;
  }

  protected abstract form(work: ActWork<Name>): TemplateResult;

  protected draft(choice: Choice): void {
    say(this, 'choice-drafted', { choice });
  }
}

declare global {
  interface HTMLElementEventMap {
    'choice-drafted': CustomEvent<{ readonly choice: Choice }>;
  }
}
