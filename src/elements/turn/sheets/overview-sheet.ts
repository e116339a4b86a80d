import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../../rules/battle/battle.ts';
import { SIDES, bookletOf, seatOf } from '../../../rules/battle/battle.ts';
import { pairingWith } from '../../../rules/battle/duel.ts';
import { onlyOpenManeuver } from '../../../rules/battle/open-maneuvers.ts';
import { icon, pilotMark } from '../../common/signs.ts';
import type { Account } from '../facts/account.ts';
import { viewOf, scoresOf } from '../facts/account.ts';
import { calledBand } from '../pages/called-page.ts';
import { calledBy, callsOf, hearers } from '../words/calls.ts';
import { perilWords, sightWords } from '../words/turn-words.ts';
import type { Perils } from '../facts/perils.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import { pilotOf } from '../facts/played-turn.ts';
import { shownWindow } from '../pages/shown-window.ts';

/** Surroundings of the overview. */
interface Around {
  /** Pilots whom leaving would save, or lets go; null once decided. */
  readonly perils: Perils | null;
  /** Opens both pages of a pairing. */
  readonly show: (rival: number) => void;
}

/** Reason to leave; nothing if there is none. */
const peril = (
  { battle, names }: PlayedTurn,
  seat: number,
  perils: Perils | null,
): TemplateResult | typeof nothing => {
  const threat = perils?.get(seat);
  return threat
    ? html`<p class="peril">
        ${icon('warning')}
        <span>${perilWords({ battle, names, seat, peril: threat }, 'row')}</span>
      </p>`
    : nothing;
};

/** A side's page, small. */
const sight = (account: Account, side: Side): TemplateResult => {
  const { enemy, me, mine } = viewOf(account, side);
  return html`<div class="sight">
    <p class="whose">${me.pilot} sees<span class="unseen"> page</span></p>
    ${shownWindow(account.battle, enemy, mine.sees.screen)}
    <b class="page">${sightWords(mine.sees)}</b>
  </div>`;
};

/** Who is shown a SCORE, or how the rival has left. */
const verdict = (account: Account): string => {
  const { names, pairing, played } = account;
  const { out } = seatOf(played.battle, pairing.rival);
  if (out === 'bailed out' || out === 'escaped') return out;
  const [first, second] = scoresOf(account);
  if (!first) return 'no SCORE';
  return second ? 'SCORE both ways' : `SCORE for ${pilotOf(names, viewOf(account, first).seat)}`;
};

const row = (turn: PlayedTurn, account: Account, { perils, show }: Around): TemplateResult => {
  const { battle, names, pairing } = account;
  const { rival } = pairing;
  const called = calledBy(turn.played, rival);
  return html`<li class="panel">
    <button type="button" class="of" @click=${() => show(rival)}>
      <b>${pilotMark('rival')}&nbsp;<span>${pilotOf(names, rival)}</span></b>
      <span class="soft"
        ><span class="mech">${names[rival]?.mech} · </span>${pairingWith(battle, pairing)?.range}${
          onlyOpenManeuver(battle, rival) ? html` · ${icon('lock')} no choice` : nothing
        }</span
      ><span class="unseen">: both pages</span>
    </button>
    <b class="number"><span class="unseen">calls </span>${pairing.deeds.rival.console}</b>
    ${calledBand(called)}
    <div class="sights">${SIDES.map((side) => sight(account, side))}</div>
    <p class="verdict">${verdict(account)}</p>
    ${peril(turn, rival, perils)}
  </li>`;
};

/** An exchange of several at once: the lone number for each range, and for each rival the number and both pages. */
export const overviewSheet = (turn: PlayedTurn, around: Around): TemplateResult => {
  const { accounts, battle, names, played } = turn;
  const maneuver = calledBy(played, 0);
  const calls = maneuver ? callsOf(battle, maneuver) : [];
  const rows = accounts.length;
  return html`<div class="overview frame of-${rows}${rows > 3 ? ' many' : ''}" tabindex="0">
    <section class="by-lone panel">
      <h2>
        <span>${pilotMark('lone')}&nbsp;<b>${pilotOf(names, 0)}</b> calls</span>
        <span class="soft"
          >${bookletOf(battle, 0).mech.name}${onlyOpenManeuver(battle, 0) ? html` · ${icon('lock')} no choice` : nothing}</span
        >
      </h2>
      ${
        maneuver
          ? html`<ul class="numbers">
                ${calls.map(
                  (call) =>
                    html`<li>
                      <b>${call.console}</b>
                      ${calls.length > 1 ? html`<span>to ${hearers(call, names)}</span>` : nothing}
                    </li>`,
                )}
              </ul>
              ${calledBand(maneuver)}`
          : nothing
      }
      ${peril(turn, 0, around.perils)}
    </section>
    <ul class="rivals">
      ${accounts.map((account) => row(turn, account, around))}
    </ul>
  </div>`;
};
