import type { Settings } from '../../offline/page/settings.ts';
import type { BattleStanding } from '../../offline/fights/standing.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { openTurn } from '../../rules/fight/progress.ts';
import { keepsCourse } from '../../rules/words/lesson.ts';
import type { Named } from '../../rules/words/tell.ts';
import { seatsOfPeople } from '../../rules/words/tell.ts';
import { isUnread } from '../common/notes-read.ts';
import { deviceQueue } from './queue.ts';

/** One person plays alone: nothing needs to be hidden. */
export const isUnwatched = (names: readonly Named[]): boolean => seatsOfPeople(names).length === 1;

/** The person who chooses first in the next turn and so gets the device; null if no person has a choice. */
export const nextChooser = ({ battle }: Exchange, names: readonly Named[]): number | null => {
  const turn = battle.outcome ? null : openTurn(battle);
  return turn?.kind === 'choosing' ? deviceQueue(battle, turn, names).chooser : null;
};

export const nextWords = (played: Exchange, names: readonly Named[]): string => {
  const { battle } = played;
  if (battle.outcome) return 'See the end';
  const chooser = nextChooser(played, names);
  const who =
    chooser === null
      ? `${names.length > 2 ? 'all' : 'both'} are locked in`
      : `${names[chooser]?.pilot} chooses`;
  return `Turn ${battle.turns + 1}: ${who}`;
};

/** The duel still follows the lesson. */
export const isLed = ({ record, save }: BattleStanding): boolean =>
  save.led === true && keepsCourse(record);

/** A score is shown with a note: until all people have read it, and during the lesson. */
export const isGuided = (standing: BattleStanding, settings: Settings): boolean =>
  isLed(standing) ||
  standing.names.some(({ ofGame, pilot }) => !ofGame && isUnread(settings, 'score', pilot));
