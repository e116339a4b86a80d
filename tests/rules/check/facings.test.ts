import { expect, test } from 'vitest';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import type { FacingNode } from '../../../src/rules/check/facings.ts';
import { facingsOf } from '../../../src/rules/check/facings.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, rifleman, scene } from '../battle/table-top.ts';

const name = ({ one, other, range }: FacingNode): string => `${one} ${other} ${range}`;

test('law: in every facing, open numbers lead to the same damage and the same next facing as the rules do', () => {
  const facings = facingsOf(rifleman, griffin);
  const listed = new Set(facings.map(name));
  expect(listed.size).toBe(facings.length);
  for (const facing of facings) {
    const battle = scene({
      ...{ lone: rifleman, rival: griffin, range: facing.range },
      ...{ loneSees: facing.other, rivalSees: facing.one },
    });
    expect(facing.open).toEqual(openManeuvers(battle, 0));
    expect(facing.answers).toEqual(openManeuvers(battle, 1));
    // One square a facing: which one changes with the facing, so that each pair of numbers has its turn.
    const row = (facing.one + facing.other) % facing.open.length;
    const column = (facing.one * 3 + facing.other) % facing.answers.length;
    const square = sure(facing.rows[row]?.[column]);
    const { battle: after } = exchange(battle, {
      seats: [
        { console: sure(facing.open[row]).console },
        { console: sure(facing.answers[column]).console },
      ],
    });
    const lost = (seat: number): number =>
      sure(battle.seats[seat]).armor - sure(after.seats[seat]).armor;
    expect([square.oneDoes, square.otherDoes], name(facing)).toEqual([lost(1), lost(0)]);
    // A duel that has ended has no next facing.
    for (const { sees, range } of after.pairings)
      expect(name(square.next)).toBe(`${sees.rival.number} ${sees.lone.number} ${range}`);
    expect(facings).toContain(square.next);
  }
});
