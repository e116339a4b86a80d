import { afterEach, expect, test, vi } from 'vitest';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { Settings } from '../../../src/offline/page/settings.ts';

const FIRST = {
  pilots: ['', ''],
  mechs: ['rfl-3n', 'grf-1n'],
  met: ['', ''],
  hands: [null, null],
  opponent: 'Marlow',
  coach: false,
  secrecy: 'pass the device',
  ...USUAL_OPTIONS,
  theme: 'system',
  wells: ['left', 'left'],
  sound: false,
  pace: null,
  notesSeen: false,
  tellingSeen: false,
  notesRead: [],
};

/** The settings with which a device that keeps `text` opens, and what it keeps then. */
const opened = async (text: string | null) => {
  const kept = { text };
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: () => kept.text,
    setItem: (_: string, changed: string) => (kept.text = changed),
  });
  return { kept, ...(await import('../../../src/offline/page/settings.ts')) };
};
afterEach(() => vi.unstubAllGlobals());

test('a device without kept settings has the first value of everything', async () => {
  expect((await opened(null)).loadSettings()).toEqual(FIRST);
});

test.each(['', 'no', 'null', '7', '"left"', '[]'])(
  'kept settings that read %j count as none',
  async (text) => {
    expect((await opened(text)).loadSettings()).toEqual(FIRST);
  },
);

test.each<Partial<Settings>>([
  { pilots: ['Ada', 'Ben'] },
  { mechs: ['grf-1n', 'rfl-9x'] },
  { met: ['Ada', 'Ben'] },
  { hands: [null, 'Iris'] },
  { opponent: 'Sable' },
  { coach: true },
  { secrecy: 'face to face' },
  { ammunition: 'ignored' },
  { theme: 'dark' },
  { wells: ['right', 'left'] },
  { sound: true },
  { pace: 'at a tap' },
  { notesSeen: true },
  { tellingSeen: true },
  { notesRead: ['aim Ada', 'aim Ben'] },
])(
  '%j is remembered at the next visit, with everything else at its first value',
  async (changed) => {
    const { kept, loadSettings, saveSettings } = await opened(null);
    saveSettings(changed);
    expect(loadSettings()).toEqual({ ...FIRST, ...changed });
    expect((await opened(kept.text)).loadSettings()).toEqual({ ...FIRST, ...changed });
  },
);

test.each([
  { pilots: 'Ada' },
  { pilots: ['Ada'] },
  { pilots: ['Ada', 2] },
  { mechs: null },
  { met: ['Ada'] },
  { hands: ['Ada', null] },
  { hands: 'Tuck' },
  { opponent: 'Ada' },
  { opponent: null },
  { coach: 'yes' },
  { secrecy: 'aloud' },
  { ammunition: 'endless' },
  { theme: 'pink' },
  { wells: ['left', 'up'] },
  { sound: 'yes' },
  { pace: 'fast' },
  { notesSeen: 1 },
  { notesRead: 'aim Ada' },
  { notesRead: ['aim Ada', null] },
  { younger: 'than this Viewscreen' },
])('%j is odd: its first value replaces it, and the setting kept beside it stays', async (odd) => {
  const { loadSettings } = await opened(JSON.stringify({ ...odd, tellingSeen: true }));
  expect(loadSettings()).toEqual({ ...FIRST, tellingSeen: true });
});
