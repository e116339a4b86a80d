import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { deedsOf, tidied } from '../../rules/campaign/acts/acts.ts';
import type { Hindrance } from '../../rules/campaign/card/hindrance.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Choice, Step } from '../../rules/campaign/history/choice.ts';
import { wouldCome } from '../../rules/campaign/settlement/would-come.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { actWords, whyNotWords } from '../../rules/words/acts/words-of-acts.ts';
import { actForm } from '../acts/act-form.ts';
import { draftOf } from '../acts/drafts.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { styled } from '../common/styled.ts';
import styles from './card-act.css?inline';

/**
 * Shows an act between games on a sheet over a card or as a panel of its page, with a button that does it or
 * says why it cannot be done.
 *
 * @fires choice-drafted
 * @fires act-chosen - detail `{ choice }`: do it as chosen
 */
@customElement('card-act')
export class CardAct extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) hangar!: Hangar;
  @property() pilot: PilotId = '';
  @property({ attribute: false }) step!: Step;
  @property({ attribute: false }) find: FindBooklet = () => undefined;
  @property({ attribute: false }) draft: Choice | null = null;
  /** The initial choice, if it is not the one that the rules offer. */
  @property({ attribute: false }) first: Choice | null = null;
  /** A panel is always open, a sheet only on request. */
  @property({ type: Boolean }) panel = false;
  @property({ type: Boolean }) open = false;
  @property({ type: Boolean }) busy = false;
  @property() fault = '';

  override render(): TemplateResult {
    const { hangar, panel, pilot, step } = this;
    const heading = panel || this.open ? (actWords(step).asks?.(hangar, pilot) ?? '') : '';
    if (panel) {
      const { body, button } = this.#drafted();
      return html`<section class="panel" aria-labelledby="what">
        <h2 id="what" class="label">${heading}</h2>
        ${body} ${button === nothing ? nothing : html`<footer>${button}</footer>`}
      </section>`;
    }
    const drafted = this.open ? this.#drafted() : null;
    return html`<sheet-dialog heading=${heading} fault=${this.fault} .open=${this.open}>
      ${drafted?.body ?? nothing} ${drafted?.button ?? nothing}
    </sheet-dialog>`;
  }

  #drafted(): { body: TemplateResult; button: TemplateResult | typeof nothing } {
    const { busy, find, first, hangar, pilot, step } = this;
    const asked = { hangar, settlement: null, pilot, step };
    const draft = draftOf(asked, this.draft, find, first ?? undefined);
    return {
      body: actForm(step, { ...asked, find, fixed: busy }, draft),
      button: busy ? nothing : this.#button(tidied(draft)),
    };
  }

  #button(choice: Choice): TemplateResult | typeof nothing {
    const { hangar, panel } = this;
    const occasion = { hangar, settlement: null };
    const would: Hangar | Hindrance = wouldCome(occasion, choice, this.find);
    const isNothing = deedsOf(choice, hangar).length === 0;
    if (isNothing && panel) return nothing;
    const why = isHindrance(would) ? whyNotWords(choice, would, hangar) : '';
    const words = actWords(choice.step).does(choice, occasion, isHindrance(would) ? null : would);
    const isShut = isNothing || why !== '';
    return html`<button
      slot=${panel ? nothing : 'buttons'}
      type="button"
      class="button ${isShut ? 'notyet' : 'main'}"
      aria-disabled=${isShut ? 'true' : 'false'}
      @click=${() => isShut || say(this, 'act-chosen', { choice })}
    >
      <span>${words}${why === '' ? nothing : html`<small>${why}</small>`}</span>
    </button>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'act-chosen': CustomEvent<{ readonly choice: Choice }>;
  }
}
