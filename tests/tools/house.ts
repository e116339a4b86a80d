import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Measure } from './rooms.ts';
import { IS_CODE, filesIn, measureRooms, planOf } from './rooms.ts';

/** Prints what each folder of src and each room in it measures; with `ceiling` lowers the numbers of
 *  `tests/ceiling.json` to that. */

const CEILING = 'tests/ceiling.json';
const rooms = measureRooms();
const names = Object.keys(rooms).sort();

const lower = (): void => {
  const before = JSON.parse(readFileSync(CEILING, 'utf8')) as Record<string, readonly number[]>;
  const lines = names.map((name) => {
    const { sheets = 0, source = 0, tests = 0 } = rooms[name] ?? {};
    const lowest = [source, sheets, tests].map((now, at) =>
      Math.min(now, before[name]?.[at] ?? now),
    );
    return `  ${JSON.stringify(name)}: [${lowest.join(', ')}]`;
  });
  writeFileSync(CEILING, `{\n${lines.join(',\n')}\n}\n`);
};

const sumOf = (some: readonly string[]): Measure => {
  const sum = { files: 0, source: 0, sheets: 0, tests: 0 };
  for (const name of some)
    for (const column of ['files', 'source', 'sheets', 'tests'] as const)
      sum[column] += rooms[name]?.[column] ?? 0;
  return sum;
};

const say = (name: string, ...columns: readonly (number | string)[]): void => {
  const cells = columns.map((each) => String(each).padStart(8)).join('');
  process.stdout.write(`${name.padEnd(26)}${cells}\n`);
};

const print = (): void => {
  say('', 'files', 'source', 'sheets', 'tests', 'arrows', 'floors');
  for (const folder of [...new Set(names.map((name) => name.split('/')[0] ?? ''))]) {
    const isCode = folder !== 'src' && folder !== 'tests';
    const within = names.filter((name) => `${name}/`.startsWith(`${folder}/`));
    say(folder, ...Object.values(sumOf(within)), ...(isCode ? Object.values(planOf(folder)) : []));
    for (const name of within.filter((each) => each.includes('/') && each !== 'src/'))
      say(
        `  ${name}`,
        ...Object.values(sumOf([name])),
        ...(isCode ? Object.values(planOf(name)) : []),
      );
  }
  say('all', ...Object.values(sumOf(names)));
  const flat = new Map<string, number>();
  for (const folder of filesIn('src', IS_CODE).map((file) => dirname(file)))
    flat.set(folder, (flat.get(folder) ?? 0) + 1);
  const largest = [...flat].sort((one, other) => other[1] - one[1]).slice(0, 5);
  const told = largest.map(([folder, files]) => `${folder} ${files}`).join(', ');
  process.stdout.write(`The largest flat folders, in files: ${told}\n`);
};

if (process.argv[2] === 'ceiling') lower();
else print();
