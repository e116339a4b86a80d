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

export interface PlayedPairing {
  readonly rival: number;
  /** The range at the end of the turn. */
  readonly range: Range;
  readonly deeds: Both<Deed>;
}

export interface Exchange {
  readonly battle: Battle;
  readonly incidents: readonly Incident[];
  /** One for each pairing before the turn; empty for a draw between two turns. */
  readonly pairings: readonly PlayedPairing[];
}

/** Plays one turn (D3–D11), or a draw between two. Every order is read against the battle before
 *  the turn, so nobody acts first: swap the sides and the outcome swaps with them. Orders are
 *  trusted to be open (`openManeuvers`); throws if they do not fit the battle. */
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

/** D14, D15. */
const drawnBetweenTurns = (battle: Battle, { by }: Draw): Exchange => {
  const outcome = { kind: 'nobody', by } as const;
  return {
    battle: { ...battle, turns: battle.turns + 1, outcome },
    incidents: [{ kind: 'ended', outcome }],
    pairings: [],
  };
};
