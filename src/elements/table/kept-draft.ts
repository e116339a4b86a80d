import type { AskedFighter } from '../../rules/campaign/game/asked.ts';
import { MOST_TIMES, MOST_TOLD } from '../../rules/campaign/game/asked.ts';
import type { Drafted } from './drafted.ts';
import { WAYS_OUT, undrafted } from './drafted.ts';

/** What has been said so far of a game with paper. */
export interface Draft {
  /** Turns of its longest battle; null until they are entered. */
  readonly turns: number | null;
  readonly fighters: readonly Drafted[];
}

const wholeOr = <Else>(read: unknown, otherwise: Else): number | Else =>
  Number.isInteger(read) && Math.abs(Number(read)) <= MOST_TOLD ? Number(read) : otherwise;

/** Numbers from outside by name, from 0; those that are none left out. */
const numbersIn = (read: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(typeof read === 'object' && read !== null ? read : {}).flatMap(
      ([name, value]: [string, unknown]) =>
        wholeOr(value, -1) >= 0 ? [[name, Number(value)]] : [],
    ),
  );

const fighterFrom = (read: unknown, asked: AskedFighter): Drafted => {
  const blank = undrafted(asked);
  const { ammunition, armor, damage, times, turn, way } = (read ?? {}) as Partial<
    Record<keyof Drafted, unknown>
  >;
  const left = wholeOr(armor, null);
  const rounds = numbersIn(ammunition);
  const counts: readonly unknown[] = Array.isArray(times) ? times : [];
  return {
    way:
      typeof way === 'string' && Object.hasOwn(WAYS_OUT, way) ? (way as Drafted['way']) : blank.way,
    turn: wholeOr(turn, null),
    armor: left === null ? null : Math.min(asked.entry.armor, left),
    ammunition: Object.fromEntries(
      Object.entries(blank.ammunition).map(([kind, full]) => [
        kind,
        Math.min(full, rounds[kind] ?? full),
      ]),
    ),
    times: blank.times.map((brought, place) =>
      Math.max(brought, Math.min(MOST_TIMES, wholeOr(counts[place], brought))),
    ),
    damage: numbersIn(damage),
  };
};

/** What was entered of a game before; from outside: what cannot be is left out. */
export const paperDraftIn = (kept: unknown, asked: readonly AskedFighter[]): Draft => {
  const { fighters, turns } = (kept ?? {}) as Partial<Record<keyof Draft, unknown>>;
  const each: readonly unknown[] = Array.isArray(fighters) ? fighters : [];
  const played = wholeOr(turns, 0);
  return {
    turns: played > 0 ? played : null,
    fighters: asked.map((one, place) => fighterFrom(each[place], one)),
  };
};
