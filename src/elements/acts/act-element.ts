import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Occasion } from '../../rules/campaign/acts/act.ts';
import type { Choice, ChoiceOf, Step } from '../../rules/campaign/history/choice.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { say } from '../common/say.ts';

/** What an act's element shows: what is chosen of what can be. */
export interface ActWork<Name extends Step> extends Occasion {
  /** As it was made, or as it is thought of. */
  readonly choice: ChoiceOf<Name>;
  /** Nothing can be changed: it was made, or cannot be made now. */
  readonly fixed: boolean;
  readonly find: FindBooklet;
}

/**
 * What drafts an act, on a page of a settlement and on a card alike: its fields, and what they come to.
 * Nothing is done before whoever shows it does so.
 *
 * @fires choice-drafted
 */
export abstract class ActElement<Name extends Step> extends LitElement {
  @property({ attribute: false }) work: ActWork<Name> | null = null;

  override render(): TemplateResult {
    return this.work ? this.form(this.work) : html``;
  }

  /** The fields of the act. */
  protected abstract form(work: ActWork<Name>): TemplateResult;

  /** Says that something else is picked. */
  protected draft(choice: Choice): void {
    say(this, 'choice-drafted', { choice });
  }
}

declare global {
  interface HTMLElementEventMap {
    'choice-drafted': CustomEvent<{ readonly choice: Choice }>;
  }
}
