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

/** What is shown of one pairing of a turn: the battle before it, what was played, who is who, and the two. */
export interface Account {
  readonly battle: Battle;
  readonly played: Exchange;
  readonly names: readonly Named[];
  readonly pairing: PlayedPairing;
}

/** The account of a turn of one pairing, that of a duel; null where it was a draw between two turns. */
export const accountOf = (
  battle: Battle,
  played: Exchange,
  names: readonly Named[],
  rival = DUEL.rival,
): Account | null => {
  const pairing = played.pairings.find((each) => each.rival === rival);
  return pairing ? { battle, played, names, pairing } : null;
};

/** Whose page is turned to first, and whose then. */
export const pagesOf = ({ names, pairing, played }: Account): readonly [Side, Side] =>
  pageOrder(pairing, played.battle.turns, sideAlone(names));

/** Whether a side, of a computer pilot, sees the 'Mech of the one person who plays. */
export const isOwnPage = ({ names }: Account, side: Side): boolean =>
  sideAlone(names) === OTHER_SIDE[side];

/** Whether a side is shown the very picture that the other is shown, and is the second. */
export const isSeenTwice = ({ battle, pairing }: Account, side: Side): boolean => {
  const [lone, rival] = [pairing.deeds.lone, pairing.deeds.rival];
  const isSame =
    bookletOf(battle, seatIn(pairing, 'lone')).id ===
    bookletOf(battle, seatIn(pairing, 'rival')).id;
  return side === 'rival' && isSame && lone.sees.screen.number === rival.sees.screen.number;
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

/** What was seen last of the 'Mech in a seat: of the lone player's by whoever hit it, else by the first. */
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

/** Whose 'Mech a battle ends on: the lone player's if it is out, else the rival that went last, else the first. */
export const loserOf = (battle: Battle, exchanges: readonly Exchange[]): number => {
  if (seatOf(battle, 0).out) return 0;
  const before = exchanges.at(-1)?.pairings.map(({ rival }) => rival) ?? [];
  const last = battle.seats.findLastIndex(({ out }, seat) => out !== null && before.includes(seat));
  return last > 0
    ? last
    : Math.max(
        DUEL.rival,
        battle.seats.findIndex(({ out }) => out !== null),
      );
};

/** The picture that a battle ends on: the 'Mech that is out as its enemy saw it last, else the rival's. */
export const lastPicture = (
  battle: Battle,
  exchanges: readonly Exchange[],
): { readonly seat: number; readonly screen: ViewScreen | null } => {
  const seat = loserOf(battle, exchanges);
  return { seat, screen: lastScreenOf(battle, exchanges, seat) };
};

/** Whether whoever sits there looks through cracked glass. */
export const isCrackedFor = (battle: Battle, seat: number): boolean =>
  isGlassCracked(seatOf(battle, seat));

/** What one can see of what a seat has suffered. */
export const wornIn = (battle: Battle, seat: number): Wear | null => wearOf(seatOf(battle, seat));

/** The page with a picture of a kind, of that range where there are several. */
const pageOf = ({ viewScreens }: Booklet, picture: string, range: Range): ViewScreen | null => {
  const pages = viewScreens.flatMap((screen) => (screen?.picture === picture ? [screen] : []));
  return pages.find((screen) => screen.range === range) ?? pages[0] ?? null;
};

/** The page on which a 'Mech lies: of middle range, unless said. */
export const lying = (booklet: Booklet, range: Range = 'medium'): ViewScreen | null =>
  pageOf(booklet, 'knocked-down', range);

/** The page on which a 'Mech stands and does nothing. */
export const atRest = (booklet: Booklet, range: Range): ViewScreen | null =>
  pageOf(booklet, 'cooling-down', range);

/** Who is shown a SCORE in a pairing: whoever is, may hit. */
export const scoresOf = ({ pairing }: Account): readonly Side[] =>
  SIDES.filter((side) => pairing.deeds[side].sees.screen.score !== null);
