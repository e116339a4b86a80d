import type { Side } from '../battle/battle.ts';
import { SIDES } from '../battle/battle.ts';
import type { Options } from '../battle/options.ts';
import type { Draw, Orders, SeatOrder } from '../battle/orders.ts';

/** Who flies what. */
export interface Entrant {
  /** The booklet of the 'Mech flown: `rfl-3n`. */
  readonly booklet: string;
  readonly pilot: string;
}

/** A whole battle as it is written down: booklets, options and orders. */
export interface BattleRecord extends Readonly<Record<Side, Entrant>> {
  readonly options: Options;
  readonly turns: readonly Orders[];
}

/** What is wrong with a record: the line, counted from 1, and the reason as a sentence. */
export interface RecordFault {
  readonly line: number;
  readonly reason: string;
}

/** Where in a text things stand, in lines counted from 1. */
export interface RecordLines extends Readonly<Record<Side, number>> {
  readonly turns: readonly number[];
}

export interface RecordRead {
  /** What could be read up to the fault; null where the head is not sound. */
  readonly record: BattleRecord | null;
  /** The line of each side's booklet and of each turn. */
  readonly lines: RecordLines;
  readonly fault: RecordFault | null;
}

/** Longest record that is read, in characters: some twenty thousand turns. */
export const LONGEST_RECORD = 1_000_000;
export const LONGEST_NAME = 24;

/** The lines of a record as it is printed. */
export const PRINTED_LINES: RecordLines = { lone: 2, rival: 3, turns: [] };

class Unreadable extends Error {}

/** A pilot's name that can stand in a record: no `#`, no control characters, at most 24 characters. */
export const pilotName = (name: string): string =>
  [
    ...name
      .replace(/[#\p{C}]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
  ]
    .slice(0, LONGEST_NAME)
    .join('')
    .trim();

/**
 * Reads a record. Tolerant of white space and line ends, exact about everything else; stops at the
 * first fault and gives what was sound before it. Whether the orders are allowed is for `replay`.
 */
export const parseRecord = (text: string): RecordRead => {
  if (text.length > LONGEST_RECORD)
    return {
      record: null,
      lines: PRINTED_LINES,
      fault: { line: 1, reason: 'this is too long for a record' },
    };
  const written = text.split(/\r\n|\r|\n/).map((line, index) => ({
    line: index + 1,
    words: line.replace(/#.*$/u, '').replace(/\s+/gu, ' ').trim(),
  }));
  const meant = written.filter(({ words }) => words !== '');
  const turns: Orders[] = [];
  const lines = { ...PRINTED_LINES, turns: [] as number[] };
  let head: Omit<BattleRecord, 'turns'> | null = null;
  let at = written.length;
  const next = (wanted: string): string => {
    const found = meant.shift();
    at = found?.line ?? written.length;
    if (!found) throw new Unreadable(`the record ends before its line "${wanted}"`);
    return found.words;
  };
  try {
    readVersion(next('viewscreen record 1'));
    const lone = readEntrant(next('lone: booklet pilot'), 'lone');
    lines.lone = at;
    const rival = readEntrant(next('rival: booklet pilot'), 'rival');
    lines.rival = at;
    head = {
      lone,
      rival,
      options: { ammunition: readAmmunition(next('ammunition: counted')) },
    };
    for (const { line, words } of meant) {
      at = line;
      turns.push(readTurn(words, turns.length + 1));
      lines.turns.push(line);
    }
    return { record: { ...head, turns }, lines, fault: null };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return {
      record: head && { ...head, turns },
      lines,
      fault: { line: at, reason: error.message },
    };
  }
};

const readVersion = (words: string): void => {
  const version = /^viewscreen record (\d+)$/.exec(words)?.[1];
  if (version === undefined) throw new Unreadable('a record begins with "viewscreen record 1"');
  if (version !== '1')
    throw new Unreadable(`this record is of version ${version}; only version 1 is known`);
};

const readEntrant = (words: string, side: Side): Entrant => {
  const [, booklet, pilot] = new RegExp(`^${side}: ?([a-z0-9-]+) (.+)$`, 'u').exec(words) ?? [];
  if (booklet === undefined || pilot === undefined)
    throw new Unreadable(
      `expected "${side}: " with a booklet and a pilot's name, as "${side}: rfl-3n Ada"`,
    );
  if (pilotName(pilot) !== pilot)
    throw new Unreadable(
      `a pilot's name has at most ${LONGEST_NAME} characters and no control characters`,
    );
  return { booklet, pilot };
};

const readAmmunition = (words: string): Options['ammunition'] => {
  const ammunition = /^ammunition: ?(counted|ignored)$/.exec(words)?.[1];
  if (ammunition === undefined)
    throw new Unreadable('expected "ammunition: counted" or "ammunition: ignored"');
  return ammunition as Options['ammunition'];
};

const readTurn = (words: string, expected: number): Orders => {
  const [, turn, rest] = /^(\d+) ?\. ?(.*)$/u.exec(words) ?? [];
  if (turn === undefined || rest === undefined)
    throw new Unreadable(`expected turn "${expected}." with two console numbers`);
  if (turn !== String(expected)) throw new Unreadable(`expected turn ${expected}, not ${turn}`);
  const [numbers = '', ...announced] = rest.split(/ ?, ?/u);
  const between = readDraw(numbers);
  if (between && announced.length > 0)
    throw new Unreadable('nothing is announced after a draw that comes before the numbers');
  if (between) return { draw: between };
  const consoles = numbers.split(' ');
  if (consoles.length !== SIDES.length)
    throw new Unreadable(
      `a turn has two console numbers, the lone seat's first, as "${expected}. 52 62"`,
    );
  const seats: {
    console: number;
    leaves?: NonNullable<SeatOrder['leaves']>;
    loses?: string;
  }[] = consoles.map(readConsole).map((console) => ({ console }));
  let draw: Draw | undefined;
  for (const announcement of announced) {
    const drawn = readDraw(announcement);
    if (drawn) {
      if (draw) throw new Unreadable('one draw is enough');
      draw = drawn;
      continue;
    }
    const [, side, act, ammunition] =
      /^(lone|rival) (escapes|bails out|loses ([a-z]+(?: [a-z]+)*))$/u.exec(announcement) ?? [];
    const seat = seats[SIDES.indexOf(side as Side)];
    if (announcement === '') throw new Unreadable('nothing is announced after the comma');
    if (!seat) throw new Unreadable(`"${announcement}" is nothing that can be announced`);
    if (ammunition === undefined) {
      if (seat.leaves) throw new Unreadable(`${side} can leave only once`);
      seat.leaves = act as 'escapes' | 'bails out';
    } else {
      if (seat.loses) throw new Unreadable(`${side} can lose only one point of ammunition a turn`);
      seat.loses = ammunition;
    }
  }
  if (draw && seats.some(({ leaves }) => leaves))
    throw new Unreadable('a turn ends by a draw or by a leave, not both');
  return draw ? { seats, draw } : { seats };
};

const readConsole = (word: string): number => {
  if (!/^[1-9]\d?$/.test(word) || Number(word) % 2 !== 0 || Number(word) > 64)
    throw new Unreadable(`"${word}" is no console number (consoles are even, 2–64)`);
  return Number(word);
};

const readDraw = (words: string): Draw | null => {
  if (words === 'both agree') return { by: 'agreed' };
  const side = /^(lone|rival) claims a draw$/.exec(words)?.[1];
  return side === undefined ? null : { by: 'claimed', seat: SIDES.indexOf(side as Side) };
};

/** The record as text; `parseRecord` reads the same record back. */
export const printRecord = ({ lone, rival, options, turns }: BattleRecord): string =>
  [
    'viewscreen record 1',
    `lone: ${lone.booklet} ${lone.pilot}`,
    `rival: ${rival.booklet} ${rival.pilot}`,
    `ammunition: ${options.ammunition}`,
    ...turns.map((orders, index) => `${index + 1}. ${printTurn(orders)}`),
    '',
  ].join('\n');

const printTurn = ({ seats = [], draw }: Orders): string =>
  [
    ...(seats.length > 0 ? [seats.map((order) => order?.console ?? '-').join(' ')] : []),
    ...seats.flatMap((order, seat) => [
      ...(order?.leaves ? [`${SIDES[seat]} ${order.leaves}`] : []),
      ...(order?.loses === undefined ? [] : [`${SIDES[seat]} loses ${order.loses}`]),
    ]),
    ...(draw ? [draw.by === 'agreed' ? 'both agree' : `${SIDES[draw.seat]} claims a draw`] : []),
  ].join(', ');
