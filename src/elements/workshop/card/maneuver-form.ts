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
} from '../../../rules/vocabulary.ts';
import type { Renaming } from '../../../rules/workshop/renamed.ts';
import { namedBy, withName } from '../../../rules/workshop/renamed.ts';
import { takenOut } from '../../../rules/workshop/taken-out.ts';
import { capital } from '../../../rules/words/capital.ts';
import { say } from '../../common/say.ts';
import { colourSign } from '../../common/signs.ts';
import { styled } from '../../common/styled.ts';
import fieldStyles from '../../form/form-field.css?inline';
import type { Choice } from '../../form/form-field.ts';
import type { Typed } from '../../form/typed.ts';
import { withValue } from '../../form/typed.ts';
import { CARD_FORM_WORDS } from './card-form-words.ts';
import { cardNames, listAt, suppliesOf, typedRows, wordsAt } from '../draft/card-list.ts';
import pageStyles from '../plates/page-form.css?inline';
import { chip, chips, formButton } from '../plates/plate-form.ts';
import { NamingForm } from './naming-form.ts';

/** What has a place for its faults. */
const PLACED = [
  ...['console', 'range', 'name', 'group', 'colour', 'categories', 'score', 'heat', 'fires'],
  ...['ammunition', 'conversions.close', 'conversions.medium', 'conversions.long'],
];

/**
 * A row of the stat card as a form: its console first, which sets the range. When its name or group is left, statuses and
 * criticals that say it say the new one, in the same step.
 *
 * @fires row-out - the row was taken out
 */
@customElement('maneuver-form')
export class ManeuverForm extends NamingForm {
  static override styles = styled(fieldStyles, pageStyles);

  /** Place of the row in the list, from 0. */
  @property({ attribute: false }) override row: number | null = null;
  /** What other rows may take over too. */
  @state() private also: Renaming | null = null;
  /** The name before it was typed over. */
  #before: { readonly path: string; readonly from: string } | null = null;

  override get at(): string {
    return `statCard.maneuvers.${this.row}`;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!changed.has('row')) return;
    this.also = null;
    this.#before = null;
  }

  override render(): TemplateResult | typeof nothing {
    const { at, row: place, typed } = this;
    const rows = typedRows(typed);
    const own = rows[place ?? -1];
    if (!own) return nothing;
    const { console, range, row } = own;
    const named = (number: number): string | null => {
      const there = rows.find((each) => each.console === number);
      return there ? `${number}, ${wordsAt(there.row, 'name') || CARD_FORM_WORDS.unnamed}` : null;
    };
    const consoles = CONSOLES.map((number): Choice => [
      String(number),
      named(number) ?? CARD_FORM_WORDS.isFree(number, rangeOf(number)),
    ]);
    return html`<form class="stack apart" @submit=${(event: Event) => event.preventDefault()}>
      ${this.whyIn(at, PLACED)}
      <div class="facts grid">
        ${this.field(`${at}.console`, {
          ...{ label: CARD_FORM_WORDS.console, choices: consoles },
          typed: (text) => this.#toConsole(text),
        })}
        ${
          console !== null && row['range'] === range
            ? this.why(`${at}.range`)
            : this.field(`${at}.range`, { label: CARD_FORM_WORDS.range })
        }
        ${this.#named('name')} ${this.#named('group')}
      </div>
      ${this.#alsoButton()} ${this.#colours(row)} ${this.#categories(row)}
      <div class="facts grid">
        ${(['score', 'heat'] as const).map((key) =>
          this.field(`${at}.${key}`, { label: CARD_FORM_WORDS[key], isSigned: true }),
        )}
        ${RANGES.map((of) =>
          of === range
            ? this.why(`${at}.conversions.${of}`)
            : this.field(`${at}.conversions.${of}`, {
                label: CARD_FORM_WORDS.conversion(of),
                choices: bandOf(of).map((number): Choice => [
                  String(number),
                  named(number) ?? CARD_FORM_WORDS.noRow(number),
                ]),
              }),
        )}
      </div>
      ${this.#fires(row)} ${this.#spends(row)}
      <button type="button" class="button kept" @click=${this.#takeOut}>
        ${CARD_FORM_WORDS.takeRowOut}
      </button>
    </form>`;
  }

  /** Another console sets the range, which then has no conversion. */
  #toConsole(text: string): void {
    const { at } = this;
    const range = rangeOf(Number(text));
    const moved = withValue(this.typed, `${at}.console`, text === '' ? undefined : Number(text));
    const inRange = withValue(moved, `${at}.range`, range);
    const free = withValue(inRange, `${at}.conversions.${range}`, undefined);
    this.writeAll(text === '' ? moved : free, `${at}.console`);
  }

  #named(key: 'name' | 'group'): TemplateResult {
    const path = `${this.at}.${key}`;
    const value = wordsAt(this.typed, path);
    const from = this.#before?.path === path ? this.#before.from : value;
    const what = key === 'group' ? 'group' : 'maneuver';
    return this.field(path, {
      label: CARD_FORM_WORDS[key],
      offered: key === 'group' ? cardNames(this.typed).groups : [],
      hint: from && CARD_FORM_WORDS.namedBy(namedBy(this.typed, what, from)),
      typed: (text) => {
        if (this.#before?.path !== path) this.#before = { path, from: value };
        this.write(path, text === '' ? undefined : text);
      },
    });
  }

  override leave(path: string): void {
    const to = wordsAt(this.typed, path);
    const { from, path: typedAt } = this.#before ?? { from: '' };
    if (typedAt === path && to !== '') {
      this.#before = null;
      const what = path.endsWith('.group') ? 'group' : 'maneuver';
      if (from !== '' && from !== to) {
        this.also = { what, from, to };
        const asBefore = withValue(this.typed, path, from);
        const row = this.row ?? 0;
        this.writeAll(withName(asBefore, { what, from, to, row }) as Typed, path);
      }
    }
    super.leave(path);
  }

  #alsoButton(): TemplateResult | typeof nothing {
    const { also } = this;
    const key = also?.what === 'group' ? 'group' : 'name';
    const rows = typedRows(this.typed);
    const others = rows.filter(({ row }) => row[key] === also?.from).length;
    // A step back gives the row its own name back.
    return !also || others === 0 || rows[this.row ?? -1]?.row[key] !== also.to
      ? nothing
      : formButton(CARD_FORM_WORDS.also(others, also.from, also.to), 'also', () => {
          this.writeAll(withName(this.typed, also) as Typed);
          void this.go(`${this.at}.${key}`);
        });
  }

  /** Words that are taken or not; `picked` gives what stands there once one is touched. */
  #chips(
    key: 'ammunition' | 'categories' | 'colour' | 'fires',
    words: readonly (readonly [value: string, words: unknown])[],
    isTaken: (value: string) => boolean,
    picked: (value: string) => unknown,
  ): TemplateResult {
    const path = `${this.at}.${key}`;
    const list = chips(CARD_FORM_WORDS[key], words, ([value, said]) => {
      const name = `${path}.${value}`;
      const tap = (): void => this.tap(path, picked(value), name);
      return chip(said, { name, isTaken: isTaken(value), tap });
    });
    return html`${list} ${this.whyIn(path)}`;
  }

  #colours(row: Typed): TemplateResult {
    const words = COLOURS.map(
      (colour) => [colour, html`${colourSign(colour)} ${capital(colour)}`] as const,
    );
    const isTaken = (colour: string): boolean => colour === row['colour'];
    return html`<div @keydown=${this.#onKey}>
      ${this.#chips('colour', words, isTaken, (colour) => colour)}
    </div>`;
  }

  /** The first letter of a color chooses it. */
  readonly #onKey = ({ altKey, ctrlKey, key, metaKey }: KeyboardEvent): void => {
    const colour = COLOURS.find((each) => each.charAt(0) === key.toLowerCase());
    if (!colour || ctrlKey || metaKey || altKey) return;
    this.tap(`${this.at}.colour`, colour, `${this.at}.colour.${colour}`);
  };

  #categories(row: Typed): TemplateResult {
    const has = listAt(row, 'categories');
    const words = CATEGORIES.map(
      (each) => [each, html`${each}<span class="unseen">, ${CATEGORY_NAMES[each]}</span>`] as const,
    );
    return this.#chips(
      'categories',
      words,
      (each) => has.includes(each),
      (one) => {
        const two = has.includes(one)
          ? has.filter((each) => each !== one)
          : [...has, one].slice(-2);
        return CATEGORIES.filter((each) => two.includes(each));
      },
    );
  }

  #fires(row: Typed): TemplateResult {
    const path = `${this.at}.fires`;
    const fired = listAt(row, 'fires');
    const toggled = (gun: string): unknown => {
      const all = fired.includes(gun) ? fired.filter((each) => each !== gun) : [...fired, gun];
      return all.length > 0 ? all : undefined;
    };
    const guns = cardNames(this.beforeName).weapons.map((gun) => [gun, gun] as const);
    return html`${this.#chips('fires', guns, (gun) => fired.includes(gun), toggled)}
    ${this.nameField({
      ...{ name: path, label: CARD_FORM_WORDS.newGun, from: '' },
      named: (before, gun) => {
        const others = listAt(before, path);
        return gun === '' || others.includes(gun)
          ? before
          : withValue(before, path, [...others, gun]);
      },
    })}`;
  }

  #spends(row: Typed): TemplateResult {
    const spent = wordsAt(row, 'ammunition');
    const kinds = [...new Set(['', ...Object.keys(suppliesOf(this.typed)), spent])];
    const words = kinds.map((kind) => [kind, kind || CARD_FORM_WORDS.nothing] as const);
    const isTaken = (kind: string): boolean => kind === spent;
    return this.#chips('ammunition', words, isTaken, (kind) => kind || undefined);
  }

  readonly #takeOut = (): void => {
    this.writeAll(takenOut(this.typed, ['statCard', 'maneuvers', this.row ?? 0]) as Typed);
    say(this, 'row-out');
  };
}

declare global {
  interface HTMLElementEventMap {
    'row-out': CustomEvent<null>;
  }
}
