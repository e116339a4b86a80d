import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import foldStyles from '../common/fold.css?inline';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import { DocumentForm } from '../form/document-form.ts';
import fieldStyles from '../form/form-field.css?inline';
import type { Typed } from '../form/typed.ts';
import { FIELD_WORDS, FIGURE_WORDS, FORGE_WORDS, weaponTitle } from './forge-words.ts';
import styles from './sheet-form.css?inline';
import type { SheetField } from './sheet-kind.ts';
import {
  BLANK_WEAPON,
  FIGURE_FIELDS,
  FOLDED_FIELDS,
  HEAD_FIELDS,
  MOST_WEAPONS,
  SHEETS,
  carriedOn,
  typedWeapons,
} from './sheet-kind.ts';
import type { WeaponHands } from './weapon-entry.ts';
import { weaponEntry } from './weapon-entry.ts';
import weaponStyles from './weapon-entry.css?inline';
import { WeaponSearch } from './weapon-search.ts';

const WIDE: readonly SheetField[] = ['designation', 'name', 'engine', 'source'];

/**
 * Shows a record sheet as a form: the 'Mech, its weapons, and folded optional entries. Each fault is shown at
 * its field.
 *
 * @slot doll - for a figure of the 'Mech
 */
@customElement('sheet-form')
export class SheetForm extends DocumentForm {
  static override styles = styled(foldStyles, fieldStyles, styles, weaponStyles);

  override readonly schema = SHEETS.schema;
  override typed: Typed = SHEETS.blank;
  /** What to offer instead, by field: a free designation, the nearest weapon. */
  @property({ attribute: false }) instead: ReadonlyMap<string, string> = new Map();
  /** What is told beside a weapon, by its path. */
  @property({ attribute: false }) beside: ReadonlyMap<string, string> = new Map();
  readonly #search = new WeaponSearch(this);
  /** Keys of the rows, so that removing one does not affect the others. */
  #names: number[] = [];
  #next = 0;

  override render(): TemplateResult {
    const carried = carriedOn(this.typed);
    return html`<form
      class="stack apart"
      novalidate
      @submit=${(event: Event) => event.preventDefault()}
    >
      <div class="facts">${HEAD_FIELDS.map((field) => this.#fact(field))}</div>
      <slot name="doll"></slot>
      ${this.why('')}
      <section class="stack" aria-labelledby="weapons">
        <h2 id="weapons" class="titled">${FORGE_WORDS.weapons}</h2>
        ${this.why('weapons')} ${this.#weapons()}
        <button
          type="button"
          class="button another"
          ?disabled=${typedWeapons(this.typed).length >= MOST_WEAPONS}
          @click=${this.#add}
        >
          ${icon('add')} ${FORGE_WORDS.addWeapon}
        </button>
      </section>
      <details ?open=${this.isFaulty((path) => /^(?:engine|source|balance)\b/.test(path))}>
        <summary>${FORGE_WORDS.more} ${icon('down')}</summary>
        <div class="folded">
          ${FOLDED_FIELDS.map((field) => this.#fact(field))} ${this.#balance()}
        </div>
      </details>
      <details ?open=${this.isFaulty((path) => path.startsWith('figure'))}>
        <summary>${FORGE_WORDS.drawing} ${icon('down')}</summary>
        <p class="hint">${FORGE_WORDS.drawingWhy}</p>
        <div class="choices">
          ${FIGURE_FIELDS.map((field) =>
            this.field(`figure.${field}`, {
              ...{ label: FIGURE_WORDS[field], open: FORGE_WORDS.byForge },
            }),
          )}
        </div>
        ${this.why('figure')}
      </details>
      ${carried.length > 0 ? html`<p class="faint">${FORGE_WORDS.carried(carried)}</p>` : nothing}
    </form>`;
  }

  #fact(field: SheetField): TemplateResult {
    const [label, hint] = FIELD_WORDS[field];
    return html`${this.field(field, { label, hint, wide: WIDE.includes(field) })}${this.#mending(field)}`;
  }

  readonly #mending = (path: string): TemplateResult | typeof nothing => {
    const better = this.instead.get(path);
    return better === undefined
      ? nothing
      : html`<button
          type="button"
          class="button instead"
          @click=${() => {
            this.write(path, better);
            this.renderRoot.querySelector<HTMLElement>(`[name="${path}"]`)?.focus();
          }}
        >
          ${FORGE_WORDS.instead(path === 'designation' ? better : weaponTitle(better))}
        </button>`;
  };

  #balance(): TemplateResult {
    return html`<div class="balance" role="group" aria-labelledby="balance">
      <h3 id="balance">${FORGE_WORDS.balance}</h3>
      <p class="hint">${FORGE_WORDS.balanceWhy}</p>
      ${(['armor', 'fire'] as const).map((entry) =>
        this.field(`balance.${entry}`, { label: FORGE_WORDS[entry] }),
      )}
      ${this.why('balance')}
    </div>`;
  }

  #weapons(): unknown {
    const weapons = typedWeapons(this.typed);
    while (this.#names.length < weapons.length) this.#names.push((this.#next += 1));
    this.#names.length = weapons.length;
    return repeat(
      weapons,
      (_weapon, place) => this.#names[place],
      (_weapon, place) => weaponEntry(this, place, this.#hands),
    );
  }

  readonly #hands: WeaponHands = {
    search: this.#search,
    mending: (path) => this.#mending(path),
    beside: (path) => this.beside.get(path),
    removed: (place) => this.#takeOut(place),
  };

  readonly #add = async (): Promise<void> => {
    this.write('weapons', [...typedWeapons(this.typed), BLANK_WEAPON]);
    await this.updateComplete;
    [...this.renderRoot.querySelectorAll<HTMLElement>('[name$=".weapon"]')].at(-1)?.focus();
  };

  readonly #takeOut = (place: number): void => {
    this.#names.splice(place, 1);
    this.write(
      'weapons',
      typedWeapons(this.typed).filter((_weapon, at) => at !== place),
    );
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('.another')?.focus(),
    );
  };
}
