import { html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Keys } from '../../rules/check/finding.ts';
import type { Range } from '../../rules/vocabulary.ts';
import { withName } from '../../rules/workshop/renamed.ts';
import foldStyles from '../common/fold.css?inline';
import '../common/sheet-dialog.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import { fieldFaults } from '../form/field-faults.ts';
import type { FieldFaults } from '../form/form-field.ts';
import { textField } from '../form/form-field.ts';
import fieldStyles from '../form/form-field.css?inline';
import type { Typed } from '../form/typed.ts';
import { withValue } from '../form/typed.ts';
import { BookletForm } from './booklet-form.ts';
import styles from './card-form.css?inline';
import { CARD_FORM_WORDS } from './card-form-words.ts';
import { MOST_LINES, typedRows, suppliesOf, withRow, wordsAt } from './card-list.ts';
import { cardNames, listAt } from './card-names.ts';
import { cardRows } from './card-rows.ts';
import './figure-choice.ts';
import './maneuver-form.ts';

/** What has a field here, or shows its faults. */
const FIELDS =
  /^(?:mech(?:\.weapons\.\d+|\.\w+)?|sources(?:\.note)?|figure|statCard(?:\.(?:armor|shutdown|ammunition(?:\.[^.]+)?|maneuvers(?:\.\d+(?:\.(?:console|range|group|name|colour|categories|score|heat|conversions(?:\.\w+)?|fires|ammunition))?)?))?)$/;
const FOLDED = /^(?:mech|sources)\b/;

/** Room for the form of a row beside the card. */
const BESIDE = window.matchMedia('(width >= 68.75rem)');

/** The cover and the stat card of a draft as a form; a row opens its own, beside the card or on a sheet. */
@customElement('card-form')
export class CardForm extends BookletForm {
  static override styles = styled(foldStyles, fieldStyles, styles);

  /** Where to go: `['mech', 'name']`. */
  @property({ attribute: false }) place: Keys = [];
  /** Place of the open row. */
  @state() private row: number | null = null;
  /** A name that is being typed, and where. */
  @state() private naming: readonly [path: string, text: string] = ['', ''];

  override connectedCallback(): void {
    super.connectedCallback();
    BESIDE.addEventListener('change', this.#again);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    BESIDE.removeEventListener('change', this.#again);
  }

  readonly #again = (): void => this.requestUpdate();

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('faults')) this.faults = gathered(this.faults);
    const [part, list, at] = this.place;
    if (!changed.has('place') || part === undefined) return;
    this.row = list === 'maneuvers' && at !== undefined ? Number(at) : null;
    void this.#focus(this.place);
  }

  override render(): TemplateResult {
    const { faults, row, typed } = this;
    const own = row === null ? undefined : typedRows(typed)[row];
    const form = own
      ? html`<maneuver-form
          .typed=${typed}
          .faults=${faults}
          .row=${own.at}
          @row-out=${() => void this.#closed(true)}
        ></maneuver-form>`
      : nothing;
    const name = CARD_FORM_WORDS.row(own ? wordsAt(own.row, 'name') : '');
    return html`<div class="parts grid apart">
      <form class="stack apart" @submit=${(event: Event) => event.preventDefault()}>
        ${this.#cover()}
        <section class="panel stack apart" aria-labelledby="card">
          <h2 class="titled" id="card" tabindex="-1">${CARD_FORM_WORDS.card}</h2>
          ${this.why('statCard')}
          <div class="facts grid">
            ${this.#facts(CARD_FORM_WORDS.head)} ${this.#supplies()} ${this.#guns()}
          </div>
          <button type="button" class="button another" @click=${this.#addKind}>
            ${icon('add')} ${CARD_FORM_WORDS.addKind}
          </button>
          ${this.why('statCard.ammunition')} ${this.why('statCard.maneuvers')}
          ${cardRows(typed, {
            open: row,
            faulty: (at) =>
              this.isFaulty((path) => `${path}.`.startsWith(`statCard.maneuvers.${at}.`)),
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
        BESIDE.matches
          ? html`<section class="panel beside stack apart" aria-labelledby="row">
              <h2 class="titled" id="row" tabindex="-1">${own ? name : CARD_FORM_WORDS.choose}</h2>
              ${form}
            </section>`
          : html`<sheet-dialog
              heading=${name}
              .open=${own !== undefined}
              @sheet-closed=${() => void this.#closed(false)}
              >${form}</sheet-dialog
            >`
      }
    </div>`;
  }

  #facts(facts: Readonly<Record<string, string>>): readonly TemplateResult[] {
    return Object.entries(facts).map(([path, label]) => this.field(path, { label }));
  }

  #cover(): TemplateResult {
    const { typed } = this;
    const lines = listAt(typed, 'mech.weapons');
    const name = wordsAt(typed, 'mech.name');
    return html`<details
      class="panel"
      ?open=${name === '' || BESIDE.matches || this.isFaulty((path) => FOLDED.test(path))}
    >
      <summary class="titled">
        <span class="grow"
          >${CARD_FORM_WORDS.cover}
          <span class="faint">${name} ${wordsAt(typed, 'mech.designation')}</span></span
        >
        ${icon('down')}
      </summary>
      <div class="stack apart">
        <div class="facts grid">
          ${this.#facts(CARD_FORM_WORDS.facts)}
          ${this.field('sources.note', { label: CARD_FORM_WORDS.note, wide: true })}
        </div>
        ${this.why('mech')} ${this.why('sources')}
        <div class="stack" role="group" aria-label=${CARD_FORM_WORDS.lines}>
          <span class="label soft" aria-hidden="true">${CARD_FORM_WORDS.lines}</span>
          ${lines.map((_line, at) =>
            this.#withOut(
              this.field(`mech.weapons.${at}`, { label: CARD_FORM_WORDS.line(at) }),
              CARD_FORM_WORDS.line(at),
              () => this.write('mech.weapons', lines.toSpliced(at, 1)),
            ),
          )}
          ${this.why('mech.weapons')}
          <button
            type="button"
            class="button another"
            ?disabled=${lines.length >= MOST_LINES}
            @click=${() => {
              this.write('mech.weapons', [...lines, '']);
              void this.#focus(['mech', 'weapons', lines.length]);
            }}
          >
            ${icon('add')} ${CARD_FORM_WORDS.addLine}
          </button>
        </div>
      </div>
    </details>`;
  }

  /** A field with a button that takes out what it is of. */
  #withOut(field: TemplateResult, what: string, out: () => void): TemplateResult {
    return html`<div class="with-out">
      ${field}
      <button
        type="button"
        class="mid finger"
        aria-label=${CARD_FORM_WORDS.takeOut(what)}
        @click=${() => {
          out();
          this.renderRoot.querySelector<HTMLElement>('#card')?.focus();
        }}
      >
        ${icon('close')}
      </button>
    </div>`;
  }

  /** A name that stands in many places: it is changed in all of them once it is left. */
  #name(what: 'weapon' | 'ammunition', from: string, label: string): TemplateResult {
    const name = `${what}.${from}`;
    const [path, text] = this.naming;
    return textField({
      ...{ name, label, faults: new Map(), value: path === name ? text : from },
      typed: (to) => (this.naming = [name, to]),
      left: () => {
        const to = this.naming[1].trim();
        if (this.naming[0] !== name) return;
        this.naming = ['', ''];
        const isTaken = what === 'ammunition' && Object.hasOwn(suppliesOf(this.typed), to);
        if (to !== '' && to !== from && !isTaken)
          this.writeAll(withName(this.typed, { what, from, to }) as Typed);
      },
    });
  }

  #supplies(): readonly TemplateResult[] {
    const supplies = suppliesOf(this.typed);
    return Object.keys(supplies).map((kind) => {
      const path = `statCard.ammunition.${kind}`;
      return this.#withOut(
        html`${this.#name('ammunition', kind, CARD_FORM_WORDS.kind)}
        ${this.field(path, {
          label: CARD_FORM_WORDS.points,
          typed: (text) => this.write('statCard.ammunition', { ...supplies, [kind]: text }),
        })}`,
        kind,
        () => {
          const { [kind]: _points, ...others } = supplies;
          this.write('statCard.ammunition', others);
        },
      );
    });
  }

  #guns(): readonly TemplateResult[] {
    return cardNames(this.typed).weapons.map((gun) =>
      this.#name('weapon', gun, CARD_FORM_WORDS.gun),
    );
  }

  readonly #addKind = (): void => {
    const supplies = suppliesOf(this.typed);
    const kind = ['missile', 'autocannon', 'machine gun', 'rocket', 'grenade'].find(
      (each) => !Object.hasOwn(supplies, each),
    );
    if (kind === undefined) return;
    this.write('statCard.ammunition', { ...supplies, [kind]: '' });
    void this.#focus(['ammunition', kind]);
  };

  #add(range: Range, console: number): void {
    const { at, rows } = withRow(this.typed, range, console);
    this.writeAll(withValue(this.typed, 'statCard.maneuvers', rows));
    this.row = at;
    void this.#focus(['statCard', 'maneuvers', at, 'name']);
  }

  async #open(at: number): Promise<void> {
    this.row = at;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('#row')?.focus();
  }

  /** The focus goes back to the row, or to the head of the card. */
  async #closed(isOut: boolean): Promise<void> {
    const { row } = this;
    this.row = null;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(isOut ? '#card' : `[data-row='${row}']`)?.focus();
  }

  /** The field of a path, or of the part around it, has the focus. */
  async #focus(keys: Keys): Promise<void> {
    await this.updateComplete;
    const forms = this.renderRoot.querySelectorAll<BookletForm>('maneuver-form, figure-choice');
    for (const form of forms) await form.updateComplete;
    const paths = keys.map((_key, at) => keys.slice(0, keys.length - at).join('.'));
    for (const path of paths)
      for (const { renderRoot } of [this, ...forms]) {
        const found = renderRoot.querySelector<HTMLElement>(
          `[name="${CSS.escape(path)}"], [data-path="${CSS.escape(path)}"] button`,
        );
        if (!found) continue;
        const fold = found.closest('details');
        if (fold) fold.open = true;
        return found.focus();
      }
  }
}

/** The faults of the card and what is on it, each at a path that shows it. */
const gathered = (faults: FieldFaults): FieldFaults =>
  fieldFaults(
    [...faults]
      .filter(([path]) => /^(?:mech|statCard|figure|sources)\b/.test(path))
      .flatMap(([path, found]) => found.map((words) => ({ keys: path.split('.'), words }))),
    { has: (path) => FIELDS.test(path) },
  );
