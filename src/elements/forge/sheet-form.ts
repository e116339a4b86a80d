import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import {
  ARMS,
  BUILDS,
  COVERS,
  FRONT_COVERS,
  GROUNDS,
  HEADS,
  HORIZONS,
  LEGS,
  MARKINGS,
  SHOULDERS,
  TORSOS,
} from '../../rules/document/figure-document.ts';
import { say } from '../common/say.ts';
import type { Said } from '../common/say.ts';
import { icon } from '../common/signs.ts';
import foldStyles from '../common/fold.css?inline';
import { styled } from '../common/styled.ts';
import type { FieldFaults } from './form-field.ts';
import { choiceField, textField, why } from './form-field.ts';
import fieldStyles from './form-field.css?inline';
import { FIELD_WORDS, FIGURE_WORDS, FORGE_WORDS } from './forge-words.ts';
import styles from './sheet-form.css?inline';
import type { FigureField, SheetField, TypedSheet, TypedWeapon } from './typed-sheet.ts';
import {
  BLANK_SHEET,
  BLANK_WEAPON,
  FIGURE_FIELDS,
  FOLDED_FIELDS,
  HEAD_FIELDS,
  MOST_WEAPONS,
} from './typed-sheet.ts';
import './weapon-entry.ts';

const YES_NO = ['yes', 'no'] as const;
const FIGURE_CHOICES: Readonly<Record<FigureField, readonly string[]>> = {
  build: BUILDS,
  torso: TORSOS,
  head: HEADS,
  shoulders: SHOULDERS,
  arms: ARMS,
  legs: LEGS,
  marking: MARKINGS,
  ...{ jets: YES_NO, dish: YES_NO, antenna: YES_NO },
  cover: FRONT_COVERS,
  'world.ground': GROUNDS,
  'world.horizon': HORIZONS,
  'world.cover': COVERS,
};
const WORDS: readonly SheetField[] = ['designation', 'name', 'engine', 'source'];

/**
 * Shows a record sheet as a form: the 'Mech, its weapons, and folded optional entries. Each fault is shown at
 * its field.
 *
 * @slot doll - for a figure of the 'Mech
 * @fires sheet-typed - it changed
 * @fires field-left - a field lost the focus
 */
@customElement('sheet-form')
export class SheetForm extends LitElement {
  static override styles = styled(foldStyles, fieldStyles, styles);

  @property({ attribute: false }) typed: TypedSheet = BLANK_SHEET;
  @property({ attribute: false }) faults: FieldFaults = new Map();
  /** A free designation to offer if the present one is taken. */
  @property() instead = '';
  /** Keys of the rows, so that removing one does not affect the others. */
  #names: number[] = [];
  #next = 0;

  override render(): TemplateResult {
    const { faults, typed } = this;
    const carried = Object.keys(typed.rest);
    return html`<form
      class="stack apart"
      novalidate
      @submit=${(event: Event) => event.preventDefault()}
    >
      <div class="head">${HEAD_FIELDS.map((field) => this.#head(field))}</div>
      <slot name="doll"></slot>
      ${why('', faults)}
      <section class="stack" aria-labelledby="weapons">
        <h2 id="weapons" class="titled">${FORGE_WORDS.weapons}</h2>
        ${why('weapons', faults)} ${this.#weapons()}
        <button
          type="button"
          class="button another"
          ?disabled=${typed.weapons.length >= MOST_WEAPONS}
          @click=${this.#add}
        >
          ${icon('add')} ${FORGE_WORDS.addWeapon}
        </button>
      </section>
      <details ?open=${this.#isFaulty((name) => /^(?:engine|source|balance)\b/.test(name))}>
        <summary>${FORGE_WORDS.more} ${icon('down')}</summary>
        <div class="folded">
          ${FOLDED_FIELDS.map((field) => this.#head(field))} ${this.#balance()}
        </div>
      </details>
      <details ?open=${this.#isFaulty((name) => name.startsWith('figure'))}>
        <summary>${FORGE_WORDS.drawing} ${icon('down')}</summary>
        <p class="hint">${FORGE_WORDS.drawingWhy}</p>
        <div class="choices">${FIGURE_FIELDS.map((field) => this.#figure(field))}</div>
        ${why('figure', faults)}
      </details>
      ${carried.length > 0 ? html`<p class="faint">${FORGE_WORDS.carried(carried)}</p>` : nothing}
    </form>`;
  }

  #isFaulty(is: (name: string) => boolean): boolean {
    return [...this.faults.keys()].some(is);
  }

  #head(field: SheetField): TemplateResult {
    const [label, hint] = FIELD_WORDS[field];
    const { typed } = this;
    return html`${textField({
      ...{ name: field, label, hint, faults: this.faults, value: typed.fields[field] },
      isNumber: !WORDS.includes(field),
      wide: WORDS.includes(field),
      typed: (value) => this.#say({ ...typed, fields: { ...this.typed.fields, [field]: value } }),
      left: () => say(this, 'field-left', { field }),
    })}${
      field === 'designation' && this.instead !== ''
        ? html`<button type="button" class="button instead" @click=${this.#takeInstead}>
            ${FORGE_WORDS.instead(this.instead)}
          </button>`
        : nothing
    }`;
  }

  #balance(): TemplateResult {
    const { balance } = this.typed;
    return html`<div class="balance" role="group" aria-labelledby="balance">
      <h3 id="balance">${FORGE_WORDS.balance}</h3>
      <p class="hint">${FORGE_WORDS.balanceWhy}</p>
      ${(['armor', 'fire'] as const).map((entry) =>
        textField({
          ...{ name: `balance.${entry}`, label: FORGE_WORDS[entry], isNumber: true },
          ...{ faults: this.faults, value: balance[entry] },
          typed: (value) =>
            this.#say({ ...this.typed, balance: { ...this.typed.balance, [entry]: value } }),
          left: () => say(this, 'field-left', { field: `balance.${entry}` }),
        }),
      )}
      ${why('balance', this.faults)}
    </div>`;
  }

  #figure(field: FigureField): TemplateResult {
    const chosen = this.typed.figure[field] ?? '';
    const choices = FIGURE_CHOICES[field];
    return choiceField({
      ...{ name: `figure.${field}`, label: FIGURE_WORDS[field], faults: this.faults },
      value: chosen,
      options: [
        ['', FORGE_WORDS.byForge],
        ...(chosen === '' || choices.includes(chosen)
          ? []
          : [[chosen, FORGE_WORDS.notKnown(chosen)] as const]),
        ...choices.map((choice) => [choice, choice] as const),
      ],
      typed: (value) =>
        this.#say({ ...this.typed, figure: { ...this.typed.figure, [field]: value } }),
      left: () => say(this, 'field-left', { field: `figure.${field}` }),
    });
  }

  #weapons(): unknown {
    const { weapons } = this.typed;
    while (this.#names.length < weapons.length) this.#names.push((this.#next += 1));
    this.#names.length = weapons.length;
    return repeat(
      weapons,
      (_weapon, place) => this.#names[place],
      (weapon, place) =>
        html`<weapon-entry
          .weapon=${weapon}
          .place=${place}
          .faults=${this.#faultsOf(place)}
          ?alone=${weapons.length === 1}
          @weapon-typed=${(event: Said<'weapon-typed'>) =>
            this.#putWeapons(this.typed.weapons.with(place, event.detail.weapon))}
          @weapon-left=${(event: Said<'weapon-left'>) =>
            say(this, 'field-left', { field: `weapons.${place}.${event.detail.field}` })}
          @weapon-removed=${() => this.#takeOut(place)}
        ></weapon-entry>`,
    );
  }

  #faultsOf(place: number): FieldFaults {
    const own = `weapons.${place}`;
    return new Map(
      [...this.faults].flatMap(([name, sentences]) =>
        name === own
          ? [['', sentences] as const]
          : name.startsWith(`${own}.`)
            ? [[name.slice(own.length + 1), sentences] as const]
            : [],
      ),
    );
  }

  #putWeapons(weapons: readonly TypedWeapon[]): void {
    this.#say({ ...this.typed, weapons });
  }

  readonly #add = async (): Promise<void> => {
    this.#putWeapons([...this.typed.weapons, BLANK_WEAPON]);
    await this.updateComplete;
    const added = [...this.renderRoot.querySelectorAll('weapon-entry')].at(-1);
    await added?.updateComplete;
    added?.renderRoot.querySelector('select')?.focus();
  };

  #takeOut(place: number): void {
    this.#names.splice(place, 1);
    this.#putWeapons(this.typed.weapons.filter((_weapon, at) => at !== place));
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('.another')?.focus(),
    );
  }

  readonly #takeInstead = (): void => {
    const { fields } = this.typed;
    this.#say({ ...this.typed, fields: { ...fields, designation: this.instead } });
    this.renderRoot.querySelector<HTMLElement>('input')?.focus();
  };

  #say(typed: TypedSheet): void {
    // The next change must build on this one even before the parent gives it back.
    this.typed = typed;
    say(this, 'sheet-typed', { typed });
  }

  async focusFault(): Promise<void> {
    await this.updateComplete;
    const entries = [...this.renderRoot.querySelectorAll('weapon-entry')];
    await Promise.all(entries.map((entry) => entry.updateComplete));
    const fields = [this, ...entries].flatMap((each) => [
      ...each.renderRoot.querySelectorAll<HTMLElement>("[aria-invalid='true']"),
    ]);
    const own = fields[0] ?? this.renderRoot.querySelector<HTMLElement>('.another');
    own?.focus();
  }
}

declare global {
  interface HTMLElementEventMap {
    'sheet-typed': CustomEvent<{ readonly typed: TypedSheet }>;
    'field-left': CustomEvent<{ readonly field: string }>;
  }
}
