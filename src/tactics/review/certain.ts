import type { Battle, Pairing, Side } from '../../rules/battle/battle.ts';
import { OTHER_SIDE, SIDES, bookletOf, seatOf } from '../../rules/battle/battle.ts';
import { DUEL, pairingOfDuel, seatIn } from '../../rules/battle/duel.ts';
import { exchange } from '../../rules/battle/exchange.ts';
import { openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import type { SeatOrder } from '../../rules/battle/orders.ts';
import type { WhatIf } from '../../rules/battle/what-if.ts';
import { whatIf } from '../../rules/battle/what-if.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { locksOf } from '../../rules/check/locks.ts';
import { sure } from '../../rules/sure.ts';
import type { ForcedTurn, ForcedWin } from '../duel/proof.ts';
import { forcedWin } from '../duel/proof.ts';

// What is certain of a battle of two between two turns: from the rules alone, with no estimate in it.

/** A turn of a win that nothing prevents. */
export interface CertainTurn {
  /** From 1, as the battle counts. */
  readonly turn: number;
  /** The console number that wins. */
  readonly console: number;
  /** What each answer would meet with: its console number, the damage done to it, and the view screen that shows it. */
  readonly answers: readonly {
    readonly console: number;
    readonly damage: number;
    readonly screen: number;
  }[];
  /** The enemy's armor before and after the turn, with the answer that holds out longest. */
  readonly armor: readonly [before: number, after: number];
  /** The ammunition that it spends, and the points of it that are left then; null where it spends none. */
  readonly rounds: { readonly ammunition: string; readonly left: number } | null;
}

/** A thing that is certain for one of two. */
export type Certain = { readonly side: Side } & (
  | {
      readonly kind: 'forced win';
      /** How many turns it takes at most, and how many positions were looked at to find it. */
      readonly turns: number;
      readonly positions: number;
      readonly line: readonly CertainTurn[];
    }
  | {
      /** These console numbers hit whatever the enemy calls, for so many points at least; the most first. */
      readonly kind: 'sure hit';
      readonly maneuvers: readonly { readonly console: number; readonly damage: number }[];
    }
  | {
      /** With these console numbers nothing that the enemy calls does damage. */
      readonly kind: 'sure safety';
      readonly consoles: readonly number[];
      /** Whether these are all that is open. */
      readonly all: boolean;
    }
  | {
      /** These console numbers hit whatever the enemy calls, and lead to where that is so again. */
      readonly kind: 'lock';
      readonly consoles: readonly number[];
    }
  | {
      /** One point of this ammunition is left, for these console numbers. */
      readonly kind: 'last round';
      readonly ammunition: string;
      readonly consoles: readonly number[];
    }
);

const consolesOf = (maneuvers: readonly Maneuver[]): readonly number[] =>
  maneuvers.map(({ console }) => console);

/** The line of a win by the rules: what each answer meets with, turn by turn. */
const lineOf = (
  battle: Battle,
  side: Side,
  [first, ...rest]: readonly ForcedTurn[],
): readonly CertainTurn[] => {
  if (!first) return [];
  const { maneuver, answer } = first;
  const own = seatIn(DUEL, side);
  const enemy = seatIn(DUEL, OTHER_SIDE[side]);
  // K3: whoever wins ignores what may be ignored.
  const order: SeatOrder = { console: maneuver.console, ignores: [true] };
  const seats = [order, order].with(enemy, { console: answer.console });
  const { battle: after } = exchange(battle, { seats });
  const { ammunition } = maneuver;
  const left = ammunition === null ? undefined : seatOf(after, own).ammunition[ammunition];
  return [
    {
      turn: battle.turns + 1,
      console: maneuver.console,
      answers: whatIf(battle, own, maneuver).map((met) => ({
        console: met.answer.console,
        damage: met.do.damage,
        screen: met.do.screen.number,
      })),
      armor: [seatOf(battle, enemy).armor, seatOf(after, enemy).armor],
      rounds: ammunition === null || left === undefined ? null : { ammunition, left },
    },
    ...lineOf(after, side, rest),
  ];
};

const winOf = (battle: Battle, side: Side, { line, ...win }: ForcedWin): Certain => ({
  ...{ kind: 'forced win', side, ...win },
  line: lineOf(battle, side, line),
});

/** What each open maneuver of a side would come to. */
type Prospects = readonly {
  readonly maneuver: Maneuver;
  readonly met: readonly WhatIf[];
}[];

/** The maneuvers that hit whatever is answered: none where the enemy may be gone before (E1). */
const sureHits = (prospects: Prospects): readonly { maneuver: Maneuver; damage: number }[] =>
  prospects
    .filter(({ met }) =>
      met.every(({ do: { hits }, enemy }) => hits && !enemy.includes('may escape')),
    )
    .map(({ maneuver, met }) => ({
      maneuver,
      damage: met.reduce((least, { do: { damage } }) => Math.min(least, damage), Infinity),
    }))
    .toSorted((one, other) => other.damage - one.damage);

/** The maneuvers with which a side would hold the other where they stand, by pages alone. */
const lockedBy = (battle: Battle, { sees, range }: Pairing, side: Side): readonly Maneuver[] => {
  const [own, enemy] = [side, OTHER_SIDE[side]].map((each) =>
    bookletOf(battle, seatIn(DUEL, each)),
  );
  return (
    locksOf(sure(own), sure(enemy)).find(
      (lock) =>
        lock.range === range &&
        lock.one === sees[OTHER_SIDE[side]].number &&
        lock.other === sees[side].number,
    )?.maneuvers ?? []
  );
};

/** What is certain of the next turn for a side. */
const nextTurn = (battle: Battle, pairing: Pairing, side: Side): readonly Certain[] => {
  const seat = seatIn(DUEL, side);
  const open = openManeuvers(battle, seat);
  const prospects = open.map((maneuver) => ({ maneuver, met: whatIf(battle, seat, maneuver) }));
  const hits = sureHits(prospects);
  const safe = prospects.filter(({ met }) => met.every(({ take }) => take.damage === 0));
  const locks = lockedBy(battle, pairing, side).filter((maneuver) =>
    hits.some((hit) => hit.maneuver === maneuver),
  );
  const supplies = battle.options.ammunition === 'ignored' ? {} : seatOf(battle, seat).ammunition;
  const last = Object.keys(supplies).filter((kind) => supplies[kind] === 1);
  return [
    ...(locks.length > 0 ? [{ kind: 'lock', side, consoles: consolesOf(locks) } as const] : []),
    ...(hits.length > 0
      ? [
          {
            ...({ kind: 'sure hit', side } as const),
            maneuvers: hits.map(({ maneuver: { console }, damage }) => ({ console, damage })),
          },
        ]
      : []),
    ...(safe.length > 0
      ? [
          {
            ...({ kind: 'sure safety', side } as const),
            consoles: consolesOf(safe.map(({ maneuver }) => maneuver)),
            all: safe.length === open.length,
          },
        ]
      : []),
    ...last.flatMap((ammunition): readonly Certain[] => {
      const consoles = consolesOf(open.filter((maneuver) => maneuver.ammunition === ammunition));
      return consoles.length > 0 ? [{ kind: 'last round', side, ammunition, consoles }] : [];
    }),
  ];
};

/**
 * What is certain of a battle of two as it stands: a win that one can force, the lone seat's looked for first, with so
 * many positions for each; then what holds for the next turn. Nothing once it is over. That a thing is not among them
 * does not say that it is not so.
 */
export const certainOf = (battle: Battle, positions: number): readonly Certain[] => {
  const pairing = pairingOfDuel(battle);
  if (battle.outcome || !pairing) return [];
  const wins = SIDES.flatMap((side): readonly Certain[] => {
    const win = forcedWin(battle, side, positions);
    return win ? [winOf(battle, side, win)] : [];
  });
  return [...wins, ...SIDES.flatMap((side) => nextTurn(battle, pairing, side))];
};
