import type { FigurePart } from '../../../rules/document/figure-document.ts';
import type { Triple } from '../../shape/polygons.ts';

/** A part as the kit knows it: an author's part, and what only the pen needs to know. */
export type KitPart = FigurePart & {
  /** Weight of its contour before the scene, 1 as usual. */
  readonly weight?: number;
  /** A plate that bears the paint of a 'Mech; its outline has no bend inwards. */
  readonly painted?: boolean;
  /** Where the thing it belongs to is fixed on its bone. */
  readonly frame?: { readonly at: Triple; readonly turn?: Triple };
};

/** The parts fixed to a bone at a place, turned (degrees). */
export const fixed = (
  parts: readonly KitPart[],
  bone: string,
  at: Triple,
  turn: Triple = [0, 0, 0],
): readonly KitPart[] => parts.map((part) => ({ ...part, bone, frame: { at, turn } }));

/** A weapon as a thing: its parts with the barrel along +z, and where it speaks (meters). */
export interface Barrel {
  readonly parts: readonly KitPart[];
  readonly muzzles: readonly (readonly [number, number, number])[];
  /** Radius of what comes out of it at most (meters). */
  readonly bore: number;
  /** How far it reaches to its side: another beside it stands twice as far off. */
  readonly radius: number;
  /** Where rings are painted: from where to where along it, how thick it is there, how high its middle lies. */
  readonly bare?: {
    readonly from: number;
    readonly to: number;
    readonly radius: number;
    readonly y: number;
  };
  /** Ribs along it, after its other parts; they make room where rings are painted. */
  readonly ribs?: readonly KitPart[];
}

/** Whatever carries a weapon lays its parts on a bone of its own. */
export const BONE = 'torso';
/** From along y to along z. */
export const FORWARD = [90, 0, 0] as [number, number, number];
type Part<Shape> = Extract<KitPart, { readonly shape: Shape }>;

/** A part of a weapon that is round along its barrel. */
export const turned = (
  profile: Part<'lathe'>['profile'],
  rest: Partial<Part<'lathe'>> = {},
): KitPart => ({ ...rest, bone: BONE, shape: 'lathe', profile, turn: FORWARD });

/** A part of a weapon with corners. */
export const block = (
  sections: Part<'loft'>['sections'],
  rest: Partial<Part<'loft'>> = {},
): KitPart => ({ ...rest, bone: BONE, shape: 'loft', sections });

/** A raised ring round a barrel, from one radius to another, so wide at its top. */
export const rib = (
  [low, high]: readonly [low: number, high: number],
  wide: number,
  at: [number, number, number],
  sides?: number,
): KitPart =>
  turned(
    [
      [low, 0],
      [high, 0.02],
      [high, wide],
      [low, wide + 0.02],
    ],
    {
      at,
      ...(sides === undefined ? {} : { sides }),
    },
  );

/** What is black in the end of a barrel. */
export const mouth = (
  radius: number,
  at: [number, number, number],
  sides: number,
  thick = 0.03,
): KitPart =>
  turned(
    [
      [radius, 0],
      [radius, thick],
    ],
    { at, sides, tone: 1 },
  );
