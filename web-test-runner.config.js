// Component tests: tests/**/*.browser.test.ts, each file a page of its own in a real browser.

import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { chromeLauncher } from '@web/test-runner-chrome';
import { defaultReporter } from '@web/test-runner';
import { transformWithOxc } from 'vite';

/**
 * Compiles TypeScript with the compiler and the tsconfig of the build, so that a test that is green
 * here means the same in the built game. A JSON file that is imported becomes a module, one imported
 * with `?url` its address, and a style sheet imported with `?inline` its text.
 * @type {import('@web/test-runner').TestRunnerPlugin}
 */
const asTheBuildDoes = {
  name: 'as-the-build-does',
  resolveMimeType: ({ path, query }) =>
    path.endsWith('.ts') || ['module', 'url', 'inline'].some((asked) => asked in query)
      ? 'js'
      : undefined,
  transformImport: ({ source }) => (source.endsWith('.json') ? `${source}?module` : undefined),
  transform: async ({ path, query, body }) => {
    if ('url' in query) return `export default ${JSON.stringify(path)};`;
    if ('inline' in query) return `export default ${JSON.stringify(String(body))};`;
    if ('module' in query) return `export default ${String(body)};`;
    if (!path.endsWith('.ts')) return undefined;
    const file = `${import.meta.dirname}${path}`;
    const { code, map } = await transformWithOxc(await readFile(file, 'utf8'), file);
    const inline = Buffer.from(JSON.stringify(map)).toString('base64');
    return `${code}\n//# sourceMappingURL=data:application/json;base64,${inline}`;
  },
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
 * A page that crashes is closed, or its tests would be waited for until `testsFinishTimeout`.
 * @param {{ context: import('@web/test-runner-chrome').puppeteerCore.BrowserContext }} where
 */
export const createPage = async ({ context }) => {
  const page = await context.newPage();
  page.once('error', () => {
    console.error(`A page crashed: ${page.url()}`);
    void page.close();
  });
  return page;
};

/** Every page of a test has the sizes, colours and type of the game, so that it measures the same on every machine. */
const dressed = (framework) => `<!doctype html>
<html lang="en">
  <head>
    <link rel="stylesheet" href="/src/elements/app/tokens.css" />
  </head>
  <body>
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
  plugins: [asTheBuildDoes],
  browsers: [
    chromeLauncher({
      createPage,
      launchOptions: {
        executablePath: process.env.CHROME_PATH,
        // Chromium refuses its sandbox to root.
        args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      },
    }),
  ],
  testRunnerHtml: dressed,
  concurrency: 2,
  // No test is about time. Pictures drawn by software and axe take long on a busy machine: what these
  // end is a test that waits for what never comes.
  testFramework: { config: { timeout: 300_000 } },
  testsFinishTimeout: 900_000,
  // Lit says on every page that this is not the built game.
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  reporters: [defaultReporter(), countForNpmTest],
};
