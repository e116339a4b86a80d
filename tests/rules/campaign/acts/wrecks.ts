import type { Booklet } from '../../../../src/rules/booklet/booklet.ts';
import type { Choice } from '../../../../src/rules/campaign/history/choice.ts';
import { gameOf, hit, piece, three } from '../circle.ts';

/** A part from elsewhere, with a critical of so many times. */
export const scarred = (booklet: Booklet, part: string, effect: string, times: number) => {
  const { effects } = hit(booklet, part, effect);
  return piece(part, 'm9', { scars: [{ effects, times }] });
};

/** What parts are called. */
export const names = (parts: readonly { readonly name: string }[]) => parts.map(({ name }) => name);

/** Parts of a wreck that a pilot takes (K5). */
export const take = (pilot: string, of: string, ...parts: readonly string[]): Choice => ({
  step: 'salvage',
  pilot,
  of,
  take: parts,
});

/** Two have beaten the one alone against them: most damage is the second's. */
export const beatenByTwo = () =>
  gameOf(
    three(),
    ['p1', 'p2', 'p3'],
    { kind: 'win', winner: 'many' },
    {
      p1: {
        out: 'fell',
        victors: [
          { fighter: 2, damage: 25 },
          { fighter: 1, damage: 13 },
        ],
      },
    },
  );
