import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'viewscreen-'));

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program as `npm run replay` does. */
const replay = async (...texts: readonly string[]): Promise<Ended> => {
  const files = texts.map((text, index) => {
    const file = join(folder, `record-${index}.txt`);
    writeFileSync(file, text);
    return file;
  });
  try {
    const { stdout, stderr } = await run(process.execPath, [
      '--import',
      'tsx',
      'src/command-line/replay.ts',
      ...files,
    ]);
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as Ended;
  }
};

const HEAD = 'viewscreen record 1\nlone: rfl-3n Ada\nrival: grf-1n Ben\nammunition: counted\n';

test('the first turn 52 62 is printed as one JSON object a line', async () => {
  const { code, stdout, stderr } = await replay(`${HEAD}1. 52 62\n`);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toBe(
    '{"turn":1,"pairings":[{"range":"medium","lone":{"console":52,"sees":27,"letter":"E","damage":6,"criticals":["Sensors"]},"rival":{"console":62,"sees":47,"letter":null,"damage":0,"criticals":[]}}],"seats":[{"armor":38,"heat":3,"ammunition":{"autocannon":8},"shutDown":false,"open":[18,20,24,28,30,36,40,42,44,46,48]},{"armor":30,"heat":0,"ammunition":{"missile":6},"shutDown":false,"open":[24,28,30,36,46,48]}],"outcome":null}\n',
  );
});

test('an illegal record prints its good turns, then line and reason, and fails', async () => {
  const { code, stdout, stderr } = await replay(`${HEAD}1. 62 62\n2. 44 62\n3. 62 62\n`);
  expect(code).toBe(1);
  expect(stdout.trim().split('\n')).toHaveLength(1);
  expect(stderr).toBe('line 6: lone may not do 44 (Laser High): only long range\n');
});

test('after the end nothing is open any more', async () => {
  const { code, stdout } = await replay(`${HEAD}1. 52 60, rival escapes\n`);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    pairings: [{ lone: { damage: 0 }, rival: { damage: 0 } }],
    seats: [{ open: [] }, { open: [] }],
    outcome: { kind: 'escape', escaped: ['rival'] },
  });
});

test('of several records each line says whose it is, and one bad one fails them all', async () => {
  const { code, stdout, stderr } = await replay(
    `${HEAD}1. 62 62\n`,
    `${HEAD}1. 62 62\n2. 44 62\n`,
    `${HEAD}1. 52 62\n`,
  );
  expect(code).toBe(1);
  expect(stderr).toMatch(/^\S*record-1\.txt: line 6: lone may not do 44 \(Laser High\): [^\n]*\n$/);
  const printed = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { file: string; turn: number });
  expect(printed.map(({ file, turn }) => [file.replace(/^.*record-/, ''), turn])).toEqual([
    ['0.txt', 1],
    ['1.txt', 1],
    ['2.txt', 1],
  ]);
});

test('one against two has a pairing for each rival that is in, and says who left', async () => {
  const { code, stdout } = await replay(
    'viewscreen record 2\nlone: rfl-3n Ada\nrival: grf-1n Ben\nrival: rfl-3n Cem\n1. 62 62 62, rival 1 bails out\n2. 52 - 62\n',
  );
  expect(code).toBe(0);
  const turns = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { pairings: { seat: number }[]; seats: { out?: string }[] });
  expect(turns.map(({ pairings }) => pairings.map(({ seat }) => seat))).toEqual([[1, 2], [2]]);
  expect(turns[1]!.seats.map(({ out }) => out)).toEqual([undefined, 'bailed out', undefined]);
});

test('of a fight each line says which battle it is of, who sits in it, and how the fight ended', async () => {
  const { code, stdout } = await replay(
    [
      ...['viewscreen record 3', 'pilot: rfl-3n Ada', 'pilot: grf-1n Ben', 'pilot: grf-1n Emil'],
      ...['pilot: rfl-3n Fay', 'battle A: 1 against 2', 'battle B: 3 against 4'],
      ...['A1. 52 62', 'B1. 62 62, rival bails out', '3 joins: C is 2 against 1 3'],
      'C2. 28@1 20 62, lone bails out',
    ].join('\n'),
  );
  expect(code).toBe(0);
  const turns = stdout.trim().split('\n');
  expect(turns.map((line) => /^.*?"turn":\d/.exec(line)?.[0])).toEqual([
    '{"battle":"A","pilots":[1,2],"turn":1',
    '{"battle":"B","pilots":[3,4],"turn":1',
    '{"battle":"C","pilots":[2,1,3],"turn":2',
  ]);
  expect(turns.map((line) => line.slice(line.lastIndexOf('"fight"')))).toEqual([
    ...['"fight":null}', '"fight":null}', '"fight":{"kind":"win","winner":"few"}}'],
  ]);
  expect(turns[1]).toContain('"open":[],"out":"bailed out"}');
});
