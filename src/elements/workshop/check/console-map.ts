import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { ShownBooklet } from '../../../rules/booklet/booklet.ts';
import type { Range } from '../../../rules/vocabulary.ts';
import { RANGES, bandOf, rangeOf } from '../../../rules/vocabulary.ts';
import { colourSign } from '../../common/signs.ts';
import { styled } from '../../common/styled.ts';
import { stepInTable } from '../../common/table-keys.ts';
import { shown, valueAt } from '../../form/typed.ts';
import { BookletForm } from '../draft/booklet-form.ts';
import { shownPages } from '../draft/booklet-kind.ts';
import { CHECK_WORDS } from '../draft/check-words.ts';
import styles from './console-map.css?inline';

type Outcome = keyof typeof CHECK_WORDS.legend;
const OUTCOMES = Object.keys(CHECK_WORDS.legend) as readonly Outcome[];

/** What a cell leads to: shape is the range, fill the hit. */
const outcomes = (booklet: ShownBooklet, at: Range, cell: string): readonly Outcome[] => {
  if (cell === '00') return ['none'];
  const screen = booklet.viewScreens[Number(cell.slice(0, 2))];
  if (!screen) return ['fault'];
  const way = RANGES.indexOf(screen.range) - RANGES.indexOf(at);
  const range = way < 0 ? (['closer'] as const) : way > 0 ? (['farther'] as const) : [];
  const hit = screen.score === null ? [] : (['hit'] as const);
  const all = [...range, ...hit];
  return all.length > 0 ? all : ['plain'];
};

/**
 * All consoles of a draft at once, to read: a row for each console of the enemy. Arrow keys move; a tap or Enter leads to
 * the cell.
 *
 * @fires place-asked - detail `{ keys }`
 */
@customElement('console-map')
export class ConsoleMap extends BookletForm {
  static override styles = styled(styles);

  override render(): TemplateResult {
    const booklet = shownPages(this.typed);
    return html`<h2 class="titled">${CHECK_WORDS.map}</h2>
      <p class="soft">${CHECK_WORDS.mapWhy}</p>
      <ul class="legend flow">
        ${OUTCOMES.map(
          (outcome) =>
            html`<li class="abreast snug">
              <span class="cell ${outcome}" aria-hidden="true"
                >${CHECK_WORDS.samples[outcome]}</span
              >
              ${CHECK_WORDS.legend[outcome]}
            </li>`,
        )}
      </ul>
      <div class="maps grid apart">${RANGES.map((range) => this.#table(booklet, range))}</div>`;
  }

  #table(booklet: ShownBooklet, range: Range): TemplateResult {
    const numbers = bandOf(range);
    const colours = new Map(
      booklet.statCard.maneuvers.map(({ colour, console }) => [console, colour]),
    );
    return html`<table
      aria-label=${`${range} range`}
      @keydown=${(event: KeyboardEvent) => stepInTable(event, '.cell')}
    >
      <tr>
        <td></td>
        ${numbers.map((owner) => {
          const colour = colours.get(owner);
          return html`<th scope="col">${colour ? colourSign(colour) : ''}${owner}</th>`;
        })}
      </tr>
      ${numbers.map(
        (holder) =>
          html`<tr>
            <th scope="row">${holder}</th>
            ${numbers.map((owner) => this.#cell(booklet, holder, owner))}
          </tr>`,
      )}
    </table>`;
  }

  #cell(booklet: ShownBooklet, holder: number, owner: number): TemplateResult {
    const cell = shown(valueAt(this.typed, `consoles.${holder}.${owner}`)) ?? '';
    const isFaulty = cell !== '' && this.faults.has(`consoles.${holder}.${owner}`);
    const found =
      cell === '' ? [] : isFaulty ? (['fault'] as const) : outcomes(booklet, rangeOf(holder), cell);
    const said = found.map((each) => CHECK_WORDS.legend[each]).join(', ');
    const seen = cell === '00' ? cell : cell.replace(/^0/, '');
    const isFirst = holder === owner && bandOf(rangeOf(holder))[0] === holder;
    return html`<td>
      <button
        type="button"
        class="cell ${found.join(' ')}"
        tabindex=${isFirst ? 0 : -1}
        aria-label=${`${CHECK_WORDS.cell(String(holder), String(owner))}: ${seen || CHECK_WORDS.empty}, ${said}`}
        @click=${() => this.goTo(['consoles', String(holder), String(owner)])}
      >
        ${found.includes('none') ? '–' : seen}
      </button>
    </td>`;
  }
}
