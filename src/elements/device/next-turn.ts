import type { Settings } from '../../offline/page/settings.ts';
import type { BattleStanding } from '../../offline/fights/standing.ts';
import type { Battle } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { onlyOpenManeuver } from '../../rules/battle/open-maneuvers.ts';
import { openTurn } from '../../rules/fight/progress.ts';
import type { Choosing } from '../../rules/fight/turn.ts';
import { chooserOf, firstIn } from '../../rules/fight/turn.ts';
import { QUIET_TURNS } from '../../rules/vocabulary.ts';
import { keepsCourse } from '../../rules/words/lesson.ts';
import type { Named } from '../../rules/words/tell.ts';
import { isUnread } from '../common/notes-read.ts';

/** Who chooses next in a battle, when the device is passed. */
const chooserIn = ({ seats, turns }: Battle, turn: Choosing): number =>
  chooserOf(
    firstIn(turns, seats.length),
    turn,
    seats.flatMap(({ out }, seat) => (out ? [seat] : [])),
  );

/** Who chooses first in the turn after this one, and so has the device; null where nobody has a choice. */
export const nextChooser = ({ battle }: Exchange): number | null => {
  const turn = battle.outcome ? null : openTurn(battle);
  return turn?.kind === 'choosing' ? chooserIn(battle, turn) : null;
};

/** What begins when the pilots go on from a turn: `Turn 2: Ben chooses`. */
export const nextWords = (played: Exchange, names: readonly Named[]): string => {
  const { battle } = played;
  if (battle.outcome) return 'See the end';
  const chooser = nextChooser(played);
  const who =
    chooser === null
      ? `${names.length > 2 ? 'all' : 'both'} are locked in`
      : `${names[chooser]?.pilot} chooses`;
  return `Turn ${battle.turns + 1}: ${who}`;
};

/** Whether nobody who fights has a choice: the numbers are called as the turn begins. */
const allBound = (battle: Battle): boolean =>
  battle.seats.every(({ out }, seat) => out !== null || onlyOpenManeuver(battle, seat));

/**
 * Whether a draw may be claimed (D15): while the pilots choose, or, where neither has a choice, until it
 * is decided that nobody leaves.
 */
export const mayClaim = ({ battle, turn }: BattleStanding): boolean => {
  const open = turn.kind === 'choosing' || (!turn.decided && allBound(battle));
  return open && battle.quiet >= QUIET_TURNS;
};

/** Whether the pilots are led, as long as they keep to the course. */
export const isLed = ({ record, save }: BattleStanding): boolean =>
  save.led === true && keepsCourse(record);

/** Whether a score is shown with a note: until both pilots have seen one, and as long as the lesson lasts. */
export const isGuided = (standing: BattleStanding, settings: Settings): boolean =>
  isLed(standing) || standing.names.some(({ pilot }) => isUnread(settings, 'score', pilot));
