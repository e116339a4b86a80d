import { describe, expect, test } from 'vitest';
import { accountOf, lastPicture, viewOf } from '../../../../src/elements/turn/facts/account.ts';
import { exchange } from '../../../../src/rules/battle/exchange.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { griffin, playTurn, rifleman, scene } from '../../../rules/battle/table-top.ts';

const NAMES = [
  { pilot: 'Ada', mech: 'Rifleman' },
  { pilot: 'Ben', mech: 'Griffin' },
];

test('each of the two holds the booklet of the other, and has what both did', () => {
  const account = sure(accountOf(scene(), playTurn(scene(), 52, 62), NAMES));
  expect(viewOf(account, 'lone')).toMatchObject({
    ...{ seat: 0, enemy: 1, me: NAMES[0], them: NAMES[1], booklet: griffin },
    ...{ mine: { console: 52, damage: 6 }, theirs: { console: 62, damage: 0 } },
  });
  expect(viewOf(account, 'rival')).toMatchObject({
    ...{ seat: 1, enemy: 0, me: NAMES[1], them: NAMES[0], booklet: rifleman },
    ...{ mine: { console: 62, damage: 0 }, theirs: { console: 52, damage: 6 } },
  });
});

test('a draw between two turns has nothing to show', () => {
  expect(accountOf(scene(), exchange(scene(), { draw: { by: 'agreed' } }), NAMES)).toBeNull();
});

describe('the picture that a duel ends on', () => {
  const bailOut = { leaves: 'bails out' };
  test.each([
    ['the lone pilot who bails out', [bailOut, {}], 0, 47],
    ['the rival who does', [{}, bailOut], 1, 27],
    ['the lone pilot where both do', [bailOut, bailOut], 0, 47],
    ['the rival where nobody does', [{}, {}], 1, 27],
  ] as const)('%s', (_, more, seat, number) => {
    const played = playTurn(scene(), 52, 62, more);
    expect(lastPicture(played.battle, [played])).toMatchObject({ seat, screen: { number } });
  });

  test("the last turn's, where a draw came between two turns", () => {
    const played = playTurn(scene(), 52, 62);
    const drawn = exchange(played.battle, { draw: { by: 'agreed' } });
    expect(lastPicture(drawn.battle, [played, drawn])).toMatchObject({ screen: { number: 27 } });
  });

  test('the opening, where nobody has chosen anything', () => {
    const drawn = exchange(scene(), { draw: { by: 'agreed' } });
    expect(lastPicture(drawn.battle, [drawn])).toMatchObject({ seat: 1, screen: { number: 49 } });
  });
});
