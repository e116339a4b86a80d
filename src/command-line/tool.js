// Runs before anything is installed, so it is plain JavaScript and uses Node alone.

import { spawnSync } from 'node:child_process';
import { install, projectFolder } from './install.js';

/** @typedef {string[][]} Commands run one after the other; what is given on the command line goes to the last */

/** @type {(file: string) => Commands} */
const plain = (file) => [['tsx', file]];
/** Bundled as the page is, where speed counts. @type {(file: string, ...flags: string[]) => Commands} */
const bundled = (file, ...flags) => {
  const out = `node_modules/.cache/${file.replace(/^.*\/(.+)\.ts$/, '$1')}.js`;
  const esbuild = ['esbuild', file, '--bundle', '--platform=node', '--format=esm'];
  return [
    [...esbuild, `--outfile=${out}`, '--log-level=warning'],
    ['node', ...flags, out],
  ];
};
/** In the game, built first. @type {(...files: string[]) => Commands} */
const inGame = (...files) => [['vite', 'build', '--logLevel=warn'], ...files.flatMap(plain)];

const tools = 'tests/tools';
const author = 'src/command-line';

/** @type {Record<string, Commands>} */
const COMMANDS = {
  // Scripts of package.json.
  build: [['vite', 'build']],
  preview: [
    ['vite', 'build'],
    ['vite', 'preview'],
  ],
  unit: [['vitest', 'run', '--project', 'unit']],
  format: [['prettier', '--write', '.']],
  books: plain(`${author}/books.ts`),
  forge: plain(`${author}/forge.ts`),
  pictures: plain(`${author}/pictures.ts`),
  replay: plain(`${author}/replay.ts`),
  schema: plain(`${author}/schema.ts`),
  seals: plain(`${author}/seals.ts`),
  // Tools.
  arena: bundled(`${tools}/arena.ts`),
  balance: plain(`${author}/balance.ts`),
  bench: [
    ...bundled(`${tools}/bench.ts`),
    ...plain(`${tools}/bench-pictures.ts`),
    ...inGame(
      ...['page', 'kept', 'tasks', 'hangars', 'forge'].map((each) => `${tools}/bench-${each}.ts`),
    ),
  ],
  browsers: inGame('tests/browsers/browsers.ts'),
  campaigns: plain(`${tools}/campaigns.ts`),
  comics: plain(`${tools}/comics.ts`),
  contracts: bundled(`${tools}/contracts.ts`),
  'draft-kills': inGame(`${tools}/draft-kills.ts`),
  exploit: bundled(`${tools}/exploit.ts`),
  fair: bundled(`${tools}/fair.ts`),
  fights: plain(`${tools}/fights.ts`),
  'known-machines': bundled(`${tools}/known-machines.ts`),
  forges: bundled(`${tools}/forges.ts`, '--max-semi-space-size=64'),
  hands: plain(`${tools}/hands.ts`),
  hosts: inGame(`${tools}/hosts.ts`),
  house: plain(`${tools}/house.ts`),
  icons: plain(`${author}/icons.ts`),
  kills: inGame(`${tools}/kills.ts`),
  labels: bundled(`${tools}/labels.ts`),
  laws: plain(`${tools}/laws.ts`),
  likeness: plain(`${tools}/likeness.ts`),
  links: inGame(`${tools}/links.ts`),
  mutants: plain('tests/mutants/mutants.ts'),
  pages: plain('tests/whole-pages/whole-pages.ts'),
  'random-contracts': bundled(`${tools}/random-contracts.ts`),
  'changed-contracts': bundled(`${tools}/changed-contracts.ts`),
  'readme-picture': inGame(`${tools}/readme-picture.ts`),
  sentences: plain(`${tools}/sentences.ts`),
  slips: bundled(`${tools}/slips.ts`),
  stages: inGame(`${tools}/stage-pictures.ts`),
  stands: plain(`${tools}/stands.ts`),
  study: bundled(`${author}/study.ts`),
  tampered: plain(`${tools}/tampered.ts`),
  taps: inGame(`${tools}/bench-taps.ts`),
};

const [name = '', ...given] = process.argv.slice(2);
const commands = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!commands) {
  console.error(`Name a tool: ${Object.keys(COMMANDS).join(', ')}`);
  process.exit(1);
}
install();
for (const [at, [command = '', ...words]] of commands.entries()) {
  const all = at === commands.length - 1 ? [...words, ...given] : words;
  // npm has put the tools of the project on the path; on Windows they cannot be started without a shell.
  const shell = process.platform === 'win32';
  const { error, status } = spawnSync(command, shell ? all.map((word) => `"${word}"`) : all, {
    cwd: projectFolder,
    stdio: 'inherit',
    shell,
  });
  if (error) console.error(`${command} could not be started (run it by npm): ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
