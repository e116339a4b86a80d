import type { AskedFighter } from '../../../rules/campaign/game/asked.ts';
import type { Told } from '../../../rules/campaign/game/paper.ts';
import { canKill } from '../../../rules/campaign/game/paper.ts';
import { MOST_TIMES, MOST_TOLD } from '../../../rules/campaign/game/asked.ts';

export interface Draft {
  /** Turns of its longest battle; null until entered. */
  readonly turns: number | null;
  readonly fighters: readonly Drafted[];
}

const wholeOr = <Else>(read: unknown, otherwise: Else): number | Else =>
  Number.isInteger(read) && Math.abs(Number(read)) <= MOST_TOLD ? Number(read) : otherwise;

/** Numbers by name, from 0, from storage; malformed ones are left out. */
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

/** A stored draft; malformed parts are left out. */
export const paperDraftIn = (kept: unknown, asked: readonly AskedFighter[]): Draft => {
  const { fighters, turns } = (kept ?? {}) as Partial<Record<keyof Draft, unknown>>;
  const each: readonly unknown[] = Array.isArray(fighters) ? fighters : [];
  const played = wholeOr(turns, 0);
  return {
    turns: played > 0 ? played : null,
    fighters: asked.map((one, place) => fighterFrom(each[place], one)),
  };
};

/** How a pilot can leave a game, with the meaning in the rules. */
export const WAYS_OUT = {
  stays: { out: null, killedBy: null },
  escaped: { out: 'escaped', killedBy: null },
  'bailed out': { out: 'bailed out', killedBy: null },
  fell: { out: 'fell', killedBy: null },
  armor: { out: 'fell', killedBy: 'armor' },
  critical: { out: 'fell', killedBy: 'critical' },
  heat: { out: 'fell', killedBy: 'heat' },
} as const satisfies Record<string, Pick<Told, 'out' | 'killedBy'>>;
export type WayOut = keyof typeof WAYS_OUT;

export interface Drafted {
  readonly way: WayOut;
  /** Null until entered. */
  readonly turn: number | null;
  readonly armor: number | null;
  readonly ammunition: Told['ammunition'];
  /** How often each possible critical was received, by place. */
  readonly times: readonly number[];
  readonly damage: Told['damage'];
}

const undrafted = ({ entry, possible }: AskedFighter): Drafted => ({
  way: 'stays',
  turn: null,
  armor: null,
  ammunition: entry.ammunition,
  times: possible.map(({ brought }) => brought),
  damage: {},
});

/**
 * A draft with what follows from how a pilot came out: no armor left, or less if its pilot died of that (B2),
 * unless entered otherwise; a pilot killed by a critical received it, if only one critical can have done it and
 * nobody else has it.
 */
export const cameOut = (
  way: WayOut,
  { armor, times }: Drafted,
  { possible }: AskedFighter,
): Partial<Drafted> => {
  const { killedBy } = WAYS_OUT[way];
  const cleared = times.map((now, place) => {
    const critical = possible[place];
    return critical && killedBy !== 'critical' && canKill('critical', critical)
      ? critical.brought
      : now;
  });
  const killers = [...possible.keys()].filter((place) => {
    const critical = possible[place];
    return critical !== undefined && canKill(killedBy, critical);
  });
  const [only] = killers.length === 1 ? killers : [];
  const least = (only !== undefined && killedBy === 'critical' && possible[only]?.brought) || 0;
  return {
    way,
    times: only !== undefined && cleared[only] === least ? cleared.with(only, least + 1) : cleared,
    ...(armor === null && way === 'fell' ? { armor: 0 } : {}),
    ...(armor === null && way === 'armor' ? { armor: -5 } : {}),
  };
};

/** The account of a fighter; null for an armor not entered. */
export const toldOf = (
  { ammunition, armor, damage, times, turn, way }: Drafted,
  { possible }: AskedFighter,
): Told => {
  const { killedBy, out } = WAYS_OUT[way];
  return {
    ...{ out, killedBy, ammunition, damage },
    turn: out ? turn : null,
    armor: armor ?? 0,
    criticals: possible.flatMap(({ part, effects }, place) =>
      (times[place] ?? 0) > 0 ? [{ part, effects, times: times[place] ?? 0 }] : [],
    ),
  };
};
