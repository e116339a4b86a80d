import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { lookUp } from '../../rules/booklet/booklet.ts';
import { bandOf, rangeOf } from '../../rules/vocabulary.ts';

/** What a cell says: `27E`, `1`, `00`. */
const cellText = (booklet: Booklet, holder: number, owner: number): string => {
  const sighting = lookUp(booklet, { holder, owner });
  return sighting ? `${sighting.screen.number}${sighting.line?.letter ?? ''}` : '00';
};

/** A console as a table: down the columns four rows (two for eight cells), its number beside it. */
export const consoleTable = (
  booklet: Booklet,
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
