import { act, settleHeat } from './acting.ts';
import type { Acting } from './acting.ts';
import type { Battle, LeftBy, Pairing, Seat, Side } from './battle.ts';
import type { Acted } from './blows.ts';
import { meet, readCritical, score } from './blows.ts';
import type { Critical, Sighting } from '../booklet/booklet.ts';
import { isShutDownAt } from './heat.ts';
import type { Incident } from './incident.ts';
import type { Orders } from './orders.ts';
import { ended, leftAt } from './outcome.ts';
import { closer } from '../vocabulary.ts';

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
