import { html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Keys } from '../../../rules/check/finding.ts';
import type { Range } from '../../../rules/vocabulary.ts';
import { withName } from '../../../rules/workshop/renamed.ts';
import { sourcesMoved, takenOut } from '../../../rules/workshop/taken-out.ts';
import foldStyles from '../../common/fold.css?inline';
import '../../common/sheet-dialog.ts';
import { icon } from '../../common/signs.ts';
import { styled } from '../../common/styled.ts';
import { Wide } from '../../common/room.ts';
import fieldStyles from '../../form/form-field.css?inline';
import type { Typed } from '../../form/typed.ts';
import { isTree, shown, valueAt, withValue } from '../../form/typed.ts';
import styles from './card-form.css?inline';
import { CARD_FORM_WORDS } from './card-form-words.ts';
import {
  MOST_LINES,
  cardNames,
  listAt,
  suppliesOf,
  typedRows,
  wordsAt,
} from '../draft/card-list.ts';
import { cardRows } from './card-rows.ts';
import './figure-choice.ts';
import './maneuver-form.ts';
import { NamingForm } from './naming-form.ts';
import type { PlateForm } from '../plates/plate-form.ts';

/** What of the cover has a field, and what of the card. */
const [ON_COVER, ON_CARD] = [
  Object.keys(CARD_FORM_WORDS.cover),
  [...Object.keys(CARD_FORM_WORDS.card), 'ammunition', 'maneuvers'],
];

/** The cover and the stat card of a draft as a form; a row opens its own, beside the card or on a sheet. */
@customElement('card-form')
export class CardForm extends NamingForm {
  static override styles = styled(foldStyles, fieldStyles, styles);

  /** Where to go: `['mech', 'name']`. */
  @property({ attribute: false }) place: Keys = [];

  /** Room for the form of a row beside the card. */
  readonly #beside = new Wide(this);
  /** The cover was unfolded: it never closes by itself over what is typed there. */
  #unfolds = false;

  override get at(): string {
    return 'statCard';
  }

  override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!changed.has('place') || this.place.length === 0) return;
    const [, list, at] = this.place;
    this.row = list === 'maneuvers' && at !== undefined ? Number(at) : null;
    void this.go(this.place.join('.'));
  }

  override render(): TemplateResult {
    const { faults, row, typed } = this;
    const rows = typedRows(typed);
    const own = rows[row ?? -1];
    const form = own
      ? html`<maneuver-form
          .typed=${typed}
          .faults=${faults}
          .row=${row}
          @row-out=${() => void this.#close('#card')}
        ></maneuver-form>`
      : nothing;
    const name = own ? wordsAt(own.row, 'name') || CARD_FORM_WORDS.unnamed : '';
    return html`<div class="parts grid apart">
      <form class="stack apart" @submit=${(event: Event) => event.preventDefault()}>
        ${this.#cover()}
        <section class="panel stack apart" aria-labelledby="card">
          <h2 class="titled" id="card" tabindex="-1">${CARD_FORM_WORDS.cardOf}</h2>
          ${this.whyIn('statCard', ON_CARD)}
          <div class="facts grid">
            ${this.#facts('statCard', CARD_FORM_WORDS.card)} ${this.#supplies()}
            ${cardNames(this.beforeName).weapons.map((gun) => this.#name('weapon', gun, CARD_FORM_WORDS.gun))}
          </div>
          ${this.whyIn(
            'statCard.maneuvers',
            rows.map(({ at }) => String(at)),
          )}
          ${this.#odd('statCard.maneuvers')}
          ${cardRows(typed, {
            open: row,
            faulty: (at) => this.isFaultyIn(`statCard.maneuvers.${at}`),
            opened: (at) => void this.#open(at),
            added: (range, console) => this.#add(range, console),
          })}
        </section>
        <section class="panel stack apart" aria-labelledby="figure">
          <h2 class="titled" id="figure">${CARD_FORM_WORDS.figure}</h2>
          <figure-choice .typed=${typed} .faults=${faults}></figure-choice>
        </section>
      </form>
      ${
        this.#beside.is
          ? html`<section class="panel beside stack apart" aria-labelledby="row">
              <h2 class="titled" id="row" tabindex="-1">${name || CARD_FORM_WORDS.choose}</h2>
              ${form}
            </section>`
          : html`<sheet-dialog
              heading=${name}
              .open=${own !== undefined}
              @sheet-closed=${() => void this.#close(`[data-row='${row}']`)}
              >${form}</sheet-dialog
            >`
      }
    </div>`;
  }

  /** What stands where a list or kinds of ammunition belong, with a way out. */
  #odd(path: string): TemplateResult | typeof nothing {
    const value = valueAt(this.typed, path);
    const fits = path === 'statCard.ammunition' ? isTree(value) : Array.isArray(value);
    return value === undefined || fits ? nothing : this.strange(path);
  }

  #facts(part: string, facts: Readonly<Record<string, string>>): readonly TemplateResult[] {
    return Object.entries(facts).map(([key, label]) => this.field(`${part}.${key}`, { label }));
  }

  #cover(): TemplateResult {
    const { typed } = this;
    const lines = listAt(typed, 'mech.weapons');
    const name = wordsAt(typed, 'mech.name');
    this.#unfolds ||=
      name === '' || this.#beside.is || ['mech', 'sources'].some((part) => this.isFaultyIn(part));
    return html`<details class="panel" ?open=${this.#unfolds}>
      <summary class="titled">
        <span class="grow"
          >${CARD_FORM_WORDS.coverOf}
          <span class="faint">${name} ${wordsAt(typed, 'mech.designation')}</span></span
        >
        ${icon('down')}
      </summary>
      <div class="stack apart">
        <div class="facts grid">
          ${this.#facts('mech', CARD_FORM_WORDS.cover)}
          ${this.field('sources.note', { label: CARD_FORM_WORDS.note, wide: true })}
          ${lines.map((_line, at) =>
            this.#withOut(
              this.field(`mech.weapons.${at}`, { label: CARD_FORM_WORDS.line(at) }),
              CARD_FORM_WORDS.line(at),
              () => this.writeAll(takenOut(typed, ['mech', 'weapons', at]) as Typed),
            ),
          )}
        </div>
        ${this.#odd('mech.weapons')}
        ${this.whyIn('mech', [...ON_COVER, ...lines.map((_line, at) => `weapons.${at}`)])}
        ${this.whyIn('sources', ['note'])}
        <button
          type="button"
          class="button another"
          ?disabled=${lines.length >= MOST_LINES}
          @click=${() => this.tap('mech.weapons', [...lines, ''], `mech.weapons.${lines.length}`)}
        >
          ${icon('add')} ${CARD_FORM_WORDS.addLine}
        </button>
      </div>
    </details>`;
  }

  /** A field with a button that takes out what it is of. */
  #withOut(field: TemplateResult, what: string, out: () => void): TemplateResult {
    return html`<div class="with-out level dense">
      ${field}
      <button
        type="button"
        class="mid finger"
        aria-label=${CARD_FORM_WORDS.takeOut(what)}
        @click=${(event: Event) => {
          out();
          const part = (event.target as Element).closest('details, section');
          part?.querySelector<HTMLElement>('summary, h2')?.focus();
        }}
      >
        ${icon('close')}
      </button>
    </div>`;
  }

  /** A name that stands in many places; one that begins as '' is new. */
  #name(what: 'weapon' | 'ammunition', from: string, label: string): TemplateResult {
    const isTaken = (to: string): boolean =>
      what === 'ammunition' && to !== from && Object.hasOwn(suppliesOf(this.beforeName), to);
    return this.nameField({
      ...{ name: `${what}.${from}`, label, from },
      why: (to) => (isTaken(to) ? [CARD_FORM_WORDS.kindTaken] : []),
      named: (before, to, isLeft) => {
        if (to === '' || isTaken(to)) return before;
        if (from === '')
          return withValue(before, 'statCard.ammunition', { ...suppliesOf(before), [to]: '' });
        const after = withName(before, { what, from, to }) as Typed;
        const back = withName(after, { what, from: to, to: from });
        // Half typed, it may be the name of another one: only once it is left they are the same.
        return isLeft || JSON.stringify(back) === JSON.stringify(before) ? after : before;
      },
    });
  }

  #supplies(): TemplateResult {
    const supplies = suppliesOf(this.beforeName);
    const path = 'statCard.ammunition';
    const kinds = Object.keys(supplies);
    return html`${kinds.map((kind) =>
      this.#withOut(
        html`${this.#name('ammunition', kind, CARD_FORM_WORDS.kind)}
        ${this.field(`${path}.${kind}`, {
          ...{ label: CARD_FORM_WORDS.points, value: shown(supplies[kind]) ?? '' },
          typed: (text) => this.write(path, { ...suppliesOf(this.typed), [kind]: text }),
        })}`,
        kind,
        () => {
          const { [kind]: _points, ...others } = supplies;
          this.write(path, others);
        },
      ),
    )}
    ${this.#odd(path)} ${this.#name('ammunition', '', CARD_FORM_WORDS.newKind)}
    ${this.whyIn(path, kinds)}`;
  }

  #add(range: Range, console: number): void {
    const rows = listAt(this.typed, 'statCard.maneuvers');
    // After the others of its range.
    const last = typedRows(this.typed).findLast((each) => each.range === range);
    const at = last ? last.at + 1 : rows.length;
    const row = { range, console, categories: [], conversions: {} };
    const moved = sourcesMoved(this.typed, 'statCard.maneuvers', at, 1) as Typed;
    this.writeAll(withValue(moved, 'statCard.maneuvers', rows.toSpliced(at, 0, row)));
    this.row = at;
    void this.go(`statCard.maneuvers.${at}.name`);
  }

  async #open(at: number): Promise<void> {
    this.row = at;
    await this.focusOn('#row');
  }

  /** The focus goes back to the row, or to the head of the card. */
  async #close(goes: string): Promise<void> {
    this.row = null;
    await this.focusOn(goes);
  }

  /** Also to the form of the open row, and of the figure; what is folded is opened. */
  override async go(path: string): Promise<void> {
    await this.updateComplete;
    const inside = path.startsWith('figure') ? 'figure-choice' : 'maneuver-form';
    const form = this.renderRoot.querySelector<PlateForm>(inside);
    if (form && /^(?:figure|statCard\.maneuvers\.)/.test(path)) return form.go(path);
    const fold = this.renderRoot.querySelector('details');
    if (fold && /^(?:mech|sources)\b/.test(path)) fold.open = true;
    return super.go(path);
  }
}
