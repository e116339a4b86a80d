import type { Draw, Orders, SeatOrder } from '../battle/orders.ts';
import { refuse } from './refusal.ts';
import type { SeatName } from './seat-name.ts';
import { seatName, seatNamed } from './seat-name.ts';

/** A turn as a record's line without its number: `52 62, rival bails out`; `-` for who is out. */
export const printTurn = ({ seats = [], draw }: Orders, entrants: number): string =>
  [
    ...(seats.length > 0 ? [seats.map((order) => order?.console ?? '-').join(' ')] : []),
    ...seats.flatMap((order, seat) => [
      ...(order?.leaves ? [`${seatName(seat, entrants)} ${order.leaves}`] : []),
      ...(order?.loses === undefined ? [] : [`${seatName(seat, entrants)} loses ${order.loses}`]),
    ]),
    ...(draw ? [printDraw(draw, entrants)] : []),
  ].join(', ');

const printDraw = (draw: Draw, entrants: number): string =>
  draw.by === 'agreed'
    ? `${entrants > 2 ? 'all' : 'both'} agree`
    : `${seatName(draw.seat, entrants)} claims a draw`;

/** Reads a line of a turn that has to have this number, in a battle of so many. */
export const readTurn = (words: string, turn: number, entrants: number): Orders => {
  const [, found, rest] = /^(\d+) ?\. ?(.*)$/u.exec(words) ?? [];
  if (found === undefined || rest === undefined)
    return refuse({ kind: 'no turn', turn, seats: entrants });
  if (found !== String(turn)) refuse({ kind: 'other turn', turn, found });
  const [numbers = '', ...announced] = rest.split(/ ?, ?/u);
  const between = readDraw(numbers, entrants);
  if (between && announced.length > 0) refuse({ kind: 'draw says all' });
  if (between) return { draw: between };
  const consoles = numbers.split(' ');
  if (consoles.length !== entrants) refuse({ kind: 'no numbers', turn, seats: entrants });
  const seats = consoles.map((each) => readNumber(each, entrants));
  const draw = readAnnouncements(announced, seats);
  if (draw && seats.some((order) => order?.leaves)) refuse({ kind: 'draw or leave' });
  return draw ? { seats, draw } : { seats };
};

type Written = { -readonly [Key in keyof SeatOrder]: SeatOrder[Key] };

/** A console number, or `-` where there are seats enough for one to be out of a battle that goes on. */
const readNumber = (words: string, entrants: number): Written | null => {
  if (words === '-' && entrants > 2) return null;
  // The rival attacked, as `52@3` (M2).
  if (entrants > 2 && /^[1-9]\d?@\d+$/.test(words)) refuse({ kind: 'not yet', words });
  const console = Number(words);
  return /^[1-9]\d?$/.test(words) && console % 2 === 0 && console <= 64
    ? { console }
    : refuse({ kind: 'no console', words });
};

/** Writes what is announced into the orders, and gives the draw among it. */
const readAnnouncements = (
  announced: readonly string[],
  seats: readonly (Written | null)[],
): Draw | null => {
  let draw: Draw | null = null;
  for (const words of announced) {
    const drawn = readDraw(words, seats.length);
    if (!drawn) readAnnouncement(words, seats);
    else if (draw) refuse({ kind: 'one draw' });
    else draw = drawn;
  }
  return draw;
};

const readAnnouncement = (words: string, seats: readonly (Written | null)[]): void => {
  const [, name = '', act, ammunition] =
    /^(lone|rival(?: \d)?) (escapes|bails out|loses ([a-z]+(?: [a-z]+)*))$/u.exec(words) ?? [];
  const order = seats[seatNamed(name, seats.length) ?? -1];
  if (words === '') refuse({ kind: 'nothing announced' });
  // What falls to each of several (M4).
  if (seats.length > 2 && /^lone shares \d/u.test(words)) refuse({ kind: 'not yet', words });
  if (!order) return refuse({ kind: 'no announcement', words });
  const who = name as SeatName;
  if (ammunition === undefined) {
    if (order.leaves) refuse({ kind: 'leaves twice', who });
    order.leaves = act === 'escapes' ? act : 'bails out';
  } else {
    if (order.loses) refuse({ kind: 'loses twice', who });
    order.loses = ammunition;
  }
};

const readDraw = (words: string, entrants: number): Draw | null => {
  if (words === printDraw({ by: 'agreed' }, entrants)) return { by: 'agreed' };
  const name = /^(.+) claims a draw$/u.exec(words)?.[1];
  const seat = name === undefined ? null : seatNamed(name, entrants);
  return seat === null ? null : { by: 'claimed', seat };
};
