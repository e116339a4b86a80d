import type { ShownBooklet, ViewScreen } from '../../../rules/booklet/booklet.ts';
import { soundBooklet } from '../../../rules/check/sound-booklet.ts';
import { bookletDocument } from '../../../rules/document/booklet-document.ts';
import type { DocumentSchema } from '../../../rules/document/shape.ts';
import { lastAnswer } from '../../../rules/last-answer.ts';
import { soundPage } from '../../../rules/workshop/sound-words.ts';
import type { DocumentKind } from '../../form/draft.ts';
import type { Typed } from '../../form/typed.ts';
import { isTree, read, valueAt } from '../../form/typed.ts';

/** A booklet in the workshop: any object is one, whole or not. */
export const BOOKLETS: DocumentKind = {
  schema: bookletDocument,
  // What may be empty is there and empty.
  blank: { mech: { weapons: [] }, statCard: { ammunition: {} }, sources: { cells: [] } },
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

const showing = lastAnswer(
  (figure: unknown, mech: unknown, statCard: unknown, viewScreens: unknown) =>
    soundBooklet({ figure, mech, statCard, viewScreens }),
);

/** As much of a draft as can be shown of its card and pages; its consoles, which change with each key, are empty. */
export const shownPages = (typed: Typed): ShownBooklet => {
  const { figure, mech, statCard, viewScreens } = documentOf(typed);
  return showing(figure, mech, statCard, viewScreens);
};

/** A page of a draft as far as it is sound, in a booklet that can draw it. */
interface DraftPage {
  readonly booklet: ShownBooklet;
  /** The parts that are there; null for a page that is whole. */
  readonly half: Partial<ViewScreen> | null;
}

let halfRead: (DraftPage & { readonly of: ShownBooklet; readonly number: number }) | null = null;

/** A page of a draft, whole or not: what it lacks is filled, to be drawn, and is not among its parts. */
export const draftPage = (typed: Typed, number: number): DraftPage => {
  const of = shownPages(typed);
  if (of.viewScreens[number]) return { booklet: of, half: null };
  if (halfRead?.of === of && halfRead.number === number) return halfRead;
  const { figure, mech, statCard, viewScreens } = documentOf(typed);
  const sound = soundPage(valueAt(viewScreens, String(number)));
  const page = { range: 'close', picture: 'none', title: '?', status: {}, ...sound };
  const booklet = soundBooklet({ figure, mech, statCard, viewScreens: { [number]: page } });
  const parts = Object.entries(booklet.viewScreens[number] ?? {}).filter(([key]) => key in sound);
  halfRead = { of, number, booklet, half: Object.fromEntries(parts) };
  return halfRead;
};
