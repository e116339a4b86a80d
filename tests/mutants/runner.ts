import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import type { InstrumenterContext } from '@stryker-mutator/api/core';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import type {
  CompleteDryRunResult,
  DryRunResult,
  MutantRunOptions,
  MutantRunResult,
  TestResult,
  TestRunner,
} from '@stryker-mutator/api/test-runner';
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { build } from 'esbuild';
import type { NotedTest } from './vitest.ts';

/** What is tested, by area. */
const AREAS = ['rules', 'tactics', 'forge'] as const;

/** What is asked for, as the command has it: `tactics/review`. */
const ROOMS = (process.env['MUTANTS_ROOMS'] ?? '').split(' ');
/** Tests of another room of tactics that come to what is asked for. */
const BESIDES: Readonly<Record<string, string>> = {
  'tactics/duel': 'tactics/pilot/known-duels',
  'tactics/judge': 'tactics/review',
  'tactics/mind': 'tactics/asked',
};

/** Whether a test is tried: of tactics those of the rooms that are asked for. */
const isTried = (file: string): boolean => {
  const [area, room] = file.replace(/^\.\/tests\//, '').split('/');
  if (area !== 'tactics' || ROOMS.includes('tactics')) return true;
  return ROOMS.some((each) => {
    const asked = each.split('/').slice(0, 2).join('/');
    const besides = BESIDES[asked];
    return (
      asked === `tactics/${room}` || (besides !== undefined && file.includes(`/tests/${besides}`))
    );
  });
};
const { NAMESPACE } = INSTRUMENTER_CONSTANTS;
/** What the mutated code shares with its runner. */
const shared = ((globalThis as { [NAMESPACE]?: InstrumenterContext })[NAMESPACE] ??= {});

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.browser.test.ts'))
    .map((file) => `./${folder}/${file}`);

/** The mark of what a file of tests does while it is loaded. */
const loading = (file: string): string => `loading ${file}`;

/**
 * All unit tests of the areas asked for as one program, in which the files beside this one are imported as
 * `vitest` and `fast-check`. What they test comes first, then what tests share, then the tests.
 */
const bundle = async (outfile: string): Promise<void> => {
  const isTest = (file: string): boolean => file.endsWith('.test.ts');
  const leftOut = (process.env['RULES_TESTS_LEFT_OUT'] ?? '').split(' ');
  const asked = (process.env['MUTANTS_AREAS'] ?? 'rules').split(' ');
  const shown = AREAS.filter((area) => asked.includes(area)).flatMap((area) =>
    filesIn(`tests/${area}`).filter((file) => {
      const isLeftOut = area === 'rules' && leftOut.includes(file.split('/')[3] ?? '');
      // Only the rules' helpers: among those of tactics is a program that begins as soon as it is loaded.
      return isTest(file) ? !isLeftOut && isTried(file) : area === 'rules' && !isLeftOut;
    }),
  );
  const first = [
    ...filesIn('src/rules'),
    // A worker begins to listen as soon as it is loaded.
    ...AREAS.filter((area) => area !== 'rules' && asked.includes(area))
      .flatMap((area) => filesIn(`src/${area}`))
      .filter((file) => !/worker/u.test(file)),
    ...shown.filter((file) => !isTest(file)),
  ];
  const imports = shown
    .filter(isTest)
    .map((file) => `enter('${file}'); await during('${file}', () => import('${file}'));`);
  await build({
    stdin: {
      contents: `import { enter, noted } from 'vitest';
        ${first.map((file) => `import '${file}';`).join('\n')}
        export const load = async (during) => { ${imports.join('\n')} return noted; };`,
      resolveDir: resolve('.'),
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    // No busy machine, and no mutant that only takes longer, is to decide a test.
    define: { 'performance.now': 'noTime', 'process.cpuUsage': 'noWork' },
    banner: { js: 'const noTime = () => 0; const noWork = () => ({ user: 0, system: 0 });' },
    outfile,
    logLevel: 'error',
    plugins: [
      {
        name: 'stand-ins',
        setup: (esbuild) =>
          esbuild.onResolve({ filter: /^(vitest|fast-check)$/ }, ({ path, importer }) =>
            /mutants.fast-check\.ts$/.test(importer)
              ? null
              : { path: resolve(`tests/mutants/${path}.ts`) },
          ),
      },
    ],
  });
};

interface Program {
  /** Loads the files of tests one after the other, each by `during`. */
  readonly load: (
    during: (file: string, loadFile: () => Promise<unknown>) => Promise<void>,
  ) => Promise<readonly NotedTest[]>;
}

/**
 * A test runner for Stryker that loads the rules and their tests once and tries each mutant in the same
 * process, the quickest tests first. Vitest, which loads everything anew for every mutant, takes hours.
 */
class RulesRunner implements TestRunner {
  private readonly program = resolve('rules-tests.cjs');

  private tests: readonly NotedTest[] = [];

  /** Milliseconds that each test takes, by its id. */
  private readonly usual = new Map<string, number>();

  /** Whether what is loaded was loaded with a mutant at work. */
  private isSpoiled = false;

  /** Whether it is known here which test comes to which mutant; not in a process begun anew. */
  private hasRunDry = false;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    await bundle(this.program);
    await this.load();
  }

  async dryRun(): Promise<DryRunResult> {
    const files = new Set(this.tests.map(({ file }) => file));
    const tests: TestResult[] = [...files].map((file) => ({
      ...{ id: loading(file), name: loading(file), timeSpentMs: 0 },
      status: TestStatus.Success,
    }));
    for (const each of this.tests) {
      shared.currentTestId = each.id;
      tests.push(await this.tryTest(each));
    }
    delete shared.currentTestId;
    this.hasRunDry = true;
    const { mutantCoverage } = shared;
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage && { mutantCoverage }) };
  }

  /**
   * First every test that comes to the mutant, loaded without it; then, where the mutant is at work while
   * files are loaded, what is loaded with it: the tests of these files, or, if it is in what the rules do
   * when they are loaded, all that come to any mutant.
   */
  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, hitLimit, testFilter } = options;
    const reached = shared.mutantCoverage?.perTest ?? {};
    const asked = new Set(
      testFilter ?? Object.keys(reached).filter((id) => reached[id]?.[activeMutant.id]),
    );
    if (this.isSpoiled) await this.load();
    shared.activeMutant = activeMutant.id;
    shared.hitCount = 0;
    if (hitLimit === undefined) delete shared.hitLimit;
    else shared.hitLimit = hitLimit;
    let run = await this.untilOneFails(({ id }) => asked.has(id));
    const isLoaded = ({ id, file }: NotedTest): boolean =>
      testFilter ? asked.has(loading(file)) : !this.hasRunDry || id in reached;
    if (run.tests.at(-1)?.status !== TestStatus.Failed && this.tests.some(isLoaded)) {
      const failureMessage = await this.load().then(
        () => null,
        (error: unknown) => `Nothing could be loaded: ${String(error)}`,
      );
      if (failureMessage !== null)
        return { status: MutantRunStatus.Killed, killedBy: [], nrOfTests: 0, failureMessage };
      run = await this.untilOneFails(isLoaded);
    }
    delete shared.activeMutant;
    return toMutantRunResult(determineHitLimitReached(shared.hitCount, hitLimit) ?? run);
  }

  /** Loads the rules and their tests anew; nothing is left of what was loaded before. */
  private async load(): Promise<void> {
    this.isSpoiled = shared.activeMutant !== undefined;
    const module = { exports: {} };
    const code = readFileSync(this.program, 'utf8');
    compileFunction(code, ['require', 'module'])(createRequire(this.program), module);
    this.tests = await (module.exports as Program).load(async (file, loadFile) => {
      shared.currentTestId = loading(file);
      await loadFile();
      delete shared.currentTestId;
    });
  }

  private async untilOneFails(
    isAsked: (test: NotedTest) => boolean,
  ): Promise<CompleteDryRunResult> {
    const usual = ({ id }: NotedTest): number => this.usual.get(id) ?? 0;
    const asked = this.tests.filter(isAsked);
    const tests: TestResult[] = [];
    for (const each of asked.sort((one, other) => usual(one) - usual(other))) {
      const result = await this.tryTest(each);
      tests.push(result);
      if (result.status === TestStatus.Failed) break;
    }
    return { status: DryRunStatus.Complete, tests };
  }

  private async tryTest({ id, name, run }: NotedTest): Promise<TestResult> {
    const since = performance.now();
    try {
      await run();
    } catch (error) {
      const timeSpentMs = performance.now() - since;
      return { id, name, timeSpentMs, status: TestStatus.Failed, failureMessage: String(error) };
    }
    const timeSpentMs = performance.now() - since;
    this.usual.set(id, timeSpentMs);
    return { id, name, timeSpentMs, status: TestStatus.Success };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', RulesRunner)];
