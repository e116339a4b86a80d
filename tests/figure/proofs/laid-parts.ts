import { Vector3 } from 'three';
import grf from '../../../books/grf-1n.json' with { type: 'json' };
import rfl from '../../../books/rfl-3n.json' with { type: 'json' };
import type { Figure } from '../../../src/figure/body/figure.ts';
import type { Livery } from '../../../src/rules/battle/livery.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';

const bookletOf = (document: object): Booklet => {
  const read = parseBooklet(document);
  if (!read.ok) throw new Error(JSON.stringify(read.faults[0]));
  return read.booklet;
};
/** The booklets that come with the game. */
export const [griffin, rifleman] = [bookletOf(grf), bookletOf(rfl)];
/** The Rifleman's booklet with another figure. */
export const withFigure = (figure: unknown): Booklet => bookletOf({ ...rfl, figure });
/** No livery at all. */
export const BARE: Livery = { paint: 'none', rings: [], scorched: 0 };

/** A part of a mesh: its bone, how dark it is, and its box there. */
export interface Laid {
  readonly bone: string;
  readonly tone: number;
  readonly low: Vector3;
  readonly high: Vector3;
}

/** The parts of a figure, in the order in which they were laid. */
export const partsOf = ({ bones, mesh }: Figure): readonly Laid[] => {
  const parts = new Map<number, Laid>();
  const { count, marks, positions } = mesh;
  for (let corner = 0; corner < count; corner += 1) {
    const [bone = 0, part = 0, , tone = 0] = marks.subarray(corner * 4, corner * 4 + 4);
    const at = new Vector3().fromArray(positions, corner * 3);
    const known = parts.get(part);
    if (!known)
      parts.set(part, { bone: bones[bone - 1]?.name ?? '', tone, low: at, high: at.clone() });
    known?.low.min(at);
    known?.high.max(at);
  }
  return [...parts].toSorted(([one], [other]) => one - other).map(([, part]) => part);
};
