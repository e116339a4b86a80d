import { seatOf, sideOf } from '../battle/battle.ts';
import type { LeftBy } from '../battle/seat.ts';
import { viewScreen } from '../booklet/booklet.ts';
import { sure } from '../sure.ts';
import { ESCAPE_SCREEN } from '../vocabulary.ts';
import { outcomeText } from '../words/tell.ts';
import { wrecked } from '../words/wrecked.ts';
import { sayBlows } from './blows.ts';
import { COMIC_WORDS, LONGEST_PLATE, fitting } from './comic-words.ts';
import type { Moment } from './moment.ts';
import { beside, blowWays } from './moment.ts';
import type { SeenView, ToldBattle } from './told-battle.ts';
import { after, before, endOf, happened, nameOf, pagesOfKind, seenIn } from './told-battle.ts';

/** The winner has so little armor left that it is said. */
const NARROW = 5;

const titleOf = (told: ToldBattle): { readonly title: string; readonly by: string } =>
  outcomeText(sure(endOf(told).outcome ?? undefined), told.names);

/** How it ended, short enough for a plate. */
const plateOf = (told: ToldBattle): string =>
  fitting(COMIC_WORDS.ended(titleOf(told).title, told.names.length - 1), LONGEST_PLATE) ?? '';

const leftBy = (told: ToldBattle, at: number, seat: number): LeftBy | null =>
  seatOf(after(told, at), seat).out;

/** Who went out in a turn, by seat. */
const outIn = (told: ToldBattle, at: number): readonly number[] =>
  [...told.names.keys()].filter(
    (seat) => leftBy(told, at, seat) !== null && seatOf(before(told, at), seat).out === null,
  );

/** Pages on which somebody who is out is seen: a wreck, page 29, or the 'Mech that was left. */
const outSights = (told: ToldBattle, at: number, seat: number): readonly SeenView[] => {
  const { booklet, out } = seatOf(after(told, at), seat);
  const seen = seenIn(told, at, seat).map((sight) => ({ ...sight, deeds: null }));
  const range = seen[0]?.screen.range ?? 'medium';
  switch (out) {
    case 'escaped':
      return seen
        .slice(0, 1)
        .map((sight) => ({ ...sight, screen: viewScreen(booklet, ESCAPE_SCREEN) }));
    case 'bailed out':
      return [...pagesOfKind(told, { at, seat }, 'cooling-down', range), ...seen];
    case 'fell':
    case null:
      return [...pagesOfKind(told, { at, seat }, 'knocked-down', 'medium'), ...seen].map(
        (sight) => ({ ...sight, wear: wrecked(sight.wear) }),
      );
  }
};

const wentOut = (told: ToldBattle, at: number, seat: number): readonly string[] => {
  const [who, out] = [nameOf(told, seat), leftBy(told, at, seat)];
  const killed = happened(told, at, 'pilot killed').find((each) => each.seat === seat);
  const fell = happened(told, at, 'fell').some((each) => each.seat === seat);
  if (out === 'escaped') return COMIC_WORDS.escaped(who);
  if (out === 'bailed out') return COMIC_WORDS.bailedOut(who);
  if (fell && killed?.by !== 'critical') return COMIC_WORDS.fell(who);
  return killed ? COMIC_WORDS.killed(who) : COMIC_WORDS.out(who);
};

/** Each who goes out in a turn before the end, in a battle of several. */
export const outsIn = (told: ToldBattle, at: number): readonly Moment[] =>
  outIn(told, at).map((seat) => ({
    ...{ claim: 'event', kind: 'wreck', at, ways: beside([outSights(told, at, seat)]) },
    say: () => ({
      captions: wentOut(told, at, seat),
      plate: COMIC_WORDS.isOut(nameOf(told, seat)),
    }),
  }));

/** What is said of a winner, where only one stands and has hardly any armor left. */
const narrowly = (told: ToldBattle): { readonly note?: readonly string[] } => {
  const { outcome, seats } = endOf(told);
  const [seat = 0, another] = [...seats.keys()].filter((each) => seats[each]?.out === null);
  const { armor } = seatOf({ seats }, seat);
  return outcome?.kind === 'win' && another === undefined && armor <= NARROW
    ? { note: COMIC_WORDS.narrow(nameOf(told, seat), armor) }
    : {};
};

/** The wreck, or the page of an escape; two where both are out; null where everybody stands. Seen are the losers that
 *  went out in the last turn, or all who did if nobody has won. */
export const wreckMoment = (told: ToldBattle): Moment | null => {
  const at = told.last;
  const { outcome } = endOf(told);
  const outs = outIn(told, at).filter(
    (seat) => outcome?.kind !== 'win' || outcome.winner !== sideOf(seat),
  );
  const [one, another] = outs;
  if (one === undefined) return null;
  const [way = null, otherwise] = [...new Set(outs.map((seat) => leftBy(told, at, seat)))];
  return {
    ...{ claim: 'wreck', kind: 'wreck', at },
    ways: beside(outs.slice(0, 2).map((seat) => outSights(told, at, seat))),
    say: () => ({
      captions:
        another === undefined
          ? wentOut(told, at, one)
          : COMIC_WORDS.several(outs.length, told.names.length, otherwise ? null : way),
      ...narrowly(told),
      plate: plateOf(told),
    }),
  };
};

/** The last turn. The page of an escape is left to that, also in a copy of the booklet. */
export const lastMoment = (told: ToldBattle, decided: boolean): Moment => {
  const at = told.last;
  const showsEscape = ({ booklet, screen }: SeenView): boolean =>
    screen.number === ESCAPE_SCREEN &&
    after(told, at).seats.some((seat) => seat.out === 'escaped' && seat.booklet === booklet);
  return {
    ...{ claim: 'last turn', kind: 'blow', at },
    ways: blowWays(told, at).filter((way) => !way.some(showsEscape)),
    say: (sights) => ({
      ...sayBlows(told)(sights),
      ...(decided ? { captions: COMIC_WORDS.decided } : {}),
      ...(wreckMoment(told)
        ? {}
        : { note: COMIC_WORDS.nobody(titleOf(told).by), plate: plateOf(told) }),
    }),
  };
};
