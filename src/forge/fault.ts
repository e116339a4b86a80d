import type { Finding, Found, FoundAt, Keys, Problem } from '../rules/check/finding.ts';

export type LackingEntry =
  | 'game'
  | 'designation'
  | 'name'
  | 'tonnage'
  | 'walk'
  | 'movement'
  | 'weapons'
  | 'weapon'
  | 'kind'
  | 'damage'
  | 'heat'
  | 'max'
  | 'size'
  | 'move';

/** Not 'Mechs. */
export const LEGLESS = ['vehicle', 'infantry', 'aerospace craft'] as const;
export type Legless = (typeof LEGLESS)[number];

/** The kinds of faults that only sheets have, each with its details. */
interface SheetAbout {
  lacking: { readonly what: LackingEntry };
  'no such game': { readonly found: Found };
  'no entry of a sheet': object;
  'no designation': { readonly found: Found; readonly nearest: string };
  markup: { readonly found: Found };
  'no legs': { readonly what: Legless };
  'no move': { readonly found: Found };
  'no such weapon': { readonly found: Found; readonly ownFacts: boolean };
  'spends nothing': { readonly weapon: string };
  'no word for a weapon': { readonly found: Found };
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

export const asSheetFault = (finding: Finding, under: Keys): SheetFault => ({
  ...finding,
  place:
    finding.place.in === 'document'
      ? { in: 'document', keys: [...under, ...finding.place.keys] }
      : finding.place,
});
