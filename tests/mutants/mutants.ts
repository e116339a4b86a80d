import { readFileSync, readdirSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import type { MutantResult } from '@stryker-mutator/api/core';

/**
 * `npm run mutants [-- ROOM …]`: plants faults in the rooms of the rules, one at a time (all rooms by
 * default, or of one of its folders: `campaign/acts`), and counts how many the rules' unit tests find.
 * Those that live on are compared with the list in `tests/mutants/survivors.md`. Exit code 1 if the share
 * of a room with an aim is too small or one of its survivors is not on the list.
 */
const RULES = 'src/rules';
const LIST = 'tests/mutants/survivors.md';
/** At least so many of a hundred mutants of a room have to die. */
const WANTED: Readonly<Record<string, number>> = { battle: 95, fight: 95, campaign: 95 };

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Whether a file is of a room, or of a folder of it; those above the rooms are of the rules themselves. */
const isOf = (room: string, file: string): boolean =>
  room === 'rules' ? !/src\/rules\/\w+\//.test(file) : file.includes(`${RULES}/${room}/`);

const filesOf = (room: string): string =>
  room === 'rules' ? `${RULES}/*.ts` : `${RULES}/${room}/**/*.ts`;

const rooms = [
  'rules',
  ...readdirSync(RULES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
];
const roomOf = (asked: string): string => asked.replace(/\/.*/, '');
const asked = process.argv.slice(2);
const unknown = asked.filter((room) => !rooms.includes(roomOf(room)));
if (unknown.length > 0) {
  process.stderr.write(`No room is called ${unknown.join(', ')}: ${rooms.join(', ')}.\n`);
  process.exit(1);
}
const tried = asked.length > 0 ? asked : rooms;

/** Rooms in the order in which they lean on each other: the tests of earlier ones come to no mutant. */
const ORDER = ['rules', 'document', 'booklet', 'check', 'battle', 'fight', 'campaign', 'words'];
const earliest = Math.min(...tried.map((room) => ORDER.indexOf(roomOf(room))));
process.env['RULES_TESTS_LEFT_OUT'] = ORDER.slice(0, Math.max(0, earliest)).join(' ');

const results = await new Stryker({
  mutate: tried.map(filesOf),
  testRunner: 'rules',
  plugins: ['./tests/mutants/runner.ts'],
  testRunnerNodeArgs: ['--import', 'tsx'],
  checkerNodeArgs: ['--import', 'tsx'],
  tsconfigFile: 'no-such-file.json',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 120_000,
  tempDirName: '.reports/mutants',
  ignorePatterns: ['.*', 'dist', 'screenshots', 'coverage', 'src/elements', 'src/figure'],
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: '.reports/mutants.json' },
  warnings: false,
}).runMutationTest();

/** A mutant in words: what stood there and what stands there instead, on one line. */
const told = ({ fileName, location: { start, end }, replacement }: MutantResult): string => {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  const squeezed = (code: string): string => code.replace(/\s+/g, ' ');
  return `\`${squeezed(lines.join('\n'))}\` → \`${squeezed(replacement)}\``;
};

/** What the list says of a file's survivors: its headings are files, its bullets begin with a mutant. */
const listed = (file: string): readonly string[] => {
  const sections = readFileSync(LIST, 'utf8').split(/^#+ /m);
  const section = sections.find((each) => each.startsWith(`${file.split(`${RULES}/`)[1]}\n`)) ?? '';
  return [...section.matchAll(/^- (`.*?` → `.*?`):/gm)].map(([, mutant = '']) => mutant);
};

const DEAD = ['Killed', 'Timeout', 'RuntimeError'];
const ALIVE = ['Survived', 'NoCoverage'];
const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : ((100 * part) / whole).toFixed(1);

/** Prints how a room fared; whether it is as it should be. */
const isWell = (room: string): boolean => {
  const own = results.filter(({ fileName }) => isOf(room, fileName));
  const alive = own.filter(({ status }) => ALIVE.includes(status));
  const dead = own.filter(({ status }) => DEAD.includes(status)).length;
  const count = dead + alive.length;
  const wanted = WANTED[roomOf(room)];
  print(
    `${room}: ${count} mutants, ${dead} died, ${alive.length} live on: ${percent(dead, count)} %` +
      (wanted === undefined ? '' : ` (at least ${wanted} %)`),
  );
  let isListed = true;
  for (const file of new Set(own.map(({ fileName }) => fileName))) {
    const living = alive.filter(({ fileName }) => fileName === file);
    const known = listed(file);
    for (const mutant of living.filter((each) => !known.includes(told(each)))) {
      isListed = false;
      const { location, status } = mutant;
      const place = `${file.slice(file.indexOf(RULES))}:${location.start.line}`;
      print(
        `  ${place} lives${status === 'NoCoverage' ? ' (no test comes there)' : ''}: ${told(mutant)}`,
      );
    }
    const found = living.map(told);
    for (const mutant of known.filter((each) => !found.includes(each)))
      print(
        `  ${file.slice(file.indexOf(RULES))}: the list has a mutant that is none any more: ${mutant}`,
      );
  }
  return wanted === undefined || (isListed && dead >= (wanted / 100) * count);
};

const wells = tried.map(isWell);
process.exitCode = wells.every(Boolean) ? 0 : 1;
