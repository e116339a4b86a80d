import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { ShownBooklet } from '../../rules/booklet/booklet.ts';
import { bandOf, rangeOf } from '../../rules/vocabulary.ts';

/** `27E`, `1`, `00`; `?` for an unreadable cell. */
const cellText = ({ document }: ShownBooklet, holder: number, owner: number): string => {
  const cell: string | undefined = document.consoles[holder]?.[owner];
  return cell === undefined ? '?' : cell === '00' ? cell : cell.replace(/^0/, '');
};

/** A console as a table: four rows, filled by column (two rows for eight cells), with its number. */
export const consoleTable = (
  booklet: ShownBooklet,
  console: number,
  lit: number | null,
): TemplateResult => {
  const owners = bandOf(rangeOf(console));
  const rows = owners.length / 4;
  return html`<table class="cells" aria-label=${`Console ${console}`}>
      <tbody>
        ${Array.from({ length: rows }, (_, row) => {
          const inRow = owners.filter((_owner, index) => index % rows === row);
          return html`<tr>
            ${inRow.map(
              (owner) =>
                html`<td class=${classMap({ lit: owner === lit })} data-owner=${owner}>
                  <span class="owner">${owner}</span><span aria-hidden="true"> – </span
                  ><span class="unseen"> leads to </span
                  ><b>${cellText(booklet, console, owner)}</b
                  >${owner === lit ? html`<span class="unseen"> (looked up)</span>` : null}
                </td>`,
            )}
          </tr>`;
        })}
      </tbody>
    </table>
    <p class="own"><span class="unseen">Console</span> ${console}</p>`;
};
