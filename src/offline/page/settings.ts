import type { OptionName, Options } from '../../rules/battle/options.ts';
import { OPTIONS } from '../../rules/battle/options.ts';
import { GAME_PILOTS } from '../../rules/fight/hands.ts';
import { SECRECIES } from '../../rules/fight/sitting.ts';
import type { KeptEntry } from '../disk/kept.ts';
import { choiceOf, entries, kept, some, text, two } from '../disk/kept.ts';

const notYet = choiceOf([false, true]);

/** All settings, each with its default and check. */
const ENTRIES = {
  pilots: two(text),
  mechs: two(text, ['rfl-3n', 'grf-1n']),
  /** The two people who last began a duel here; empty before the first. */
  met: two(text),
  /** Computer pilots for the two seats; null is a person. */
  hands: two(choiceOf([null, ...GAME_PILOTS])),
  opponent: choiceOf(['Marlow', ...GAME_PILOTS]),
  /** Whether a lone player wants the coach. */
  coach: notYet,
  secrecy: choiceOf(SECRECIES),
  ...(Object.fromEntries(
    Object.entries(OPTIONS).map(([name, choices]) => [name, choiceOf(choices)]),
  ) as object as { readonly [Name in OptionName]: KeptEntry<Options[Name]> }),
  theme: choiceOf(['system', 'light', 'dark']),
  /** Face to face: the side of a page for each pilot's hand, the near pilot first. */
  wells: two(choiceOf(['left', 'right'])),
  /** Whether pictures have sound. */
  sound: notYet,
  /** How the film of a turn advances; null until chosen. */
  pace: choiceOf([null, 'by itself', 'at a tap']),
  /** Notes on choices were dismissed. */
  notesSeen: notYet,
  /** Notes on scores were dismissed. */
  tellingSeen: notYet,
  /** Notes already read, by pilot: `aim Ada`. */
  notesRead: some(text, []),
} as const;

export type Settings = { readonly [Name in keyof typeof ENTRIES]: (typeof ENTRIES)[Name]['first'] };

const SETTINGS = kept('viewscreen', entries);
let remembered: Settings | null = null;

const read = (all: Readonly<Record<string, unknown>>): Settings =>
  Object.fromEntries(
    Object.entries(ENTRIES).map(([name, { first, fits }]) => [
      name,
      fits(all[name]) ? all[name] : first,
    ]),
  ) as object as Settings;

/** Never throws. */
export const loadSettings = (): Settings => (remembered ??= read(SETTINGS.read()));

/** Changes some settings, permanently if the browser allows it, else until the page is closed. */
export const saveSettings = (changed: Partial<Settings>): void => {
  remembered = { ...loadSettings(), ...changed };
  SETTINGS.write(remembered);
};
