import { capital } from '../../../rules/words/capital.ts';
import { possessive } from '../../../rules/words/tell.ts';
import type { Range } from '../../../rules/vocabulary.ts';

/** A number that a pairing heard in place of the maneuver's own (M3). */
interface Converted {
  readonly pilot: string;
  readonly called: number;
  readonly of: Range;
  readonly told: number;
  readonly at: Range;
}

/** What is read in a turn besides what its film and leaving it have words for. */
export const TURN_WORDS = {
  back: 'Back to the turn',

  // The turns before
  soFar: 'The turns so far',
  columns: ['number', 'page, damage'],
  first: 'None yet: this is the first.',
  log: 'Log of the duel',
  agreed: 'a draw between two turns',
  comment: (words: string): string => `Comment: ${words}`,

  // Numbers and scores
  converted: ({ at, called, of, pilot, told }: Converted): string =>
    `${possessive(pilot)} ${called}, a ${of} range number, is ${told} at ${at} range.`,
  noScore: (page: number): string => `No SCORE on page ${page}`,
  noDamage: (page: number): string => `No SCORE on page ${page}: no hit.`,
  miss: 'A miss: 0 or less does nothing',
  /** `5 is short of 6: no critical`; a page that is called a critical hit, whatever its letters do, does not deny it. */
  short: (damage: number, threshold: number, title: string): string => {
    const short = `${damage} is short of ${threshold}`;
    if (!/critical/i.test(title)) return `${short}: no critical`;
    const [, part] = /\((.+)\)/.exec(title) ?? [];
    return `${part ? `${capital(part)} hit; the` : 'The'} armor holds: ${short}`;
  },

  // A modifier that is shared
  split: 'Split it this way',
  more: (pilot: string): string => `A point more to ${pilot}`,
  less: (pilot: string): string => `A point less to ${pilot}`,
  putsOut: (armor: string): string => `Puts the 'Mech out: armor ${armor}.`,
  shareLead: 'Your modifier goes to all you hit.',
  share: 'Use an offer, or − and +. Each letter still needs its damage.',

  anyoneElse: "For anyone else press “All” in that pilot's row.",

  // Questions
  explodes: 'Ammunition explodes.',
  losesWhich: (pilot: string): string => `${pilot}, which loses a point?`,
  /** On the button that waits for an answer. */
  waits: {
    'ammunition lost': 'Say what explodes',
    'critical ignored': 'Ignore it or take it',
    'modifier shared': 'Share the modifier',
  },
  decides: (pilot: string): string => `${pilot} decides …`,
} as const;
