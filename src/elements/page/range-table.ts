import type { TemplateResult } from 'lit';
import { html } from 'lit';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import type { Range } from '../../rules/vocabulary.ts';
import { RANGES } from '../../rules/vocabulary.ts';
import { signed } from '../../rules/words/words.ts';
import { colourSign } from '../common/signs.ts';

/** The maneuvers of a range, in the columns of the printed card. */
export const rangeTable = (range: Range, maneuvers: readonly Maneuver[]): TemplateResult => {
  const others = RANGES.filter((other) => other !== range);
  return html`<table>
    <caption>
      ${range} range
    </caption>
    <thead>
      <tr>
        <th scope="col">Cat.</th>
        <th scope="col">Group</th>
        <th scope="col">Maneuver</th>
        <th scope="col">No.</th>
        <th scope="col">Score</th>
        <th scope="col">Heat</th>
        ${others.map((other) => html`<th scope="col">${other}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${maneuvers
        .filter((maneuver) => maneuver.range === range)
        .map(
          ({ categories, colour, console, conversions, group, heat, name, score }) =>
            html`<tr>
              <td>${categories.join(' & ')}</td>
              <td>${group}</td>
              <td>
                <span class="band ${colour}"
                  >${colourSign(colour)} ${name}<span class="unseen">, ${colour}</span></span
                >
              </td>
              <td><b>${console}</b></td>
              <td>${signed(score)}</td>
              <td>${signed(heat)}</td>
              ${others.map((other) => html`<td>${conversions[other]}</td>`)}
            </tr>`,
        )}
    </tbody>
  </table>`;
};
