import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { lastStandText } from '../../rules/words/fate.ts';
import { pilotMark } from '../common/signs.ts';
import { END_WORDS } from './end-words.ts';
import type { Ending } from './ending.ts';
import { lastOf, tallyIn } from './ending.ts';

/** What each did in all battles together, and how each stood at the end. */
export const tallyTable = (ending: Ending): TemplateResult =>
  html`<table class="tally">
    <caption class="unseen">
      ${END_WORDS.tally}
    </caption>
    <thead>
      <tr>
        <td></td>
        <th scope="col">${END_WORDS.hits}</th>
        <th scope="col">${END_WORDS.damage}</th>
        ${[END_WORDS.criticals, END_WORDS.explosions].map(
          ([brief, whole]) => html`<th scope="col" aria-label=${whole}>${brief}</th>`,
        )}
        <th scope="col"><span class="unseen">${END_WORDS.atEnd}</span></th>
      </tr>
    </thead>
    <tbody>
      ${ending.names.map(({ mech, pilot }, at) => {
        const { hits, damage, criticals, explosions } = tallyIn(ending, at);
        const last = lastOf(ending, at);
        return html`<tr>
          <th scope="row">
            ${pilotMark(ending.sides[at] ?? 'rival')} ${pilot}
            <span class="mech soft">${mech}</span>
          </th>
          ${[hits, damage, criticals, explosions].map((each) => html`<td>${each}</td>`)}
          <td class="stood">${lastStandText(last.mech, last.turn)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
