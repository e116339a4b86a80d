import type { Options } from '../battle/options.ts';
import { USUAL_OPTIONS } from '../battle/options.ts';
import type { Orders } from '../battle/orders.ts';
import { isOption, readEntrant, readOption } from './head-text.ts';
import type { Lines } from './lines.ts';
import { faultIn } from './lines.ts';
import { isLongName, pilotName } from './name.ts';
import type { BattleRecord, Entrant, EntrantLines, RecordRead } from './record.ts';
import { MOST_RIVALS, freshEntrant } from './record.ts';
import { refuse } from './refusal.ts';
import { seatNamed } from './seat-name.ts';
import type { Starts } from './starts.ts';
import { readStarts } from './starts-text.ts';
import { readTurn } from './turn-text.ts';

type Head = Omit<BattleRecord, 'turns'>;

/**
 * Reads a record of either version. Tolerant of white space and line ends, exact about everything else;
 * stops at the first fault and gives what was sound before it. Whether the orders are allowed, and
 * whether the booklets are there, is for `replay`.
 */
export const parseRecord = (text: string): RecordRead => {
  const turns: Orders[] = [];
  const turnLines: number[] = [];
  let head = null as Head | null;
  let headLines: EntrantLines = { entrants: [], starts: [] };
  const fault = faultIn(text, (lines) => {
    [head, headLines] = HEADS[readVersion(lines.wanted('viewscreen record 1'))](lines);
    for (let words = lines.next(); words !== null; words = lines.next()) {
      turns.push(readTurn(words, turns.length + 1, head.entrants.length));
      turnLines.push(lines.at);
    }
  });
  return { record: head && { ...head, turns }, lines: { ...headLines, turns: turnLines }, fault };
};

const readVersion = (words: string): 1 | 2 => {
  const version = /^viewscreen record (\d+)$/.exec(words)?.[1];
  if (version === undefined) return refuse({ kind: 'no record' });
  if (version === '3') refuse({ kind: 'several battles' });
  return version === '1' || version === '2'
    ? (Number(version) as 1 | 2)
    : refuse({ kind: 'other version', version });
};

/** The head of the first version: two pilots in fresh 'Mechs and the ammunition, in this order. */
const firstHead = (lines: Lines): [Head, EntrantLines] => {
  const lone = readFirstEntrant(lines.wanted('lone: booklet pilot'), 'lone');
  const at = [lines.at];
  const rival = readFirstEntrant(lines.wanted('rival: booklet pilot'), 'rival');
  at.push(lines.at);
  const ammunition = readOption(lines.wanted('ammunition: counted'), 'ammunition');
  return [
    { options: { ...USUAL_OPTIONS, ammunition }, entrants: [lone, rival] },
    { entrants: at, starts: [] },
  ];
};

const readFirstEntrant = (words: string, side: 'lone' | 'rival'): Entrant => {
  const [, booklet, pilot] = new RegExp(`^${side}: ?([a-z0-9-]+) (.+)$`, 'u').exec(words) ?? [];
  if (booklet === undefined || pilot === undefined) return refuse({ kind: 'no entrant', side });
  // What nobody can see has been let into names of that time, and is taken out again.
  const seen = pilot.replace(/\u200d/gu, '');
  if (/\p{C}/u.test(seen) || isLongName(pilot)) refuse({ kind: 'long name' });
  return freshEntrant(booklet, pilotName(pilot) || '?');
};

/** The head of the second version: lines in any order, up to the first turn. */
const secondHead = (lines: Lines): [Head, EntrantLines] => {
  const said = new Map<string, { readonly at: number; readonly words: string }>();
  const rivals: { at: number; entrant: Entrant }[] = [];
  const lone: typeof rivals = [];
  for (let words = lines.next(); words !== null; words = lines.next()) {
    if (/^\d/u.test(words)) {
      lines.again();
      break;
    }
    const [, what, rest] = /^([a-z]+(?: [a-z0-9]+)*) ?: ?(.*)$/u.exec(words) ?? [];
    if (what === undefined || rest === undefined) return refuse({ kind: 'no head line', words });
    if (what === 'rival') rivals.push({ at: lines.at, entrant: readEntrant(rest, 'rival') });
    else if (what === 'lone') lone.push({ at: lines.at, entrant: readEntrant(rest, 'lone') });
    else if (!isOption(what) && !what.endsWith(' starts')) refuse({ kind: 'no head line', words });
    else if (said.has(what)) refuse({ kind: 'said twice', what });
    else said.set(what, { at: lines.at, words: rest });
    if (lone.length > 1) refuse({ kind: 'said twice', what: 'lone' });
    if (rivals.length > MOST_RIVALS) refuse({ kind: 'too many rivals', most: MOST_RIVALS });
  }
  if (lone.length === 0) refuse({ kind: 'lacks line', wanted: 'lone: booklet pilot' });
  if (rivals.length === 0) refuse({ kind: 'lacks line', wanted: 'rival: booklet pilot' });
  return headFrom(lines, [...lone, ...rivals], said);
};

/** The head from its lines, once it is known how many seats there are. */
const headFrom = (
  lines: Lines,
  seated: readonly { readonly at: number; readonly entrant: Entrant }[],
  said: ReadonlyMap<string, { readonly at: number; readonly words: string }>,
): [Head, EntrantLines] => {
  const behind = lines.at;
  const options: Record<string, string> = { ...USUAL_OPTIONS };
  const starts: (Starts | undefined)[] = [];
  const startsAt: (number | undefined)[] = [];
  for (const [what, { at, words }] of said) {
    lines.at = at;
    if (isOption(what)) options[what] = readOption(`${what}: ${words}`, what);
    else {
      const who = what.replace(/ starts$/u, '');
      const seat = seatNamed(who, seated.length) ?? refuse({ kind: 'starts nobody', who });
      starts[seat] = readStarts(words);
      startsAt[seat] = at;
    }
  }
  lines.at = behind;
  return [
    {
      options: options as unknown as Options,
      entrants: seated.map(({ entrant }, seat) => ({ ...entrant, starts: starts[seat] ?? null })),
    },
    { entrants: seated.map(({ at }) => at), starts: startsAt },
  ];
};

const HEADS = { 1: firstHead, 2: secondHead } as const;
