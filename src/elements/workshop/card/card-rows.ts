import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { COLOURS, RANGES } from '../../../rules/vocabulary.ts';
import type { Range } from '../../../rules/vocabulary.ts';
import { capital } from '../../../rules/words/capital.ts';
import { signed } from '../../../rules/words/words.ts';
import { colourSign, icon } from '../../common/signs.ts';
import type { Typed } from '../../form/typed.ts';
import { CARD_FORM_WORDS } from './card-form-words.ts';
import type { TypedRow } from '../draft/card-list.ts';
import { MOST_ROWS, freeOf, listAt, typedRows, wordsAt } from '../draft/card-list.ts';

interface RowHands {
  /** Place of the open row. */
  readonly open: number | null;
  /** Whether a row has a fault. */
  readonly faulty: (at: number) => boolean;
  readonly opened: (at: number) => void;
  readonly added: (range: Range, console: number) => void;
}

/** On which windows a column is shown, and whether it holds numbers. */
const COLUMNS = [
  ...['', '', 'not-phone', 'not-phone', 'points', 'points'],
  ...['points not-phone', 'points not-phone', 'points not-phone', 'not-phone'],
];

const points = (row: Typed, path: string): string => {
  const words = wordsAt(row, path);
  return /^-?\d+$/.test(words) ? signed(Number(words)) : words;
};

const rowLine = (each: TypedRow, { faulty, open, opened }: RowHands): TemplateResult => {
  const { at, row, console, range } = each;
  const colour = COLOURS.find((known) => known === row['colour']);
  const categories = listAt(row, 'categories').join(' & ');
  const spends = wordsAt(row, 'ammunition');
  return html`<tr class=${at === open ? 'open' : ''}>
    <td class="bold centered">${console ?? '?'}</td>
    <td>
      <button
        type="button"
        class="abreast finger bold ${colour ? `band ${colour}` : 'boxed'}"
        data-row=${at}
        aria-current=${at === open ? 'true' : 'false'}
        @click=${() => opened(at)}
      >
        ${colour ? colourSign(colour) : nothing}
        <span class="grow breaks">
          ${wordsAt(row, 'name') || CARD_FORM_WORDS.unnamed}<span class="unseen"
            >, ${colour ?? CARD_FORM_WORDS.colourless},
            ${console ?? CARD_FORM_WORDS.noConsole}</span
          >
          <small class="on-phone">${wordsAt(row, 'group')} ${categories}</small>
        </span>
        ${
          faulty(at)
            ? html`${icon('warning')}<span class="unseen">, ${CARD_FORM_WORDS.faulty}</span>`
            : nothing
        }
      </button>
    </td>
    <td class="not-phone together">${categories}</td>
    <td class="not-phone">${wordsAt(row, 'group')}</td>
    <td class="points">${points(row, 'score')}</td>
    <td class="points">${points(row, 'heat')}</td>
    ${RANGES.map(
      (of) =>
        html`<td class="points soft not-phone">
          ${of === range ? '–' : wordsAt(row, `conversions.${of}`)}
        </td>`,
    )}
    <td class="not-phone soft">
      ${listAt(row, 'fires').join(', ')}
      ${spends ? html`<small>${CARD_FORM_WORDS.spendsOne(spends)}</small>` : nothing}
    </td>
  </tr>`;
};

const addButton = (
  range: Range,
  rows: readonly TypedRow[],
  added: RowHands['added'],
): TemplateResult => {
  const [free] = freeOf(rows, range);
  const cannot =
    rows.length >= MOST_ROWS
      ? CARD_FORM_WORDS.mostRows(MOST_ROWS)
      : free === undefined
        ? CARD_FORM_WORDS.noneFree
        : null;
  return html`<button
    type="button"
    class="button ${cannot === null ? '' : 'notyet'}"
    data-add=${range}
    aria-disabled=${cannot === null ? 'false' : 'true'}
    @click=${() => {
      if (cannot === null && free !== undefined) added(range, free);
    }}
  >
    ${cannot ?? html`${icon('add')} ${CARD_FORM_WORDS.addRow(range)}`}
  </button>`;
};

/** The rows of a card by range; a row opens its form. */
export const cardRows = (typed: Typed, hands: RowHands): TemplateResult => {
  const rows = typedRows(typed);
  return html`<table>
    <thead>
      <tr class="label">
        ${CARD_FORM_WORDS.heads.map(
          (head, at) => html`<th scope="col" class=${COLUMNS[at] ?? ''}>${head}</th>`,
        )}
      </tr>
    </thead>
    ${([...RANGES, null] as const).map((range) => {
      const own = rows.filter((each) => each.range === range);
      if (range === null && own.length === 0) return nothing;
      return html`<tbody>
        <tr class="range">
          <th colspan="10" scope="rowgroup">
            <div class="flow spread">
              <span
                >${range ? `${capital(range)} range` : CARD_FORM_WORDS.noRange}
                <span class="faint"
                  >${CARD_FORM_WORDS.count(own.length)}${
                    range ? CARD_FORM_WORDS.free(freeOf(rows, range)) : ''
                  }</span
                ></span
              >
              ${range ? addButton(range, rows, hands.added) : nothing}
            </div>
          </th>
        </tr>
        ${own.map((each) => rowLine(each, hands))}
      </tbody>`;
    })}
  </table>`;
};
