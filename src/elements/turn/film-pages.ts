import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Opened } from './aside.ts';
import { besidePages } from './beside-pages.ts';
import { convertedWords } from './calls.ts';
import './exchange-pages.ts';
import type { Film } from './film.ts';
import type { PlayedTurn } from './played-turn.ts';
import { accountWith } from './played-turn.ts';
import type { Room } from './room.ts';
import { seenOf } from './shots.ts';

/** What the pages of a film lie in. */
interface Around {
  readonly room: Room;
  /** The turns before this one. */
  readonly exchanges: readonly Exchange[];
  /** A second bar stands above. */
  readonly noBar: boolean;
  readonly guided: boolean;
}

/** The pages of a pairing as far as the film has come with it, and a number that was converted for it (M3). */
export const filmPages = (
  turn: PlayedTurn,
  { aside, perils, reel, run, seen, shot }: Film,
  { rival, side }: Opened,
  { exchanges, guided, noBar, room }: Around,
): TemplateResult => {
  const { layout, low, scant } = room;
  const account = accountWith(turn, rival);
  const several = turn.battle.seats.length > 2;
  const isScored = (each: number): boolean => shot.kind === 'score' && shot.rival === each;
  const isTold = (each: number): boolean =>
    several
      ? isScored(each) || seenOf(seen.shots, seen.at, each).scored
      : reel.isAllTold(run.place) && !run.turning;
  // A line of hazard stands below the pages of two.
  const isTight = noBar || (!several && (perils?.size ?? 0) > 0);
  const converted = layout === 'narrow' ? convertedWords(account, turn.played) : null;
  return html`${converted ? html`<p class="converted panel">${converted}</p>` : nothing}
    <exchange-pages
      .account=${account}
      .side=${side}
      .scored=${several ? isTold(rival) : isScored(rival)}
      .layout=${layout}
      .low=${low}
      .scant=${scant || (layout === 'flat' && isTight)}
      .turning=${run.turning && !aside.opened}
      ?guided=${guided && !several}
      ?undecided=${several && !isTold(rival)}
      >${layout === 'broad' ? besidePages(turn, account, { exchanges, isTold }) : nothing}</exchange-pages
    >`;
};
