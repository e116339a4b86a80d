import type { Battle } from '../../../rules/battle/battle.ts';
import type { Exchange } from '../../../rules/battle/exchange.ts';
import type { Incident } from '../../../rules/battle/incident.ts';
import { sure } from '../../../rules/sure.ts';
import type { Named } from '../../../rules/words/tell.ts';
import type { Account } from './account.ts';
import { accountOf } from './account.ts';

/** Between the lone pilot and one rival. Aftermaths of the turn belong to no pairing. */
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

/** Input of a film. */
export interface PlayedTurn {
  /** Before the turn. */
  readonly battle: Battle;
  readonly played: Exchange;
  readonly names: readonly Named[];
  /**
   * One for each pairing, in order of the rivals' seats. With several, each has only what its two called, saw and
   * did, so that it is shown like a duel.
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

export const accountWith = ({ accounts }: PlayedTurn, rival: number): Account =>
  sure(accounts.find(({ pairing }) => pairing.rival === rival));

/** The account that shows a seat: a rival's own, the lone pilot's with the rival who hit hardest. */
export const accountOfSeat = ({ accounts }: PlayedTurn, seat: number): Account => {
  const own = accounts.find(({ pairing }) => pairing.rival === seat);
  const [first] = accounts.toSorted(
    (one, other) => other.pairing.deeds.rival.damage - one.pairing.deeds.rival.damage,
  );
  return sure(own ?? first);
};

export const pilotOf = (names: readonly Named[], seat: number): string => names[seat]?.pilot ?? '';
