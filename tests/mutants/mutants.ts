import { readFileSync, readdirSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { isAlive, told } from './told.ts';

/**
 * `npm run tool -- mutants [ROOM …]`: plants faults in the rooms of the rules, in tactics and in the forge, one at a time
 * (all of them by default, or those of a folder: `campaign/acts`, `tactics/review`, or of a file: `tactics/matrix/simplex`),
 * and counts how many their unit tests find.
 * Those that live on are compared with the list in `tests/mutants/survivors.md`. Exit code 1 if the share
 * of a room with an aim is too small or one of its survivors is not on the list.
 */
const RULES = 'src/rules';
/** Areas that are one room each. */
const WHOLE = ['tactics', 'forge'];
/** Left out because no test fixes their exact output: judgments are tuned by play, sentences checked by reading. */
const LEFT_OUT = [
  ...['rough', 'net', 'sight', 'eyes', 'judgment'].map((name) => `tactics/judge/${name}`),
  ...['study', 'study-duel', 'wide-starts'].map((name) => `tactics/learn/${name}`),
  ...['tactics/pilot/pilot', 'tactics/balance/status-game', 'tactics/balance/balance-words'],
  ...['tactics/words', 'tactics/worker', 'forge/words'],
].map((name) => `src/${name}.ts`);
const LIST = 'tests/mutants/survivors.md';
/** At least so many of a hundred mutants of a room have to die. */
const WANTED: Readonly<Record<string, number>> = {
  battle: 95,
  fight: 95,
  campaign: 95,
  tactics: 95,
  forge: 95,
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const roomOf = (asked: string): string => asked.replace(/\/.*/, '');
const isWhole = (room: string): boolean => WHOLE.includes(roomOf(room));

/** Whether a file is of a room, or of a folder of it, or it itself; those above the rooms are of the rules themselves. */
const isOf = (room: string, file: string): boolean => {
  const below = file.slice(file.indexOf('src/'));
  if (LEFT_OUT.includes(below)) return false;
  if (room === 'rules') return /^src\/rules\/[^/]+$/.test(below);
  const place = `${isWhole(room) ? 'src' : RULES}/${room}`;
  return below.startsWith(`${place}/`) || below === `${place}.ts`;
};

const filesOf = (room: string): readonly string[] => {
  const folder = isWhole(room) ? `src/${roomOf(room)}` : RULES;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.ts') && isOf(room, file));
};

/** Rooms in the order in which they lean on each other. */
const ORDER = [
  ...['rules', 'document', 'booklet', 'check', 'battle', 'fight', 'campaign', 'words'],
  ...WHOLE,
];
const asked = process.argv.slice(2);
const unknown = asked.filter((room) => !ORDER.includes(roomOf(room)) || filesOf(room).length === 0);
if (unknown.length > 0) {
  process.stderr.write(
    `There is nothing to try in ${unknown.join(', ')}. The rooms are ${ORDER.join(', ')}.\n`,
  );
  process.exit(1);
}
const tried = asked.length > 0 ? asked : ORDER;

/** From which room on tests come to the mutants of a room; from its own where it is not said. */
const TESTED_FROM: Readonly<Record<string, string>> = { fight: 'battle' };
const places = tried.map(roomOf).map((room) => ORDER.indexOf(TESTED_FROM[room] ?? room));
const areas = new Set(tried.map((room) => (isWhole(room) ? roomOf(room) : 'rules')));
process.env['MUTANTS_AREAS'] = [...areas].join(' ');
process.env['MUTANTS_ROOMS'] = tried.join(' ');
process.env['RULES_TESTS_LEFT_OUT'] = [
  ...ORDER.slice(0, Math.max(0, Math.min(...places))),
  // Whole campaigns take long, and find next to nothing in a fight that its own tests do not.
  ...(tried.every((room) => roomOf(room) === 'fight') ? ['campaign'] : []),
].join(' ');

const results = await new Stryker({
  mutate: tried.flatMap(filesOf),
  testRunner: 'rules',
  plugins: ['./tests/mutants/runner.ts', './tests/mutants/reporter.ts'],
  testRunnerNodeArgs: ['--import', 'tsx'],
  checkerNodeArgs: ['--import', 'tsx'],
  tsconfigFile: 'no-such-file.json',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 120_000,
  dryRunTimeoutMinutes: 60,
  tempDirName: '.reports/mutants',
  ignorePatterns: ['.*', 'dist', 'screenshots', 'coverage', 'src/elements'],
  reporters: ['progress-append-only', 'json', 'survivors'],
  jsonReporter: { fileName: '.reports/mutants.json' },
  warnings: false,
}).runMutationTest();

/** What the list says of a file's survivors: its headings are files, its bullets begin with a mutant. */
const listed = (file: string): readonly string[] => {
  const sections = readFileSync(LIST, 'utf8').split(/^#+ /m);
  const name = file.slice(file.indexOf('src/')).replace(/^src\/(?:rules\/)?/, '');
  const section = sections.find((each) => each.startsWith(`${name}\n`)) ?? '';
  return [...section.matchAll(/^- (`.*?` → `.*?`):/gm)].map(([, mutant = '']) => mutant);
};

const DEAD = ['Killed', 'Timeout', 'RuntimeError'];
const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : ((100 * part) / whole).toFixed(1);

/** Prints how a room fared; whether it is as it should be. */
const isWell = (room: string): boolean => {
  const own = results.filter(({ fileName }) => isOf(room, fileName));
  const alive = own.filter(isAlive);
  const dead = own.filter(({ status }) => DEAD.includes(status)).length;
  const count = dead + alive.length;
  const wanted = WANTED[roomOf(room)];
  print(
    `${room}: ${dead} of ${count} mutants die, ${alive.length} survive: ${percent(dead, count)} %` +
      (wanted === undefined ? '' : ` (${wanted} % are wanted)`),
  );
  let isListed = true;
  for (const file of new Set(own.map(({ fileName }) => fileName))) {
    const living = alive.filter(({ fileName }) => fileName === file);
    const known = listed(file);
    for (const mutant of living.filter((each) => !known.includes(told(each)))) {
      isListed = false;
      const { location, status } = mutant;
      const place = `${file.slice(file.indexOf('src/'))}:${location.start.line}`;
      const reached = status === 'NoCoverage' ? ' (no test runs this line)' : '';
      print(`  ${place}: a survivor that is not listed${reached}: ${told(mutant)}`);
    }
    const found = living.map(told);
    for (const mutant of known.filter((each) => !found.includes(each)))
      print(`  ${file.slice(file.indexOf('src/'))}: listed, but no longer a survivor: ${mutant}`);
  }
  return wanted === undefined || (isListed && dead >= (wanted / 100) * count);
};

const wells = tried.map(isWell);
process.exitCode = wells.every(Boolean) ? 0 : 1;
