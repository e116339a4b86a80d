import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What is newer than the oldest browsers the game is for (`OLDEST` in vite.config.ts), or fails in some that claim it,
 *  and which browser lacks it. `light-dark()` is not listed: the build rewrites it for all. */
const TOO_NEW: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['checkVisibility (Safari 17.4)', /\bcheckVisibility\b/],
  [
    'atan2() of lengths (Firefox none, WebKit claims it and fails)',
    /\batan2\(\s*[^,)]*(?:vw|vh|cqw|px)/,
  ],
  ['Promise.withResolvers (Safari 17.4)', /\bPromise\.withResolvers\b/],
  ['Object.groupBy and Map.groupBy (Safari 17.4)', /\b(?:Object|Map)\.groupBy\b/],
  ['Promise.try (Safari 18.2)', /\bPromise\.try\b/],
  ['requestIdleCallback (Safari none)', /\brequestIdleCallback\b/],
  ['the scheduler (Safari none)', /\bscheduler\.(?:yield|postTask)\b/],
  ['view transitions (Safari 18)', /\bstartViewTransition\b|::view-transition/],
  ['popover (Firefox 125 yes, Chromium 114)', /\bshowPopover\b|:popover-open/],
  ['@starting-style (Firefox 129)', /@starting-style/],
  ['@scope (Firefox 146)', /@scope\b/],
  ['anchor positioning (Safari 26)', /\banchor-name\b|\bposition-anchor\b/],
  ['field-sizing (Safari 26)', /\bfield-sizing\b/],
  ['interpolate-size and calc-size() (Chromium 129)', /\binterpolate-size\b|\bcalc-size\(/],
  ['nesting in CSS (Chromium 112)', /^\s+&/m],
  ['RegExp.escape (Safari 18.2)', /\bRegExp\.escape\b/],
  [
    'iterator methods (Safari 18.4)',
    /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|some|every|find|reduce|toArray|take|drop)\(/,
  ],
  [
    'set methods (Firefox 127)',
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  ],
  ['Array.fromAsync (Chromium 121)', /\bArray\.fromAsync\b/],
];
/** Files that check for the feature and do without it if it is missing. */
const GUARDED: readonly string[] = ['src/elements/common/first-styled.ts'];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.(?:ts|css)$/.test(file) && !file.startsWith('src/command-line/'));

test.each(TOO_NEW)('no file uses %s', (_name, pattern) => {
  const using = files.filter((file) => pattern.test(readFileSync(file, 'utf8')));
  expect(using.filter((file) => !GUARDED.includes(file))).toEqual([]);
});

test('README, page and build name the same oldest browsers', () => {
  const [readme = '', page = '', build = ''] = ['README.md', 'index.html', 'vite.config.ts'].map(
    (file) => readFileSync(file, 'utf8').replace(/\s+/g, ' '),
  );
  expect(readme).toContain('Safari 17, Firefox 126, Chrome and Edge 111');
  expect(page).toContain('Safari 17, Firefox 126, Chrome and Edge 111');
  expect(build).toContain("['chrome111', 'firefox126', 'safari17']");
});
