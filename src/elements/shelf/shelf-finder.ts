import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Shelved } from '../../offline/booklets/library.ts';
import { SHELF_WORDS } from './shelf-words.ts';

/** From so many booklets on they can be searched and ordered. */
export const MANY_BOOKLETS = 13;

const byName = ({ mech: one }: Shelved, { mech: other }: Shelved): number =>
  one.name.localeCompare(other.name) || one.designation.localeCompare(other.designation);

const ORDERS = {
  shelf: ['Usual order', null],
  name: ['By name', byName],
  weight: [
    'By weight',
    (one, other) => one.mech.tonnage - other.mech.tonnage || byName(one, other),
  ],
  newest: ['Last changed', (one, other) => (other.when ?? 0) - (one.when ?? 0)],
} as const satisfies Record<
  string,
  readonly [words: string, compare: ((one: Shelved, other: Shelved) => number) | null]
>;

/** What is looked for on the shelf: a text, and an order. */
export interface OnShelf {
  readonly sought: string;
  readonly order: keyof typeof ORDERS;
}
export const NOTHING_SOUGHT: OnShelf = { sought: '', order: 'shelf' };

/** The booklets whose name or designation has the text, in order; a short shelf is whole and as it came. */
export const found = (
  shelf: readonly Shelved[],
  { order, sought }: OnShelf,
): readonly Shelved[] => {
  if (shelf.length < MANY_BOOKLETS) return shelf;
  const text = sought.trim().toLowerCase();
  const those = shelf.filter(({ mech }) =>
    `${mech.name} ${mech.designation}`.toLowerCase().includes(text),
  );
  const [, compare] = ORDERS[order];
  return compare ? those.toSorted(compare) : those;
};

/** The field to search the shelf, and its orders. */
export const shelfFinder = (
  { order, sought }: OnShelf,
  changed: (finding: OnShelf) => void,
): TemplateResult =>
  html`<div class="finder flow">
    <input
      class="boxed thumb"
      type="search"
      aria-label=${SHELF_WORDS.find}
      placeholder=${SHELF_WORDS.find}
      autocomplete="off"
      enterkeyhint="search"
      .value=${live(sought)}
      @input=${(event: Event) =>
        changed({ order, sought: (event.target as HTMLInputElement).value })}
    />
    <select
      class="boxed thumb"
      aria-label=${SHELF_WORDS.order}
      @change=${(event: Event) =>
        changed({ sought, order: (event.target as HTMLSelectElement).value as OnShelf['order'] })}
    >
      ${Object.entries(ORDERS).map(
        ([each, [words]]) =>
          html`<option value=${each} ?selected=${each === order}>${words}</option>`,
      )}
    </select>
  </div>`;
