import type { Found, FoundAt, Problem } from '../rules/check/finding.ts';

/** Entries that a sheet needs, with a sentence each where one is missing. */
export const LACKING_ENTRIES = [
  ...(['game', 'designation', 'name', 'tonnage', 'walk', 'movement', 'weapons'] as const),
  ...(['weapon', 'kind', 'damage', 'heat', 'max', 'size', 'move'] as const),
] as const;
export type LackingEntry = (typeof LACKING_ENTRIES)[number];

/** Not 'Mechs, as the type of a sheet says it. */
export const TYPED_LEGLESS = ['vehicle', 'infantry', 'aerospace craft'] as const;
/** Not 'Mechs; the last only by the files of other programs. */
export type Legless = (typeof TYPED_LEGLESS)[number] | "smaller than any 'Mech";

/** The kinds of faults that only sheets have, each with its details. */
interface SheetAbout {
  lacking: { readonly what: LackingEntry };
  'no such game': { readonly found: Found };
  'no entry of a sheet': object;
  'no designation': { readonly found: Found; readonly nearest: string };
  markup: { readonly found: Found };
  'no legs': { readonly what: Legless };
  'no move': { readonly found: Found };
  'no such weapon': {
    readonly found: Found;
    readonly ownFacts: boolean;
    /** A weapon of the table that may be meant. */
    readonly nearest: string | null;
  };
  unarmed: object;
  'spends nothing': { readonly weapon: string };
  'no word for a weapon': { readonly found: Found };
  'word of the table': { readonly word: string };
  'word of the card': { readonly word: string };
  'word of another kind': { readonly word: string; readonly of: string };
  'word with other facts': { readonly word: string };
  'word within another': { readonly word: string; readonly other: string };
  'reaches nothing': { readonly word: string };
  'never fired': object;
  'range upside down': { readonly min: number };
  'three ranges': object;
  'mount for no weapon': { readonly mount: string; readonly weapons: readonly string[] };
}

export type OwnKind = keyof SheetAbout;
export type OwnProblem<Kind extends OwnKind = OwnKind> = {
  [Each in Kind]: { readonly kind: Each } & SheetAbout[Each];
}[Kind];
export type SheetProblem = OwnProblem | Problem;

export type SheetFault = SheetProblem & { readonly place: FoundAt };
