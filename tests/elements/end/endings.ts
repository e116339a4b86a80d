import type { Ending } from '../../../src/elements/end/ending.ts';
import { endingOfBattle, endingOfFight } from '../../../src/elements/end/ending.ts';
import type { FightRecord } from '../../../src/rules/fight/record.ts';
import { replayText, turnsOf } from '../../../src/rules/fight/replay.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, rifleman } from '../parts.ts';

const replayed = (...lines: readonly string[]) => {
  const { exchanges, fault, fights, record } = replayText(`${lines.join('\n')}\n`, (id) =>
    id === 'rfl-3n' ? rifleman : griffin,
  );
  if (fault || !record) throw new Error(JSON.stringify(fault));
  return { exchanges, fights, record, fight: sure(fights.at(-1)) };
};

const namesOf = ({ entrants }: FightRecord) =>
  entrants.map(({ booklet, pilot }) => ({
    pilot,
    mech: booklet === 'rfl-3n' ? 'Rifleman' : 'Griffin',
  }));

/** Ada alone: Ben bails out in the first turn, Cleo and Dora in the second. */
export const aloneAgainstThree = (): Ending => {
  const { exchanges, fights, record } = replayed(
    'viewscreen record 2',
    'lone: rfl-3n Ada',
    'rival: grf-1n Ben',
    'rival: grf-1n Cleo',
    'rival: rfl-3n Dora',
    'ammunition: counted',
    '1. 52 62 62 58, rival 1 bails out',
    '2. 28 - 28 28, rival 2 bails out, rival 3 bails out',
  );
  return endingOfBattle({
    ...turnsOf(record.moves, { exchanges, fights }),
    names: namesOf(record),
  });
};

/** Ada against Ben, who bails out in their second turn; Cleo against Dora, who bails out in their first. */
export const twoAgainstTwo = (): Ending => {
  const { record, ...rest } = replayed(
    'viewscreen record 3',
    'pilot: rfl-3n Ada',
    'pilot: grf-1n Ben',
    'pilot: rfl-3n Cleo',
    'pilot: grf-1n Dora',
    'battle A: 1 against 2',
    'battle B: 3 against 4',
    'ammunition: counted',
    'A1. 52 62',
    'B1. 52 62, rival bails out',
    '3 sits out',
    'A2. 20 28, rival bails out',
  );
  return endingOfFight({ ...rest, record, names: namesOf(record) });
};
