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

/** What one of two would see and do. */
export interface WouldDo {
  readonly screen: ViewScreen;
  /** Whether the view screen shows a SCORE and the score is above 0. */
  readonly hits: boolean;
  /** Points of damage by D8, 0 for a miss. */
  readonly damage: number;
  /** The line of the letter looked up, whether or not the damage reaches it; null without one. */
  readonly line: CriticalLine | null;
  /** The same where the damage reaches it: its critical would be suffered (D9). */
  readonly bites: CriticalLine | null;
}

/**
 * What a turn may bring upon one of two besides damage, in the order of their weight. That nobody wins (D10,
 * D14) comes upon both at once, and stands with the enemy's.
 */
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

/** What would come of a maneuver if the enemy called this one. */
export interface WhatIf {
  /** The enemy's. */
  readonly answer: Maneuver;
  /** The console number that the enemy tells with it: the maneuver's own, or a conversion's (M3). */
  readonly told: number;
  /** What the seat that asks would do to the enemy. */
  readonly do: WouldDo;
  /** What the enemy would do to it. */
  readonly take: WouldDo;
  /** The range that the turn would end at (D12). */
  readonly range: Range;
  /** Heat of the seat that asks, at the end of the turn. */
  readonly heat: number;
  /** Heat of the enemy, likewise. */
  readonly enemyHeat: number;
  /** What would become of the seat that asks. */
  readonly own: readonly Fate[];
  /** What would become of the enemy. */
  readonly enemy: readonly Fate[];
  /** How the battle would end; null where it goes on, and where others fight on. */
  readonly outcome: Outcome | null;
  /** How the two would stand after the turn: armor, heat, ammunition, criticals. */
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

/**
 * What a turn would make of a seat: what it says of it, and whether that seat might leave it (E1). Whether
 * a lone player might hangs on several (M10): then it is left out.
 */
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

/** The battle as if one pairing of it were all there is: whoever else fights is out of it. */
export const alone = (battle: Battle, pairing: Pairing): Battle => ({
  ...battle,
  seats: battle.seats.map((seat, at) =>
    at === 0 || at === pairing.rival || seat.out ? seat : { ...seat, out: 'escaped' },
  ),
  pairings: [pairing],
});

/** The turn that two numbers would make, nobody leaving; by seat. */
export const playedAlone = (battle: Battle, numbers: ReadonlyMap<number, number>): Exchange =>
  exchange(battle, {
    seats: battle.seats.map((_, seat) => {
      const console = numbers.get(seat);
      return console === undefined ? null : { console };
    }),
  });

/** Whether another maneuver with the same number does more, or as much and comes before it. */
const outdoes = (other: WhatIf, one: WhatIf, among: readonly WhatIf[]): boolean =>
  other.told === one.told &&
  (other.take.damage > one.take.damage ||
    (other.take.damage === one.take.damage && among.indexOf(other) < among.indexOf(one)));

/**
 * What a maneuver of this seat would come to in one pairing, taken by itself, for each maneuver that is
 * open to the enemy, in the order of the enemy's card: played by `exchange` itself, from nothing but what
 * both booklets and both states say. A maneuver of another range comes to this one as a conversion (M3);
 * of those with one number the one that does most stands for all. None where one of the two
 * is out.
 */
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
    // Of several the others fight on, whatever this pairing comes to (M10, M11).
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

/** What each console number would come to; nothing for one that is not open. */
export type Prospects = (console: number) => readonly WhatIf[];

/** The prospects of a seat in a pairing: each worked out when it is first asked for, and then kept. */
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
