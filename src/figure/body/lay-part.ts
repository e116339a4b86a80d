import { Box3, Matrix4, Vector3 } from 'three';
import type { DrawingMesh, Laid } from '../shape/drawing-mesh.ts';
import { frameMatrix } from '../shape/frames.ts';
import type { KitPart } from './kit/kit-part.ts';
import type { Pair, Polygons, Section, Triple } from '../shape/polygons.ts';
import { dome, flat, lathe, loft, thickPlate, ribbon, tube } from '../shape/polygons.ts';
import { MOST_PARTS } from '../shape/drawing-mesh.ts';

/** A figure that no sense can be made of: the words say why, to be read after "cannot be drawn". */
export class NoFigure extends Error {}

/** The kit makes 'Mechs of up to some 27,000 triangles; far more would hold the device up for long. */
export const MOST_TRIANGLES = 120_000;
/** Meters from the hip: further on, a part would stand where the camera is, or lift the 'Mech off the page. */
const FURTHEST = 10;

const HIP: Triple = [0, 5.2, 0];

/** Looks at what a part has laid into a mesh from a corner on, on bones that are here in the figure at rest. */
export const checkLaid = (
  { marks, parts, positions }: DrawingMesh,
  from: number,
  joints: readonly Triple[],
  name: string,
): void => {
  // The next part may be laid twice.
  if (parts.length + 2 > MOST_PARTS)
    throw new NoFigure(`${name} is one part too many for a picture`);
  if (positions.length > MOST_TRIANGLES * 9)
    throw new NoFigure(
      `with ${name} it has more than ${MOST_TRIANGLES.toLocaleString('en')} triangles`,
    );
  for (let corner = from; corner * 3 < positions.length; corner += 1) {
    const joint = joints[(marks[corner * 4] ?? 0) - 1] ?? HIP;
    const off = (axis: 0 | 1 | 2): number =>
      (positions[corner * 3 + axis] ?? NaN) + joint[axis] - HIP[axis];
    const distance = Math.hypot(off(0), off(1), off(2));
    if (!(distance <= FURTHEST))
      throw new NoFigure(`${name} reaches further than ${FURTHEST} meters from the hip`);
  }
};

/** Lays a part on its bone, or on both, as large as the build makes it there; says whether the 'Mech has such a bone at all;
 *  `from` is where what hangs on no bone of the picture begins. */
export const layPart = (
  mesh: DrawingMesh,
  part: KitPart,
  boneNumber: (name: string) => number | null,
  sizeOn: (bone: string) => Triple,
  from?: Matrix4,
): boolean => {
  const on = part.bone.endsWith(' both')
    ? [
        { bone: part.bone.replace('both', 'left'), mirrored: false },
        { bone: part.bone.replace('both', 'right'), mirrored: true },
      ]
    : [
        { bone: part.bone, mirrored: false },
        ...(part.both ? [{ bone: part.bone, mirrored: true }] : []),
      ];
  const there = on.flatMap(({ bone, mirrored }) => {
    const number = boneNumber(bone);
    return number === null ? [] : [{ number, mirrored, size: sizeOn(bone) }];
  });
  for (const each of there) layOne(mesh, part, { ...each, from });
  return there.length > 0;
};

const layOne = (
  mesh: DrawingMesh,
  part: KitPart,
  {
    number: bone,
    mirrored,
    size: [wide, high, deep],
    from,
  }: {
    readonly number: number;
    readonly mirrored: boolean;
    readonly size: Triple;
    readonly from: Matrix4 | undefined;
  },
): void => {
  const own = frameMatrix(part.frame?.at, part.frame?.turn).multiply(
    frameMatrix(part.at, part.turn),
  );
  const axis = new Vector3(0, 1, 0).transformDirection(own);
  const matrix = new Matrix4().makeScale(mirrored ? -wide : wide, high, deep).multiply(own);
  if (from) matrix.premultiply(from);
  if (part.scale) matrix.scale(new Vector3(...part.scale));
  const id = mesh.part({
    bone,
    axis: [mirrored ? -axis.x : axis.x, axis.y, axis.z],
    round:
      part.shape === 'lathe' ||
      part.shape === 'tube' ||
      part.shape === 'dome' ||
      (part.shape === 'loft' && Boolean(part.sides)),
    weight: part.weight ?? 1,
  });
  const laid: Laid = {
    part: id,
    bone,
    mirrored,
    tone: part.tone ?? 0,
    surface: part.paper ? 'paper' : 'solid',
    crease: part.crease ?? 32,
  };
  for (const [polygons, frame, over] of piecesOf(part)) {
    const where = frame ? matrix.clone().multiply(frame) : matrix;
    if (isSeen(polygons, where)) mesh.add(polygons, where, { ...laid, ...over });
  }
};

/**
 * Whether a shape is larger than two millimeters: what shrinks to a point has all its faces in one
 * place, where each would be looked at against each.
 */
const isSeen = ({ corners }: Polygons, matrix: Matrix4): boolean => {
  const box = new Box3().setFromPoints(
    corners.map((corner) => new Vector3(...corner).applyMatrix4(matrix)),
  );
  const { x, y, z } = box.getSize(new Vector3());
  return !(Math.max(x, y, z) <= 0.002);
};

type Piece = readonly [Polygons, (Matrix4 | undefined)?, Partial<Laid>?];

const FACING: Triple = [90, 0, 0];

/** The polygons of a part, each with where it lies on the part and what is otherwise about it. */
const piecesOf = (part: KitPart): readonly Piece[] => {
  switch (part.shape) {
    case 'loft':
      return [
        [
          loft(
            part.sections as unknown as readonly Section[],
            given({ sides: part.sides, squareness: part.squareness }),
          ),
        ],
      ];
    case 'plate':
      return [
        [thickPlate(anticlockwise(part.outline), given({ thick: part.thick, bevel: part.bevel }))],
      ];
    case 'lathe':
      return [[lathe(part.profile, given({ sides: part.sides, arc: part.arc }))]];
    case 'dome':
      return [
        [dome(part.radius, given({ sides: part.sides, rings: part.rings, squash: part.squash }))],
      ];
    case 'tube':
      return [[tube(part.path, given({ radius: part.radius, ribs: part.ribs }))]];
    case 'vent':
      return ventPieces(part.width, part.height, part.slats ?? 4);
    case 'holes':
      return part.centres.flatMap(([x, y]): Piece[] => {
        const r = part.radius;
        const frame = frameMatrix([x, y, 0], FACING);
        return [
          [
            lathe(
              [
                [r * 1.25, 0],
                [r * 1.25, 0.05],
                [r, 0.05],
              ],
              { sides: 14 },
            ),
            frame,
            { panel: 3 },
          ],
          [
            lathe(
              [
                [r, 0],
                [r, 0.06],
              ],
              { sides: 14 },
            ),
            frame,
            { tone: 1, panel: 4 },
          ],
        ];
      });
    case 'rivets':
      return part.centres.map(([x, y]): Piece => {
        const r = part.radius ?? 0.06;
        return [
          lathe(
            [
              [r, 0],
              [r, 0.03],
              [r * 0.6, 0.055],
            ],
            { sides: 10 },
          ),
          frameMatrix([x, y, 0], FACING),
          { crease: 60, panel: 5 },
        ];
      });
    case 'line':
      return part.paths.map((path): Piece => [
        ribbon(path, part.width ?? 0.035),
        undefined,
        { surface: 'ink' },
      ]);
    case 'mark':
      return part.outlines.map((outline): Piece => [flat(outline), undefined, { panel: 6 }]);
    case 'piston':
      return [pistonPiece(part.from, part.to, part.radius ?? 0.12)];
  }
};

/** An outline is anticlockwise, or its plate would be inside out. */
const anticlockwise = (outline: readonly Pair[]): readonly Pair[] => {
  const twice = outline.reduce((sum, [x, y], index) => {
    const [u, v] = outline[(index + 1) % outline.length] as Pair;
    return sum + x * v - u * y;
  }, 0);
  return twice < 0 ? outline.toReversed() : outline;
};

/** What was given, without what was not. */
const given = <Options extends object>(
  options: Options,
): { [Key in keyof Options]: NonNullable<Options[Key]> } =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Options]: NonNullable<Options[Key]>;
  };

/** A black recess with slats across it. */
const ventPieces = (width: number, height: number, slats: number): readonly Piece[] => {
  const box = (wide: number, high: number): Pair[] => [
    [-wide, -high],
    [wide, -high],
    [wide, high],
    [-wide, high],
  ];
  return [
    [thickPlate(box(width / 2, height / 2), { thick: 0.04, bevel: 0 }), undefined, { tone: 1 }],
    ...Array.from({ length: slats }, (_, index): Piece => [
      thickPlate(box(width / 2 - 0.03, (height / slats) * 0.3), { thick: 0.06, bevel: 0 }),
      frameMatrix([0, -height / 2 + ((index + 0.5) * height) / slats, 0.03], [-28, 0, 0]),
      { panel: index + 2, tone: 0 },
    ]),
  ];
};

const pistonPiece = (from: Triple, to: Triple, radius: number): Piece => {
  const [start, end] = [new Vector3(...from), new Vector3(...to)];
  const length = start.distanceTo(end);
  const frame = new Matrix4()
    .lookAt(new Vector3(), end.clone().sub(start), new Vector3(0.01, 0, 1))
    .setPosition(start)
    .multiply(frameMatrix([0, 0, 0], [-90, 0, 0]));
  return [
    lathe(
      [
        [radius, 0],
        [radius, length * 0.55],
        [radius * 0.6, length * 0.55],
        [radius * 0.6, length],
      ],
      { sides: 12 },
    ),
    frame,
  ];
};
