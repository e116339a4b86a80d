import type { Settings } from '../../offline/page/settings.ts';
import type { BattleStanding } from '../../offline/fights/standing.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { openTurn } from '../../rules/fight/progress.ts';
import { keepsCourse } from '../../rules/words/lesson.ts';
import type { Named } from '../../rules/words/tell.ts';
import { seatsOfPeople } from '../../rules/words/tell.ts';
import { isUnread } from '../common/notes-read.ts';
import { deviceQueue } from './queue.ts';

/** Whether one person plays alone, by the names of all pilots: nothing has to be hidden from anybody. */
export const isUnwatched = (names: readonly Named[]): boolean => seatsOfPeople(names).length === 1;

/** Which of the people chooses first in the turn after this one, and so has the device; null where none has a choice. */
export const nextChooser = ({ battle }: Exchange, names: readonly Named[]): number | null => {
  const turn = battle.outcome ? null : openTurn(battle);
  return turn?.kind === 'choosing' ? deviceQueue(battle, turn, names).chooser : null;
};

/** What begins when the pilots go on from a turn: `Turn 2: Ben chooses`. */
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

/** Whether the pilots are led, as long as they keep to the course. */
export const isLed = ({ record, save }: BattleStanding): boolean =>
  save.led === true && keepsCourse(record);

/** Whether a score is shown with a note: until all people have seen one, and as long as the lesson lasts. */
export const isGuided = (standing: BattleStanding, settings: Settings): boolean =>
  isLed(standing) ||
  standing.names.some(({ ofGame, pilot }) => !ofGame && isUnread(settings, 'score', pilot));
