import type { Library, Shelved } from '../../offline/booklets/library.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { designationOf } from '../../forge/designation.ts';
import { freeDesignation } from '../../offline/booklets/free-designation.ts';

export type Standing =
  | { readonly kind: 'new' }
  /** The shelf has this very edition. */
  | { readonly kind: 'there'; readonly by: Shelved }
  /** The shelf has the same 'Mech, forged here or, of a booklet without a sheet, added: this is a new edition. */
  | { readonly kind: 'edition'; readonly by: Shelved; readonly instead: string }
  /** The shelf has another of this name, which stays. */
  | { readonly kind: 'taken'; readonly by: Shelved; readonly instead: string };

/** Whose it is, as a sheet says it (F21). */
const whoseIn = (sheet: string): Readonly<Record<string, unknown>> => {
  try {
    const document: unknown = JSON.parse(sheet);
    return document !== null && typeof document === 'object' ? { ...document } : {};
  } catch {
    return {};
  }
};
/** What the sheets of the shelf say, each read once: a list of hundreds asks for all of them again and again. */
const said = new WeakMap<Shelved, ReturnType<typeof whoseIn>>();
const whoseOf = (each: Shelved): ReturnType<typeof whoseIn> => {
  const known = said.get(each) ?? whoseIn(each.sheet ?? '');
  said.set(each, known);
  return known;
};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const letters = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '');

/** Whether two sheets of one designation are of the same 'Mech (F21), by its name and model. */
const isSame = (
  [name, sheet]: readonly [string, string],
  [other, otherSheet]: readonly [string, string],
): boolean => {
  const [one, two] = [whoseIn(sheet), whoseIn(otherSheet)];
  const models = [one['model'], two['model']].filter((model) => model !== undefined);
  const isOneModel = models.length < 2 || models[0] === models[1];
  return letters(name) === letters(other) && isOneModel;
};

/** What a booklet would be on the shelf; `of` is the booklet whose sheet was opened, if any. */
export const onShelf = (
  { edition, id, mech }: Pick<Booklet, 'edition' | 'id' | 'mech'>,
  library: Pick<Library, 'shelf'>,
  { of = '', sheet = '' }: { readonly of?: string; readonly sheet?: string } = {},
): Standing => {
  const by = library.shelf.find((each) => each.id === id);
  if (by?.edition === edition) return { kind: 'there', by };
  // The same number is the same 'Mech (F21), also under another designation, unless that was typed.
  const { chassis, model, mulId } = whoseIn(sheet);
  const isTyped = designationOf(text(chassis), text(model)) !== mech.designation;
  const numbered = library.shelf.find(
    (each) => mulId !== undefined && whoseOf(each)['mulId'] === mulId,
  );
  const isTaken = (designation: string): boolean =>
    library.shelf.some((each) => each.id === designation.toLowerCase());
  const { designation } = mech;
  const instead = isTaken(designation) ? freeDesignation(designation, isTaken) : designation;
  if (numbered && (by === numbered || (!by && !isTyped)))
    return { kind: 'edition', by: numbered, instead };
  if (!by) return { kind: 'new' };
  const isKnown = of === id || isSame([mech.name, sheet], [by.mech.name, by.sheet ?? '']);
  const isOfAKind = by.sheet !== undefined || (by.added && sheet === '');
  return { kind: isOfAKind && isKnown ? 'edition' : 'taken', by, instead };
};
