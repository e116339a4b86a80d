// `npm test`: installs what is missing, finds a browser, runs every stage and counts the tests.
// `node src/command-line/test.js types lint` runs the named stages alone, and what follows a `--`
// goes to the program of the last one: `test.js build end-to-end -- duel`.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.js';
import { install, projectFolder } from './install.js';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ program: string, words: string[] }} Command */
/** @typedef {{ what: string, commands: () => Command[], report?: string }} Stage */

install();
const reports = mkdtempSync(join(tmpdir(), 'viewscreen-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** @type {(program: string, ...words: string[]) => Command} */
const command = (program, ...words) => ({ program, words });

/** Every tsconfig.json: one for each world, the page's own first. */
const worlds = () =>
  ['.', ...readdirSync(join(projectFolder, 'src')).map((name) => `src/${name}`), 'tests'].filter(
    (folder) => existsSync(join(projectFolder, folder, 'tsconfig.json')),
  );

/** @type {(project: string) => Command} */
const vitest = (project) =>
  command(
    'vitest/vitest.mjs',
    ...['run', '--project', project, '--reporter=default', '--reporter=json'],
    `--outputFile.json=${join(reports, project)}`,
  );

/** @type {Record<string, Stage>} */
const STAGES = {
  types: {
    what: 'types (TypeScript, one world after the other)',
    commands: () => worlds().map((folder) => command('typescript/bin/tsc', '-p', folder)),
  },
  lint: {
    what: 'lint and format (oxlint, stylelint, prettier)',
    commands: () => [
      command('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'),
      command('stylelint/bin/stylelint.mjs', 'src/**/*.css'),
      command('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
    ],
  },
  unit: {
    what: 'unit tests (Vitest)',
    commands: () => [vitest('unit')],
    report: 'unit',
  },
  components: {
    what: 'component tests (Web Test Runner, in the browser)',
    commands: () => [command('@web/test-runner/dist/bin.js')],
    report: 'components',
  },
  build: {
    what: 'production build (Vite)',
    commands: () => [command('vite/bin/vite.js', 'build', '--logLevel=warn')],
  },
  'end-to-end': {
    what: 'end-to-end tests of the built game (Vitest and Playwright, in the browser)',
    commands: () => [vitest('end-to-end')],
    report: 'end-to-end',
  },
};
const NEEDS_BROWSER = ['components', 'end-to-end'];

/** @type {(command: Command) => boolean} whether it went well */
const run = ({ program, words }) =>
  spawnSync(process.execPath, [join(projectFolder, 'node_modules', program), ...words], {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, VIEWSCREEN_REPORT: join(reports, 'components') },
  }).status === 0;

/**
 * What a stage's report counts, in Vitest's JSON and in the same words from the component tests. A
 * file that broke before its first test is one failure.
 * @param {string} name
 * @returns {Count}
 */
const readCount = (name) => {
  const file = join(reports, name);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ { status, assertionResults }) =>
      status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
};

const words = process.argv.slice(2);
const asked = words.includes('--') ? words.slice(0, words.indexOf('--')) : words;
const forLast = words.slice(asked.length + 1);
const unknown = asked.filter((name) => !(name in STAGES));
if (unknown.length > 0) {
  console.error(`No stage is called ${unknown.join(', ')}: ${Object.keys(STAGES).join(', ')}.`);
  process.exit(1);
}
const names = asked.length > 0 ? asked : Object.keys(STAGES);
const last = names.at(-1);

if (names.some((name) => NEEDS_BROWSER.includes(name))) {
  const browser = await findBrowser();
  if (!browser) process.exit(1);
  process.env['CHROME_PATH'] = browser;
  console.log(`Browser: ${browser}`);
}

/** @type {Count} */
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failed = [];
for (const name of names) {
  const stage = /** @type {Stage} */ (STAGES[name]);
  console.log(`\n── ${stage.what}`);
  if (name === 'end-to-end' && failed.includes('build')) {
    console.log('   left out: there is no fresh build to drive');
    failed.push(name);
    continue;
  }
  const start = performance.now();
  const commands = stage.commands();
  if (name === last) commands.at(-1)?.words.push(...forLast);
  const went = commands.map(run).every(Boolean);
  if (!went) failed.push(name);
  const count = stage.report ? readCount(stage.report) : { passed: 0, failed: 0 };
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${name}: ${went ? 'good' : 'FAILED'}, ${seconds} s`);
}

console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll stages are good.');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
