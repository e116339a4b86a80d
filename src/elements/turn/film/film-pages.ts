import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SIDES } from '../../../rules/battle/battle.ts';
import type { Exchange } from '../../../rules/battle/exchange.ts';
import { incidentOf } from '../../../rules/battle/incident.ts';
import { isShortName } from '../../../rules/fight/name.ts';
import { statusPhrase } from '../../../rules/words/words.ts';
import { phrase, pilotMark } from '../../common/signs.ts';
import '../../page/booklet-page.ts';
import type { Account, View } from '../facts/account.ts';
import { viewOf, isCrackedFor, wornIn } from '../facts/account.ts';
import { deedSlip } from '../pages/deed-slip.ts';
import { equation } from '../pages/exchange-slips.ts';
import { shownWindow } from '../pages/shown-window.ts';
import type { Opened, Film } from './film.ts';
import { besidePages } from '../pages/beside-pages.ts';
import { convertedWords } from '../words/calls.ts';
import '../pages/exchange-pages.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import { accountWith } from '../facts/played-turn.ts';
import type { Room } from '../../common/room.ts';
import { seenOf } from '../facts/shots.ts';

/** Without the console; if low also without letters, as the sum tells their effect. */
const page = (account: Account, view: View, low: boolean): TemplateResult => {
  const { booklet, enemy, mine, seat, them } = view;
  return html`<booklet-page
    no-console
    ?scored=${incidentOf(account.played, 'scored', seat) !== undefined}
    criticals=${low ? 'none' : 'all'}
    ?missed=${incidentOf(account.played, 'critical', seat)?.reached !== true}
    .booklet=${booklet}
    .number=${mine.sees.screen.number}
    .tell=${them.pilot}
    .letter=${mine.sees.line?.letter ?? null}
    .wear=${wornIn(account.battle, enemy)}
    ?cracked=${isCrackedFor(account.battle, seat)}
  ></booklet-page>`;
};

/** Phone on its side: the window, with the rest of the page beside it. */
const lyingPage = (account: Account, view: View): TemplateResult => {
  const { enemy, mine, them } = view;
  const { range, status } = mine.sees.screen;
  return html`${shownWindow(account.battle, enemy, mine.sees.screen)}
    <p class="tells panel">
      <span class="soft">Tell ${them.pilot}:</span> ${phrase(statusPhrase(status, range))}
    </p>`;
};

/**
 * Both pages of a pairing side by side on a phone, with the sums below them, or beside them on a phone on its
 * side.
 */
const pairPages = (account: Account, room: Room): TemplateResult =>
  html`<div class="pair">
    ${SIDES.map((side) => {
      const view = viewOf(account, side);
      return html`<section class="one ${side}">
        <h2 class="who ${isShortName(view.me.pilot) ? '' : 'long'}">
          <span>${pilotMark(side)} ${view.me.pilot} <span class="soft">sees</span></span>
          ${equation(account, side)}
        </h2>
        ${room.layout === 'flat' ? lyingPage(account, view) : page(account, view, room.lacks('slip'))}
        <div class="did panel">${deedSlip(account, side)}</div>
      </section>`;
    })}
  </div>`;

/** Surroundings of the pages. */
interface Around {
  readonly room: Room;
  /** Earlier turns. */
  readonly exchanges: readonly Exchange[];
  /** The stage around it has a bar. */
  readonly noBar: boolean;
  readonly guided: boolean;
  /** The pace is asked below. */
  readonly asks: boolean;
}

/**
 * The pages of a pairing as far as the film has come, and its converted number (M3). With several, both are side
 * by side with their sums; opened beside the film they are large.
 */
export const filmPages = (
  turn: PlayedTurn,
  { aside, perils, reel, run, seen, shot }: Film,
  { rival, side }: Opened,
  { asks, exchanges, guided, noBar, room }: Around,
): TemplateResult => {
  const { layout } = room;
  const low = room.lacks('slip');
  const account = accountWith(turn, rival);
  const several = turn.battle.seats.length > 2;
  const isScored = (each: number): boolean => shot.kind === 'score' && shot.rival === each;
  if (several && layout !== 'broad' && isScored(rival) && !aside) return pairPages(account, room);
  const isTold = (each: number): boolean =>
    several
      ? isScored(each) || seenOf(seen.shots, seen.at, each).scored
      : reel.isAllTold(run.place) && !run.turning;
  // A hazard line is below the pages of two.
  const isTight = noBar || asks || (!several && (perils?.size ?? 0) > 0);
  const converted = layout === 'narrow' ? convertedWords(account, turn.played) : null;
  return html`${converted ? html`<p class="converted panel">${converted}</p>` : nothing}
    <exchange-pages
      .account=${account}
      .side=${side}
      .scored=${several ? isTold(rival) : isScored(rival)}
      .layout=${layout}
      .low=${low}
      .scant=${layout === 'flat' && (isTight || room.lacks('console'))}
      .turning=${run.turning && !aside}
      ?guided=${guided && !several}
      ?tight=${asks && layout !== 'broad'}
      ?undecided=${several && !isTold(rival)}
      >${layout === 'broad' ? besidePages(turn, account, { exchanges, isTold }) : nothing}</exchange-pages
    >`;
};
