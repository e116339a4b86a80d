import type { Battle, Side } from '../../../rules/battle/battle.ts';
import { OTHER_SIDE, SIDES, bookletOf, seatOf, sideOf } from '../../../rules/battle/battle.ts';
import type { Deed } from '../../../rules/battle/deed.ts';
import { DUEL, enemyIn, pairingOfSeat, seatIn } from '../../../rules/battle/duel.ts';
import type { Exchange, PlayedPairing } from '../../../rules/battle/exchange.ts';
import type { Booklet, ViewScreen } from '../../../rules/booklet/booklet.ts';
import { pageOrder } from '../../../rules/fight/steps.ts';
import type { Range } from '../../../rules/vocabulary.ts';
import type { Named } from '../../../rules/words/tell.ts';
import { sideAlone } from '../../../rules/words/tell.ts';
import { isGlassCracked } from '../../../rules/words/wrecked.ts';
import type { Wear } from '../../../rules/words/wear.ts';
import { wearOf } from '../../../rules/words/wear.ts';

/** One pairing in a turn: the battle before it, the turn played, the names. */
export interface Account {
  readonly battle: Battle;
  readonly played: Exchange;
  readonly names: readonly Named[];
  readonly pairing: PlayedPairing;
}

/** By default the one of a duel; null for a draw between turns. */
export const accountOf = (
  battle: Battle,
  played: Exchange,
  names: readonly Named[],
  rival = DUEL.rival,
): Account | null => {
  const pairing = played.pairings.find((each) => each.rival === rival);
  return pairing ? { battle, played, names, pairing } : null;
};

/** The side whose page comes first, then the other. */
export const pagesOf = ({ names, pairing, played }: Account): readonly [Side, Side] =>
  pageOrder(pairing, played.battle.turns, sideAlone(names));

/** A computer pilot's page shows the 'Mech of the only person who plays. */
export const isOwnPage = ({ names }: Account, side: Side): boolean =>
  sideAlone(names) === OTHER_SIDE[side];

/** Both sides are shown the same picture, and this is the second. */
export const isSeenTwice = ({ battle, pairing }: Account, side: Side): boolean => {
  const [lone, rival] = [pairing.deeds.lone, pairing.deeds.rival];
  const isSame =
    bookletOf(battle, seatIn(pairing, 'lone')).id ===
    bookletOf(battle, seatIn(pairing, 'rival')).id;
  return side === 'rival' && isSame && lone.sees.screen.number === rival.sees.screen.number;
};

/** An account from one side. */
export interface View {
  readonly side: Side;
  /** The own seat, and the enemy's. */
  readonly seat: number;
  readonly enemy: number;
  readonly me: Named;
  readonly them: Named;
  /** What this side saw and did, and the enemy's part. */
  readonly mine: Deed;
  readonly theirs: Deed;
  /** The booklet this side holds: the enemy's. */
  readonly booklet: Booklet;
}

const UNKNOWN: Named = { pilot: 'opponent', mech: "'Mech" };

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

/** The last view of a 'Mech; of the lone player's by the rival who hit it, else by the first. */
export const lastScreenOf = (
  battle: Battle,
  exchanges: readonly Exchange[],
  seat: number,
): ViewScreen | null => {
  const by = OTHER_SIDE[sideOf(seat)];
  const fought = exchanges.findLast((played) => pairingOfSeat(played, seat));
  const hit = seat === 0 ? fought?.pairings.find(({ deeds }) => deeds[by].damage > 0) : undefined;
  const last = hit ?? (fought && pairingOfSeat(fought, seat));
  return last?.deeds[by].sees.screen ?? pairingOfSeat(battle, seat)?.sees[by] ?? null;
};

/** The pilot in the seat looks through cracked glass. */
export const isCrackedFor = (battle: Battle, seat: number): boolean =>
  isGlassCracked(seatOf(battle, seat));

/** Visible damage of a seat. */
export const wornIn = (battle: Battle, seat: number): Wear | null => wearOf(seatOf(battle, seat));

/** The page with a kind of picture, at the given range if there are several. */
const pageOf = ({ viewScreens }: Booklet, picture: string, range: Range): ViewScreen | null => {
  const pages = viewScreens.flatMap((screen) => (screen?.picture === picture ? [screen] : []));
  return pages.find((screen) => screen.range === range) ?? pages[0] ?? null;
};

/** The page where a 'Mech lies, usually at medium range. */
export const lying = (booklet: Booklet, range: Range = 'medium'): ViewScreen | null =>
  pageOf(booklet, 'knocked-down', range);

/** Page 55, where a 'Mech only stands. */
export const atRest = (booklet: Booklet): ViewScreen | null =>
  pageOf(booklet, 'cooling-down', 'medium');

/** Sides shown a SCORE, who may hit. */
export const scoresOf = ({ pairing }: Account): readonly Side[] =>
  SIDES.filter((side) => pairing.deeds[side].sees.screen.score !== null);
