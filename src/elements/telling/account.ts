import type { Battle, Screens, Side } from '../../rules/battle/battle.ts';
import { OTHER_SIDE, bookletOf, seatOf, sideOf } from '../../rules/battle/battle.ts';
import type { Deed } from '../../rules/battle/deed.ts';
import { DUEL, enemyIn, pairingOfDuel, seatIn } from '../../rules/battle/duel.ts';
import type { Exchange, PlayedPairing } from '../../rules/battle/exchange.ts';
import type { Booklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import type { Named } from '../../rules/words/tell.ts';
import { outcomeText } from '../../rules/words/tell.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { wearOf } from '../../rules/words/wear.ts';

/** What is told of a turn: the battle before it, what was played, who is who, and the two it is about. */
export interface Account {
  readonly battle: Battle;
  readonly played: Exchange;
  readonly names: readonly Named[];
  readonly pairing: PlayedPairing;
}

/** The account of a duel's turn; null where it was a draw between two turns. */
export const accountOf = (
  battle: Battle,
  played: Exchange,
  names: readonly Named[],
): Account | null => {
  const pairing = pairingOfDuel(played);
  return pairing ? { battle, played, names, pairing } : null;
};

/** An account as one of its two has it. */
export interface View {
  readonly side: Side;
  /** The own seat, and the one across. */
  readonly seat: number;
  readonly enemy: number;
  readonly me: Named;
  readonly them: Named;
  /** What this side saw and did, and what the enemy did. */
  readonly mine: Deed;
  readonly theirs: Deed;
  /** The booklet that this side holds: the enemy's. */
  readonly booklet: Booklet;
}

const UNKNOWN: Named = { pilot: 'opponent', mech: "'Mech" };

/** What one side has of an account. */
export const viewOf = ({ battle, names, pairing }: Account, side: Side): View => {
  const [seat, enemy] = [seatIn(pairing, side), enemyIn(pairing, side)];
  return {
    side,
    seat,
    enemy,
    me: names[seat] ?? UNKNOWN,
    them: names[enemy] ?? UNKNOWN,
    mine: pairing.deeds[side],
    theirs: pairing.deeds[OTHER_SIDE[side]],
    booklet: bookletOf(battle, enemy),
  };
};

/** What both sides of a duel saw last. */
export const lastScreens = (battle: Battle, exchanges: readonly Exchange[]): Screens | null => {
  const last = exchanges.findLast((played) => pairingOfDuel(played));
  const deeds = last && pairingOfDuel(last)?.deeds;
  return deeds
    ? { lone: deeds.lone.sees.screen, rival: deeds.rival.sees.screen }
    : (pairingOfDuel(battle)?.sees ?? null);
};

/** The picture that a duel ends on: the 'Mech that is out as its enemy saw it last, else the rival's. */
export const lastPicture = (
  battle: Battle,
  exchanges: readonly Exchange[],
): { readonly seat: number; readonly screen: ViewScreen | null } => {
  const out = battle.seats.findIndex((seat) => seat.out !== null);
  const side = out < 0 ? 'rival' : sideOf(out);
  const screens = lastScreens(battle, exchanges);
  return { seat: seatIn(DUEL, side), screen: screens && screens[OTHER_SIDE[side]] };
};

/** What one can see of what a seat has suffered. */
export const wornIn = (battle: Battle, seat: number): Wear | null => wearOf(seatOf(battle, seat));

/** How a battle ended, for the last step. */
export const endedWords = ({ played, names }: Account): string => {
  const { outcome } = played.battle;
  if (!outcome) return '';
  const { title, by } = outcomeText(outcome, names);
  return `${title}: ${by}.`;
};
