import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { Library, Shelved } from '../../offline/booklets/library.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { stepRule } from '../../rules/campaign/acts/acts.ts';
import { leftToSpend } from '../../rules/campaign/acts/experience.ts';
import type { Price } from '../../rules/campaign/acts/mech-offers.ts';
import { pricesToday, replaces } from '../../rules/campaign/acts/mech-offers.ts';
import { GAMES_FOR_NEW, priceAfter } from '../../rules/campaign/acts/new-mech.ts';
import { lostMech, maySetHouseRule } from '../../rules/campaign/acts/replacement.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import { mechBooklet, pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import type { Replacing } from '../../rules/campaign/history/choice.ts';
import type { HouseRule } from '../../rules/campaign/history/founding.ts';
import { HOUSE_RULES } from '../../rules/campaign/history/founding.ts';
import { nameOfPilot } from '../../rules/words/hangar-names.ts';
import { hindranceText } from '../../rules/words/hindrance-text.ts';
import '../campaign/mech-choice.ts';
import { libraryContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';
import { replacementForm } from '../../rules/words/acts/replacement.ts';
import { styled } from '../common/styled.ts';
import type { ActDraft } from './act-draft.ts';
import styles from './replacement-act.css?inline';
import rowStyles from './rows.css?inline';

type Work = ActDraft<'replacement'>;
type Way = Replacing['as'] | 'none';

/**
 * Asks for the next 'Mech: a replacement of the same tonnage for a lost one (K10), or a new one at its price
 * after ten games in the old one (K4). On a page a lost 'Mech may also be left open.
 *
 * @fires house-rule-set - detail `{ rule }`: the penalty that replacements start with (K10), asked for the
 * first one
 */
@customElement('replacement-act')
export class ReplacementAct extends LitElement {
  static override styles = styled(rowStyles, styles);

  @property({ attribute: false }) work: Work | null = null;
  @fromContext(libraryContext) private library!: Library;
  /** Null while the shelf is being read. */
  @state() private booklets: readonly Booklet[] | null = null;

  protected override firstUpdated(): void {
    void this.#read();
  }

  async #read(): Promise<void> {
    const read = await Promise.all(
      this.library.shelf.map(({ id, edition }) => this.library.read(id, edition)),
    );
    this.booklets = read.filter((booklet) => booklet !== undefined);
  }

  override render(): TemplateResult {
    return this.work ? this.#form(this.work) : html``;
  }

  #form(work: Work): TemplateResult {
    const { choice, hangar } = work;
    const { mech } = choice;
    const lost =
      pilotOf(hangar, choice.pilot).mech === null ? lostMech(hangar, choice.pilot) : null;
    const prices = pricesToday(hangar, choice.pilot, this.booklets ?? []);
    return html`<div class="body stack">
      ${lost ? this.#ways(work, lost) : html`<p>${replacementForm.inPlace}</p>`}
      ${mech?.as === 'new' ? this.#prices(work, prices) : nothing}
      ${mech?.as === 'replacement' && maySetHouseRule(hangar) && !work.fixed ? this.#houseRule(work, mech) : nothing}
      ${
        mech
          ? html`<mech-choice
              .from=${mech}
              .taken=${hangar.mechs.map(({ name }) => name)}
              .among=${this.#among(work, mech, lost, prices)}
              @mech-drafted=${({ detail }: Said<'mech-drafted'>) =>
                work.draft({ ...choice, mech: { ...detail.mech, as: mech.as } })}
            ></mech-choice>`
          : nothing
      }
    </div>`;
  }

  #among(
    { find }: Work,
    { as }: Replacing,
    lost: Mech | null,
    prices: readonly Price[],
  ): (shelved: Shelved) => boolean {
    return ({ id, mech: { tonnage } }) =>
      as === 'replacement'
        ? lost !== null && replaces(lost, { id, tonnage }, find)
        : this.booklets === null ||
          prices.some(({ booklet, shut }) => booklet.id === id && shut === null);
  }

  #ways(work: Work, lost: Mech): TemplateResult {
    const { find, hangar, settlement } = work;
    const { tonnage } = mechBooklet(lost, find).mech;
    return html`<p>${replacementForm.lost(lost.name)}</p>
      <fieldset class="rows">
        <legend class="unseen">${replacementForm.ways}</legend>
        ${this.#way(work, 'replacement', 'A replacement', replacementForm.replacement(tonnage, hangar.founding.replacements))}
        ${this.#way(work, 'new', "A new 'Mech", this.#price(work, lost), lost.games < GAMES_FOR_NEW)}
        ${settlement ? this.#way(work, 'none', 'None yet', replacementForm.none) : nothing}
      </fieldset>`;
  }

  #houseRule({ find, hangar }: Work, { booklet, edition }: Replacing): TemplateResult {
    const taken = find(booklet, edition);
    return html`<fieldset class="rows">
      <legend>${replacementForm.houseRule}</legend>
      <p>${replacementForm.houseMeans}</p>
      ${HOUSE_RULES.map(
        (rule) =>
          html`<label class="row">
            <input
              type="radio"
              name="rule"
              .checked=${live(hangar.founding.replacements === rule)}
              @change=${() => say(this, 'house-rule-set', { rule })}
            />
            <span
              ><b>${replacementForm.starts(rule)}</b>
              <small>${taken ? replacementForm.scores(taken, rule) : nothing}</small></span
            >
          </label>`,
      )}
    </fieldset>`;
  }

  #way(work: Work, way: Way, name: string, note: string, isShut = false): TemplateResult {
    return html`<label class="row ${isShut ? 'shut' : ''}">
      <input
        type="radio"
        name="way"
        ?disabled=${isShut}
        .checked=${live((work.choice.mech?.as ?? 'none') === way)}
        @change=${() => this.#pick(work, way)}
      />
      <span><b>${name}</b> <small>${note}</small></span>
    </label>`;
  }

  /** The price of a new 'Mech, or why there is none (K4). */
  #price({ choice, find, hangar }: Work, lost: Mech): string {
    if (lost.games < GAMES_FOR_NEW) return replacementForm.tooSoon;
    const taken = choice.mech && find(choice.mech.booklet, choice.mech.edition);
    const left = replacementForm.left(leftToSpend(pilotOf(hangar, choice.pilot)));
    return taken ? `${replacementForm.price(priceAfter(lost, taken))}; ${left}` : left;
  }

  #prices({ hangar }: Work, prices: readonly Price[]): TemplateResult {
    return html`<ul class="prices" aria-label="Prices today">
      ${prices.map(
        ({ booklet: { mech }, price, shut }) =>
          html`<li class="abreast spread">
            <span
              ><b>${mech.name} ${mech.designation}</b
              >${shut ? html`<small>${hindranceText(shut, (id) => nameOfPilot(hangar, id))}</small>` : nothing}</span
            >
            <span>${replacementForm.price(price)}</span>
          </li>`,
      )}
    </ul>`;
  }

  #pick(work: Work, way: Way): void {
    const { choice, draft } = work;
    if (way === 'none') return draft({ ...choice, mech: null });
    const mech = choice.mech ?? stepRule('replacement').first(work, choice.pilot).mech;
    draft({ ...choice, mech: mech && { ...mech, as: way } });
  }
}

declare global {
  interface HTMLElementEventMap {
    'house-rule-set': CustomEvent<{ readonly rule: HouseRule }>;
  }
}
