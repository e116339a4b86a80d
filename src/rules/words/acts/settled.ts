import { nameOfPilot } from '../hangar-names.ts';
import { countedInWords } from '../counted.ts';
import type { ActWords } from './act-words.ts';

export const settled: ActWords<'settled'> = {
  name: 'Next game',
  back: 'Not settled yet',
  along: (pilot) => `${pilot} has settled`,
  later: () => '',
  does: ({ pilot }, { hangar }) => `${nameOfPilot(hangar, pilot)} has settled`,
  done: () => 'settled',
  said: ({ pilot }, { hangar }) => `${nameOfPilot(hangar, pilot)} has settled.`,
};

export const nextGameForm = {
  nobody: (pilot: string): string => `${pilot} has no successor yet.`,
  grounded: (pilot: string): string => `${pilot} has no 'Mech, and cannot be mustered without one.`,
  whichGame: (before: number): string =>
    before === 0 ? ', in its first game.' : `, after ${countedInWords(before, 'game')}.`,
  asPrinted: 'Everything is as printed.',
} as const;
