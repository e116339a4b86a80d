import { expect, test } from 'vitest';
import { findEngine } from './known-browsers.ts';

const PATH = ['/usr/local/bin', '/usr/bin'].join(':');
const machineWith =
  (...files: readonly string[]) =>
  (file: string): boolean =>
    files.includes(file);

test('Firefox is found under either of its names, along with a screen for its window', () => {
  for (const name of ['firefox-esr', 'firefox'])
    expect(findEngine('firefox', PATH, machineWith(`/usr/bin/${name}`, '/usr/bin/Xvfb'))).toEqual({
      programs: [`/usr/bin/${name}`, '/usr/bin/Xvfb'],
    });
});

test('a missing browser is named, with the Debian packages that provide it', () => {
  expect(findEngine('webkit', PATH, machineWith('/usr/bin/python3', '/usr/bin/Xvfb'))).toEqual({
    lacking:
      'WebKitGTK was not tried: WebKitWebDriver not found. On Debian: apt-get install webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1',
  });
  expect(findEngine('firefox', PATH, machineWith())).toEqual({
    lacking:
      'Firefox was not tried: firefox-esr and Xvfb not found. On Debian: apt-get install firefox-esr xvfb',
  });
});
