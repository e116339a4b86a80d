import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DiceState } from '../matrix/dice.ts';
import { UNITS, layoutOf } from '../judge/net.ts';
import { playsHash } from '../duel/plays-hash.ts';
import type { Plays } from '../duel/plays.ts';
import type { KeptStudy } from './study.ts';

/** The version of what is kept: whoever changes what a study learns with raises it, and an older one begins anew. */
const VERSION = 1;

/** What ends the line before the numbers. */
const LINE_END = 10;

/** The line before the numbers. */
interface Head extends Omit<KeptStudy, 'numbers' | 'ring'> {
  readonly viewscreen: 'study';
  readonly version: number;
  /** What is learned: see `playsHash`. */
  readonly plays: readonly [string, string];
  readonly dice: DiceState;
  /** A hash over all numbers. */
  readonly hash: string;
}

const hashOf = (numbers: Uint8Array): string => bytesToHex(sha256(numbers));

const bytesOf = ({ buffer, byteLength, byteOffset }: ArrayBufferView<ArrayBuffer>): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** One after the other. */
const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** A study of two plays that is left, as bytes: some megabytes. */
export const packStudy = (
  { numbers, ring, ...stands }: KeptStudy,
  [one, other]: readonly [Plays, Plays],
): Uint8Array<ArrayBuffer> => {
  const all = joined([...numbers, ring].map((each) => bytesOf(each)));
  const head: Head = {
    ...{ viewscreen: 'study', version: VERSION, ...stands },
    plays: [playsHash(one), playsHash(other)],
    hash: hashOf(all),
  };
  return joined([utf8ToBytes(`${JSON.stringify(head)}\n`), all]);
};

const headOf = (bytes: Uint8Array): Partial<Head> | null => {
  try {
    const line = bytes.subarray(0, bytes.indexOf(LINE_END));
    return JSON.parse(String.fromCharCode(...line)) as Partial<Head> | null;
  } catch {
    return null;
  }
};

/** How many lists of weights a study has: its average, and weights and squares of the net and both exploiters. */
const LISTS = 7;

/**
 * A study of two plays as it was left, with this seed; null where it is damaged, older, or another one: whoever learns
 * then begins anew.
 */
export const unpackStudy = (
  bytes: Uint8Array,
  plays: readonly [Plays, Plays],
  seed: number,
): KeptStudy | null => {
  const head = headOf(bytes);
  const all = bytes.slice(bytes.indexOf(LINE_END) + 1);
  const { dice, duels, positions, ringed } = head ?? {};
  const isOurs =
    head?.viewscreen === 'study' &&
    head.version === VERSION &&
    head.seed === seed &&
    String(head.plays) === plays.map((each) => playsHash(each)).join() &&
    head.hash === hashOf(all);
  if (!isOurs || !dice || duels === undefined || positions === undefined || ringed === undefined)
    return null;
  const size = 4 * layoutOf(...plays).rows * UNITS;
  return {
    ...{ seed, duels, positions, dice, ringed },
    numbers: Array.from(
      { length: LISTS },
      (_, list) => new Float32Array(all.buffer, list * size, size / 4),
    ),
    ring: new Int16Array(all.buffer, LISTS * size),
  };
};
