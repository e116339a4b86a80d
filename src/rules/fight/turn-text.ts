import type { Draw, Orders, SeatOrder } from '../battle/orders.ts';
import { readPoints } from './effect-text.ts';
import { refuse } from './refusal.ts';
import type { SeatName } from './lineup.ts';
import { seatName, seatNamed } from './lineup.ts';

/** The line of a turn without its number: `52@2 62 -, lone shares 7 5`; `-` is for pilots who are
 *  out. */
export const printTurn = ({ seats = [], draw }: Orders, entrants: number): string =>
  [
    ...(seats.length > 0 ? [seats.map(printNumber).join(' ')] : []),
    ...seats.flatMap((order, seat) => [
      ...(order?.leaves ? [`${seatName(seat, entrants)} ${order.leaves}`] : []),
      ...(order?.shares ? [`${seatName(seat, entrants)} shares ${order.shares.join(' ')}`] : []),
      ...(order?.ignores ?? []).map(
        (ignored) => `${seatName(seat, entrants)} ${ignored ? 'ignores it' : 'takes it'}`,
      ),
      ...(order?.loses === undefined ? [] : [`${seatName(seat, entrants)} loses ${order.loses}`]),
    ]),
    ...(draw ? [printDraw(draw, entrants)] : []),
  ].join(', ');

const printNumber = (order: SeatOrder | null): string =>
  order ? `${order.console}${order.attacks === undefined ? '' : `@${order.attacks}`}` : '-';

const printDraw = (draw: Draw, entrants: number): string =>
  draw.by === 'agreed'
    ? `${entrants > 2 ? 'all' : 'both'} agree`
    : `${seatName(draw.seat, entrants)} claims a draw`;

/** Reads the line of the turn with this number, in a battle of this many. */
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
  const seats = consoles.map((each, seat) => readNumber(each, seat, entrants));
  const draw = readAnnouncements(announced, seats);
  if (draw && seats.some((order) => order?.leaves)) refuse({ kind: 'draw or leave' });
  return draw ? { seats, draw } : { seats };
};

type Written = { -readonly [Key in keyof SeatOrder]: SeatOrder[Key] };

/** A console number or, in a battle of more than two, `-` for a pilot who is out. */
const readNumber = (words: string, seat: number, entrants: number): Written | null => {
  if (words === '-' && entrants > 2) return null;
  const [, number = '', attacked] = (seat === 0 ? LONE_NUMBER : NUMBER).exec(words) ?? [];
  const console = Number(number);
  if (number === '' || console % 2 !== 0 || console > 64) refuse({ kind: 'no console', words });
  if (attacked === undefined) return { console };
  const attacks = Number(attacked);
  if (attacks >= entrants) refuse({ kind: 'attacks nobody', attacked: attacks });
  // A duel has a single rival.
  return entrants > 2 ? { console, attacks } : { console };
};

const NUMBER = /^([1-9]\d?)$/;
/** The lone player may name the rival it attacks: `52@3` (M2). */
const LONE_NUMBER = /^([1-9]\d?)(?:@([1-9]))?$/;

/** Writes announcements into the orders, and returns the draw if there is one. */
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
    /^(lone|rival(?: \d)?) (escapes|bails out|ignores it|takes it|loses ([a-z]+(?: [a-z]+)*))$/u.exec(
      words,
    ) ?? [];
  const order = seats[seatNamed(name, seats.length) ?? -1];
  if (words === '') refuse({ kind: 'nothing announced' });
  const [lone] = seats;
  if (seats.length > 2 && lone && SHARES.test(words)) return readShares(words, lone);
  if (!order) return refuse({ kind: 'no announcement', words });
  const who = name as SeatName;
  if (act === 'ignores it' || act === 'takes it')
    order.ignores = [...(order.ignores ?? []), act === 'ignores it'];
  else if (ammunition === undefined) {
    if (order.leaves) refuse({ kind: 'leaves twice', who });
    order.leaves = act === 'escapes' ? act : 'bails out';
  } else {
    if (order.loses) refuse({ kind: 'loses twice', who });
    order.loses = ammunition;
  }
};

/** The shares of several hits (M4): `lone shares 7 5`. */
const SHARES = /^lone shares [+−-]?\d{1,3}(?: [+−-]?\d{1,3})*$/u;

const readShares = (words: string, order: Written): void => {
  if (order.shares) refuse({ kind: 'shares twice' });
  order.shares = words.split(' ').slice(2).map(readPoints);
};

const readDraw = (words: string, entrants: number): Draw | null => {
  if (words === printDraw({ by: 'agreed' }, entrants)) return { by: 'agreed' };
  const name = /^(.+) claims a draw$/u.exec(words)?.[1];
  const seat = name === undefined ? null : seatNamed(name, entrants);
  return seat === null ? null : { by: 'claimed', seat };
};
