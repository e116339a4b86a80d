import { BufferAttribute, BufferGeometry, Vector3 } from 'three';
import type { Matrix4 } from 'three';
import type { Polygons, Triple } from './polygons.ts';

/** What the pen does with a surface. The numbers are read by the shaders. */
const SURFACE = {
  solid: 0,
  /** Black, without an outline: panel lines, scratches. */
  ink: 1,
  /** White, with an outline: flashes, flames, glints, hills. */
  paper: 2,
  smoke: 3,
  /** Black by day, white by night, given in clip space, behind everything: speed lines. */
  behind: 4,
  /** Black, given in clip space, before everything: what is one's own. */
  before: 5,
  /** Black by day, white by night: rays and heat in the air. */
  air: 6,
} as const;
/** A surface by its name. */
type Surface = keyof typeof SURFACE;

/** A part of the drawing: lines stand between two parts, and each is hatched in a direction of its own. */
export interface PartInfo {
  /** Number of the bone it hangs on; 0 is the world. */
  readonly bone?: number;
  /** Its long axis in the bone's own space: hatching follows it on round parts, crosses it on flat ones. */
  readonly axis?: Triple;
  readonly round?: boolean;
  /** Direction of hatching on the paper (radians), where no axis gives it. */
  readonly angle?: number;
  /** Spacing of its hatching, 1 as usual. */
  readonly spacing?: number;
  readonly smoke?: boolean;
  /** Weight of its outline against the scene, 0 to 1. */
  readonly weight?: number;
}

/** The tone of paint: it is black in the light, and white in the dark. */
export const PAINT = 0.97;

/** How polygons are laid down: in which part, on which bone, and how the pen treats them. */
export interface Laid {
  /** Number that `part()` gave. */
  readonly part: number;
  /** Number of the bone they move with; 0, the world, if left out. */
  readonly bone?: number;
  readonly surface?: Surface;
  /** How dark it is of itself: 0 paper to 1 solid black. */
  readonly tone?: number;
  /** One panel for them all: lines stand between panels. 0 leaves the panels of the polygons. */
  readonly panel?: number;
  /** Faces that meet at less than this (degrees) are rounded off. */
  readonly crease?: number;
  /** The matrix mirrors: faces are turned round. */
  readonly mirrored?: boolean;
}

/** Parts of the figure are numbered from here on; those of the scene below. */
export const FIRST_FIGURE_PART = 256;
/** There is room for this many parts in one picture. */
export const MOST_PARTS = 1180;

/** All that is drawn, as one stream of triangles with what the shaders ask of every corner. */
export class DrawingMesh {
  readonly parts: PartInfo[];
  /** For each part the middle of its box, in its bone's space. */
  readonly middles: Vector3[] = [];
  readonly #positions = new GrowingRow();
  readonly #normals = new GrowingRow();
  readonly #marks = new GrowingRow();
  readonly #slopes = new GrowingRow();
  #count = 0;

  constructor(firstPart: number) {
    this.parts = Array.from({ length: firstPart }, () => ({}));
  }

  /** Begins a part; gives its number. */
  part(info: PartInfo = {}): number {
    if (this.parts.length >= MOST_PARTS) throw new RangeError('A picture has too many parts.');
    return this.parts.push(info) - 1;
  }

  /** Lays polygons down, moved by a matrix. */
  add(polygons: Polygons, matrix: Matrix4, laid: Laid): void {
    const { part, bone = 0, surface = 'solid', tone = 0, panel = 0, crease = 32 } = laid;
    const corners = polygons.corners.map((corner) => new Vector3(...corner).applyMatrix4(matrix));
    if (corners.some(({ x, y, z }) => !Number.isFinite(x + y + z)))
      throw new RangeError('A shape has a corner nowhere.');
    const { areas, units } = faceNormals(polygons, corners, laid.mirrored ?? false);
    const touching = facesByPlace(polygons, corners);
    const smooth = Math.cos((crease * Math.PI) / 180);
    const [low, high] = bounds(corners);
    const height = Math.max(high.y - low.y, 0.001);
    const trianglesOf = (index: number) =>
      polygons.triangles?.get(index) ?? fan(polygons.faces[index]?.length ?? 0);
    let count = 0;
    for (const index of polygons.faces.keys()) count += trianglesOf(index).length * 3;
    const positions = this.#positions.grow(count * 3);
    const directions = this.#normals.grow(count * 3);
    const marks = this.#marks.grow(count * 4);
    const slopes = this.#slopes.grow(count * 2);
    let next = this.#count;
    this.#count += count;
    const sum = new Vector3();
    polygons.faces.forEach((face, index) => {
      const own = units[index] as Vector3;
      const normals: number[] = [];
      for (const corner of face) {
        sum.set(0, 0, 0);
        for (const other of touching[corner] as readonly number[])
          if ((units[other] as Vector3).dot(own) > smooth) sum.add(areas[other] as Vector3);
        sum.normalize();
        normals.push(sum.x, sum.y, sum.z);
      }
      const lay = (place: number): void => {
        const at = corners[face[place] as number] as Vector3;
        positions[next * 3] = at.x;
        positions[next * 3 + 1] = at.y;
        positions[next * 3 + 2] = at.z;
        directions[next * 3] = normals[place * 3] as number;
        directions[next * 3 + 1] = normals[place * 3 + 1] as number;
        directions[next * 3 + 2] = normals[place * 3 + 2] as number;
        marks[next * 4] = bone;
        marks[next * 4 + 1] = part;
        marks[next * 4 + 2] = panel || (polygons.panels?.[index] ?? 0);
        marks[next * 4 + 3] = tone;
        slopes[next * 2] = (high.y - at.y) / height;
        slopes[next * 2 + 1] = SURFACE[surface];
        next += 1;
      };
      for (const [a = 0, b = 0, c = 0] of trianglesOf(index)) {
        lay(laid.mirrored ? c : a);
        lay(b);
        lay(laid.mirrored ? a : c);
      }
    });
    this.middles[part] ??= low.add(high).multiplyScalar(0.5);
  }

  /** How many corners its triangles have together. */
  get count(): number {
    return this.#count;
  }

  /** Three numbers a corner. */
  get positions(): Float32Array {
    return this.#positions.numbers;
  }

  /** Three numbers a corner. */
  get normals(): Float32Array {
    return this.#normals.numbers;
  }

  /** Four numbers a corner: bone, part, panel, tone. */
  get marks(): Float32Array {
    return this.#marks.numbers;
  }

  /** As three.js wants it; ink that has no part of its own gets the number of one. */
  geometry(partOfInk = 0): BufferGeometry {
    const geometry = new BufferGeometry();
    const attribute = ({ numbers }: GrowingRow, size: number): BufferAttribute =>
      new BufferAttribute(numbers.slice(), size);
    geometry.setAttribute('position', attribute(this.#positions, 3));
    geometry.setAttribute('normal', attribute(this.#normals, 3));
    const marks = attribute(this.#marks, 4);
    for (let index = 0; index < this.#count; index += 1)
      if (marks.getY(index) === 0) marks.setY(index, partOfInk);
    geometry.setAttribute('marks', marks);
    // How far down its part (0 top, 1 foot), and the surface.
    geometry.setAttribute('slopes', attribute(this.#slopes, 2));
    return geometry;
  }
}

/** The triangles of a convex face of so many corners. */
const fan = (corners: number): readonly (readonly number[])[] => {
  FANS[corners] ??= Array.from({ length: corners - 2 }, (_, place) => [0, place + 1, place + 2]);
  return FANS[corners];
};
const FANS: (readonly (readonly number[])[])[] = [];

/** Newell's normals, long as the face is large, and of length one. */
const faceNormals = (
  { faces }: Polygons,
  corners: readonly Vector3[],
  mirrored: boolean,
): { areas: Vector3[]; units: Vector3[] } => {
  const areas = faces.map((face) => {
    const normal = new Vector3();
    face.forEach((corner, index) => {
      const a = corners[corner] as Vector3;
      const b = corners[face[(index + 1) % face.length] as number] as Vector3;
      normal.x += (a.y - b.y) * (a.z + b.z);
      normal.y += (a.z - b.z) * (a.x + b.x);
      normal.z += (a.x - b.x) * (a.y + b.y);
    });
    return mirrored ? normal.negate() : normal;
  });
  return { areas, units: areas.map((normal) => normal.clone().normalize()) };
};

/** For each corner the faces that touch its place, also those that name the place by another corner. */
const facesByPlace = ({ faces }: Polygons, corners: readonly Vector3[]): readonly number[][] => {
  // A place is known to a tenth of a millimeter: by its column, then by its height.
  const columns = new Map<number, Map<number, number[]>>();
  const touching = corners.map(({ x, y, z }) => {
    const column = Math.round(x * 1e4) * 2 ** 25 + Math.round(z * 1e4);
    const height = Math.round(y * 1e4);
    const places = columns.get(column) ?? new Map<number, number[]>();
    columns.set(column, places);
    const place = places.get(height) ?? [];
    places.set(height, place);
    return place;
  });
  faces.forEach((face, index) => {
    for (const corner of face) touching[corner]?.push(index);
  });
  return touching;
};

const bounds = (corners: readonly Vector3[]): [Vector3, Vector3] => {
  const low = new Vector3(1e9, 1e9, 1e9);
  const high = new Vector3(-1e9, -1e9, -1e9);
  for (const corner of corners) {
    low.min(corner);
    high.max(corner);
  }
  return [low, high];
};

/** Numbers in a row, as the GPU takes them, that grows at its end. */
export class GrowingRow {
  #numbers = new Float32Array(3 * 1024);
  #length = 0;

  /** All numbers so far: to be read, and not kept over the next `grow`. */
  get numbers(): Float32Array {
    return this.#numbers.subarray(0, this.#length);
  }

  /** Makes room for more numbers at the end; gives the whole row, to be written into. */
  grow(more: number): Float32Array {
    this.#length += more;
    if (this.#length > this.#numbers.length) {
      const before = this.#numbers;
      this.#numbers = new Float32Array(Math.max(this.#length, before.length * 2));
      this.#numbers.set(before);
    }
    return this.#numbers;
  }
}
