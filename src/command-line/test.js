// `npm test`: installs what is missing, finds a browser, runs every stage in two lanes and counts the
// tests. `npm test -- all` runs the laws and long proofs of the drawing too, left out while nothing
// that draws has changed. `node src/command-line/test.js types lint` runs the named stages alone, one
// after the other, and what follows a `--` goes to the program of the last one: `test.js build
// end-to-end -- duel`.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.js';
import { install, projectFolder } from './install.js';
import { readReport } from './test-report.js';

/** @typedef {{ program: string, words: string[] }} Command */
/** @typedef {{ what: string, commands: () => Command[], counts?: boolean }} Stage */

install();
const reports = mkdtempSync(join(tmpdir(), 'viewscreen-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** @type {(program: string, ...words: string[]) => Command} */
const command = (program, ...words) => ({ program, words });

/** Every tsconfig.json: one for each world, the page's own first. */
const worlds = () =>
  [
    '.',
    ...readdirSync(join(projectFolder, 'src')).map((name) => `src/${name}`),
    ...['tests', 'tests/mutants'],
  ].filter((folder) => existsSync(join(projectFolder, folder, 'tsconfig.json')));

/** @type {(project: string) => Command} */
const vitest = (project) =>
  command(
    'vitest/vitest.mjs',
    ...['run', '--project', project, '--reporter=default', '--reporter=json'],
    `--outputFile.json=${join(reports, project)}`,
  );

const PROOFS = 'tests/figure/proofs/*.browser.test.ts';

/** @type {Record<string, Stage>} */
const STAGES = {
  types: {
    what: 'types (TypeScript, one world after the other)',
    // Each from nothing: what `--incremental` keeps has missed cases that were missing in a switch. One checker: four
    // find out much four times, and the other processor is the other lane's.
    commands: () =>
      worlds().map((folder) => command('typescript/bin/tsc', '-p', folder, '--checkers', '1')),
  },
  lint: {
    what: 'lint and format (oxlint, stylelint, prettier)',
    commands: () => [
      command('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'),
      command('stylelint/bin/stylelint.mjs', 'src/**/*.css'),
      command(
        'prettier/bin/prettier.cjs',
        ...['--check', '--log-level=warn', '--cache', '--cache-strategy=content', '.'],
      ),
    ],
  },
  unit: {
    what: 'unit tests (Vitest)',
    commands: () => [vitest('unit')],
    counts: true,
  },
  components: {
    what: 'component tests (Web Test Runner, in the browser)',
    commands: () => [command('@web/test-runner/dist/bin.js')],
    counts: true,
  },
  drawing: {
    what: 'laws of the drawing (Vitest)',
    commands: () => [vitest('drawing')],
    counts: true,
  },
  proofs: {
    what: 'long proofs of the drawing (Web Test Runner, in the browser)',
    commands: () => [command('@web/test-runner/dist/bin.js', '--files', PROOFS)],
    counts: true,
  },
  build: {
    what: 'production build (Vite)',
    commands: () => [command('vite/bin/vite.js', 'build', '--logLevel=warn')],
  },
  'end-to-end': {
    what: 'end-to-end tests of the built game (Vitest and Playwright, in the browser)',
    commands: () => [vitest('end-to-end')],
    counts: true,
  },
};
const NEEDS_BROWSER = ['components', 'proofs', 'end-to-end'];
/**
 * What `npm test` runs side by side: each keeps a processor busy for about as long. The end-to-end tests,
 * which wait much for clocks, begin early, so that others use the processor meanwhile.
 */
const LANES = [
  ['build', 'end-to-end'],
  ['types', 'components', 'unit'],
];
/** What the lane that is through first goes on with, so that both end together. */
const AFTERWARDS = ['lint', 'drawing', 'proofs'];

/** @type {(...words: string[]) => string} */
const program = (...words) => join(projectFolder, 'node_modules', ...words);

/** Whether nothing that draws has changed since the long proofs held. */
const isProved = () =>
  spawnSync(
    process.execPath,
    [program('tsx/dist/cli.mjs'), join(projectFolder, 'tests/tools/proofs.ts')],
    { cwd: projectFolder, stdio: ['ignore', 'inherit', 'inherit'] },
  ).status === 0;

/**
 * Runs a command; with others beside it, what it says is kept until it is asked for.
 * @param {Command} what
 * @param {{ stage: string, kept: Buffer[] | null }} where
 * @returns {Promise<boolean>} whether it went well
 */
const run = ({ program: file, words: given }, { stage, kept }) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [program(file), ...given], {
      cwd: projectFolder,
      stdio: kept ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // The compiler and the linter, which are short, take more memory and tidy it up less often.
      env: { GOGC: '400', ...process.env, VIEWSCREEN_REPORT: join(reports, stage) },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (said) => kept?.push(said));
    child.on('error', () => resolve(false));
    child.on('close', (code, signal) => {
      if (signal) console.log(`── ${stage} was ended from outside (${signal})`);
      resolve(code === 0);
    });
  });

const words = process.argv.slice(2);
const asked = words.includes('--') ? words.slice(0, words.indexOf('--')) : words;
const forLast = words.slice(asked.length + 1);
const named = asked.filter((name) => name !== 'all');
const unknown = named.filter((name) => !(name in STAGES));
if (unknown.length > 0) {
  console.error(
    `No stage is called ${unknown.join(', ')}: ${Object.keys(STAGES).join(', ')}, or all.`,
  );
  process.exit(1);
}
const lanes = named.length > 0 ? [named] : LANES;
const afterwards = lanes === LANES ? [...AFTERWARDS] : [];
const last = lanes.length === 1 ? named.at(-1) : undefined;

if (lanes.flat().some((name) => NEEDS_BROWSER.includes(name))) {
  const browser = await findBrowser();
  if (!browser) process.exit(1);
  process.env['CHROME_PATH'] = browser;
  console.log(`Browser: ${browser}`);
}

const total = { passed: 0, failed: 0 };
/** What is said of each failure at the very end, where it is seen. @type {string[]} */
const sentences = [];
/** @type {string[]} */
const failed = [];

/** @type {(since: number) => string} */
const minutesSince = (since) => `${((performance.now() - since) / 60_000).toFixed(1)} min`;

/** Why a stage is left out, or null. @type {(name: string) => string | null} */
const whyLeftOut = (name) => {
  if (name === 'end-to-end' && failed.includes('build')) {
    failed.push(name);
    return 'there is no fresh build to drive';
  }
  if (['drawing', 'proofs'].includes(name) && lanes === LANES && !asked.includes('all')) {
    if (isProved())
      return 'nothing that draws has changed since they held (npm test -- all runs them)';
    console.log(
      '\n── what draws has changed: its laws and long proofs run too (npm run proofs keeps them)',
    );
  }
  return null;
};

/** Runs a stage and tells what came of it. @type {(name: string) => Promise<void>} */
const runStage = async (name) => {
  const stage = /** @type {Stage} */ (STAGES[name]);
  const why = whyLeftOut(name);
  if (why) {
    console.log(`\n── ${stage.what}\n   left out: ${why}`);
    return;
  }
  const since = performance.now();
  /** @type {Buffer[] | null} */
  const kept = lanes.length > 1 ? [] : null;
  if (!kept) console.log(`\n── ${stage.what}`);
  const commands = stage.commands();
  if (name === last) commands.at(-1)?.words.push(...forLast);
  let went = true;
  for (const each of commands) went = (await run(each, { stage: name, kept })) && went;
  if (!went) failed.push(name);
  if (stage.counts) {
    const { passed, failures } = readReport(join(reports, name), projectFolder);
    total.passed += passed;
    total.failed += failures.length;
    sentences.push(...failures);
  }
  if (kept) process.stdout.write(`\n── ${stage.what}\n${Buffer.concat(kept).toString()}`);
  console.log(`── ${name}: ${went ? 'good' : 'FAILED'}, ${minutesSince(since)}`);
};

/**
 * Runs the stages of a lane, one after the other, then what is left for whoever is through first.
 * @type {(names: string[]) => Promise<void>}
 */
const runLane = async (names) => {
  const since = performance.now();
  const left = [...names];
  const ran = [];
  for (let name = left.shift(); name; name = left.shift() ?? afterwards.shift()) {
    await runStage(name);
    ran.push(name);
  }
  if (lanes.length > 1) console.log(`── lane of ${ran.join(', ')}: ${minutesSince(since)}`);
};

if (lanes.length > 1)
  console.log(
    `Two lanes, each stage told when it ends: ${lanes.map((names) => names.join(', ')).join(' | ')}; then ${afterwards.join(', ')}`,
  );
await Promise.all(lanes.map(runLane));

for (const sentence of sentences) console.log(`\n✗ ${sentence}`);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll stages are good.');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
