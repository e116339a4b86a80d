import { OPTION_NAMES } from '../battle/options.ts';
import { sure } from '../sure.ts';
import { withoutUnseen } from '../visible.ts';
import { isForMachines } from './comments.ts';
import { parseRecord } from './parse.ts';
import type { RecordRead } from './record.ts';
import type { RecordFault } from './refusal.ts';
import { LONGEST_RECORD, hasTooManyTurns } from './record.ts';

// Undoes what mail, chats and phones do to a record, so that the parser can stay exact.

/** A record in a pasted text, with line numbers of that text. */
export interface Pasted extends RecordRead {
  /** Its own lines as they were read, already mended. */
  readonly text: string;
  /** The lines around it that are no part of it. */
  readonly leftOff: readonly string[];
}

const MOST_RECORDS = 2_000;

const HEAD = /^viewscreen record \d+(?: ?#.*)?$/iu;
const FENCE = /^(?:```|~~~)/u;
/** Where the mail goes on after a record. */
const SIGNATURE = /^(?:--|__+|sent from |get outlook |on .* wrote:$)/iu;
/** The beginnings of a record's lines; any other line may continue the one before it. */
const BEGINS = new RegExp(
  `^(?:#|[a-z]{0,2} ?\\d+ ?\\.|\\d{1,2} (?:joins ?:|sits out)|(?:lone|rival|pilot|battle [a-z]{1,2}|(?:lone|(?:rival|pilot)(?: \\d{1,2})?) starts|${OPTION_NAMES.join('|')}) ?:)`,
  'iu',
);
/** Lines too short to be wrapped, whose names would swallow a line that follows. */
const UNWRAPPED = /^(?:viewscreen record|lone ?:|rival ?:|pilot ?:)/iu;

/** The records in a text, each from its line `viewscreen record 1` on: quoted, between other words,
 *  wrapped, or as a phone corrects it. A record that is sound is not changed. Without any such
 *  line, one record with the fault of the whole text. */
export const recordsIn = (text: string): readonly Pasted[] => {
  if (text.length > LONGEST_RECORD) return [asItIs(text)];
  const lines = text.split(/\r\n|\r|\n/);
  const plain = lines.map(unmarked);
  const heads = plain.flatMap((line, at) => (HEAD.test(line) ? [at] : []));
  if (heads.length === 0) return [asItIs(text)];
  if (heads.length > MOST_RECORDS) return [unread({ line: 1, refusal: { kind: 'too long' } })];
  const starts = heads.map((head, place) => (place === 0 ? 0 : beginning(plain, head)));
  return heads.map((head, place) => {
    const start = starts[place] ?? head;
    const end = starts[place + 1];
    return readFrom(lines.slice(start, end), plain.slice(start, end), head - start, start);
  });
};

const unread = (fault: RecordFault, leftOff: readonly string[] = []): Pasted => ({
  ...{ ...asItIs(''), leftOff, fault },
});

const asItIs = (text: string): Pasted => ({ ...parseRecord(text), text, leftOff: [] });

/** A line without the marks of quoted mail and without invisible characters. */
const unmarked = (line: string): string => {
  const words = withoutUnseen(line.replace(/\s+/gu, ' '))
    .replace(/^[> ]+/u, '')
    .trimEnd();
  return isMachine(words) ? straight(words) : words;
};

/** Where a record begins: at the comments of people right above its head. */
const beginning = (plain: readonly string[], head: number): number => {
  let at = head;
  while (plain[at - 1]?.startsWith('#') && !isMachine(plain[at - 1] ?? '')) at -= 1;
  return at;
};

const isMachine = (line: string): boolean => isForMachines(straight(line).replace(/^#\s*/u, ''));

/** The first reading without a fault, the one with the fewest changes first; else the one that gets
 *  furthest. */
const readFrom = (
  lines: readonly string[],
  plain: readonly string[],
  head: number,
  before: number,
): Pasted => {
  const end = endOf(plain, head);
  const isOwn = (line: string, at: number): boolean =>
    at < head ? line.startsWith('#') : at < end;
  const own = plain.map((line, at) => (isOwn(line, at) ? line : ''));
  const leftOff = plain.filter((line, at) => line !== '' && !isOwn(line, at) && !FENCE.test(line));
  const whole = joined(own);
  const text = own.join('\n');
  if (hasTooManyTurns(text))
    return unread({ line: head + before + 1, refusal: { kind: 'too many turns' } }, leftOff);
  let best: Pasted = { ...read(lines, [], before), text };
  for (const way of [own, whole, own.map(mended), whole.map(mended)]) {
    if (!best.fault) break;
    const next = read(way, leftOff, before);
    if (!next.fault || next.fault.line > best.fault.line) best = next;
  }
  return best;
};

/** A reading, with line numbers of the whole text. */
const read = (lines: readonly string[], leftOff: readonly string[], before: number): Pasted => {
  const text = lines.join('\n');
  const { fault, lines: at, record } = parseRecord(text);
  return {
    record,
    lines: {
      entrants: at.entrants.map((line) => line + before),
      starts: at.starts.map((line) => line && line + before),
      moves: at.moves.map((line) => line + before),
    },
    fault: fault && { ...fault, line: fault.line + before },
    text,
    leftOff,
  };
};

/** Where a record ends: at a fence, a signature, or a last paragraph that is nothing like a
 *  record. */
const endOf = (plain: readonly string[], head: number): number => {
  const last = plain.findLastIndex((line) => BEGINS.test(line));
  const end = plain.findIndex(
    (line, at) =>
      at > head &&
      (FENCE.test(line) ||
        SIGNATURE.test(line) ||
        (at > last && /^\D/u.test(line) && plain[at - 1] === '')),
  );
  return end < 0 ? plain.length : end;
};

/** Joins wrapped lines to their beginnings, leaving empty lines so that the numbers stay the
 *  same. */
const joined = (plain: readonly string[]): readonly string[] => {
  const lines = plain.map((line) => [line]);
  let wrapped: string[] | null = null;
  for (const [at, line] of plain.entries())
    if (line === '') wrapped = null;
    else if (HEAD.test(line) || BEGINS.test(line))
      wrapped = UNWRAPPED.test(line) ? null : sure(lines[at]);
    else if (wrapped) {
      wrapped.push(line);
      lines[at] = [];
    }
  return lines.map((parts) => parts.join(' '));
};

const straight = (words: string): string =>
  words
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/[\u201c-\u201f]/gu, '"')
    .replace(/[\u2018-\u201b]/gu, "'");
const lower = (words: string): string => straight(words).toLowerCase();

/** A line in a record's own letters and signs; names stay as they are. */
const mended = (line: string): string => {
  const [, words = '', comment = ''] = /^([^#]*?) ?(#.*)?$/u.exec(line) ?? [];
  return words === '' ? comment : `${mendedWords(words)} ${comment}`.trimEnd();
};

const mendedWords = (words: string): string => {
  const [, role, booklet, pilot] = /^(lone|rival|pilot) ?: ?(\S+) (.+)$/iu.exec(words) ?? [];
  if (role && booklet && pilot) return `${lower(role)}: ${lower(booklet)} ${pilot}`;
  const [, who, starts] = /^([a-z]+(?: \d+)? starts) ?: ?(.+)$/iu.exec(words) ?? [];
  if (who && starts) return `${lower(who)}: ${straight(starts)}`;
  return lower(words).replace(
    /^[a-z]{1,2}(?= ?\d)|(?<=^battle )[a-z]{1,2}(?= ?:)|\b[a-z]{1,2}(?= is \d)/gu,
    (battle) => battle.toUpperCase(),
  );
};
