import type { Keys } from '../../../rules/check/finding.ts';

export const PAGES_WORDS = {
  screens: 'View screens',
  cells: 'Cells of the consoles',
  of: (typed: number, all: number): string => `${typed} of ${all}`,
  console: (console: number, typed: number, all: number): string =>
    `Console ${console}: ${typed === all ? all : `${typed} of ${all}`}`,
  wrong: (faults: number): string => (faults === 1 ? 'fault' : 'faults'),
  goOn: ([part, number, which]: Keys): string => {
    if (part === 'consoles') return `Go on: console ${number}, ${which}`;
    if (part === 'statCard') return 'Go on: the card';
    const plate = which === 'status' || which === 'criticals' ? `, ${which}` : '';
    return `Go on: view screen ${number}${plate}`;
  },
} as const;
