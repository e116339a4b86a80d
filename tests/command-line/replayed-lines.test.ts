import { expect, test } from 'vitest';
import { readLibrary } from '../../src/command-line/library.ts';
import { replayedLines } from '../../src/command-line/replayed-lines.ts';
import type { ReplayedLines } from '../../src/command-line/replayed-lines.ts';
import { recordsIn } from '../../src/rules/fight/pasted.ts';
import { sure } from '../../src/rules/sure.ts';

const library = readLibrary();
const replayed = (text: string): ReplayedLines => replayedLines(sure(recordsIn(text)[0]), library);

const HEAD = 'viewscreen record 1\nlone: rfl-3n Ada\nrival: grf-1n Ben\nammunition: counted\n';

test('a replayed turn is one line of JSON, even if the record is quoted in an email', () => {
  expect(replayed(`Hi!\n> ${HEAD.replaceAll('\n', '\n> ')}1. 52 62\n`)).toEqual({
    fault: null,
    lines: [
      '{"turn":1,"pairings":[{"range":"medium","lone":{"console":52,"sees":27,"letter":"E","damage":6,"criticals":["Sensors"]},"rival":{"console":62,"sees":47,"letter":null,"damage":0,"criticals":[]}}],"seats":[{"armor":38,"heat":3,"ammunition":{"autocannon":8},"shutDown":false,"open":[18,20,24,28,30,36,40,42,44,46,48]},{"armor":30,"heat":0,"ammunition":{"missile":6},"shutDown":false,"open":[24,28,30,36,46,48]}],"outcome":null}',
    ],
  });
});

test('the replay of an illegal record gives its legal turns, then the line at fault and the reason', () => {
  const { fault, lines } = replayed(`${HEAD}1. 62 62\n2. 44 62\n3. 62 62\n`);
  expect(lines).toHaveLength(1);
  expect(fault).toBe('line 6: lone may not do 44 (Laser High): only long range');
});

test('a replay lists no open maneuvers once the battle is over', () => {
  const { fault, lines } = replayed(`${HEAD}1. 52 60, rival escapes\n`);
  expect(fault).toBeNull();
  expect(JSON.parse(lines.join(''))).toMatchObject({
    pairings: [{ lone: { damage: 0 }, rival: { damage: 0 } }],
    seats: [{ open: [] }, { open: [] }],
    outcome: { kind: 'escape', escaped: ['rival'] },
  });
});

test('a replay of one against two has a pairing for each rival still in, and shows who left', () => {
  const { fault, lines } = replayed(
    'viewscreen record 2\nlone: rfl-3n Ada\nrival: grf-1n Ben\nrival: rfl-3n Cem\n1. 62 62 62, rival 1 bails out\n2. 52 - 62\n',
  );
  expect(fault).toBeNull();
  const turns = lines.map(
    (line) => JSON.parse(line) as { pairings: { seat: number }[]; seats: { out?: string }[] },
  );
  expect(turns.map(({ pairings }) => pairings.map(({ seat }) => seat))).toEqual([[1, 2], [2]]);
  expect(turns[1]!.seats.map(({ out }) => out)).toEqual([undefined, 'bailed out', undefined]);
});

test('each line of a replayed fight names its battle, its pilots and, at the end, how the fight ended', () => {
  const { fault, lines } = replayed(
    [
      ...['viewscreen record 3', 'pilot: rfl-3n Ada', 'pilot: grf-1n Ben', 'pilot: grf-1n Emil'],
      ...['pilot: rfl-3n Fay', 'battle A: 1 against 2', 'battle B: 3 against 4'],
      ...['A1. 52 62', 'B1. 62 62, rival bails out', '3 joins: C is 2 against 1 3'],
      'C2. 28@1 20 62, lone bails out',
    ].join('\n'),
  );
  expect(fault).toBeNull();
  expect(lines.map((line) => /^.*?"turn":\d/.exec(line)?.[0])).toEqual([
    '{"battle":"A","pilots":[1,2],"turn":1',
    '{"battle":"B","pilots":[3,4],"turn":1',
    '{"battle":"C","pilots":[2,1,3],"turn":2',
  ]);
  expect(lines.map((line) => line.slice(line.lastIndexOf('"fight"')))).toEqual([
    ...['"fight":null}', '"fight":null}', '"fight":{"kind":"win","winner":"few"}}'],
  ]);
  expect(lines[1]).toContain('"open":[],"out":"bailed out"}');
});
