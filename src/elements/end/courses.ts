import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { lastStandText } from '../../rules/words/fate.ts';
import type { Said } from '../common/say.ts';
import { icon, pilotMark } from '../common/signs.ts';
import '../turn/log/duel-log.ts';
import type { Curve } from './curves.ts';
import { curvesOf } from './curves.ts';
import './duel-curve.ts';
import { END_WORDS } from './end-words.ts';
import type { Ending } from './ending.ts';
import { fateTexts, hasCalls, lengthsOf, lastOf, tallyIn } from './ending.ts';

/** Most curves that share the height of a wide window. */
const SHARE_HEIGHT = 3;

/** Opens the replay at a turn. */
type Show = (turn: number) => void;

/** Curve and tally of a duel. On a table each half has a label already. */
export const duelCourse = (ending: Ending, table: boolean): TemplateResult =>
  html`<section class="course panel stack" aria-label=${table ? nothing : END_WORDS.course}>
    ${curvesOf(ending).map(curveOf)}
    <div class="account stack">${tallyTable(ending)}</div>
  </section>`;

export const duelLog = (ending: Ending, show: Show): TemplateResult =>
  html`<section class="log panel" aria-label=${END_WORDS.log}>
    ${curvesOf(ending).map((curve) => logOf(curve, show))}
  </section>`;

/** Other parts of a fight's end. */
interface FightShown {
  readonly show: Show;
  /** Address of the analysis. */
  readonly analysis: string;
  readonly stands: TemplateResult | typeof nothing;
}

/** Tally of a fight, then a curve for each two who fought, then the logs. */
export const fightCourses = (
  ending: Ending,
  { analysis, show, stands }: FightShown,
): TemplateResult => {
  const curves = curvesOf(ending);
  const turns = lengthsOf(ending).reduce((sum, each) => sum + each, 0);
  return html`<div class="accounts stack">
      <section class="account stack panel" aria-label=${END_WORDS.tally}>
        ${tallyTable(ending)}
        <p>${fateTexts(ending).join('. ')}.</p>
      </section>
      ${stands}
    </div>
    <div class="courses stack ${curves.length > SHARE_HEIGHT ? '' : 'few'}">
      ${curves.map(
        (curve) =>
          html`<section class="course panel stack">
            <h2>${twoOf(curve)}</h2>
            ${curveOf(curve)}
            ${
              curve.names.length === 2 && hasCalls(curve)
                ? html`<a class="button" href=${`${analysis}/${curve.turns[0] ?? 1}`}
                    >${END_WORDS.analysis}<span class="unseen"
                      >${END_WORDS.ofTwo(curve.names)}</span
                    ></a
                  >`
                : nothing
            }
          </section>`,
      )}
      <details class="log panel all-columns">
        <summary>
          <b>${END_WORDS.logs}</b>
          <span class="soft">${END_WORDS.inLogs(turns, curves.length)}</span>
          ${icon('down')}
        </summary>
        ${curves.map(
          (curve) =>
            html`<section class=${curve.seats[0] === 0 ? '' : 'swapped'}>
              <h2>${twoOf(curve)}</h2>
              ${logOf(curve, show)}
            </section>`,
        )}
      </details>
    </div>`;
};

const twoOf = ({ names, seats: [one, other] }: Curve): TemplateResult =>
  html`${pilotMark('lone')} ${names[one]?.pilot}
    <span class="soft">${END_WORDS.against}</span> ${pilotMark('rival')} ${names[other]?.pilot}`;

const curveOf = ({ battles, exchanges, names, seats }: Curve): TemplateResult =>
  html`<duel-curve
    .battles=${battles}
    .exchanges=${exchanges}
    .names=${names}
    .seats=${seats}
  ></duel-curve>`;

const logOf = (
  { battles, comments, exchanges, names, rival, turns }: Curve,
  show: Show,
): TemplateResult =>
  html`<duel-log
    .battles=${battles}
    .exchanges=${exchanges}
    .names=${names}
    .rival=${rival}
    .comments=${comments}
    @turn-chosen=${({ detail }: Said<'turn-chosen'>) => show(turns[detail.turn - 1] ?? 1)}
  ></duel-log>`;

/** What each did in all battles, and their state at the end. */
const tallyTable = (ending: Ending): TemplateResult =>
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
          <td class="stood together">${lastStandText(last.mech, last.turn)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
