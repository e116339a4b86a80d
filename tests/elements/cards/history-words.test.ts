import { expect, test } from 'vitest';
import { countedInWords, halvesText } from '../../../src/rules/words/counted.ts';
import { flownLines, flownTitle, ringNames } from '../../../src/elements/cards/history-words.ts';
import {
  mechFateWords,
  mechDid,
  newOneWords,
  shutdownReason,
} from '../../../src/elements/cards/mech-words.ts';
import { endLine, keptSteps, ammunitionTitle } from '../../../src/elements/cards/pilot-words.ts';
import type { Fighter } from '../../../src/rules/campaign/history/game.ts';
import type { Hangar } from '../../../src/rules/campaign/hangar/hangar.ts';
import { fighterBooklet } from '../../../src/rules/campaign/hangar/hangar.ts';
import { flownBy } from '../../../src/rules/campaign/chronicle/pilot-history.ts';
import { newPilot } from '../../../src/rules/campaign/card/pilot-card.ts';
import { sure } from '../../../src/rules/sure.ts';
import {
  adaAndFinn,
  beats,
  circle,
  find,
  gameOf,
  griffin,
  mechOf,
  rifleman,
} from '../../rules/campaign/circle.ts';
import { closedAfter } from '../../rules/campaign/settling.ts';

/** What is said of the only game of a pilot: of the card, and of the 'Mech. */
const told = (hangar: Hangar, pilot: string): readonly string[] => {
  const flown = sure(flownBy(hangar, pilot, find)[0]);
  const name = (fighter: Fighter) => fighterBooklet(hangar, fighter, find).mech.name;
  return [flownTitle(hangar, flown), ...flownLines(hangar, flown, name), mechDid(hangar, flown)];
};

const duel = (came: Parameters<typeof beats>[3]): Hangar =>
  closedAfter(beats(adaAndFinn(), 'p1', 'p2', came));

test('a pilot who was shot down is listed as beaten, not killed', () => {
  const hangar = duel({ out: 'fell', armor: -3, turn: 9 });
  const line = 'Last Lantern, Rifleman, in turn 9: armor −3.';
  expect(told(hangar, 'p1')).toEqual(['Beat Finn', line, 'put out Last Lantern']);
  expect(told(hangar, 'p2')).toEqual(['Beaten by Ada', line, 'lost: armor −3']);
  expect(mechFateWords(hangar, mechOf(hangar, 'm2'))).toBe('lost in game 1 to Ada');
  expect(mechFateWords({ ...hangar, history: [] }, mechOf(hangar, 'm2'))).toBe(
    'lost in a game to Ada',
  );
  expect(mechFateWords(hangar, mechOf(hangar, 'm1'))).toBe('still flying');
  expect(
    ringNames(hangar, { rings: [...mechOf(hangar, 'm1').rings, ...mechOf(hangar, 'm1').rings] }),
  ).toBe('Last Lantern\u00a0×\u00a02');
});

test.each([
  [{ killedBy: 'armor', armor: -6 }, 'armor −6, pilot killed'],
  [{ killedBy: 'critical', armor: 9 }, 'pilot killed by a critical'],
  [{ killedBy: 'heat', armor: 9 }, 'pilot killed by the heat'],
] as const)('the history says how a pilot died: %j', (came, words) => {
  const hangar = duel({ out: 'fell', turn: 4, ...came });
  expect(told(hangar, 'p2')).toEqual([
    'Beaten by Ada',
    `Last Lantern, Rifleman, in turn 4: ${words}.`,
    `lost: ${words}`,
  ]);
  expect(endLine(hangar, sure(hangar.pilots[1]))).toBe('Killed in game 1.');
});

test('a pilot who got away is listed as driven off, not beaten', () => {
  const hangar = closedAfter(
    gameOf(
      adaAndFinn(),
      ['p1', 'p2'],
      { kind: 'escape', escaped: ['many'] },
      {
        p2: { out: 'escaped', turn: 20, victors: [{ fighter: 0, damage: 3 }] },
      },
    ),
  );
  const line = 'Last Lantern, Rifleman, in turn 20: escaped.';
  expect(told(hangar, 'p1')).toEqual(['Drove off Finn', line, 'drove off Last Lantern']);
  expect(told(hangar, 'p2')).toEqual(['Escaped', line, 'escaped']);
});

test('nobody wins a draw, and a whole side wins a game of several battles', () => {
  const draw = closedAfter(gameOf(adaAndFinn(), ['p1', 'p2'], { kind: 'nobody' }));
  expect(told(draw, 'p1')).toEqual(['A draw', 'a draw']);
  const beatenBy = { out: 'bailed out', victors: [{ fighter: 0, damage: 9 }] } as const;
  const four = circle(
    ['Ada', 'Ben', 'Cleo', 'Dora'].map((name) => [name, griffin, `${name}'s`] as const),
  );
  const several = closedAfter(
    gameOf(
      four,
      ['p1', 'p2', 'p3', 'p4'],
      { kind: 'win', winner: 'few' },
      { p3: beatenBy, p4: beatenBy },
      {
        battles: [
          { lone: 0, rivals: [2] },
          { lone: 1, rivals: [3] },
        ],
      },
    ),
  );
  expect(told(several, 'p1')[0]).toBe('Beat Cleo and Dora');
  expect(told(several, 'p2')).toEqual(['On the side that won', 'on the side that won']);
});

test.each([
  [0, 'As printed; 1 less with each game.'],
  [2, '30 when new, 1 less with each game.'],
  [5, '30 when new, 1 less with each game. Below 28 its ammunition can no longer explode.'],
  [40, '30 when new; it falls no lower. Below 28 its ammunition can no longer explode.'],
])('K4, H4: the card explains the shutdown number of a Rifleman after %i games', (games, words) => {
  expect(shutdownReason(rifleman, { games, ammunition: { autocannon: 8 } })).toBe(words);
});

test.each([
  [9, 'after 1 more, a new one for 120 t of experience'],
  [10, 'a new one for 120 t of experience, 10 t less with each further game'],
  [13, 'a new one for 90 t of experience, 10 t less with each further game'],
])("K4: the terms for a new 'Mech after %i games", (games, words) => {
  expect(newOneWords(rifleman, { games })).toBe(words);
});

test('small counts are spelled out, and halves are written as ½', () => {
  expect([0, 0.5, 1, 2.5].map(halvesText)).toEqual(['0', '½', '1', '2½']);
  expect([0, 0.5, 1, 2.5, 12].map((many) => countedInWords(many, 'victory', 'victories'))).toEqual([
    ...['no victories', '½ victory', 'one victory', '2½ victories', '12 victories'],
  ]);
  expect(['autocannon', 'missile', 'grenades'].map(ammunitionTitle)).toEqual([
    ...['Autocannon rounds', 'Missiles', 'Grenades'],
  ]);
});

test('K2: the steps kept for later are counted', () => {
  const ada = newPilot('p1', { name: 'Ada', nickname: '', unit: '' }, null);
  expect(keptSteps({ ...ada, experience: 249 })).toBe('');
  expect(keptSteps({ ...ada, experience: 500, learned: ['I'] })).toBe('One +1 to learn');
  expect(keptSteps({ ...ada, experience: 500 })).toBe('Two +1 to learn');
});
