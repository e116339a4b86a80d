import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { bookletOf } from '../../rules/battle/battle.ts';
import { inWords } from '../../rules/words/in-words.ts';
import { icon, pilotMark } from '../common/signs.ts';
import { plate } from '../page/plate.ts';
import { calledBand } from './called-band.ts';
import { calledBy, callsOf, hearers } from './calls.ts';
import type { PlayedTurn } from './played-turn.ts';
import { pilotOf } from './played-turn.ts';
import { boundWords } from './shot-words.ts';

/** How an exchange of several begins: the lone number for each range, then the rivals'. */
export const calledSheet = (turn: PlayedTurn): TemplateResult => {
  const { battle, names, played } = turn;
  const maneuver = calledBy(played, 0);
  return html`<div class="called-all frame" tabindex="0">
    <p class="plate title">
      ${plate('range')}<small>All ${inWords(played.pairings.length + 1)} are locked in</small
      ><b>Numbers called</b>
    </p>
    <section class="by-lone panel">
      <h2>
        <b>${pilotMark('lone')}&nbsp;${pilotOf(names, 0)} calls</b>
        <span class="soft">${bookletOf(battle, 0).mech.name}</span>
      </h2>
      ${
        maneuver
          ? html`<ul class="numbers">
                ${callsOf(battle, maneuver).map(
                  (call) =>
                    html`<li>
                      <b>${call.console}</b>
                      <span>to ${hearers(call, names)}, ${call.range}</span>
                    </li>`,
                )}
              </ul>
              ${calledBand(maneuver)}`
          : nothing
      }
    </section>
    <ul class="rivals">
      ${played.pairings.map(({ rival }) => {
        const called = calledBy(played, rival);
        return called
          ? html`<li class="panel">
              <p class="of">
                <b>${pilotMark('rival')} <span>${pilotOf(names, rival)}</span></b>
                <span class="soft">${bookletOf(battle, rival).mech.name}</span>
              </p>
              <b class="number"><span class="unseen">calls </span>${called.console}</b>
              ${calledBand(called)}
            </li>`
          : nothing;
      })}
    </ul>
    ${boundWords(turn).map((words) => html`<p class="bound abreast">${icon('lock')} <span>${words}</span></p>`)}
  </div>`;
};
