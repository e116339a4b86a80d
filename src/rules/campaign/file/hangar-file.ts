import * as v from 'valibot';
import type { Booklet } from '../../booklet/booklet.ts';
import { canonical } from '../../canonical.ts';
import { shapeFindings } from '../../check/check-shape.ts';
import type { BookletDocument } from '../../document/booklet-document.ts';
import { formed, object, whole, written } from '../../document/schema-words.ts';
import { SECRECIES } from '../../fight/sitting.ts';
import { LONGEST_RECORD } from '../../fight/record.ts';
import { EDITION } from '../../vocabulary.ts';
import type { Deed } from '../history/deed.ts';
import { deedShape } from '../history/deed.ts';
import { foundingShape } from '../history/founding.ts';
import type { Game } from '../history/game.ts';
import { gameShape, openGameShape } from '../history/game.ts';
import { fileVersion, GAME_VERSIONS, writtenGame } from '../history/written-game.ts';
import type { Founding } from '../history/founding.ts';
import { MOST_PILOTS } from '../hangar/hangar.ts';
import type { Finding } from '../../check/finding.ts';

/** In characters: room for a few thousand games with their records. */
export const LARGEST_HANGAR = 60_000_000;
/** In characters: room for a booklet with its owner's pictures. */
const LONGEST_LINE = 4_100_000;
const MOST_BOOKLETS = 400;
const MOST_PAST = 50_000;
const MOST_FAULTS = 20;

/** A booklet in a file, not yet checked. */
const filedBooklet = written({
  edition: v.pipe(v.string(), formed(EDITION, 'edition')),
  booklet: v.looseObject({}),
  /** The sheet that it was forged from; absent if there is none. */
  sheet: v.exactOptional(v.string()),
});
export type FiledBooklet = v.InferOutput<typeof filedBooklet>;

/** A booklet as written in a file: the same text for the same edition. */
export const fileBooklet = ({ edition, document }: Pick<Booklet, 'edition' | 'document'>) => {
  const { $schema: _schema, ...content } = document;
  const ordered = JSON.parse(canonical(content)) as BookletDocument;
  const { ammunition } = document.statCard;
  // The order of the ammunition is part of the edition.
  const booklet = { ...ordered, statCard: { ...ordered.statCard, ammunition } };
  return { edition, booklet } satisfies FiledBooklet;
};

const filedGame = written({
  game: openGameShape,
  /** The turns finished when the file was written; null if the game is over or played on paper. */
  playing: v.nullable(
    written({
      record: v.pipe(v.string(), v.maxLength(LONGEST_RECORD)),
      secrecy: v.picklist(SECRECIES),
    }),
  ),
});
export type FiledGame = v.InferOutput<typeof filedGame>;

/** What a hangar's file holds: the history that it folds from, and the booklets needed for that. */
export interface HangarFile {
  /** The hangar's id on the device that wrote it. */
  readonly id: string;
  readonly founding: Founding;
  readonly booklets: readonly FiledBooklet[];
  readonly past: readonly (Deed | Game)[];
  readonly open: readonly FiledGame[];
}

export const HANGAR_ID = /^[a-z0-9-]{4,40}$/;

const headShape = object({
  viewscreen: v.literal('hangar'),
  version: v.picklist(GAME_VERSIONS),
  id: v.pipe(v.string(), formed(HANGAR_ID, 'hangar')),
  founding: foundingShape,
  booklets: whole(0, MOST_BOOKLETS),
  past: whole(0, MOST_PAST),
  open: whole(0, MOST_PILOTS),
});

/** The lines of a file: a head with counts, then booklets, games and deeds, and the open games. */
export function* hangarFileLines({
  id,
  founding,
  booklets,
  past,
  open,
}: HangarFile): Generator<string> {
  yield JSON.stringify({
    viewscreen: 'hangar',
    version: fileVersion(
      [...past, ...open.map(({ game }) => game)],
      booklets.some(({ sheet }) => sheet !== undefined),
    ),
    ...{ id, founding },
    ...{ booklets: booklets.length, past: past.length, open: open.length },
  });
  for (const { edition, booklet, sheet } of booklets)
    yield JSON.stringify({ edition, booklet, sheet });
  for (const each of past) yield canonical(writtenGame(each));
  for (const { game, playing } of open) yield canonical({ game: writtenGame(game), playing });
}

/** The same as one text; equal for equal hangars. */
export const printHangarFile = (file: HangarFile): string =>
  `${[...hangarFileLines(file)].join('\n')}\n`;

export type HangarFileRead =
  | { readonly ok: true; readonly file: HangarFile }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** The lines, from 1, of a file's games and deeds and its open games, by index. */
export const lineOf = {
  booklet: (at: number): number => 2 + at,
  past: ({ booklets }: HangarFile, at: number): number => 2 + booklets.length + at,
  open: ({ booklets, past }: HangarFile, at: number): number =>
    2 + booklets.length + past.length + at,
};

/** Reads a file line by line, and checks the form of everything; whether it is possible is checked
 *  in `file-fold.ts`. Yields after each line, so that the page stays responsive. */
export function* readHangarFile(text: string): Generator<void, HangarFileRead> {
  const refused = (fault: FileFault): HangarFileRead => ({ ok: false, faults: [fault] });
  const { length: characters } = text;
  if (characters > LARGEST_HANGAR)
    return refused({ kind: 'too large', characters, most: LARGEST_HANGAR });
  if (!/\S/.test(text)) return refused({ kind: 'empty' });
  const lines = linesOf(text);
  const first = lines.next().value ?? '';
  const head = readLine(first, 1, headShape);
  if (!head.ok) {
    if (isNewer(first)) return refused({ kind: 'newer' });
    return first.startsWith('{"viewscreen":"hangar"') ? head : refused({ kind: 'no hangar' });
  }
  const { id, founding } = head.value;
  const wanted = 1 + head.value.booklets + head.value.past + head.value.open;
  const counted = yield* countLines(text);
  if (counted !== wanted) return refused({ kind: 'not whole', lines: counted, wanted });
  const faults: FileFault[] = [];
  let line = 1;
  const read = function* <Schema extends v.GenericSchema>(
    many: number,
    shapeOf: (value: unknown) => Schema,
  ): Generator<void, readonly v.InferOutput<Schema>[]> {
    const values: v.InferOutput<Schema>[] = [];
    for (const end = line + many; line < end; line += 1) {
      if (faults.length >= MOST_FAULTS) continue;
      const one = readLine(lines.next().value ?? '', line + 1, shapeOf);
      if (one.ok) values.push(one.value);
      else faults.push(...one.faults);
      yield;
    }
    return values;
  };
  const booklets = yield* read(head.value.booklets, () => filedBooklet);
  const past = yield* read<v.GenericSchema<unknown, Deed | Game>>(head.value.past, pastShape);
  const open = yield* read(head.value.open, () => filedGame);
  if (faults.length > 0) return { ok: false, faults: faults.slice(0, MOST_FAULTS) };
  return { ok: true, file: { id, founding, booklets, past, open } };
}

/** The lines of a text without their ends. There is none after the last line end. */
function* linesOf(text: string): Generator<string, undefined> {
  let from = text.startsWith('\uFEFF') ? 1 : 0;
  while (from < text.length) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    yield text.slice(from, end > 0 && text[end - 1] === '\r' ? end - 1 : to);
    from = to + 1;
  }
  return undefined;
}

/** Lines counted between two yields. */
const LINES_AT_ONCE = 10_000;

function* countLines(text: string): Generator<void, number> {
  let count = 0;
  for (const lines = linesOf(text); !lines.next().done;) {
    count += 1;
    if (count % LINES_AT_ONCE === 0) yield;
  }
  return count;
}

const isGame = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'game';

export const pastShape = (value: unknown): v.GenericSchema<unknown, Deed | Game> =>
  isGame(value) ? gameShape : deedShape;

const isNewer = (line: string): boolean =>
  Number(/^\{"viewscreen":"hangar","version":(\d{1,9}),/.exec(line)?.[1] ?? 0) >
  GAME_VERSIONS.length;

type LineRead<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

const readLine = <Schema extends v.GenericSchema>(
  text: string,
  line: number,
  shape: Schema | ((value: unknown) => Schema),
): LineRead<v.InferOutput<Schema>> => {
  if (text.length > LONGEST_LINE)
    return { ok: false, faults: [{ kind: 'line too long', line, most: LONGEST_LINE }] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, faults: [{ kind: 'no JSON', line }] };
  }
  const read = v.safeParse(typeof shape === 'function' ? shape(value) : shape, value);
  return read.success
    ? { ok: true, value: read.output }
    : {
        ok: false,
        faults: shapeFindings(read.issues, 'hangar').map((found) => ({
          kind: 'unsound',
          line,
          found,
        })),
      };
};

/** What is wrong with a hangar's file, or with one of its lines, counted from 1. */
export type FileFault =
  | { readonly kind: 'too large'; readonly characters: number; readonly most: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'newer' }
  | { readonly kind: 'no hangar' }
  | { readonly kind: 'not whole'; readonly lines: number; readonly wanted: number }
  | { readonly kind: 'line too long'; readonly line: number; readonly most: number }
  | { readonly kind: 'no JSON'; readonly line: number }
  | { readonly kind: 'unsound'; readonly line: number; readonly found: Finding };
