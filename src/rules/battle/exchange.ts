import type { Range } from '../vocabulary.ts';
import type { Acting } from './acting.ts';
import { act, settleHeat } from './acting.ts';
import { aftermath } from './aftermath.ts';
import type { Battle, Both } from './battle.ts';
import { strike } from './blows.ts';
import type { Deed } from './deed.ts';
import { meet, rangeAfter } from './deed.ts';
import type { Incident } from './incident.ts';
import { leaving } from './leaving.ts';
import type { Draw, Orders } from './orders.ts';

/** What the lone player and one rival did to each other in a turn. */
export interface PlayedPairing {
  /** The rival's seat. */
  readonly rival: number;
  /** The range that the turn ended at. */
  readonly range: Range;
  readonly deeds: Both<Deed>;
}

export interface Exchange {
  /** The battle after the turn. */
  readonly battle: Battle;
  readonly incidents: readonly Incident[];
  /** By the pairings before the turn; none where a draw came between two turns. */
  readonly pairings: readonly PlayedPairing[];
}

/**
 * Plays one turn (D3–D11), or a draw between two. Every order is read against the battle as it stood,
 * so nobody acts first: swap the sides and the outcome swaps with them. Orders are trusted to be open
 * (`openManeuvers`); what does not fit the battle throws.
 */
export const exchange = (battle: Battle, orders: Orders): Exchange => {
  if (!orders.seats) return drawnBetweenTurns(battle, orders.draw);
  const incidents: Incident[] = [];
  const acting = battle.seats.map((_, seat) => act(battle, orders, seat, incidents));
  const meetings = battle.pairings.map((pairing) =>
    meet(pairing, acting[0] as Acting, acting[pairing.rival] as Acting, incidents),
  );
  const left = leaving(battle, orders, meetings);
  left.seats.forEach((leave, seat) => {
    if (leave) incidents.push({ kind: leave, seat });
  });
  if (!left.outcome) {
    strike(meetings, left, incidents);
    for (const mech of acting)
      if (mech && !left.seats[mech.seat]) settleHeat(battle.options, mech, incidents);
  }
  return {
    battle: aftermath(battle, acting, meetings, left, incidents),
    incidents,
    pairings: meetings.map(({ pairing: { rival }, deeds }) => ({
      rival,
      range: rangeAfter(deeds),
      deeds,
    })),
  };
};

/** A draw that ends the battle before anybody has chosen (D14, D15). */
const drawnBetweenTurns = (battle: Battle, { by }: Draw): Exchange => {
  const outcome = { kind: 'nobody', by } as const;
  return {
    battle: { ...battle, turns: battle.turns + 1, outcome },
    incidents: [{ kind: 'ended', outcome }],
    pairings: [],
  };
};
