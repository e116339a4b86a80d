import type { Matrix4 } from 'three';
import { Box3, Vector3 } from 'three';
import { chance } from '../shape/chance.ts';
import type { Choices } from '../body/choices.ts';
import type { CoverPiece, Heap } from './cover-pieces.ts';
import { cragPieces, ruinPieces } from './cover-pieces.ts';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';
import type { Figure } from '../body/figure.ts';
import { eachCorner } from '../body/stance.ts';
import { frameMatrix } from '../shape/frames.ts';
import type { Triple } from '../shape/polygons.ts';
import { boulder } from './scenery.ts';

/** Who hides behind it. */
interface Hider {
  readonly figure: Figure;
  readonly bones: ReadonlyMap<string, Matrix4>;
}

/** It stands so far from whatever of the 'Mech is next to it (meters). */
const ROOM = 0.25;
/**
 * What is in the way of an arm is lowered (how many times as high), and a rock is rolled forward before that
 * (meters); what would be in its way even so is left out.
 */
const WAYS: Readonly<Record<'rock' | 'ruin', readonly (readonly [high: number, out: number])[]>> = {
  rock: [
    [1, 0],
    [1, 0.7],
    [1, 1.4],
    [0.8, 0.7],
    [0.8, 1.4],
    [0.6, 1.4],
    [0.4, 1.4],
  ],
  ruin: [
    [1, 0],
    [0.84, 0],
    [0.68, 0],
    [0.5, 0],
    [0.34, 0],
  ],
};
/** A leg is no higher than this (meters); what arms reach over is none of its business. */
const OF_LEGS = /^(thigh|shin|foot|pelvis)( |$)/;

/** The places of a 'Mech, of the bones that are wanted, in the world. */
const placesOf = ({ figure, bones }: Hider, wanted = /./): readonly Vector3[] => {
  const places: Vector3[] = [];
  eachCorner(figure, bones, (at) => places.push(at.clone()), { of: (bone) => wanted.test(bone) });
  return places;
};

/**
 * The pieces of what a 'Mech hides behind, broad as it and up to its chest: before its knees, however it is
 * built, and none where a limb of it is.
 */
export const coverPieces = (
  kind: Choices['world']['cover'],
  { at, width, height, seed }: { at: Triple; width: number; height: number; seed: number },
  hider: Hider,
): readonly CoverPiece[] => {
  const front = Math.max(...placesOf(hider, OF_LEGS).map(({ z }) => z));
  const place: Triple = [at[0], at[1], Math.max(at[2] - 1, front + ROOM)];
  const heap: Heap = { at: place, width, height, seed, random: chance(seed) };
  const near = placesOf(hider).filter(({ z }) => z > place[2] - ROOM);
  const isClear = (piece: CoverPiece): boolean => {
    const box = boxOf(piece).expandByScalar(ROOM / 2);
    return !near.some((corner) => box.containsPoint(corner));
  };
  const named = kind === 'rock' ? 'rock' : 'ruin';
  return (named === 'rock' ? cragPieces(heap) : ruinPieces(heap)).flatMap((piece) =>
    WAYS[named]
      .map((way) => moved(piece, way))
      .filter(isClear)
      .slice(0, 1),
  );
};

/** A piece so many times as high, and so much further in front. */
const moved = (
  piece: CoverPiece,
  [high, out]: readonly [high: number, out: number],
): CoverPiece => ({
  ...piece,
  frame: frameMatrix([0, 0, out])
    .multiply(piece.frame)
    .scale(new Vector3(1, high, 1)),
});

/** The box of a piece in the world. */
export const boxOf = ({ polygons, frame }: CoverPiece): Box3 =>
  new Box3().setFromPoints(
    polygons.faces.flatMap((face) =>
      face.map((corner) =>
        new Vector3(...(polygons.corners[corner] as Triple)).applyMatrix4(frame),
      ),
    ),
  );

/** Lays what a 'Mech hides behind, and rubble before it. */
export const layCover = (
  mesh: DrawingMesh,
  kind: Choices['world']['cover'],
  cover: { at: Triple; width: number; height: number; seed: number },
  hider: Hider,
): void => {
  const pieces = coverPieces(kind, cover, hider);
  const parts = new Map<number, number>();
  pieces.forEach(({ polygons, frame, of, tone, crease }, index) => {
    const part = parts.get(of) ?? mesh.part({ angle: kind === 'rock' ? -0.9 : 0.2, spacing: 0.9 });
    parts.set(of, part);
    const panel = kind === 'rock' ? 0 : 1 + (index % 60);
    mesh.add(polygons, frame, { part, panel, tone, crease });
  });
  const random = chance(cover.seed + 1);
  const before = Math.max(...pieces.map((piece) => boxOf(piece).max.z), cover.at[2]);
  const rubble = mesh.part({ angle: -0.9, spacing: 0.9 });
  for (let stone = 0; stone < 14; stone += 1)
    mesh.add(
      boulder(0.12 + random() ** 2 * 0.45, cover.seed + stone, 0.8),
      frameMatrix([cover.at[0] + (random() - 0.5) * cover.width * 1.3, 0, before + random() * 1.3]),
      { part: rubble, panel: 1 + stone, crease: 5 },
    );
};
