import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../src/command-line/browser.js';
import { serve } from '../tools/host.ts';
import { findEngine } from './known-browsers.ts';
import type { Engine } from './known-browsers.ts';
import { ENGINES } from './known-browsers.ts';
import { openChromium } from './open-chromium.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebkit } from './open-webkit.ts';
import { planOf } from './plan.ts';
import { openScreen } from './screen.ts';
import { HANDS } from './hands.ts';
import type { OpenTab } from './tab.ts';

/**
 * Plays the built game in every browser that is found on this machine, before a release: `npm run tool -- browsers`, or
 * `npm run tool -- browsers firefox webkit` in these alone. What was seen lies in `screenshots/browsers`; any fault ends it
 * with 1. A browser that is not there is named, and is no fault.
 */

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const SHOTS = fileURLToPath(new URL('../../screenshots/browsers', import.meta.url));
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
/** What is looked at on a desk. */
const ON_A_DESK = [
  '',
  'hangar',
  'booklets',
  'booklets/rfl-3n/27',
  'print/rfl-3n',
  'rules',
] as const;

const exists = (file: string): boolean => existsSync(file);
const screens: { end: () => void }[] = [];

/** How a browser is opened, or why it was not tried. */
const opening = async (engine: Engine): Promise<OpenTab | string> => {
  if (engine === 'chromium') {
    const file = await findBrowser();
    return file ? openChromium(file) : 'Chromium was not tried.';
  }
  const found = findEngine(engine, process.env['PATH'] ?? '', exists);
  if ('lacking' in found) return found.lacking;
  const [program = '', ...others] = found.programs;
  const screen = await openScreen(others.at(-1) ?? '');
  screens.push(screen);
  return engine === 'firefox'
    ? openFirefox(program, screen.display)
    : openWebkit(program, screen.display);
};

const faults: string[] = [];

/** Tries everything in one browser. */
const tryIn = async (engine: Engine, open: OpenTab): Promise<void> => {
  const host = await serve(DIST);
  const tab = await open(PHONE);
  console.log(tab.browser);
  const keep = (name: string, picture: Buffer): void =>
    writeFileSync(`${SHOTS}/${engine}-${name}.png`, picture);
  try {
    const look = async (stage: string): Promise<void> => {
      await tab.run(`${HANDS} await still()`);
      keep(`${PHONE.width}-${stage}`, await tab.shot());
    };
    for (const trial of planOf(tab, host, look)) {
      const begun = Date.now();
      const wrong = await trial.try().catch((error: unknown) => [String(error)]);
      const seconds = ((Date.now() - begun) / 1000).toFixed(0);
      console.log(`  ${wrong.length === 0 ? 'good' : 'FAULT'}: ${trial.name} (${seconds} s)`);
      for (const each of wrong) console.log(`    ${each}`);
      faults.push(...wrong.map((each) => `${tab.browser}: ${trial.name}: ${each}`));
      if (wrong.length > 0) await look('fault').catch(() => undefined);
    }
  } finally {
    await tab.close();
  }
  const desk = await open(DESK);
  try {
    for (const path of ON_A_DESK) {
      await desk.go(`${host.address}?${path.replaceAll('/', '-')}#/${path}`);
      await desk.run(`${HANDS} await ready(); await still()`);
      keep(`${DESK.width}-${path.replaceAll('/', '-') || 'start'}`, await desk.shot());
    }
  } finally {
    await desk.close();
    await host.stop().catch(() => undefined);
  }
};

const asked = process.argv.slice(2);
mkdirSync(SHOTS, { recursive: true });
for (const engine of ENGINES.filter((each) => asked.length === 0 || asked.includes(each))) {
  const open = await opening(engine);
  if (typeof open === 'string') console.log(open);
  else
    await tryIn(engine, open).catch((error: unknown) => {
      console.log(`  FAULT: ${String(error)}`);
      faults.push(`${engine}: ${String(error)}`);
    });
}
for (const { end } of screens) end();
console.log(faults.length === 0 ? 'All that was tried is good.' : `${faults.length} faults.`);
process.exit(faults.length === 0 ? 0 : 1);
