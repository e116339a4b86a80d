import { expect, test } from 'vitest';
import type { LastBlow } from '../../../../src/rules/campaign/chronicle/replayed-game.ts';
import {
  lastBattleOf,
  lastBlowOf,
  replayGame,
} from '../../../../src/rules/campaign/chronicle/replayed-game.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { find } from '../circle.ts';

const replayed = (...lines: readonly string[]) =>
  sure(replayGame({ record: lines.join('\n') }, find));

/** Ada against Ben, and Cem, in new 'Mechs. */
const two = (...turns: readonly string[]) =>
  replayed(
    'viewscreen record 1',
    ...['lone: rfl-3n Ada', 'rival: grf-1n Ben', 'ammunition: counted'],
    ...turns,
  );
const threeIn =
  (ada: string, ben: string, cem: string) =>
  (...turns: readonly string[]) =>
    replayed(
      'viewscreen record 2',
      ...[`lone: ${ada} Ada`, `rival: ${ben} Ben`, `rival: ${cem} Cem`, 'ammunition: counted'],
      ...turns,
    );
const three = threeIn('rfl-3n', 'grf-1n', 'grf-1n');

// Ben does 7 damage and Cem 5; then her ammunition explodes, with no armor left to take.
const shotDown = three(
  ...['1. 56@2 50 50, lone shares 5 7', '2. 58 62 62', '3. 50 50 54, lone shares 2 3'],
  ...['4. 62@1 58 58', '5. 52 56 56', '6. 36 24 46', '7. 20 32 54'],
);
// Ben does 3 damage and Cem 6, and what is left is taken by her own ammunition.
const exploded = three(
  ...['1. 58@2 58 50', '2. 52 50 58', '3. 46 48 38', '4. 24@1 32 26', '5. 6 24 16'],
  ...['6. 20@2 6 36, lone shares 5 3', '7. 52@2 6 62', '8. 20@2 8 46'],
);
// Ben's only hit reaches her Cockpit; her ammunition explodes after that.
const killed = two(
  '1. 58 54',
  '2. 58 62',
  '3. 52 50',
  '4. 20 22',
  '5. 36 24',
  '6. 20 46',
  '7. 28 44',
);
const bailedOut = two(
  ...['1. 54 58', '2. 58 62', '3. 54 60', '4. 62 50', '5. 58 50', '6. 50 58'],
  '7. 50 62, rival bails out',
);
// Cem does 6 damage and Ben 5, which leave armor 0; then her ammunition explodes.
const shotBare = threeIn(
  'grf-1n',
  'rfl-3n',
  'grf-1n',
)(...['1. 54 64 56', '2. 46 48 58', '3. 44@1 44 52', '4. 28 48 24', '5. 6 30 2', '6. 38 38 8']);
// Ada, who sees Ben first, reaches Cem's Cockpit; her ammunition takes her last armor, Cem's two points of 8.
const killedBeside = threeIn(
  'grf-1n',
  'grf-1n',
  'grf-1n',
)(
  ...['1. 54 56 64', '2. 32@2 54 20, lone shares 6 2', '3. 48@2 62 46'],
  ...['4. 20@2 56 20', '5. 44 50 48'],
);
// Ben does 6 damage and reaches her Cockpit, Cem does 7.
const killedByLess = threeIn('grf-1n', 'rfl-3n', 'grf-1n')('1. 58@2 64 58', '2. 28 32 56');
// Nobody hits Ada, who reaches Cem's Cockpit; her ammunition takes her last 2 points.
const explodedAlone = threeIn(
  'grf-1n',
  'rfl-3n',
  'rfl-3n',
)(...['1. 60@1 62 58', '2. 62 50 52', '3. 24 64 44', '4. 44@2 6 42', '5. 42 2 40', '6. 44@2 6 28']);
// Ben's 5 damage do not reach her Cockpit, but take her last 4 points.
const notKilled = threeIn(
  'grf-1n',
  'rfl-3n',
  'rfl-3n',
)(
  ...['1. 52@2 58 52', '2. 30 38 6', '3. 6 30 16', '4. 20@2 40 48', '5. 44@1 40 20'],
  '6. 28@2 32 36',
);
// Ben, before Cem, looks and does not score; Cem reaches her Life Support, and she is too hot for that.
const killedByHeat = threeIn(
  'grf-1n',
  'grf-1n',
  'grf-1n',
)(...['1. 56@1 64 52', '2. 20@1 24 20, lone shares 6 4', '3. 22@2 16 22']);
const ofNobody = { killer: null, exploded: null };

test.each<readonly [string, ReturnType<typeof replayed>, number, LastBlow]>([
  [
    'names the one of two attackers who did most damage',
    shotDown,
    0,
    { by: 1, maneuver: 'Missile High', damage: 7, screen: 61, letter: 'C', ...ofNobody, heat: 31 },
  ],
  [
    'names an explosion that took the last armor',
    exploded,
    0,
    {
      ...{ by: 2, maneuver: 'Cover & PPC', damage: 6, screen: 35, letter: 'F', heat: 32 },
      ...{ killer: null, exploded: 'autocannon' },
    },
  ],
  [
    'names the part whose critical killed the pilot',
    killed,
    0,
    {
      ...{ by: 1, maneuver: 'PPC High', damage: 11, screen: 15, letter: 'D', heat: 30 },
      ...{ killer: 'Cockpit', exploded: 'autocannon' },
    },
  ],
  [
    'leaves out an explosion after armor was already 0',
    shotBare,
    0,
    { by: 2, maneuver: 'Punch', damage: 6, screen: 15, letter: 'B', ...ofNobody, heat: 31 },
  ],
  [
    'gives the view screen of the pilot killed, not of another one hit, and leaves out a survivable explosion',
    killedBeside,
    2,
    {
      ...{ by: 0, maneuver: 'PPC High', damage: 11, screen: 15, letter: 'D', heat: 32 },
      ...{ killer: 'Cockpit', exploded: null },
    },
  ],
  [
    'names the attacker whose critical killed, even if another did more damage',
    killedByLess,
    0,
    {
      ...{ by: 1, maneuver: 'Autocannon High', damage: 6, screen: 15, letter: 'E', heat: 0 },
      ...{ killer: 'Cockpit', exploded: null },
    },
  ],
  [
    "names an explosion that did it alone, and leaves out a critical on another 'Mech",
    explodedAlone,
    0,
    {
      ...{ by: 1, maneuver: 'Duck', damage: 0, screen: 31, letter: null, heat: 29 },
      ...{ killer: null, exploded: 'missile' },
    },
  ],
  [
    'leaves out the Cockpit if its critical was not reached',
    notKilled,
    0,
    {
      ...{ by: 1, maneuver: 'Autocannon High', damage: 5, screen: 15, letter: 'E' },
      ...{ ...ofNobody, heat: 13 },
    },
  ],
  [
    'in a death by heat names the attacker who scored, not the one who looked first',
    killedByHeat,
    0,
    {
      ...{ by: 2, maneuver: 'Jump & PPC High', damage: 11, screen: 15, letter: 'C' },
      ...{ ...ofNobody, heat: 26 },
    },
  ],
  [
    'names the enemy who looked on, with no damage, if the pilot bailed out',
    bailedOut,
    1,
    {
      ...{ by: 0, maneuver: 'Autocannon High', damage: 0, screen: 59, letter: 'F' },
      ...{ ...ofNobody, heat: 7 },
    },
  ],
])('the last blow %s', (_, game, fighter, blow) => {
  expect(lastBlowOf(game, fighter)).toEqual(blow);
});

test('a pilot who still stands has no last blow', () => {
  for (const [game, standing] of [
    [shotDown, [1, 2]],
    [killed, [1]],
    [bailedOut, [0]],
  ] as const)
    expect(standing.map((fighter) => lastBlowOf(game, fighter))).toEqual(standing.map(() => null));
});

test('a game with paper cannot be replayed, nor one whose record cannot be played', () => {
  for (const record of [
    ...[null, 'hello', 'viewscreen record 2\nlone: xyz-1 Ada\nrival: grf-1n Ben\n'],
    'viewscreen record 2\nlone: rfl-3n Ada\nrival: grf-1n Ben\n1. 44 62\n',
    'viewscreen record 2\nlone: rfl-3n Ada\nrival: grf-1n Ben\n1. 52 62\nhello\n',
  ])
    expect(replayGame({ record }, find)).toBeNull();
});

test("each fighter's last battle is found in a fight of several battles", () => {
  const fight = replayed(
    'viewscreen record 3',
    ...['pilot: rfl-3n Ada', 'pilot: grf-1n Ben', 'pilot: grf-1n Emil', 'pilot: rfl-3n Fay'],
    ...['battle A: 1 against 2', 'battle B: 3 against 4', 'ammunition: counted'],
    ...['A1. 52 62', 'B1. 62 62, rival bails out', '3 joins: C is 2 against 1 3', 'C2. 28@1 20 62'],
  );
  const lasts = [0, 1, 2, 3].map((fighter) => lastBattleOf(fight, fighter));
  expect(lasts.map(({ pilots, seat }) => [pilots, seat])).toEqual([
    [[1, 0, 2], 1],
    [[1, 0, 2], 0],
    [[1, 0, 2], 2],
    [[2, 3], 1],
  ]);
  for (const { battle, exchanges } of lasts) {
    expect(exchanges).toHaveLength(1);
    expect(exchanges[0]!.battle).toBe(battle);
  }
  expect(lastBlowOf(fight, 3)).toMatchObject({ by: 2, damage: 0 });
});

test("a replayed game shows the livery given for each 'Mech", () => {
  const worn = { paint: 'bars', rings: ['whole'], scorched: 1 } as const;
  const record = 'viewscreen record 2\nlone: rfl-3n Ada\nrival: grf-1n Ben\n1. 52 62\n';
  const liveries = (given?: readonly (typeof worn | null)[]) =>
    sure(replayGame({ record }, find, given)).end.battles[0]!.battle.seats.map(
      ({ livery }) => livery,
    );
  expect(liveries([null, worn])).toEqual([null, worn]);
  expect(liveries()).toEqual([null, null]);
});
