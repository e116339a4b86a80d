import { html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import {
  CATEGORIES,
  CATEGORY_NAMES,
  COLOURS,
  CONSOLES,
  RANGES,
  bandOf,
  rangeOf,
} from '../../rules/vocabulary.ts';
import type { Renaming } from '../../rules/workshop/renamed.ts';
import { namedBy, withName } from '../../rules/workshop/renamed.ts';
import { capital } from '../../rules/words/capital.ts';
import { say } from '../common/say.ts';
import { colourSign } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import fieldStyles from '../form/form-field.css?inline';
import type { Choice } from '../form/form-field.ts';
import { idOf, textField } from '../form/form-field.ts';
import type { Typed } from '../form/typed.ts';
import { withValue } from '../form/typed.ts';
import { BookletForm } from './booklet-form.ts';
import { CARD_FORM_WORDS } from './card-form-words.ts';
import type { TypedRow } from './card-list.ts';
import { typedRows, suppliesOf, wordsAt } from './card-list.ts';
import { cardNames, listAt } from './card-names.ts';
import styles from './maneuver-form.css?inline';

interface Chip {
  readonly value: string;
  readonly words: string | TemplateResult;
  /** Whether it is on. */
  readonly is: boolean;
  readonly said?: string;
}

const NAMES = { name: 'maneuver', group: 'group' } as const;
type Name = keyof typeof NAMES;

/**
 * A row of the stat card as a form: its console first, which sets the range. When its name or group is left, statuses and
 * criticals that say it say the new one, in the same step.
 *
 * @fires row-out - the row was taken out
 */
@customElement('maneuver-form')
export class ManeuverForm extends BookletForm {
  static override styles = styled(fieldStyles, styles);

  /** Place of the row in the list, from 0. */
  @property({ type: Number }) row = 0;
  /** What other rows may take over too. */
  @state() private also: Renaming | null = null;
  @state() private gun = '';
  /** The name before it was typed over. */
  #before: { readonly path: string; readonly from: string } | null = null;

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('row')) return;
    this.also = null;
    this.gun = '';
    this.#before = null;
  }

  get #at(): string {
    return `statCard.maneuvers.${this.row}`;
  }

  override render(): TemplateResult | typeof nothing {
    const rows = typedRows(this.typed);
    const own = rows[this.row];
    if (!own) return nothing;
    const at = this.#at;
    const { console, range, row } = own;
    return html`<form class="stack apart" @submit=${(event: Event) => event.preventDefault()}>
      ${this.why(at)}
      <div class="fields grid">
        ${this.#console(rows)}
        ${
          console !== null && row['range'] === range
            ? this.why(`${at}.range`)
            : this.field(`${at}.range`, { label: CARD_FORM_WORDS.range })
        }
        ${this.#named('name')} ${this.#named('group')}
      </div>
      ${this.#alsoButton(rows)} ${this.#colours(row)} ${this.#categories(row)}
      <div class="fields grid">${this.#points('score')} ${this.#points('heat')}</div>
      <div class="fields grid">
        ${RANGES.map((of) =>
          of === range
            ? this.why(`${at}.conversions.${of}`)
            : this.field(`${at}.conversions.${of}`, {
                label: CARD_FORM_WORDS.conversion(of),
                choices: bandOf(of).map((number): Choice => {
                  const other = rows.find((each) => each.console === number);
                  return [
                    String(number),
                    other
                      ? CARD_FORM_WORDS.taken(number, wordsAt(other.row, 'name'))
                      : CARD_FORM_WORDS.noRow(number),
                  ];
                }),
              }),
        )}
      </div>
      ${this.why(`${at}.conversions`)} ${this.#fires(row)} ${this.#spends(row)}
      <button type="button" class="button" @click=${this.#takeOut}>
        ${CARD_FORM_WORDS.takeRowOut}
      </button>
    </form>`;
  }

  #console(rows: readonly TypedRow[]): TemplateResult {
    const choices = CONSOLES.map((number): Choice => {
      const has = rows.find((each) => each.console === number);
      return [
        String(number),
        has
          ? CARD_FORM_WORDS.taken(number, wordsAt(has.row, 'name'))
          : CARD_FORM_WORDS.isFree(number, rangeOf(number)),
      ];
    });
    const path = `${this.#at}.console`;
    const typed = (text: string): void => {
      if (text === '') return this.write(path, undefined);
      const range = rangeOf(Number(text));
      const onConsole = withValue(this.typed, path, Number(text));
      const inRange = withValue(onConsole, `${this.#at}.range`, range);
      this.writeAll(withValue(inRange, `${this.#at}.conversions.${range}`, undefined), path);
    };
    return this.field(path, { label: CARD_FORM_WORDS.console, choices, typed });
  }

  #named(key: Name): TemplateResult {
    const path = `${this.#at}.${key}`;
    const value = wordsAt(this.typed, path);
    const from = this.#before?.path === path ? this.#before.from : value;
    return this.field(path, {
      label: CARD_FORM_WORDS[key],
      offered: key === 'group' ? cardNames(this.typed).groups : [],
      hint: from && CARD_FORM_WORDS.namedBy(namedBy(this.typed, NAMES[key], from)),
      typed: (text) => {
        if (this.#before?.path !== path) this.#before = { path, from: value };
        this.write(path, text === '' ? undefined : text);
      },
    });
  }

  override leave(path: string): void {
    const to = wordsAt(this.typed, path);
    const before = this.#before?.path === path ? this.#before : null;
    if (before && to !== '') {
      this.#before = null;
      const { from } = before;
      const what = NAMES[path.endsWith('.group') ? 'group' : 'name'];
      if (from !== '' && from !== to) {
        const asBefore = withValue(this.typed, path, from);
        this.writeAll(withName(asBefore, { what, from, to, row: this.row }) as Typed, path);
        this.also = { what, from, to };
      }
    }
    super.leave(path);
  }

  #alsoButton(rows: readonly TypedRow[]): TemplateResult | typeof nothing {
    const { also } = this;
    if (!also) return nothing;
    const key = also.what === 'group' ? 'group' : 'name';
    const others = rows.filter(({ row }) => row[key] === also.from).length;
    return others === 0
      ? nothing
      : html`<button
          type="button"
          class="button"
          @click=${() => {
            this.writeAll(withName(this.typed, also) as Typed);
            this.renderRoot.querySelector<HTMLElement>(`[name="${this.#at}.${key}"]`)?.focus();
          }}
        >
          ${CARD_FORM_WORDS.also(others, also.from, also.to)}
        </button>`;
  }

  /** Chips of which some are on; `picked` gives what stands there once one is touched. */
  #chips(
    key: string,
    chips: readonly Chip[],
    picked: (value: string) => unknown,
    more?: TemplateResult,
  ): TemplateResult {
    const path = `${this.#at}.${key}`;
    return html`<div
      class="stack dense"
      role="group"
      aria-labelledby=${`${idOf(path)}-of`}
      data-path=${path}
    >
      <span class="label soft" id=${`${idOf(path)}-of`}>${CARD_FORM_WORDS[key as 'fires']}</span>
      <div class="flow">
        ${chips.map(
          ({ is, said, value, words }) =>
            html`<button
              type="button"
              class="chip inks finger boxed"
              aria-pressed=${is ? 'true' : 'false'}
              aria-label=${said ?? nothing}
              @click=${() => this.#put(path, picked(value))}
            >
              ${words}
            </button>`,
        )}
      </div>
      ${more ?? this.why(path)}
    </div>`;
  }

  #put(path: string, value: unknown): void {
    this.write(path, value);
    super.leave(path);
  }

  #colours(row: Typed): TemplateResult {
    const chips = COLOURS.map((colour): Chip => ({
      ...{ value: colour, is: row['colour'] === colour },
      words: html`${colourSign(colour)} ${capital(colour)}`,
    }));
    return html`<div @keydown=${this.#onKey}>
      ${this.#chips('colour', chips, (colour) => colour)}
    </div>`;
  }

  /** The first letter of a color chooses it. */
  readonly #onKey = ({ altKey, ctrlKey, currentTarget, key, metaKey }: KeyboardEvent): void => {
    const place = COLOURS.findIndex((colour) => colour.charAt(0) === key.toLowerCase());
    if (place < 0 || ctrlKey || metaKey || altKey) return;
    this.#put(`${this.#at}.colour`, COLOURS[place]);
    (currentTarget as HTMLElement).querySelectorAll('button')[place]?.focus();
  };

  #categories(row: Typed): TemplateResult {
    const has = listAt(row, 'categories');
    const chips = CATEGORIES.map((each): Chip => ({
      ...{ value: each, words: each, is: has.includes(each) },
      said: `${each}, ${CATEGORY_NAMES[each]}`,
    }));
    return this.#chips('categories', chips, (one) => {
      const two = has.includes(one) ? has.filter((each) => each !== one) : [...has, one].slice(-2);
      return CATEGORIES.filter((each) => two.includes(each));
    });
  }

  /** Its keys have a minus, which those for numbers lack on many phones. */
  #points(key: 'score' | 'heat'): TemplateResult {
    const path = `${this.#at}.${key}`;
    return textField({
      ...{ name: path, label: CARD_FORM_WORDS[key], faults: this.faults },
      value: wordsAt(this.typed, path),
      typed: (text) => this.write(path, text === '' ? undefined : text),
      left: () => this.leave(path),
    });
  }

  #fires(row: Typed): TemplateResult {
    const path = `${this.#at}.fires`;
    const fired = listAt(row, 'fires');
    const chips = cardNames(this.typed).weapons.map((gun): Chip => ({
      ...{ value: gun, words: gun, is: fired.includes(gun) },
    }));
    const toggled = (gun: string): unknown => {
      const all = fired.includes(gun) ? fired.filter((each) => each !== gun) : [...fired, gun];
      return all.length > 0 ? all : undefined;
    };
    const another = textField({
      ...{ name: path, label: CARD_FORM_WORDS.newGun, value: this.gun, faults: this.faults },
      typed: (text) => (this.gun = text),
      left: () => {
        const gun = this.gun.trim();
        this.gun = '';
        if (gun !== '' && !fired.includes(gun)) this.#put(path, toggled(gun));
      },
    });
    return this.#chips('fires', chips, toggled, another);
  }

  #spends(row: Typed): TemplateResult {
    const spent = wordsAt(row, 'ammunition');
    const kinds = [...new Set(['', ...Object.keys(suppliesOf(this.typed)), spent])];
    const chips = kinds.map((kind): Chip => ({
      ...{ value: kind, words: kind || CARD_FORM_WORDS.nothing, is: kind === spent },
    }));
    return this.#chips('ammunition', chips, (kind) => kind || undefined);
  }

  readonly #takeOut = (): void => {
    this.writeAll(
      withValue(
        this.typed,
        'statCard.maneuvers',
        listAt(this.typed, 'statCard.maneuvers').toSpliced(this.row, 1),
      ),
    );
    say(this, 'row-out');
  };
}

declare global {
  interface HTMLElementEventMap {
    'row-out': CustomEvent<null>;
  }
}
