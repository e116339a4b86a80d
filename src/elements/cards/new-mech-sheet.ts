import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Library, Shelved } from '../../offline/booklets/library.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Replacing } from '../../rules/campaign/history/choice.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Price } from '../../rules/campaign/acts/mech-offers.ts';
import { pricesToday, replaces } from '../../rules/campaign/acts/mech-offers.ts';
import { GAMES_FOR_NEW } from '../../rules/campaign/acts/new-mech.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { lostMech } from '../../rules/campaign/acts/replacement.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { hindranceText } from '../../rules/words/hindrance-text.ts';
import { number } from '../../rules/words/words.ts';
import '../campaign/mech-choice.ts';
import type { MechChoice } from '../campaign/mech-choice.ts';
import { libraryContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { styled } from '../common/styled.ts';
import { nameOfPilot } from './history-words.ts';
import fields from './sheet-fields.css?inline';

/**
 * The sheet on which a pilot takes another 'Mech: in place of the one that is flown, at today's price (K4);
 * in place of a lost one a replacement of its tonnage (K10), or, after ten games in it, a new one.
 *
 * @fires mech-chosen
 */
@customElement('new-mech-sheet')
export class NewMechSheet extends LitElement {
  static override styles = styled(fields);

  @property({ type: Boolean }) open = false;
  @property({ attribute: false }) hangar!: Hangar;
  @property({ attribute: false }) pilot!: Pilot;
  @property({ attribute: false }) find!: FindBooklet;
  @property() fault = '';
  @fromContext(libraryContext) private library!: Library;
  @state() private as: Replacing['as'] = 'replacement';
  /** Those of the shelf, when they are read. */
  @state() private booklets: readonly Booklet[] = [];
  @query('mech-choice') private readonly choice!: MechChoice | null;

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('open') || !this.open) return;
    this.as = this.pilot.mech === null ? 'replacement' : 'new';
    void this.#read();
  }

  async #read(): Promise<void> {
    const read = await Promise.all(
      this.library.shelf.map(({ id, edition }) => this.library.read(id, edition)),
    );
    this.booklets = read.filter((booklet) => booklet !== undefined);
  }

  override render(): TemplateResult {
    const lost = this.pilot.mech === null;
    const heading = lost ? `Another 'Mech for ${this.pilot.name}` : "A new 'Mech";
    return html`<sheet-dialog heading=${heading} .open=${this.open}>
      ${this.open ? this.#body(lost) : nothing}
    </sheet-dialog>`;
  }

  #body(lost: boolean): TemplateResult {
    const { as, hangar, pilot } = this;
    const last = lost ? lostMech(hangar, pilot.id) : null;
    const prices = pricesToday(hangar, pilot.id, this.booklets);
    return html`${
        last
          ? this.#how(last.games >= GAMES_FOR_NEW)
          : html`<p>
              It takes the place of the one that is flown, whose usable parts go to the stockpile.
            </p>`
      }
      ${as === 'new' ? this.#prices(prices) : nothing}
      <div class="fields">
        <mech-choice
          .taken=${hangar.mechs.map(({ name }) => name)}
          .among=${(shelved: Shelved) =>
            as === 'replacement'
              ? last !== null &&
                replaces(last, { id: shelved.id, tonnage: shelved.mech.tonnage }, this.find)
              : prices.some(({ booklet, shut }) => booklet.id === shelved.id && shut === null)}
        ></mech-choice>
      </div>
      <p class="fault" role="alert">${this.fault}</p>
      <button slot="buttons" type="button" class="button main" @click=${this.#take}>
        Take it
      </button>`;
  }

  /** A lost one: what takes its place. */
  #how(worn: boolean): TemplateResult {
    const { replacements } = this.hangar.founding;
    const way = (as: Replacing['as'], name: string, told: string): TemplateResult =>
      html`<label class="choice">
        <input type="radio" name="as" .checked=${this.as === as} @change=${() => (this.as = as)} />
        <span><b>${name}</b><small>${told}</small></span>
      </label>`;
    const told = `of the same tonnage; ${number(-replacements)} to every maneuver until points are bought back`;
    return worn
      ? html`<fieldset class="choices">
          <legend class="unseen">What takes its place</legend>
          ${way('replacement', 'A replacement', told)}
          ${way('new', 'A new one', 'for its price in experience')}
        </fieldset>`
      : html`<p><b>A replacement</b> ${told}.</p>`;
  }

  #prices(prices: readonly Price[]): TemplateResult {
    return html`<ul class="prices" aria-label="Prices today">
      ${prices.map(
        ({ booklet: { mech }, price, shut }) =>
          html`<li>
            <span
              ><b>${mech.name} ${mech.designation}</b
              >${shut ? html`<small>${hindranceText(shut, (id) => nameOfPilot(this.hangar, id))}</small>` : nothing}</span
            >
            <span>${price} experience</span>
          </li>`,
      )}
    </ul>`;
  }

  readonly #take = (): void => {
    const words = this.choice?.chosen;
    if (words) say(this, 'mech-chosen', { ...words, as: this.as });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'new-mech-sheet': NewMechSheet;
  }
  interface HTMLElementEventMap {
    'mech-chosen': CustomEvent<Replacing>;
  }
}
