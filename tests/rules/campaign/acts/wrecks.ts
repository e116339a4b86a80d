import type { Booklet } from '../../../../src/rules/booklet/booklet.ts';
import type { Choice } from '../../../../src/rules/campaign/history/choice.ts';
import { gameOf, hit, piece, three } from '../circle.ts';

/** A part of another 'Mech, with a critical received `times`. */
export const scarred = (booklet: Booklet, part: string, effect: string, times: number) => {
  const { effects } = hit(booklet, part, effect);
  return piece(part, 'm9', { scars: [{ effects, times }] });
};

export const names = (parts: readonly { readonly name: string }[]) => parts.map(({ name }) => name);

/** A choice of parts from a wreck (K5). */
export const take = (pilot: string, of: string, ...parts: readonly string[]): Choice => ({
  step: 'salvage',
  pilot,
  of,
  take: parts,
});

/** Two have beaten the one alone against them; the second did most damage. */
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
