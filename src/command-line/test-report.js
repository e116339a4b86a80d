import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Test */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: Test[] }} TestFile */

/** How much of a failure is said again where all failures are told. */
const [MOST_LINES, LONGEST_LINE] = [6, 400];

/** @type {(file: string, test: string, said: string) => string} */
const failure = (file, test, said) =>
  [`${file}: ${test}`, ...said.split('\n', MOST_LINES).map((line) => line.slice(0, LONGEST_LINE))]
    .join('\n    ')
    .trimEnd();

/**
 * What a stage's report tells, in Vitest's JSON and in the same words from the component tests: how many
 * tests passed, and of each that failed its file, its name and what it said. A file that broke before its
 * first test is one failure, and so is a report that is not there.
 * @type {(file: string, folder: string) => { passed: number, failures: string[] }}
 */
export const readReport = (file, folder) => {
  if (!existsSync(file))
    return { passed: 0, failures: ['There is no report: it broke before it.'] };
  /** @type {{ numPassedTests: number, testResults: TestFile[] }} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = relative(folder, name);
    if (status === 'failed' && assertionResults.length === 0)
      return [failure(where, 'broke before its first test', message ?? '')];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(where, test.fullName, test.failureMessages?.join('\n') ?? ''));
  });
  return { passed: report.numPassedTests, failures };
};
