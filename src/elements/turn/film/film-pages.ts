import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Exchange } from '../../../rules/battle/exchange.ts';
import type { Opened } from './aside.ts';
import { besidePages } from '../pages/beside-pages.ts';
import { convertedWords } from '../words/calls.ts';
import '../pages/exchange-pages.ts';
import type { Film } from './film.ts';
import { pairPages } from '../pages/pair-pages.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import { accountWith } from '../facts/played-turn.ts';
import type { Room } from '../../common/room.ts';
import { seenOf } from '../facts/shots.ts';

/** What the pages of a film lie in. */
interface Around {
  readonly room: Room;
  /** The turns before this one. */
  readonly exchanges: readonly Exchange[];
  /** A second bar stands above. */
  readonly noBar: boolean;
  readonly guided: boolean;
  /** What asks the pace stands below. */
  readonly asks: boolean;
}

/**
 * The pages of a pairing as far as the film has come with it, and a number that was converted for it (M3). Of
 * several both stand side by side with what they came to; one that is looked at beside the film lies large.
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
  if (several && layout !== 'broad' && isScored(rival) && !aside.opened)
    return pairPages(account, room);
  const isTold = (each: number): boolean =>
    several
      ? isScored(each) || seenOf(seen.shots, seen.at, each).scored
      : reel.isAllTold(run.place) && !run.turning;
  // A line of hazard stands below the pages of two.
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
      .turning=${run.turning && !aside.opened}
      ?guided=${guided && !several}
      ?tight=${asks && layout !== 'broad'}
      ?undecided=${several && !isTold(rival)}
      >${layout === 'broad' ? besidePages(turn, account, { exchanges, isTold }) : nothing}</exchange-pages
    >`;
};
