import type { Keys } from '../../rules/check/finding.ts';

export const PAGES_WORDS = {
  screens: 'View screens',
  cells: 'Cells of the consoles',
  of: (typed: number, all: number): string => `${typed} of ${all}`,
  console: (console: number, typed: number, all: number): string =>
    `Console ${console}: ${typed === all ? all : `${typed} of ${all}`}`,
  wrong: (faults: number): string => (faults === 1 ? 'fault' : 'faults'),
  goOn: ([part, number, owner]: Keys): string =>
    part === 'consoles' ? `Go on: console ${number}, ${owner}` : `Go on: view screen ${number}`,
} as const;
