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

test('npm run replay on several records names the record on each line, and exits with 1 if any record is bad', async () => {
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
