import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Net } from './net.ts';
import { UNITS, layoutOf } from './net.ts';
import { playsHash } from '../duel/plays-hash.ts';
import type { Plays } from '../duel/plays.ts';

/** The version of what is written: another one is left aside. */
const VERSION = 1;

/** The largest weight of a row as a byte; a row's scale is counted in these parts of 1. */
const [MOST, PARTS] = [127, 0x10000];

/** How a net came about. */
export interface NetHead {
  readonly seed: number;
  /** How many duels it learned from, and positions of them. */
  readonly duels: number;
  readonly positions: number;
}

/** A net as it is written: weights in whole steps of a scale a row. */
interface Written extends NetHead {
  readonly viewscreen: 'net';
  readonly version: number;
  /** Whose positions it knows: see `playsHash`. */
  readonly plays: readonly [string, string];
  readonly scales: readonly number[];
  readonly weights: string;
  /** A hash over the weights, which the net is known by. */
  readonly number: string;
}

/** How many signs a net's number has. */
const SIGNS = 8;

/** The number of a net: a hash over its weights in base 36, without what is above eight signs. */
const numberOf = (scales: readonly number[], bytes: Uint8Array): string => {
  const hash = sha256.create().update(utf8ToBytes(scales.join())).update(bytes).digest();
  const number = hash.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
  return number.toString(36).padStart(SIGNS, '0').slice(-SIGNS);
};

/** Writes a net, its weights as bytes: it plays as before. */
export const printNet = ({ plays, weights }: Net, head: NetHead): string => {
  const scales: number[] = [];
  const bytes = new Uint8Array(weights.length);
  for (let row = 0; row < weights.length; row += UNITS) {
    const own = weights.subarray(row, row + UNITS);
    const largest = own.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    const scale = Math.max(1, Math.floor((largest / MOST) * PARTS) + 1);
    scales.push(scale);
    own.forEach((each, at) => {
      bytes[row + at] = Math.floor((each * PARTS) / scale + 0.5) & 0xff;
    });
  }
  const written: Written = {
    ...{ viewscreen: 'net', version: VERSION, ...head },
    plays: [playsHash(plays[0]), playsHash(plays[1])],
    ...{ scales, weights: bytesToHex(bytes), number: numberOf(scales, bytes) },
  };
  return `${JSON.stringify(written)}\n`;
};

const isCount = (it: unknown): it is number => Number.isSafeInteger(it) && (it as number) >= 0;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const bytesOf = (hex: unknown): Uint8Array | null => {
  try {
    return typeof hex === 'string' ? hexToBytes(hex) : null;
  } catch {
    return null;
  }
};

/** What a net that was read says of itself. */
export interface ReadNet {
  readonly net: Net;
  readonly number: string;
  readonly head: NetHead;
}

/**
 * Reads a net of two plays, in either order. Null where it is damaged, of an older version, or of other plays:
 * whoever asks then judges without.
 */
export const readNet = (text: string, one: Plays, other: Plays): ReadNet | null => {
  const written = parsed(text) as Partial<Written> | null;
  if (written?.viewscreen !== 'net' || written.version !== VERSION) return null;
  const named = Array.isArray(written.plays) ? written.plays.join(' ') : '';
  const plays = (
    [
      [one, other],
      [other, one],
    ] as const
  ).find((order) => order.map((each) => playsHash(each)).join(' ') === named);
  if (!plays) return null;
  const layout = layoutOf(...plays);
  const { scales, seed, duels, positions } = written;
  const bytes = bytesOf(written.weights);
  const fits =
    bytes?.length === layout.rows * UNITS &&
    Array.isArray(scales) &&
    scales.length === layout.rows &&
    [seed, duels, positions, ...scales].every((each) => isCount(each)) &&
    numberOf(scales, bytes) === written.number;
  if (!fits) return null;
  const weights = Float32Array.from(
    Int8Array.from(bytes),
    (step, at) => (step * (scales[Math.floor(at / UNITS)] as number)) / PARTS,
  );
  const head = { seed, duels, positions } as NetHead;
  return {
    net: { plays, layout, weights },
    number: written.number,
    head,
  };
};
