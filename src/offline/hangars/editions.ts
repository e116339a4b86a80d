import type { MechWords } from '../../rules/campaign/card/mech.ts';

/** A booklet of an edition, as a 'Mech is built by it. */
export type Edition = Pick<MechWords, 'booklet' | 'edition'>;

/** The booklets of new 'Mechs that something brings into a hangar: a deed, a choice, open games. */
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

/** What needs booklets: the 'Mechs of a hangar, what its open games will bring, and foes of games behind it. */
export interface Needing {
  readonly mechs: readonly Edition[];
  readonly open: readonly unknown[];
  readonly foes?: readonly Edition[];
}

/** The booklets that a hangar needs. */
export const editionsNeeded = ({ mechs, open, foes = [] }: Needing): readonly Edition[] => [
  ...mechs.map(({ booklet, edition }) => ({ booklet, edition })),
  ...editionsOf(open),
  ...foes,
];
