import { ShapeUtils, Vector2, Vector3 } from 'three';

/** A solid or sheet of flat faces: corners in meters, faces as rings of corner numbers, outward anticlockwise. */
export interface Polygons {
  readonly corners: readonly Triple[];
  readonly faces: readonly (readonly number[])[];
  /** For each face the panel it belongs to: between two panels the pen draws a line. */
  readonly panels?: readonly number[];
  /** Triangles of a face that is not convex, as places in its ring. */
  readonly triangles?: ReadonlyMap<number, readonly (readonly number[])[]>;
}

/** A place or a size on a sheet: x and y, meters where nothing else is said. */
export type Pair = readonly [number, number];
/** A place, a way or a turn in space: x to the 'Mech's left, y up, z forward; meters, or degrees for turns. */
export type Triple = readonly [number, number, number];
/** A level of a loft: height, width, depth, then chamfer and the offset of its middle, 0 if left out. */
export type Section = readonly [number, number, number, number?, number?, number?];

const RADIANS = Math.PI / 180;
/** A ring of no radius would have faces without a normal. */
const THINNEST = 0.0005;

const count = (length: number, first = 0): number[] =>
  Array.from({ length }, (_, index) => first + index);

/** So many places round a middle, anticlockwise from its right. */
export const circle = (radius: number, steps: number, [x, y]: Pair = [0, 0]): [number, number][] =>
  count(steps).map((step) => {
    const turn = (step / steps) * Math.PI * 2;
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius];
  });

/** The box of an outline, from its lower left. */
export const outlineBox = (outline: readonly Pair[]) => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    low: Math.min(...ys),
    high: Math.max(...ys),
  };
};

/** Faces between two rings of corners. */
const between = (lower: number, upper: number, sides: number): number[][] =>
  count(sides).map((at) => {
    const next = (at + 1) % sides;
    return [lower + at, lower + next, upper + next, upper + at];
  });

/** A rectangle with cut corners, or a rounded one: `sides` 0 or how many, `squareness` 2 a circle. */
const levelOutline = (
  [, width, depth, chamfer = 0.1]: Section,
  sides: number,
  squareness: number,
): Pair[] => {
  if (sides > 0)
    return count(sides).map((index) => {
      const turn = (index / sides) * Math.PI * 2;
      const bent = (value: number): number =>
        Math.sign(value) * Math.abs(value) ** (2 / squareness);
      return [(bent(Math.cos(turn)) * width) / 2, (-bent(Math.sin(turn)) * depth) / 2];
    });
  const [x, z] = [width / 2, depth / 2];
  const cut = Math.min(chamfer, x * 0.98, z * 0.98);
  return [
    [x, z - cut],
    [x, -z + cut],
    [x - cut, -z],
    [-x + cut, -z],
    [-x, -z + cut],
    [-x, z - cut],
    [-x + cut, z],
    [x - cut, z],
  ];
};

/** Levels along y joined to a hull: the shape of torsos, shins, feet, fingers. */
export const loft = (
  sections: readonly Section[],
  { sides = 0, squareness = 2 }: { sides?: number; squareness?: number } = {},
): Polygons => {
  const around = sides || 8;
  const corners = sections.flatMap((section) => {
    const [y, , , , right = 0, front = 0] = section;
    return levelOutline(section, sides, squareness).map(([x, z]): Triple => [
      x + right,
      y,
      z + front,
    ]);
  });
  const faces = count(sections.length - 1).flatMap((level) =>
    between(level * around, (level + 1) * around, around),
  );
  faces.push(count(around).toReversed(), count(around, (sections.length - 1) * around));
  return { corners, faces };
};

/** The outline moved inwards by a width, corner by corner. */
export const inset = (outline: readonly Pair[], width: number): Pair[] =>
  outline.map((corner, index) => {
    const before = outline.at(index - 1) as Pair;
    const after = outline[(index + 1) % outline.length] as Pair;
    const inward = ([x, y]: Pair, [u, v]: Pair): Pair => {
      const length = Math.hypot(u - x, v - y) || 1;
      return [-(v - y) / length, (u - x) / length];
    };
    const [one, other] = [inward(before, corner), inward(corner, after)];
    const sharp = Math.max(0.35, 1 + one[0] * other[0] + one[1] * other[1]);
    return [
      corner[0] + ((one[0] + other[0]) / sharp) * width,
      corner[1] + ((one[1] + other[1]) / sharp) * width,
    ];
  });

const triangulate = (outline: readonly Pair[]): number[][] =>
  ShapeUtils.triangulateShape(
    outline.map(([x, y]) => new Vector2(x, y)),
    [],
  );

/** An outline (anticlockwise, in x and y) made thick towards +z, its front edge bevelled. */
export const thickPlate = (
  outline: readonly Pair[],
  { thick = 0.2, bevel = 0.06 } = {},
): Polygons => {
  const around = outline.length;
  const front = bevel > 0 ? inset(outline, bevel) : outline;
  const level = (points: readonly Pair[], z: number): Triple[] => points.map(([x, y]) => [x, y, z]);
  const corners = [...level(outline, 0), ...level(outline, thick - bevel), ...level(front, thick)];
  const faces = [0, 1].flatMap((ring) => between(ring * around, (ring + 1) * around, around));
  const flatTriangles = triangulate(front);
  const back = faces.push(count(around).toReversed()) - 1;
  const top = faces.push(count(around, 2 * around)) - 1;
  const turned = flatTriangles.map((triangle) =>
    triangle.map((place) => around - 1 - place).toReversed(),
  );
  return {
    corners,
    faces,
    triangles: new Map([
      [back, turned],
      [top, flatTriangles],
    ]),
  };
};

/** A profile of radius and height turned about y, wholly or from one angle to another (degrees). */
export const lathe = (
  profile: readonly Pair[],
  { sides = 24, arc }: { sides?: number; arc?: Pair | undefined } = {},
): Polygons => {
  const around = arc ? sides + 1 : sides;
  const [from, to] = arc ?? [0, 360];
  const corners = profile.flatMap(([radius, y]) =>
    count(around).map((index): Triple => {
      const turn = (from + ((to - from) * index) / sides) * RADIANS;
      const thick = Math.max(radius, THINNEST);
      return [thick * Math.sin(turn), y, thick * Math.cos(turn)];
    }),
  );
  const faces: number[][] = [];
  const panels: number[] = [];
  for (let level = 0; level + 1 < profile.length; level += 1)
    for (let side = 0; side < sides; side += 1) {
      const next = arc ? side + 1 : (side + 1) % sides;
      const [low, high] = [level * around, (level + 1) * around];
      faces.push([low + side, low + next, high + next, high + side]);
      panels.push(0);
    }
  const close = (face: number[], panel: number): void => {
    faces.push(face);
    panels.push(panel);
  };
  if (arc) {
    close(
      count(profile.length).map((level) => level * around),
      0,
    );
    close(
      count(profile.length)
        .map((level) => level * around + sides)
        .toReversed(),
      0,
    );
  } else {
    if ((profile[0]?.[0] ?? 0) > 0.01) close(count(around).toReversed(), 30);
    if ((profile.at(-1)?.[0] ?? 0) > 0.01) close(count(around, (profile.length - 1) * around), 31);
  }
  return { corners, faces, panels };
};

/** A hose with ribs through some points (a smooth curve); `ribs` sections of it. */
export const tube = (
  path: readonly Triple[],
  { radius = 0.12, ribs = 26, sides = 12 } = {},
): Polygons => {
  const points = path.map((point) => new Vector3(...point));
  const pointAt = (part: number): Vector3 => {
    const place = part * (points.length - 1);
    const whole = Math.min(Math.floor(place), points.length - 2);
    const u = place - whole;
    const [a, b, c, d] = [-1, 0, 1, 2].map(
      (step) => points[Math.max(0, Math.min(points.length - 1, whole + step))] as Vector3,
    ) as [Vector3, Vector3, Vector3, Vector3];
    const blend = (axis: 'x' | 'y' | 'z'): number =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * u +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * u * u +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * u ** 3);
    return new Vector3(blend('x'), blend('y'), blend('z'));
  };
  const corners: Triple[] = [];
  let up = new Vector3(0.3, 1, 0.2).normalize();
  for (let rib = 0; rib <= ribs; rib += 1) {
    const middle = pointAt(rib / ribs);
    const along = pointAt(Math.min(1, rib / ribs + 0.01))
      .sub(pointAt(Math.max(0, rib / ribs - 0.01)))
      .normalize();
    const across = new Vector3().crossVectors(along, up).normalize();
    up = new Vector3().crossVectors(across, along);
    const thick = radius * (rib % 2 === 0 ? 1.06 : 0.86);
    for (const side of count(sides)) {
      const turn = (side / sides) * Math.PI * 2;
      const { x, y, z } = middle
        .clone()
        .addScaledVector(across, Math.cos(turn) * thick)
        .addScaledVector(up, Math.sin(turn) * thick);
      corners.push([x, y, z]);
    }
  }
  const faces = count(ribs).flatMap((rib) => between(rib * sides, (rib + 1) * sides, sides));
  const panels = count(ribs).flatMap((rib) =>
    new Array<number>(sides).fill(1 + (Math.floor(rib / 2) % 2)),
  );
  faces.push(count(sides).toReversed(), count(sides, ribs * sides));
  panels.push(0, 0);
  return { corners, faces, panels };
};

/** Part of a ball about y, from one latitude to another (degrees); `squash` is its height to its radius. */
export const dome = (
  radius: number,
  { sides = 24, rings = 8, from = 0, to = 90, squash = 1 } = {},
): Polygons =>
  lathe(
    count(rings + 1).map((ring): Pair => {
      const latitude = (from + ((to - from) * ring) / rings) * RADIANS;
      return [Math.cos(latitude) * radius, Math.sin(latitude) * radius * squash];
    }),
    { sides },
  );

/** A flat polygon in x and y. */
export const flat = (outline: readonly Pair[]): Polygons => ({
  corners: outline.map(([x, y]): Triple => [x, y, 0]),
  faces: [count(outline.length)],
  triangles: new Map([[0, triangulate(outline)]]),
});

/** A flat band of a width along a path in x and y. */
export const ribbon = (path: readonly Pair[], width: number): Polygons => {
  const corners: Triple[] = [];
  const faces: number[][] = [];
  for (let at = 0; at + 1 < path.length; at += 1) {
    const [[x, y], [u, v]] = [path[at] as Pair, path[at + 1] as Pair];
    const length = Math.hypot(u - x, v - y) || 1;
    const [right, upward] = [((-(v - y) / length) * width) / 2, (((u - x) / length) * width) / 2];
    faces.push(count(4, corners.length));
    corners.push(
      [x - right, y - upward, 0],
      [u - right, v - upward, 0],
      [u + right, v + upward, 0],
      [x + right, y + upward, 0],
    );
  }
  return { corners, faces };
};
