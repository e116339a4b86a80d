import type { OptionName, Options } from '../../rules/battle/options.ts';
import { OPTIONS } from '../../rules/battle/options.ts';
import { GAME_PILOTS } from '../../rules/fight/hands.ts';
import { SECRECIES } from '../../rules/fight/sitting.ts';

/** What an entry is where it is missing or odd, and whether what is kept is one. The schemas of rows would say it too,
 *  but what reads them is a tenth of what the first load may weigh. */
interface Entry<Value> {
  readonly first: Value;
  readonly fits: (kept: unknown) => boolean;
}

const oneOf = <const Choice>(choices: readonly [Choice, ...Choice[]]): Entry<Choice> => ({
  first: choices[0],
  fits: (kept) => choices.some((choice) => choice === kept),
});

const some = <Value>(each: Entry<Value>, first: readonly Value[]): Entry<readonly Value[]> => ({
  first,
  fits: (kept) => Array.isArray(kept) && kept.every(each.fits),
});

const two = <Value>(
  each: Entry<Value>,
  first: readonly [Value, Value] = [each.first, each.first],
): Entry<readonly [Value, Value]> => ({
  first,
  fits: (kept) => Array.isArray(kept) && kept.length === 2 && kept.every(each.fits),
});

const text: Entry<string> = { first: '', fits: (kept) => typeof kept === 'string' };
const notYet = oneOf([false, true]);

/** What is remembered beside the duels. */
const ENTRIES = {
  pilots: two(text),
  mechs: two(text, ['rfl-3n', 'grf-1n']),
  /** The computer pilots that fly them; null is a person. */
  hands: two(oneOf([null, ...GAME_PILOTS])),
  /** The computer pilot that was chosen last. */
  opponent: oneOf(['Marlow', ...GAME_PILOTS]),
  /** The coach is wanted by somebody who plays alone. */
  coach: notYet,
  secrecy: oneOf(SECRECIES),
  /** The last choice of each option. */
  ...(Object.fromEntries(
    Object.entries(OPTIONS).map(([name, choices]) => [name, oneOf(choices)]),
  ) as object as { readonly [Name in OptionName]: Entry<Options[Name]> }),
  theme: oneOf(['system', 'light', 'dark']),
  /** Face to face: on which side of a page each pilot's hand stands, the near one's first. */
  wells: two(oneOf(['left', 'right'])),
  /** The pictures are heard when they are turned to. */
  sound: notYet,
  /** How the film of a turn runs; null until somebody has chosen. */
  pace: oneOf([null, 'by itself', 'at a tap']),
  /** No notes on a choice are wanted any more. */
  notesSeen: notYet,
  /** Nor on a score. */
  tellingSeen: notYet,
  /** Which notes which pilots have read: `aim Ada`. */
  notesRead: some(text, []),
  /** "Ready to play without a network" has been said. */
  offlineSaid: notYet,
} as const;

export type Settings = { readonly [Name in keyof typeof ENTRIES]: (typeof ENTRIES)[Name]['first'] };

const KEY = 'viewscreen';
let remembered: Settings | null = null;

const stored = (): Readonly<Record<string, unknown>> => {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return read !== null && typeof read === 'object' ? { ...read } : {};
  } catch {
    return {};
  }
};

/** What is kept, entry by entry. */
const read = (kept: Readonly<Record<string, unknown>>): Settings =>
  Object.fromEntries(
    Object.entries(ENTRIES).map(([name, { first, fits }]) => [
      name,
      fits(kept[name]) ? kept[name] : first,
    ]),
  ) as object as Settings;

/** The settings of this device; never throws. */
export const loadSettings = (): Settings => (remembered ??= read(stored()));

/** Changes some settings, for good where the browser allows it. */
export const saveSettings = (changed: Partial<Settings>): void => {
  remembered = { ...loadSettings(), ...changed };
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // Remembered until the page is closed.
  }
};
