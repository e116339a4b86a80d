import * as v from 'valibot';
import { OPTIONS } from '../../rules/battle/options.ts';
import { optionEntries } from '../../rules/fight/options-shape.ts';
import { SECRECIES } from '../../rules/fight/sitting.ts';

const SIDES_OF_A_PAGE = ['left', 'right'] as const;
/** What is remembered beside the duels. Every entry that is missing or odd is its first value. */
const settings = v.object({
  pilots: v.fallback(v.tuple([v.string(), v.string()]), ['', '']),
  mechs: v.fallback(v.tuple([v.string(), v.string()]), ['rfl-3n', 'grf-1n']),
  secrecy: v.fallback(v.picklist(SECRECIES), 'pass the device'),
  /** The last choice of each option. */
  ...optionEntries(OPTIONS, (choices) => v.fallback(v.picklist(choices), choices[0])),
  theme: v.fallback(v.picklist(['system', 'light', 'dark'] as const), 'system'),
  /** Face to face: on which side of a page each pilot's hand stands, the near one's first. */
  wells: v.fallback(v.tuple([v.picklist(SIDES_OF_A_PAGE), v.picklist(SIDES_OF_A_PAGE)]), [
    'left',
    'left',
  ]),
  /** The pictures are heard when they are turned to. */
  sound: v.fallback(v.boolean(), false),
  /** How the film of a turn runs; null until somebody has chosen. */
  pace: v.fallback(v.nullable(v.picklist(['by itself', 'at a tap'] as const)), null),
  /** No notes on a choice are wanted any more. */
  notesSeen: v.fallback(v.boolean(), false),
  /** Nor on a score. */
  tellingSeen: v.fallback(v.boolean(), false),
  /** Which notes which pilots have read: `aim Ada`. */
  notesRead: v.fallback(v.array(v.string()), []),
  /** "Ready for play without a network" has been said. */
  offlineSaid: v.fallback(v.boolean(), false),
});

export type Settings = v.InferOutput<typeof settings>;

const KEY = 'viewscreen';
let remembered: Settings | null = null;

const stored = (): unknown => {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return read !== null && typeof read === 'object' ? read : {};
  } catch {
    return {};
  }
};

/** The settings of this device; never throws. */
export const loadSettings = (): Settings => (remembered ??= v.parse(settings, stored()));

/** Changes some settings, for good where the browser allows it. */
export const saveSettings = (changed: Partial<Settings>): void => {
  remembered = { ...loadSettings(), ...changed };
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // Remembered until the page is closed.
  }
};
