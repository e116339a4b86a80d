import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { PilotWords } from '../../rules/campaign/card/pilot-card.ts';
import { heirless } from '../../rules/campaign/acts/succession.ts';
import { pilotName } from '../../rules/fight/name.ts';
import { orNotDone } from '../campaign/answered.ts';
import '../campaign/mech-choice.ts';
import type { MechChoice } from '../campaign/mech-choice.ts';
import fieldStyles from '../campaign/fields.css?inline';
import { nameFields } from '../campaign/name-fields.ts';
import { notify } from '../common/notice.ts';
import { say } from '../common/say.ts';
import { icon } from '../common/signs.ts';
import '../common/sheet-dialog.ts';
import { styled } from '../common/styled.ts';
import styles from './enlist-sheet.css?inline';
import { HANGAR_WORDS } from './hangar-words.ts';

const NOBODY: PilotWords = { name: '', nickname: '', unit: '' };

/**
 * Asks for a new pilot in a new 'Mech, perhaps as a successor (K11).
 *
 * @fires pilot-enlisted - done; the sheet can close
 */
@customElement('enlist-sheet')
export class EnlistSheet extends LitElement {
  static override styles = styled(fieldStyles, styles);

  @property({ type: Boolean }) open = false;
  @property({ attribute: false }) running: RunningHangar | null = null;
  @property({ attribute: false }) hangar: Hangar | null = null;
  @state() private words = NOBODY;
  @state() private heirOf = '';
  @state() private trouble = '';
  @query('mech-choice') private readonly choice!: MechChoice | null;
  #enlisting = false;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('open') && this.open) this.#begin();
  }

  override render(): TemplateResult {
    const { hangar } = this;
    return html`<sheet-dialog heading=${this.#heading} .open=${this.open}>
      ${
        this.open && hangar
          ? html`<form class="stack" id="enlisting" @submit=${this.#enlist}>
              ${nameFields(this.words, { label: HANGAR_WORDS.pilotsName, required: true }, (typed) => (this.words = { ...this.words, ...typed }))}
              ${this.#successor(hangar)}
              <mech-choice .taken=${hangar.mechs.map(({ name }) => name)}></mech-choice>
              <p role="alert">${this.trouble || nothing}</p>
            </form>`
          : nothing
      }
      <button slot="buttons" type="submit" form="enlisting" class="button main">
        Add the pilot
      </button>
    </sheet-dialog>`;
  }

  get #heading(): string {
    return this.hangar?.pilots.some(({ end }) => end === null) ? 'Add a pilot' : 'The first pilot';
  }

  /** A successor gets the stockpile of the dead pilot (K11). */
  #successor(hangar: Hangar): TemplateResult | typeof nothing {
    const left = heirless(hangar);
    if (left.length === 0) return nothing;
    return html`<label class="field"
      ><span>${HANGAR_WORDS.inPlace}</span
      ><select
        @change=${(event: Event) => (this.heirOf = (event.target as HTMLSelectElement).value)}
      >
        <option value="" .selected=${this.heirOf === ''}>nobody</option>
        ${left.map(
          ({ id, name, stockpile }) =>
            html`<option value=${id} .selected=${this.heirOf === id}>
              ${name}${stockpile.length > 0 ? `, ${stockpile.length} ${stockpile.length === 1 ? 'part' : 'parts'}` : ''}
            </option>`,
        )}</select
      >${icon('down')}</label
    >`;
  }

  #begin(): void {
    this.words = NOBODY;
    this.heirOf = '';
    this.trouble = '';
    this.choice?.clear();
  }

  readonly #enlist = async (event: Event): Promise<void> => {
    event.preventDefault();
    const mech = this.choice?.chosen;
    if (!mech || !this.running || this.#enlisting) return;
    const name = pilotName(this.words.name);
    const who = {
      ...{ name, nickname: this.words.nickname.trim(), unit: this.words.unit.trim() },
      mech,
    };
    this.#enlisting = true;
    const done = await orNotDone(
      this.running.do({ kind: 'enlist', who, after: this.heirOf || null }),
    );
    this.#enlisting = false;
    if (done.kind !== 'done') {
      this.trouble = done.sentence;
      return;
    }
    say(this, 'pilot-enlisted');
    notify(this, `${name} flies ${mech.name}.`);
  };
}

declare global {
  interface HTMLElementEventMap {
    'pilot-enlisted': CustomEvent<null>;
  }
}
