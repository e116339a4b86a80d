import { readFileSync, readdirSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { isAlive, told } from './told.ts';

/**
 * `npm run tool -- mutants [ROOM …]`: plants faults in the rooms of the rules, one at a time (all rooms by
 * default, or of one of its folders: `campaign/acts`; and in the engine of tactics: `tactics`, `tactics/matrix/simplex`), and
 * counts how many their unit tests find.
 * Those that live on are compared with the list in `tests/mutants/survivors.md`. Exit code 1 if the share
 * of a room with an aim is too small or one of its survivors is not on the list.
 */
const RULES = 'src/rules';
/** The engine of tactics and its equilibrium: what else is there is judgment, which no test pins down to a sign. */
const TACTICS = 'src/tactics';
const OF_TACTICS = [
  ...['plays', 'odds', 'position', 'wear', 'duellist', 'fast-duel'].map((name) => `duel/${name}`),
  ...['simplex', 'equilibrium', 'many'].map((name) => `matrix/${name}`),
];
const LIST = 'tests/mutants/survivors.md';
/** At least so many of a hundred mutants of a room have to die. */
const WANTED: Readonly<Record<string, number>> = {
  battle: 95,
  fight: 95,
  campaign: 95,
  tactics: 95,
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const isOfTactics = (room: string): boolean => room.split('/')[0] === 'tactics';
/** The files of `tactics`, or one of them: `tactics/matrix/simplex`. */
const tacticsFiles = (room: string): readonly string[] =>
  OF_TACTICS.filter((name) => ['tactics', `tactics/${name}`].includes(room)).map(
    (name) => `${TACTICS}/${name}.ts`,
  );

/** Whether a file is of a room, or of a folder of it; those above the rooms are of the rules themselves. */
const isOf = (room: string, file: string): boolean =>
  isOfTactics(room)
    ? tacticsFiles(room).some((each) => file.endsWith(each))
    : room === 'rules'
      ? !/src\/rules\/\w+\//.test(file)
      : file.includes(`${RULES}/${room}/`);

const filesOf = (room: string): readonly string[] =>
  isOfTactics(room)
    ? tacticsFiles(room)
    : [room === 'rules' ? `${RULES}/*.ts` : `${RULES}/${room}/**/*.ts`];

const rooms = [
  'rules',
  ...readdirSync(RULES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
  'tactics',
];
const roomOf = (asked: string): string => asked.replace(/\/.*/, '');
const asked = process.argv.slice(2);
const unknown = asked.filter((room) => !rooms.includes(roomOf(room)));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no room ${unknown.join(', ')}. The rooms are ${rooms.join(', ')}.\n`,
  );
  process.exit(1);
}
const tried = asked.length > 0 ? asked : rooms;

/** Rooms in the order in which they lean on each other. */
const ORDER = [
  'rules',
  'document',
  'booklet',
  'check',
  'battle',
  'fight',
  'campaign',
  'words',
  'tactics',
];
/** From which room on tests come to the mutants of a room; from its own where it is not said. */
const TESTED_FROM: Readonly<Record<string, string>> = { fight: 'battle' };
const places = tried.map(roomOf).map((room) => ORDER.indexOf(TESTED_FROM[room] ?? room));
const areas = new Set(tried.map((room) => (isOfTactics(room) ? 'tactics' : 'rules')));
process.env['MUTANTS_AREAS'] = [...areas].join(' ');
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
  ignorePatterns: ['.*', 'dist', 'screenshots', 'coverage', 'src/elements', 'src/figure'],
  reporters: ['progress-append-only', 'json', 'survivors'],
  jsonReporter: { fileName: '.reports/mutants.json' },
  warnings: false,
}).runMutationTest();

/** What the list says of a file's survivors: its headings are files, its bullets begin with a mutant. */
const listed = (file: string): readonly string[] => {
  const sections = readFileSync(LIST, 'utf8').split(/^#+ /m);
  const name = file.includes(`${TACTICS}/`)
    ? file.slice(file.indexOf('tactics/'))
    : file.split(`${RULES}/`)[1];
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
