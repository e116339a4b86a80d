import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SeatOrder } from '../../rules/battle/orders.ts';

/** Where in a game something is drawn or sealed: nothing else goes into it. */
export interface SealedTurn {
  /** The name of the battle, as a record has it. */
  readonly battle: string;
  /** From 1. */
  readonly turn: number;
  readonly seat: number;
}

/** What is shown of a sealed order before numbers are called, and the salt that opens it afterwards. */
export interface Seal {
  readonly salt: string;
  /** Eight digits. */
  readonly digits: string;
}

const DIGITS = 8;
const SUM_DIGITS = 16;

/** How many digits of a hash are drawn, and how many numbers they can be. */
const DRAWN = { digits: 12, of: 0x1000000000000 } as const;

const joined = (...words: readonly (string | number)[]): string => words.join('|');

const hash = (...words: readonly (string | number)[]): string =>
  bytesToHex(sha256(utf8ToBytes(joined(...words))));

/** An order as a record writes it: `44`, or `44@2` where it says whom it attacks. */
export const orderText = ({ console, attacks }: SeatOrder): string =>
  attacks === undefined ? String(console) : `${console}@${attacks}`;

/** The hash of a seed: shown from the first turn on, so that no salt can be chosen afterwards. */
export const seedHash = (seed: string): string => hash(seed);

/** The line whose hash a seal is the beginning of. */
export const sealedLine = (
  salt: string,
  { battle, turn, seat }: SealedTurn,
  order: SeatOrder,
): string => joined('viewscreen seal 1', salt, battle, turn, seat, orderText(order));

const digitsOf = (salt: string, at: SealedTurn, order: SeatOrder): string =>
  hash(sealedLine(salt, at, order)).slice(0, DIGITS);

/** How many signs the number of a judgment has. */
const SIGNS = 8;

/** The number of the judgment that nets of these numbers make together: of one its own; undefined where there is none. */
export const judgmentNumber = (nets: readonly string[]): string | undefined => {
  const all = [...new Set(nets)].toSorted();
  if (all.length < 2) return all[0];
  const drawn = Number.parseInt(hash(...all).slice(0, DRAWN.digits), 16);
  return drawn.toString(36).padStart(SIGNS, '0').slice(-SIGNS);
};

/** The salt of an occasion; it comes of the seed. */
const saltOf = (seed: string, at: SealedTurn): string =>
  hash('salt', seed, at.battle, at.turn, at.seat);

/** Seals an order. */
export const sealOf = (seed: string, at: SealedTurn, order: SeatOrder): Seal => {
  const salt = saltOf(seed, at);
  return { salt, digits: digitsOf(salt, at, order) };
};

/** What stands behind a seal: nothing where its pilot judged by what its remark names, else that it could not, or not think. */
const DRAWN_HOW = { judged: '', roughly: '~', unthought: '*' } as const;
export type DrawnHow = keyof typeof DRAWN_HOW;

/** The seal of an order as it is shown and kept. */
export const shownSeal = (seed: string, at: SealedTurn, order: SeatOrder, how: DrawnHow): string =>
  `${sealOf(seed, at, order).digits}${DRAWN_HOW[how]}`;

/** What was shown as a seal, with the salt that opens it. */
export const openedSeal = (seed: string, at: SealedTurn, shown: string): Seal => ({
  salt: saltOf(seed, at),
  digits: shown.slice(0, DIGITS),
});

/** How an order came about, by what was kept of its seal. */
export const saysDrawn = (shown: string): DrawnHow =>
  shown.endsWith('~') ? 'roughly' : shown.endsWith('*') ? 'unthought' : 'judged';

/** The sum of some text. */
export const sumOf = (text: string): string => hash('viewscreen sum 1', text).slice(0, SUM_DIGITS);

/** Whether an order is the one that was sealed. */
export const sealFits = ({ salt, digits }: Seal, at: SealedTurn, order: SeatOrder): boolean =>
  digitsOf(salt, at, order) === digits;

/** A number in [0, 1) for what is drawn on an occasion: the same whenever it is asked for. */
export const drawOf = (seed: string, { battle, turn, seat }: SealedTurn): number =>
  Number.parseInt(hash('draw', seed, battle, turn, seat).slice(0, DRAWN.digits), 16) / DRAWN.of;
