import type { ShownBooklet } from '../../rules/booklet/booklet.ts';
import { soundBooklet } from '../../rules/check/sound-booklet.ts';
import { bookletDocument } from '../../rules/document/booklet-document.ts';
import type { DocumentSchema } from '../../rules/document/shape.ts';
import { schemaAt } from '../../rules/document/shape.ts';
import type { DocumentKind } from '../form/draft.ts';
import type { Typed } from '../form/typed.ts';
import { isTree, read } from '../form/typed.ts';

/** A booklet in the workshop: any object is one, whole or not. */
export const BOOKLETS: DocumentKind = {
  schema: bookletDocument,
  blank: {},
  fits: () => true,
  opened: (file) => (isTree(file) ? file : null),
  filed: (typed) => documentOf(typed),
};

/** Each part of a document as it was read last, by what was typed there. */
const known = new WeakMap<object, unknown>();

const remembered = (schema: DocumentSchema | undefined, part: unknown): unknown => {
  if (typeof part !== 'object' || part === null) return read(schema, part);
  const value = known.get(part) ?? read(schema, part, remembered);
  known.set(part, value);
  return value;
};

/** The document that was typed; parts that were not touched since are the same objects. */
export const documentOf = (typed: Typed): Typed => remembered(bookletDocument, typed) as Typed;

/** The last draft that was read for showing, without its consoles, which change with each key. */
let last: { readonly parts: readonly unknown[]; readonly shown: ShownBooklet } | null = null;

/** As much of a draft as can be shown of its card and pages; its consoles are empty. */
export const shownPages = (typed: Typed): ShownBooklet => {
  const [figure, mech, statCard, viewScreens] = ['figure', 'mech', 'statCard', 'viewScreens'].map(
    (key) => remembered(schemaAt(bookletDocument, typed, key), typed[key]),
  );
  const parts = [mech, statCard, viewScreens, figure];
  if (!last || last.parts.some((each, at) => each !== parts[at]))
    last = { parts, shown: soundBooklet({ figure, mech, statCard, viewScreens }) };
  return last.shown;
};
