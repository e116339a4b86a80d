import type { CriticalLine, ViewScreen } from '../booklet/booklet.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import type { Range } from '../vocabulary.ts';
import type { Battle, Outcome, Pairing } from './battle.ts';
import { OTHER_SIDE, seatOf, sideOf } from './battle.ts';
import type { Deed } from './deed.ts';
import { enemyIn, pairingOfDuel, pairingWith } from './duel.ts';
import type { Exchange } from './exchange.ts';
import { exchange } from './exchange.ts';
import type { Incident } from './incident.ts';
import { mayEscape } from './leaving.ts';
import { openManeuvers } from './open-maneuvers.ts';
import type { Seat } from './seat.ts';

export interface WouldDo {
  readonly screen: ViewScreen;
  /** Whether a SCORE is shown and the score is above 0. */
  readonly hits: boolean;
  /** Points of damage by D8, 0 for a miss. */
  readonly damage: number;
  /** The line of the letter looked up, even if the damage does not reach it; null if there is none. */
  readonly line: CriticalLine | null;
  /** The same if the damage reaches it, so that its critical is suffered (D9); else null. */
  readonly bites: CriticalLine | null;
}

/** What a turn may bring besides damage, gravest first. `nobody wins` (D10, D14) concerns both; it
 *  is listed with the enemy's. */
export const FATES = [
  'pilot killed',
  'out',
  'may escape',
  'nobody wins',
  'explodes',
  'shuts down',
  'starts up',
] as const;
export type Fate = (typeof FATES)[number];

/** The result of a maneuver if the enemy called this one. */
export interface WhatIf {
  readonly answer: Maneuver;
  /** The console number that the enemy announces: the maneuver's own, or a conversion (M3). */
  readonly told: number;
  /** What the asking seat would do to the enemy. */
  readonly do: WouldDo;
  /** What the enemy would do to it. */
  readonly take: WouldDo;
  /** The range at the end of the turn (D12). */
  readonly range: Range;
  /** Of the asking seat, at the end of the turn. */
  readonly heat: number;
  readonly enemyHeat: number;
  readonly own: readonly Fate[];
  readonly enemy: readonly Fate[];
  /** Null if the battle goes on, and if others fight on. */
  readonly outcome: Outcome | null;
  readonly after: { readonly own: Seat; readonly enemy: Seat };
}

const wouldDo = ({ sees: { line, screen }, damage, criticals }: Deed): WouldDo => ({
  screen,
  hits: damage > 0,
  damage,
  line,
  bites: criticals.length > 0 ? line : null,
});

const FATE_OF: Readonly<Partial<Record<Incident['kind'], Fate>>> = {
  'pilot killed': 'pilot killed',
  fell: 'out',
  exploded: 'explodes',
  'shut down': 'shuts down',
  'started up': 'starts up',
};

const inOrder = (fates: readonly Fate[]): readonly Fate[] =>
  FATES.filter((fate) => fates.includes(fate));

/** A seat's fates in a turn, among them whether it might leave (E1). With `several` pairings, a
 *  lone player's escape depends on them all (M10) and is left out. */
const fatesOf = (
  battle: Battle,
  turn: Exchange,
  seat: number,
  several: boolean,
): readonly Fate[] => {
  const met = new Set(
    turn.incidents.flatMap((incident) =>
      'seat' in incident && incident.seat === seat ? (FATE_OF[incident.kind] ?? []) : [],
    ),
  );
  if (!(several && seat === 0) && mayEscape(battle, seat, turn.pairings)) met.add('may escape');
  return inOrder([...met]);
};

/** The battle as if this pairing were the only one: everybody else is out. */
export const alone = (battle: Battle, pairing: Pairing): Battle => ({
  ...battle,
  seats: battle.seats.map((seat, at) =>
    at === 0 || at === pairing.rival || seat.out ? seat : { ...seat, out: 'escaped' },
  ),
  pairings: [pairing],
});

/** The turn of two console numbers, by seat, with nobody leaving. */
export const playedAlone = (battle: Battle, numbers: ReadonlyMap<number, number>): Exchange =>
  exchange(battle, {
    seats: battle.seats.map((_, seat) => {
      const console = numbers.get(seat);
      return console === undefined ? null : { console };
    }),
  });

/** Whether another maneuver with the same number does more, or the same and comes first. */
const outdoes = (other: WhatIf, one: WhatIf, among: readonly WhatIf[]): boolean =>
  other.told === one.told &&
  (other.take.damage > one.take.damage ||
    (other.take.damage === one.take.damage && among.indexOf(other) < among.indexOf(one)));

/** The results of a seat's maneuver in one pairing, on its own: one for each maneuver open to the
 *  enemy, in the order of the enemy's card, played by `exchange` from what both booklets and seats
 *  say. Maneuvers of another range come as a conversion (M3); of those with the same number only
 *  the one that does most is kept. Empty if one of the two is out. */
export const whatIf = (
  battle: Battle,
  seat: number,
  maneuver: Maneuver,
  pairing: Pairing | undefined = pairingOfDuel(battle),
): readonly WhatIf[] => {
  if (!pairing) return [];
  const side = sideOf(seat);
  const enemy = enemyIn(pairing, side);
  const here = alone(battle, pairing);
  const several = battle.pairings.length > 1;
  const each = openManeuvers(battle, enemy).flatMap((answer): WhatIf[] => {
    const turn = playedAlone(
      here,
      new Map([
        [seat, maneuver.console],
        [enemy, answer.console],
      ]),
    );
    const met = pairingWith(turn, pairing);
    if (!met) return [];
    const after = { own: seatOf(turn.battle, seat), enemy: seatOf(turn.battle, enemy) };
    // With several rivals the others fight on, whatever this pairing brings (M10, M11).
    const outcome = several ? null : turn.battle.outcome;
    const itsFates = fatesOf(here, turn, enemy, several);
    return [
      {
        answer,
        told: met.deeds[OTHER_SIDE[side]].console,
        do: wouldDo(met.deeds[side]),
        take: wouldDo(met.deeds[OTHER_SIDE[side]]),
        range: met.range,
        heat: after.own.heat,
        enemyHeat: after.enemy.heat,
        own: fatesOf(here, turn, seat, several),
        enemy: outcome?.kind === 'nobody' ? inOrder([...itsFates, 'nobody wins']) : itsFates,
        outcome,
        after,
      },
    ];
  });
  return each.filter((one) => !each.some((other) => outdoes(other, one, each)));
};

/** The results by console number; empty for a maneuver that is not open. */
export type Prospects = (console: number) => readonly WhatIf[];

/** The prospects of a seat in a pairing, each worked out on first use and kept. */
export const prospectsOf = (battle: Battle, seat: number, pairing: Pairing): Prospects => {
  const known = new Map<number, readonly WhatIf[]>();
  const open = openManeuvers(battle, seat);
  return (console) => {
    const maneuver = open.find((each) => each.console === console);
    const prospect =
      known.get(console) ?? (maneuver ? whatIf(battle, seat, maneuver, pairing) : []);
    known.set(console, prospect);
    return prospect;
  };
};
