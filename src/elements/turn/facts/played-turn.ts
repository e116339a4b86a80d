import type { Battle } from '../../../rules/battle/battle.ts';
import type { Exchange } from '../../../rules/battle/exchange.ts';
import type { Incident } from '../../../rules/battle/incident.ts';
import { sure } from '../../../rules/sure.ts';
import type { Named } from '../../../rules/words/tell.ts';
import type { Account } from './account.ts';
import { accountOf } from './account.ts';

/** Whether an incident is between the lone pilot and one rival: what a turn leaves behind is nobody's alone. */
const isBetween = (incident: Incident, rival: number): boolean => {
  switch (incident.kind) {
    case 'scored':
    case 'not scored':
    case 'critical':
      return incident.seat === rival || incident.on === rival;
    case 'ignored':
      return incident.seat === rival || incident.by === rival;
    case 'looked up':
      return incident.seat === rival || incident.enemy === rival;
    case 'called':
      return incident.seat === 0 || incident.seat === rival;
    case 'bailed out':
    case 'ended':
    case 'escaped':
    case 'exploded':
    case 'fell':
    case 'harmed':
    case 'heated':
    case 'pilot killed':
    case 'shut down':
    case 'spent':
    case 'started up':
    case 'status':
    case 'warmed':
      return false;
  }
};

/** A turn that was played, as all of its film is shown from. */
export interface PlayedTurn {
  /** The battle before it. */
  readonly battle: Battle;
  readonly played: Exchange;
  readonly names: readonly Named[];
  /**
   * An account for each pairing, in the order of the rivals' seats: of several each has what the two of it
   * called, saw and did, and nothing of the others, so that it is shown as a duel's is.
   */
  readonly accounts: readonly Account[];
}

export const playedTurn = (
  battle: Battle,
  played: Exchange,
  names: readonly Named[],
): PlayedTurn => {
  const accounts = played.pairings.map(({ rival }) => {
    const account = sure(accountOf(battle, played, names, rival));
    const incidents = played.incidents.filter((each) => isBetween(each, rival));
    return battle.seats.length > 2 ? { ...account, played: { ...played, incidents } } : account;
  });
  return { battle, played, names, accounts };
};

/** The account of the pairing with a rival. */
export const accountWith = ({ accounts }: PlayedTurn, rival: number): Account =>
  sure(accounts.find(({ pairing }) => pairing.rival === rival));

/** The account that a seat is seen in: a rival's own, the lone pilot's by whoever hit hardest. */
export const accountOfSeat = ({ accounts }: PlayedTurn, seat: number): Account => {
  const own = accounts.find(({ pairing }) => pairing.rival === seat);
  const [first] = accounts.toSorted(
    (one, other) => other.pairing.deeds.rival.damage - one.pairing.deeds.rival.damage,
  );
  return sure(own ?? first);
};

/** What a pilot is called. */
export const pilotOf = (names: readonly Named[], seat: number): string => names[seat]?.pilot ?? '';
