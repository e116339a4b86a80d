import { describe, expect, test } from 'vitest';
import { accountOf, lastScreenOf, viewOf } from '../../../../src/elements/turn/facts/account.ts';
import { exchange } from '../../../../src/rules/battle/exchange.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { griffin, playTurn, rifleman, scene } from '../../../rules/battle/table-top.ts';

const NAMES = [
  { pilot: 'Ada', mech: 'Rifleman' },
  { pilot: 'Ben', mech: 'Griffin' },
];

test("each pilot holds the enemy's booklet and sees what both did", () => {
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

test('the account of a draw between turns is null', () => {
  expect(accountOf(scene(), exchange(scene(), { draw: { by: 'agreed' } }), NAMES)).toBeNull();
});

describe("a 'Mech's last picture in a duel", () => {
  test.each([
    ["the lone pilot's is the page that the rival saw", 0, 47],
    ["the rival's is the page that the lone pilot saw", 1, 27],
  ] as const)('%s', (_, seat, number) => {
    const played = playTurn(scene(), 52, 62);
    expect(lastScreenOf(played.battle, [played], seat)).toMatchObject({ number });
  });

  test('comes from the last turn if a draw is agreed after it', () => {
    const played = playTurn(scene(), 52, 62);
    const drawn = exchange(played.battle, { draw: { by: 'agreed' } });
    expect(lastScreenOf(drawn.battle, [played, drawn], 1)).toMatchObject({ number: 27 });
  });

  test('is the opening if no maneuver was ever chosen', () => {
    const drawn = exchange(scene(), { draw: { by: 'agreed' } });
    expect(lastScreenOf(drawn.battle, [drawn], 1)).toMatchObject({ number: 49 });
  });
});
