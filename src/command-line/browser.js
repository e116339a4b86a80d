// Finds a browser for the tests: `$CHROME_PATH`, then one that is installed, then one from npm.

import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npm, projectFolder } from './install.js';

/** A headless Chromium inside an npm package, for Linux on x64. Later ones want Node 22. */
const BROUGHT = '@sparticuz/chromium@147.0.0';
const BROUGHT_FOLDER = join(projectFolder, '.browser');

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];

/** Where installers put it when it is not on the PATH. */
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env['HOME']}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(
    (name) => `${process.env[name]}\\Google\\Chrome\\Application\\chrome.exe`,
  ),
  '/opt/google/chrome/chrome',
];

/** @returns {string | undefined} */
const findInstalled = () => {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...USUAL_PLACES].find((file) => existsSync(file));
};

/**
 * Writes which type the brought browser has: what came with it, and nothing of the machine's own, so
 * that every machine draws the same. A browser without any ends at the first sign that the game's
 * typeface lacks. Gives the path of the file.
 * @param {string} folder where the browser is unpacked
 */
const writeFonts = (folder) => {
  const file = join(folder, 'fonts.conf');
  const escape = (/** @type {string} */ path) => path.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `  <dir>${escape(join(folder, 'fonts/fonts'))}</dir>`,
    `  <cachedir>${escape(join(folder, 'fonts-cache'))}</cachedir>`,
    '</fontconfig>',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
};

/**
 * The browser npm brings, unpacked in our own folder. It finds its libraries and its type through
 * variables that are set in this process, which the test programs inherit.
 * @returns {Promise<string | undefined>}
 */
const bring = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const packageFolder = join(BROUGHT_FOLDER, 'node_modules/@sparticuz/chromium');
  if (!existsSync(packageFolder)) {
    console.error('No Chrome or Chromium is installed; bringing one from npm (66 MB, once) …');
    if (!npm('install', '--prefix', BROUGHT_FOLDER, '--no-save', '--loglevel=error', BROUGHT)) {
      return undefined;
    }
  }
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = BROUGHT_FOLDER; // It unpacks itself into the temporary folder.
  // It carries its shared libraries only for one cloud's Node 22, which this says we are.
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x';
  try {
    const entry = createRequire(join(BROUGHT_FOLDER, 'anchor.js')).resolve('@sparticuz/chromium');
    const { default: chromium } = await import(pathToFileURL(entry).href);
    const file = await (chromium.default ?? chromium).executablePath();
    process.env['FONTCONFIG_FILE'] = writeFonts(BROUGHT_FOLDER);
    return file;
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
};

/**
 * The path of a Chrome or Chromium to test with, or undefined after a sentence that says what to do.
 * @returns {Promise<string | undefined>}
 */
export const findBrowser = async () => {
  const named = process.env['CHROME_PATH'];
  if (named && existsSync(named)) return named;
  if (named) {
    console.error(`CHROME_PATH is ${named}, and there is no such file.`);
    return undefined;
  }
  const browser = findInstalled() ?? (await bring());
  if (!browser) {
    console.error(
      'No browser to test with: install Chrome or Chromium, or set CHROME_PATH to where one is.',
    );
  }
  return browser;
};
