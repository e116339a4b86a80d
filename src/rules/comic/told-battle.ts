import type { Battle, Side } from '../battle/battle.ts';
import { OTHER_SIDE, SIDES, seatOf } from '../battle/battle.ts';
import type { Deed } from '../battle/deed.ts';
import { enemyIn, seatIn } from '../battle/duel.ts';
import type { Incident, IncidentOf } from '../battle/incident.ts';
import type { Booklet, ViewScreen } from '../booklet/booklet.ts';
import type { PictureKind } from '../booklet/picture-kinds.ts';
import type { BattleTurns } from '../fight/replay.ts';
import { sure } from '../sure.ts';
import type { Range } from '../vocabulary.ts';
import type { Named } from '../words/tell.ts';
import type { Wear } from '../words/wear.ts';
import { wearOf } from '../words/wear.ts';

/** A battle that is over, with at least one turn called. */
export interface ToldBattle extends Pick<BattleTurns, 'battles' | 'exchanges'> {
  /** By seat, as the sides are of the fight: its few are lone. */
  readonly names: readonly Named[];
  readonly sides: readonly Side[];
  /** The place of the last turn with numbers, from 0: a draw may come after it. */
  readonly last: number;
}

/** What may be seen in a window: a page as looked up in a turn, or one that shows what came of it. */
export interface SeenView {
  /** The place of its turn, from 0, and its number, from 1. */
  readonly at: number;
  readonly turn: number;
  /** The seat whose 'Mech is in the picture, and the seat that looks. */
  readonly seen: number;
  readonly by: number;
  readonly booklet: Booklet;
  readonly screen: ViewScreen;
  /** As worn and painted as after the turn: a wreck burns, who is shut down is dark. */
  readonly wear: Wear | null;
  /** What who looks did to who is seen, and the other way round; null if it is no page of a look-up. */
  readonly deeds: { readonly mine: Deed; readonly theirs: Deed } | null;
}

/** The battle before a turn, after it, and at its end. */
export const before = ({ battles }: ToldBattle, at: number): Battle => sure(battles[at]);
export const after = ({ battles }: ToldBattle, at: number): Battle => sure(battles[at + 1]);
export const endOf = ({ battles }: ToldBattle): Battle => sure(battles.at(-1));

/** The number of a turn, from 1; a battle that somebody joined goes on in its count. */
export const turnAt = (told: ToldBattle, at: number): number => after(told, at).turns;

export const nameOf = ({ names }: ToldBattle, seat: number): Named => sure(names[seat]);

/** All incidents of a kind in a turn. */
export const happened = <Kind extends Incident['kind']>(
  { exchanges }: ToldBattle,
  at: number,
  kind: Kind,
): readonly IncidentOf<Kind>[] =>
  sure(exchanges[at]).incidents.filter((each): each is IncidentOf<Kind> => each.kind === kind);

/** Each page that was turned to in a turn. */
export const sightsIn = (told: ToldBattle, at: number): readonly SeenView[] =>
  sure(told.exchanges[at]).pairings.flatMap((pairing) =>
    SIDES.map((side): SeenView => {
      const seen = enemyIn(pairing, side);
      const mech = seatOf(after(told, at), seen);
      const [mine, theirs] = [pairing.deeds[side], pairing.deeds[OTHER_SIDE[side]]];
      return {
        ...{ at, turn: turnAt(told, at), seen, by: seatIn(pairing, side), booklet: mech.booklet },
        ...{ screen: mine.sees.screen, deeds: { mine, theirs } },
        // Who is shut down by the turn is not yet dark on its page.
        wear: wearOf({ ...mech, shutDown: seatOf(before(told, at), seen).shutDown }),
      };
    }),
  );

/** Damage done to who is seen, by who looks; and the other way round. */
export const takenIn = ({ deeds }: SeenView): number => deeds?.mine.damage ?? 0;
export const doneIn = ({ deeds }: SeenView): number => deeds?.theirs.damage ?? 0;

/** Each page of a turn on which somebody is hit. */
export const hitsIn = (told: ToldBattle, at: number): readonly SeenView[] =>
  sightsIn(told, at).filter((sight) => takenIn(sight) > 0);

/** By how much somebody's heat rose in a turn; below 0 if it fell. */
export const warmedIn = (told: ToldBattle, at: number, seat: number): number =>
  seatOf(after(told, at), seat).heat - seatOf(before(told, at), seat).heat;

/** The page of a look-up by which somebody was seen, by who hit most first. */
export const seenIn = (told: ToldBattle, at: number, seat: number): readonly SeenView[] =>
  sightsIn(told, at)
    .filter(({ seen }) => seen === seat)
    .toSorted((one, other) => takenIn(other) - takenIn(one));

/** Pages of a kind of picture of a seat's booklet, those at a range first; it must have been seen in the turn. */
export const pagesOfKind = (
  told: ToldBattle,
  { at, seat }: { readonly at: number; readonly seat: number },
  picture: PictureKind,
  range: Range,
): readonly SeenView[] =>
  seenIn(told, at, seat)
    .slice(0, 1)
    .flatMap((seen) =>
      seen.booklet.viewScreens
        .flatMap((screen) => (screen?.picture === picture ? [screen] : []))
        .toSorted((one, other) => Number(other.range === range) - Number(one.range === range))
        .map((screen) => {
          const wear = wearOf(seatOf(after(told, at), seat));
          return { ...seen, screen, wear, deeds: null };
        }),
    );
