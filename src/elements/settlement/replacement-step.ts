import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { Shelved } from '../../offline/booklets/library.ts';
import type { Replacing } from '../../rules/campaign/history/choice.ts';
import { bookletOf } from '../../rules/campaign/hangar/hangar.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import { GAMES_FOR_NEW, priceAfter } from '../../rules/campaign/acts/new-mech.ts';
import { number } from '../../rules/words/words.ts';
import '../campaign/mech-choice.ts';
import type { Said } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import { draft } from './drafted.ts';
import { firstDraft, purseOf } from './drafts.ts';
import { flownMech } from '../../rules/campaign/acts/settling.ts';
import rowStyles from './rows.css?inline';
import type { ChoiceOf, StepWork } from './steps.ts';

type Work = StepWork<ChoiceOf<'replacement'>>;
type Way = Replacing['as'] | 'none';

/**
 * What is flown in place of a lost 'Mech (K10): a replacement of the same tonnage, a new one at its price after ten
 * games in the old (K4), or none as yet.
 *
 * @fires choice-drafted
 */
@customElement('replacement-step')
export class ReplacementStep extends LitElement {
  static override styles = styled(rowStyles);

  @property({ attribute: false }) work: Work | null = null;

  override render(): TemplateResult {
    const { work } = this;
    if (!work) return html``;
    const { choice, settlement, find } = work;
    const { mech } = choice;
    const lost = flownMech(settlement, choice.pilot);
    const { tonnage } = bookletOf(lost, find).mech;
    const isOpen = ({ id, mech: { tonnage: tons } }: Shelved): boolean =>
      mech?.as === 'new' || tons === tonnage || id === lost.booklet;
    return html`<div class="body stack">
      <p>${lost.name} is lost.</p>
      <fieldset class="rows">
        <legend class="unseen">What is flown in its place</legend>
        ${this.#way(work, 'replacement', 'A replacement', `${tonnage} tons, ${number(-settlement.after.founding.replacements)} to every maneuver; points can be bought back`)}
        ${this.#way(work, 'new', "A new 'Mech", this.#price(work, lost))}
        ${this.#way(work, 'none', 'None as yet', 'without one nobody can muster')}
      </fieldset>
      ${
        mech
          ? html`<mech-choice
              .from=${mech}
              .taken=${settlement.after.mechs.map(({ name }) => name)}
              .among=${isOpen}
              @mech-drafted=${({ detail }: Said<'mech-drafted'>) =>
                draft(this, { ...choice, mech: { ...detail.mech, as: mech.as } })}
            ></mech-choice>`
          : nothing
      }
    </div>`;
  }

  #way(work: Work, way: Way, name: string, note: string): TemplateResult {
    const { choice, settlement } = work;
    const isShut = way === 'new' && flownMech(settlement, choice.pilot).games < GAMES_FOR_NEW;
    return html`<label class="row ${isShut ? 'shut' : ''}">
      <input
        type="radio"
        name="way"
        ?disabled=${isShut}
        .checked=${live((choice.mech?.as ?? 'none') === way)}
        @change=${() => this.#pick(work, way)}
      />
      <span><b>${name}</b> <small>${note}</small></span>
    </label>`;
  }

  /** What a new one costs; why there is none (K4). */
  #price({ choice, settlement, find }: Work, lost: Mech): string {
    if (lost.games < GAMES_FOR_NEW)
      return `only after ${GAMES_FOR_NEW} games in the one that is lost`;
    const taken = choice.mech && find(choice.mech.booklet, choice.mech.edition);
    const left = `${purseOf(settlement, choice.pilot)} left to spend`;
    return taken ? `${priceAfter(lost, taken)} experience; ${left}` : left;
  }

  #pick({ choice, settlement }: Work, way: Way): void {
    if (way === 'none') return draft(this, { ...choice, mech: null });
    const first = firstDraft(settlement, choice.pilot, 'replacement');
    const mech = choice.mech ?? (first.step === 'replacement' ? first.mech : null);
    draft(this, { ...choice, mech: mech && { ...mech, as: way } });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'replacement-step': ReplacementStep;
  }
}
