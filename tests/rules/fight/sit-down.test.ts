import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newTable } from '../../../src/offline/fights/new-table.ts';
import { battleStanding, standingFrom, withTurnAt } from '../../../src/offline/fights/standing.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { CHOOSES, chosenByThemselves } from '../../../src/rules/fight/choosers.ts';
import { openTurn } from '../../../src/rules/fight/progress.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';
import type { Chooser, Seated, Sitting } from '../../../src/rules/fight/sitting.ts';
import { againAlone, rematchOf, seated, sittingOf } from '../../../src/rules/fight/sit-down.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { griffin, openTo, opened, rifleman, scene } from '../battle/table-top.ts';
import { called, choosing } from './turn-play.ts';

/** A chooser that the table does not have yet: it takes the first maneuver that is open. */
const FIRST = 'the first open' as Chooser;
beforeEach(() => {
  Object.assign(CHOOSES, { [FIRST]: openFirst });
});
afterEach(() => {
  Reflect.deleteProperty(CHOOSES, FIRST);
});
const openFirst = (...[battle, seat]: Parameters<typeof openTo>): number =>
  openTo(battle, seat)[0] ?? 0;

const sits = (pilot: string, { id }: Booklet, chooses: Chooser = 'person'): Seated => ({
  ...freshEntrant(id, pilot),
  chooses,
});
const two: Sitting = {
  seats: [sits('Ada', rifleman), sits('Ben', griffin, FIRST)],
  battles: [{ lone: 0, rivals: [1] }],
  options: { ...USUAL_OPTIONS, ammunition: 'ignored' },
  secrecy: 'face to face',
};

describe('a rematch', () => {
  test("keeps each pilot's seat, in the other's 'Mech where the booklets are swapped; whoever chose chooses again", () => {
    expect(rematchOf(two, false)).toEqual(two);
    const swapped = [sits('Ada', griffin), sits('Ben', rifleman, FIRST)];
    expect(rematchOf(two, true)).toEqual({ ...two, seats: swapped });
  });

  test('moves pilots round the table where another is alone', () => {
    const three = { ...two, seats: [...two.seats, sits('Cleo', griffin)] };
    expect(againAlone(three, 1).seats).toEqual([
      ...[sits('Ben', griffin, FIRST), sits('Cleo', griffin), sits('Ada', rifleman)],
    ]);
  });

  test("begins with new 'Mechs, whatever the last began with", () => {
    const worn = {
      ...two.seats[0]!,
      starts: { armor: 3, ammunition: {}, criticals: [], skill: {}, penalty: {} },
    };
    expect(rematchOf({ ...two, seats: [worn, two.seats[1]!] }, false)).toEqual(two);
  });
});

test('of a record that names no choice-makers is played by people', () => {
  const record = {
    ...two,
    entrants: [freshEntrant('rfl-3n', 'Ada'), freshEntrant('grf-1n', 'Ben')],
  };
  const { seats } = sittingOf(record, 'pass the device');
  expect(seats).toEqual(record.entrants.map(seated));
  expect(sittingOf(record, 'pass the device', ['person', FIRST]).seats[1]?.chooses).toBe(FIRST);
});

describe('a seat that chooses by itself', () => {
  const first = openFirst(scene(), 1);

  test('is locked in as the turn begins, and people are asked', () => {
    const turn = chosenByThemselves(scene(), openTurn(scene()), ['person', FIRST]);
    expect(turn).toEqual(choosing(null, first));
    expect(chosenByThemselves(scene(), openTurn(scene()), [])).toEqual(choosing(null, null));
  });

  test('keeps what it has chosen', () => {
    const chosen = choosing(null, 62);
    expect(chosenByThemselves(scene(), chosen, ['person', FIRST])).toBe(chosen);
  });

  test('calls the numbers where nobody else has to choose', () => {
    expect(chosenByThemselves(scene(), choosing(52, null), ['person', FIRST])).toEqual(
      called(52, first),
    );
  });

  test('chooses nothing once it is out', () => {
    const battle = opened(rifleman, [griffin, rifleman]);
    const out = battle.seats.map((seat, at) =>
      at === 1 ? { ...seat, out: 'fell' as const } : seat,
    );
    const gone = { ...battle, seats: out, pairings: battle.pairings.slice(1) };
    const turn = chosenByThemselves(gone, openTurn(gone), ['person', FIRST, 'person']);
    expect(turn).toEqual(choosing(null, null, null));
  });

  test('has chosen in the fight that its row stands for, whatever battle it sits in', () => {
    const four: Sitting = {
      seats: [
        ...[sits('Ada', rifleman), sits('Ben', griffin)],
        ...[sits('Cleo', rifleman), sits('Dora', griffin, FIRST)],
      ],
      battles: [
        { lone: 0, rivals: [1] },
        { lone: 2, rivals: [3] },
      ],
      options: USUAL_OPTIONS,
      secrecy: 'pass the device',
    };
    const row = newTable(four, [rifleman, griffin, rifleman, griffin]);
    expect(row.chooses).toEqual(['person', 'person', 'person', FIRST]);
    const standing = standingFrom(row, libraryOf(rifleman, griffin));
    if (typeof standing === 'string') throw new Error(standing);
    expect(standing.save.battles.map(({ turn }) => turn)).toEqual([
      choosing(null, null),
      choosing(null, first),
    ]);
    // A turn in which its seat stands empty asks it again.
    const emptied = withTurnAt(standing, 'B', choosing(52, null));
    expect(battleStanding(emptied, 'B')?.turn).toEqual(called(52, first));
  });
});
