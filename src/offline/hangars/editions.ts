import type { MechWords } from '../../rules/campaign/card/mech.ts';

export type Edition = Pick<MechWords, 'booklet' | 'edition'>;

/** The booklets of new 'Mechs in a deed, a choice or open games. */
export const editionsOf = (what: unknown): readonly Edition[] => {
  if (typeof what !== 'object' || what === null) return [];
  const inside = Object.values(what).flatMap(editionsOf);
  return 'booklet' in what &&
    'edition' in what &&
    typeof what.booklet === 'string' &&
    typeof what.edition === 'string'
    ? [{ booklet: what.booklet, edition: what.edition }, ...inside]
    : inside;
};

/** What needs booklets: the 'Mechs of a hangar, new ones in its open games, and foes of past games. */
export interface Needing {
  readonly mechs: readonly Edition[];
  readonly open: readonly unknown[];
  readonly foes?: readonly Edition[];
}

export const editionsNeeded = ({ mechs, open, foes = [] }: Needing): readonly Edition[] => [
  ...mechs.map(({ booklet, edition }) => ({ booklet, edition })),
  ...editionsOf(open),
  ...foes,
];
