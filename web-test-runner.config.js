// Component tests: tests/**/*.browser.test.ts, each file a page of its own in a real browser.

import { readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { chromeLauncher } from '@web/test-runner-chrome';
import { defaultReporter } from '@web/test-runner';
import { build } from 'esbuild';
import { transformWithOxc } from 'vite';

const FOLDER = import.meta.dirname;

/** No test is about time. Pictures drawn by software and axe take long on a busy machine, and so does a browser to start:
 *  what this ends is a test that waits for what never comes (milliseconds). */
const PATIENCE = 300_000;

/** What tests ask for by its address, beside themselves and what `isPiece` knows by its name. */
const ASKED_FOR = [
  'src/offline/booklets/judge-worker.ts',
  'src/tactics/worker.ts',
  'tests/figure/losing-graphics.ts',
  'tests/whole-pages/page.ts',
];

/** Tests, what measures in a frame of a window's size (`tests/elements/framed.ts`), and workers. */
const isPiece = (file) => /(\.browser\.test|-measures|-worker)\.ts$/.test(file);

/**
 * Compiles TypeScript with the compiler and the tsconfig of the build, so that a test that is green here
 * means the same in the built game. What lies beside a file is asked for beside it, whichever piece it
 * comes in; a style sheet imported with `?inline` is its text.
 * @type {import('esbuild').Plugin}
 */
const asTheBuildDoes = {
  name: 'as-the-build-does',
  setup: (pieces) => {
    pieces.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const { code, map } = await transformWithOxc(await readFile(path, 'utf8'), path);
      const here = `new URL('/${relative(FOLDER, path)}', location.origin).href`;
      const inline = Buffer.from(JSON.stringify(map)).toString('base64');
      const contents = `${code.replaceAll('import.meta.url', here)}\n//# sourceMappingURL=data:application/json;base64,${inline}`;
      return { contents, loader: 'js' };
    });
    pieces.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace('?inline', '')),
      namespace: 'inline',
    }));
    pieces.onLoad({ filter: /./, namespace: 'inline' }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'text',
    }));
  },
};

/**
 * Puts all tests together with what they import before the first is run, so that a page asks for a few
 * dozen pieces and not for hundreds of files.
 * @type {() => import('@web/test-runner').TestRunnerPlugin}
 */
const bundled = () => {
  /** By their addresses. @type {Map<string, string>} */
  const pieces = new Map();
  return {
    name: 'bundled',
    serverStart: async () => {
      const found = readdirSync('tests', { recursive: true, encoding: 'utf8' })
        .filter(isPiece)
        .map((file) => `tests/${file}`);
      const { outputFiles } = await build({
        entryPoints: [...found, ...ASKED_FOR],
        outbase: '.',
        outdir: '.',
        chunkNames: 'pieces/[hash]',
        bundle: true,
        splitting: true,
        format: 'esm',
        target: 'es2023',
        conditions: ['development'],
        sourcemap: 'linked',
        sourcesContent: false,
        write: false,
        logLevel: 'warning',
        plugins: [asTheBuildDoes],
      });
      for (const { path, text } of outputFiles) pieces.set(`/${relative(FOLDER, path)}`, text);
    },
    serve: ({ path }) => {
      const body = pieces.get(path.replace(/\.ts$/, '.js'));
      if (body === undefined) return undefined;
      return { body, type: path.endsWith('.map') ? 'json' : 'js' };
    },
  };
};

const testsOf = (suite, over = []) => [
  ...suite.tests.map((test) => ({ ...test, over })),
  ...suite.suites.flatMap((inner) => testsOf(inner, [...over, inner.name])),
];

const sentence = (error) => error?.message ?? '';

/**
 * Writes what `npm test` adds up, in the words of Vitest's JSON report.
 * @type {import('@web/test-runner').Reporter}
 */
const countForNpmTest = {
  onTestRunFinished: ({ sessions }) => {
    const file = process.env.VIEWSCREEN_REPORT;
    if (!file) return;
    const testResults = sessions.map(({ testFile, passed, errors, testResults: results }) => ({
      name: testFile,
      status: passed ? 'passed' : 'failed',
      message: errors.map(sentence).join('\n'),
      assertionResults: (results ? testsOf(results) : [])
        .filter(({ skipped }) => !skipped)
        .map((test) => ({
          fullName: [...test.over, test.name].join(' '),
          status: test.passed ? 'passed' : 'failed',
          duration: test.duration,
          failureMessages: [sentence(test.error)],
        })),
    }));
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const numPassedTests = tests.filter(({ status }) => status === 'passed').length;
    const numFailedTests = tests.length - numPassedTests;
    writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, testResults }));
  },
};

/**
 * A page that crashes is closed, or its tests would be waited for until `testsFinishTimeout`. Each is in sight as far
 * as it knows: a browser with windows lets a page that lies behind another draw no frames, and its tests wait for them.
 * @param {{ context: import('@web/test-runner-chrome').puppeteerCore.BrowserContext }} where
 */
export const createPage = async ({ context }) => {
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(PATIENCE);
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  page.once('error', () => {
    console.error(`A page crashed: ${page.url()}`);
    void page.close();
  });
  return page;
};

/**
 * What a test expects may be an element. It cannot be copied, and the page that was to tell of it would tell nothing and
 * be waited for until `testsFinishTimeout`: it is told as its tag.
 */
const tellElements = `
  const copy = globalThis.structuredClone;
  globalThis.structuredClone = (told, ...more) => {
    try {
      return copy(told, ...more);
    } catch (error) {
      if (!String(told?.type).startsWith('wtr-')) throw error;
      const plain = (_, each) => (each instanceof Node ? '<' + each.nodeName.toLowerCase() + '>' : each);
      return JSON.parse(JSON.stringify(told, plain));
    }
  };`;

/** Every page of a test has the sizes, colors and type of the game, so that it measures the same on every machine. */
const dressed = (framework) => `<!doctype html>
<html lang="en">
  <head>
    <link rel="stylesheet" href="/src/elements/app/tokens.css" />
  </head>
  <body>
    <script>${tellElements}
    </script>
    <script type="module">
      const weights = ['500', '700'].map((weight) => weight + ' 18px "Barlow Condensed"');
      await Promise.all(weights.map((weight) => document.fonts.load(weight)));
      await import('${framework}');
    </script>
  </body>
</html>`;

export default {
  // The long proofs of the drawing are a stage of their own.
  files: ['tests/**/*.browser.test.ts', '!tests/figure/proofs/**'],
  nodeResolve: true,
  plugins: [bundled()],
  browsers: [
    chromeLauncher({
      createPage,
      launchOptions: {
        executablePath: process.env.CHROME_PATH,
        timeout: PATIENCE,
        protocolTimeout: 2 * PATIENCE,
        // Chromium refuses its sandbox to root.
        args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      },
    }),
  ],
  testRunnerHtml: dressed,
  concurrency: 2,
  browserStartTimeout: PATIENCE,
  testsStartTimeout: PATIENCE,
  testFramework: { config: { timeout: PATIENCE } },
  testsFinishTimeout: 900_000,
  // Lit says on every page that this is not the built game.
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  reporters: [defaultReporter(), countForNpmTest],
};
