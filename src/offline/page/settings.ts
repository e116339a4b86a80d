import type { OptionName, Options } from '../../rules/battle/options.ts';
import { OPTIONS } from '../../rules/battle/options.ts';
import { GAME_PILOTS } from '../../rules/fight/hands.ts';
import { SECRECIES } from '../../rules/fight/sitting.ts';
import type { KeptEntry } from '../disk/kept.ts';
import { choiceOf, entries, kept, some, text, two } from '../disk/kept.ts';

const notYet = choiceOf([false, true]);

/** What is remembered beside the duels. */
const ENTRIES = {
  pilots: two(text),
  mechs: two(text, ['rfl-3n', 'grf-1n']),
  /** The computer pilots that fly them; null is a person. */
  hands: two(choiceOf([null, ...GAME_PILOTS])),
  /** The computer pilot that was chosen last. */
  opponent: choiceOf(['Marlow', ...GAME_PILOTS]),
  /** The coach is wanted by somebody who plays alone. */
  coach: notYet,
  secrecy: choiceOf(SECRECIES),
  /** The last choice of each option. */
  ...(Object.fromEntries(
    Object.entries(OPTIONS).map(([name, choices]) => [name, choiceOf(choices)]),
  ) as object as { readonly [Name in OptionName]: KeptEntry<Options[Name]> }),
  theme: choiceOf(['system', 'light', 'dark']),
  /** Face to face: on which side of a page each pilot's hand stands, the near one's first. */
  wells: two(choiceOf(['left', 'right'])),
  /** The pictures are heard when they are turned to. */
  sound: notYet,
  /** How the film of a turn runs; null until somebody has chosen. */
  pace: choiceOf([null, 'by itself', 'at a tap']),
  /** No notes on a choice are wanted any more. */
  notesSeen: notYet,
  /** Nor on a score. */
  tellingSeen: notYet,
  /** Which notes which pilots have read: `aim Ada`. */
  notesRead: some(text, []),
  /** "Works offline" has been said. */
  offlineSaid: notYet,
} as const;

export type Settings = { readonly [Name in keyof typeof ENTRIES]: (typeof ENTRIES)[Name]['first'] };

const SETTINGS = kept('viewscreen', entries);
let remembered: Settings | null = null;

/** What is kept, entry by entry. */
const read = (all: Readonly<Record<string, unknown>>): Settings =>
  Object.fromEntries(
    Object.entries(ENTRIES).map(([name, { first, fits }]) => [
      name,
      fits(all[name]) ? all[name] : first,
    ]),
  ) as object as Settings;

/** The settings of this device; never throws. */
export const loadSettings = (): Settings => (remembered ??= read(SETTINGS.read()));

/** Changes some settings, for good where the browser allows it, else until the page is closed. */
export const saveSettings = (changed: Partial<Settings>): void => {
  remembered = { ...loadSettings(), ...changed };
  SETTINGS.write(remembered);
};
