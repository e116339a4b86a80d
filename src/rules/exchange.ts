import type { Battle, LeftBy, Pairing, Seat, Side } from './battle.ts';
import { bookletOf, seatOf } from './battle.ts';
import type { Booklet, Critical, Sighting, ViewScreen } from './booklet.ts';
import { lookUp } from './booklet.ts';
import {
  HEAT,
  explodesAt,
  heatAfter,
  heatCost,
  isShutDownAt,
  largestSupply,
  supplyAfter,
} from './heat.ts';
import type { Incident } from './incident.ts';
import type { Orders, SeatOrder } from './orders.ts';
import { ended, leftAt } from './outcome.ts';
import { ledger, scoreOf } from './score.ts';
import type { Maneuver } from './stat-card.ts';
import { maneuverAt } from './stat-card.ts';
import { closer } from './vocabulary.ts';
import type { Wounds } from './wounds.ts';
import { wounded } from './wounds.ts';

/** What one of two did in a pairing. */
export interface Deed {
  /** The console number told. */
  readonly console: number;
  /** Where its look-up led. */
  readonly sees: Sighting;
  /** Damage done, 0 for a miss and where no SCORE is shown. */
  readonly damage: number;
  /** Criticals caused. */
  readonly criticals: readonly Critical[];
}

export interface PairingPlayed extends Readonly<Record<Side, Deed>> {
  readonly range: Pairing['range'];
}

export interface Exchange {
  /** The battle after the turn. */
  readonly battle: Battle;
  readonly incidents: readonly Incident[];
  readonly pairings: readonly PairingPlayed[];
}

/** A pilot dies when D8 takes the armor to this or worse (B2). */
export const DEADLY_ARMOR = -5;

/** One seat while a turn is worked out. */
interface Acting {
  readonly seat: number;
  readonly before: Seat;
  readonly booklet: Booklet;
  readonly order: SeatOrder;
  readonly maneuver: Maneuver;
  armor: number;
  heat: number;
  ammunition: Readonly<Record<string, number>>;
  wounds: Wounds;
  killed: boolean;
}

/** One of two while a turn is worked out. */
interface Acted {
  readonly told: number;
  readonly sees: Sighting;
  damage: number;
  criticals: readonly Critical[];
}

const NO_CRITICALS: readonly Critical[] = [];

/**
 * Plays one turn (D3–D11). Every order is read against the battle as it stood, so nobody acts first:
 * swap the sides and the outcome swaps with them. Orders are trusted to be open (`openManeuvers`); a
 * console the card lacks, or that the enemy's booklet does not know, throws.
 */
export const exchange = (battle: Battle, orders: Orders): Exchange => {
  if (orders.seats.length === 0) return drawnBetweenTurns(battle, orders);
  const incidents: Incident[] = [];
  const acting = orders.seats.map((order, seat) => act(battle, order, seat, incidents));
  const met = battle.pairings.map((pairing, index) =>
    meet(pairing, acting[0] as Acting, acting[index + 1] as Acting, incidents),
  );

  const left = leftAt(
    battle,
    orders,
    met.map(({ lone, rival }) => ({ lone: lone.sees, rival: rival.sees })),
  );
  for (const [seat, leave] of left.seats.entries())
    if (leave) incidents.push({ kind: leave, seat });
  if (!left.outcome) {
    met.forEach(({ lone, rival }, index) => {
      const pairing = battle.pairings[index] as Pairing;
      const [one, other] = [acting[0] as Acting, acting[index + 1] as Acting];
      if (battle.seats[index + 1]?.out || left.seats[index + 1]) return;
      score(one, other, lone, pairing.sees.rival, incidents);
      score(other, one, rival, pairing.sees.lone, incidents);
    });
    met.forEach(({ lone, rival }, index) => {
      const [one, other] = [acting[0] as Acting, acting[index + 1] as Acting];
      readCritical(one, other, lone, incidents);
      readCritical(other, one, rival, incidents);
    });
    for (const mech of acting) settleHeat(battle, mech, incidents);
  }
  return conclude(battle, acting, met, left, incidents);
};

/** D2–D5 for one seat: the maneuver called, its heat and its ammunition. */
const act = (battle: Battle, order: SeatOrder, seat: number, incidents: Incident[]): Acting => {
  const before = seatOf(battle, seat);
  const booklet = bookletOf(battle, seat);
  const maneuver = maneuverAt(booklet.statCard, order.console);
  if (!maneuver) throw new RangeError(`The ${booklet.mech.name} has no maneuver ${order.console}.`);
  const heat = heatAfter(before, maneuver);
  const ammunition = supplyAfter(battle, before, maneuver);
  incidents.push(
    { kind: 'called', seat, maneuver },
    {
      kind: 'heated',
      seat,
      maneuver,
      cost: heatCost(before, maneuver),
      from: before.heat,
      to: heat,
    },
  );
  if (ammunition !== before.ammunition && maneuver.ammunition !== null)
    incidents.push({
      kind: 'spent',
      seat,
      ammunition: maneuver.ammunition,
      left: ammunition[maneuver.ammunition] ?? 0,
    });
  return {
    seat,
    before,
    booklet,
    order,
    maneuver,
    armor: before.armor,
    heat,
    ammunition,
    wounds: before.wounds,
    killed: false,
  };
};

/** D6 for a pairing. The lone player tells a conversion number where its range is another (M3). */
const meet = (
  pairing: Pairing,
  lone: Acting,
  rival: Acting,
  incidents: Incident[],
): Record<Side, Acted> => {
  const loneTold =
    lone.maneuver.range === pairing.range
      ? lone.maneuver.console
      : (lone.maneuver.conversions[pairing.range] ?? lone.maneuver.console);
  return {
    lone: see(lone, loneTold, rival, rival.maneuver.console, incidents),
    rival: see(rival, rival.maneuver.console, lone, loneTold, incidents),
  };
};

/** One look-up (D6): the holder's console, in it the number that the owner told. */
const see = (
  holder: Acting,
  console: number,
  owner: Acting,
  told: number,
  incidents: Incident[],
): Acted => {
  const sighting = lookUp(owner.booklet, { holder: console, owner: told });
  if (!sighting)
    throw new RangeError(
      `The ${owner.booklet.mech.name}'s console ${console} shows nothing for ${told}.`,
    );
  incidents.push({
    kind: 'looked up',
    seat: holder.seat,
    enemy: owner.seat,
    console,
    told,
    sighting,
  });
  return { told: console, sees: sighting, damage: 0, criticals: NO_CRITICALS };
};

/** D8: what `by` does to `on`, and whether the blow kills the pilot (B2). */
const score = (
  by: Acting,
  on: Acting,
  deed: Acted,
  governing: ViewScreen,
  incidents: Incident[],
): void => {
  const { screen } = deed.sees;
  if (screen.score === null) {
    incidents.push({ kind: 'not scored', seat: by.seat, on: on.seat, screen });
    return;
  }
  const points = scoreOf(screen.score, by.before, by.maneuver, governing);
  deed.damage = Math.max(0, points);
  const from = on.armor;
  on.armor -= deed.damage;
  incidents.push({
    kind: 'scored',
    seat: by.seat,
    on: on.seat,
    screen,
    ledger: ledger(by.before, by.maneuver, screen, governing),
    damage: deed.damage,
    from,
    to: on.armor,
  });
  if (on.armor <= DEADLY_ARMOR && !on.killed) {
    on.killed = true;
    incidents.push({ kind: 'pilot killed', seat: on.seat, by: 'armor' });
  }
};

/** D9, C1, C2: the letter's effect on `on`; damage, heat and death count in this turn. */
const readCritical = (by: Acting, on: Acting, deed: Acted, incidents: Incident[]): void => {
  const { line, screen } = deed.sees;
  if (!line || deed.damage === 0) return;
  const reached = deed.damage >= line.threshold;
  incidents.push({
    kind: 'critical',
    seat: by.seat,
    on: on.seat,
    screen,
    line,
    damage: deed.damage,
    reached,
  });
  if (!reached) return;
  const { critical } = line;
  deed.criticals = [critical];
  on.wounds = wounded(on.booklet, on.wounds, critical);
  for (const effect of critical.effects) {
    if (effect.effect === 'damage at once') {
      const from = on.armor;
      on.armor -= effect.by;
      incidents.push({
        kind: 'harmed',
        seat: on.seat,
        critical,
        points: effect.by,
        from,
        to: on.armor,
      });
    } else if (effect.effect === 'heat at once') {
      const from = on.heat;
      on.heat += effect.by;
      incidents.push({
        kind: 'warmed',
        seat: on.seat,
        critical,
        points: effect.by,
        from,
        to: on.heat,
      });
    } else if (effect.effect === 'pilot killed' && effect.heatAbove === undefined && !on.killed) {
      on.killed = true;
      incidents.push({ kind: 'pilot killed', seat: on.seat, by: 'critical' });
    }
  }
};

/**
 * H4, then C7, at the end of the turn; also for a 'Mech that D8 has put out (D10). Where
 * ammunition is ignored (A3) the explosion still takes armor, but no point.
 */
const settleHeat = ({ options }: Battle, mech: Acting, incidents: Incident[]): void => {
  const { seat, heat, ammunition } = mech;
  if (explodesAt(heat, mech.booklet.statCard.shutdown, ammunition)) {
    const chosen = mech.order.loses;
    const kind =
      chosen !== undefined && (ammunition[chosen] ?? 0) > 0
        ? chosen
        : (largestSupply(ammunition) as string);
    const counted = options.ammunition === 'counted';
    const left = (ammunition[kind] ?? 0) - (counted ? 1 : 0);
    if (counted) mech.ammunition = { ...ammunition, [kind]: left };
    const from = mech.armor;
    mech.armor -= HEAT.explosionDamage;
    incidents.push({
      kind: 'exploded',
      seat,
      ammunition: kind,
      supplies: counted
        ? Object.fromEntries(Object.entries(ammunition).filter(([, points]) => points > 0))
        : {},
      left,
      from,
      to: mech.armor,
    });
  }
  if (heat > mech.wounds.lethalHeat && !mech.killed) {
    mech.killed = true;
    incidents.push({ kind: 'pilot killed', seat, by: 'heat' });
  }
};

/** H2, H3, D10 and D14: the battle after the turn. */
const conclude = (
  battle: Battle,
  acting: readonly Acting[],
  met: readonly Record<Side, Acted>[],
  left: ReturnType<typeof leftAt>,
  incidents: Incident[],
): Exchange => {
  const seats = acting.map((mech): Seat => {
    const { seat, before, armor, heat, ammunition, wounds, killed } = mech;
    const shutDown = isShutDownAt(heat, mech.booklet.statCard.shutdown, before.shutDown);
    const fell = armor <= 0;
    const leave: LeftBy | null = left.seats[seat] ?? null;
    const out =
      before.out ??
      leave ??
      (left.outcome ? null : fell ? 'armor' : killed ? 'pilot killed' : null);
    if (!left.outcome) {
      if (fell) incidents.push({ kind: 'fell', seat, armor });
      else if (shutDown !== before.shutDown)
        incidents.push({
          kind: shutDown ? 'shut down' : 'started up',
          seat,
          heat,
        });
    }
    return { armor, heat, ammunition, wounds, shutDown, out };
  });
  const armorFell = acting.some(({ armor, before }) => armor < before.armor);
  const pairings = met.map(({ lone, rival }, index): Pairing => ({
    range: closer(lone.sees.screen.range, rival.sees.screen.range),
    sees: { lone: lone.sees.screen, rival: rival.sees.screen },
    saw: battle.pairings[index]?.sees ?? null,
  }));
  const after: Battle = {
    options: battle.options,
    booklets: battle.booklets,
    seats,
    pairings,
    turns: battle.turns + 1,
    quiet: armorFell ? 0 : battle.quiet + 1,
    outcome: left.outcome,
  };
  const outcome = left.outcome ?? ended(after);
  if (outcome) incidents.push({ kind: 'ended', outcome });
  else
    pairings.forEach(({ sees, range }, index) => {
      if (seats[index + 1]?.out) return;
      incidents.push({
        kind: 'told',
        seat: 0,
        by: index + 1,
        screen: sees.rival,
        range,
      });
      incidents.push({
        kind: 'told',
        seat: index + 1,
        by: 0,
        screen: sees.lone,
        range,
      });
    });
  return {
    battle: outcome === after.outcome ? after : { ...after, outcome },
    incidents,
    pairings: met.map(({ lone, rival }, index) => ({
      range: (pairings[index] as Pairing).range,
      lone: {
        console: lone.told,
        sees: lone.sees,
        damage: lone.damage,
        criticals: lone.criticals,
      },
      rival: {
        console: rival.told,
        sees: rival.sees,
        damage: rival.damage,
        criticals: rival.criticals,
      },
    })),
  };
};

/** A draw that ends the battle before anybody has chosen (D14, D15). */
const drawnBetweenTurns = (battle: Battle, orders: Orders): Exchange => {
  if (!orders.draw) throw new RangeError('A turn has an order for every seat, or is a draw.');
  const outcome = { kind: 'nobody', by: orders.draw.by } as const;
  return {
    battle: { ...battle, turns: battle.turns + 1, outcome },
    incidents: [{ kind: 'ended', outcome }],
    pairings: [],
  };
};
