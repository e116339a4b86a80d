import { bookletText } from '../../forge/booklet-text.ts';
import { forgeMachine } from '../../forge/forge.ts';
import { plainJson } from '../../forge/plain-json.ts';
import { readSheet } from '../../forge/read-sheet.ts';
import type { Machine } from '../../forge/machine.ts';
import { proposedTrim } from '../../forge/trim.ts';
import type { WeighedAgainst } from '../../forge/weighed.ts';
import { offOf, weighedAgainst } from '../../forge/weighed.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { readBooklet } from '../../rules/booklet/read-booklet.ts';
import { readJson } from '../../rules/check/check-text.ts';
import { parseBooklet } from '../../rules/check/parse-booklet.ts';
import type { BookletDocument } from '../../rules/document/booklet-document.ts';
import { statusShare } from '../../tactics/balance/status-game.ts';
import type { ForgedBooklet, SmithAnswered, SmithAsked } from './asked.ts';

const sheetIn = (text: string): ReturnType<typeof readSheet> => {
  const { document, faults } = readJson(plainJson(text));
  return faults.length > 0 ? { ok: false, faults } : readSheet(document);
};

const parsed = (document: BookletDocument): Booklet => {
  const read = parseBooklet(document);
  if (!read.ok)
    throw new Error(`The forge made a booklet of ${document.mech.designation} with faults.`);
  return read.booklet;
};

const forged = (text: string): ForgedBooklet => {
  const read = sheetIn(text);
  if (!read.ok) return read;
  const { document, remarks } = forgeMachine(read.machine);
  const { edition } = parsed(document);
  return { ok: true, document, edition, remarks, text: bookletText(document) };
};

/** A sheet weighed by the status game, one opponent after the other, and what would make it fair (F18). */
function* weighed(
  machine: Machine,
  shelf: readonly Booklet[],
  { ticket, shift }: Extract<SmithAsked, { kind: 'weigh' }>,
): Generator<SmithAnswered> {
  const booklet = parsed(forgeMachine(machine).document);
  const asItIs: WeighedAgainst[] = [];
  for (const other of shelf) {
    const against = weighedAgainst(booklet, other, statusShare);
    asItIs.push(against);
    yield { kind: 'weighed', ticket, weighed: against };
  }
  const off = (document: BookletDocument): number => {
    const own = parsed(document);
    return shift + offOf(shelf.map((other) => weighedAgainst(own, other, statusShare)));
  };
  yield { kind: 'proposed', ticket, trim: proposedTrim(machine, off, shift + offOf(asItIs)) };
}

/** The answers to what is asked of the smith: one, or of a weighing several. */
export function* smithed(asked: SmithAsked): Generator<SmithAnswered> {
  const { ticket } = asked;
  if (asked.kind === 'forge') return yield { kind: 'forged', ticket, forged: forged(asked.sheet) };
  const read = sheetIn(asked.sheet);
  const shelf = asked.against.map(({ document, edition }) => readBooklet(document, edition));
  if (read.ok && shelf.length > 0) yield* weighed(read.machine, shelf, asked);
  else yield { kind: 'proposed', ticket, trim: null };
}
