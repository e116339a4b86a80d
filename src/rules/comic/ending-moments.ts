import type { Battle } from '../battle/battle.ts';
import { seatOf } from '../battle/battle.ts';
import type { LeftBy, Seat } from '../battle/seat.ts';
import { viewScreen } from '../booklet/booklet.ts';
import { sure } from '../sure.ts';
import { ESCAPE_SCREEN } from '../vocabulary.ts';
import type { Named } from '../words/tell.ts';
import { outcomeText } from '../words/tell.ts';
import { sayBlows } from './blows.ts';
import { COMIC_WORDS, LONGEST_PLATE, fitting } from './comic-words.ts';
import type { Moment, Spoken } from './moment.ts';
import { beside, blowWays } from './moment.ts';
import type { SeenView, ToldBattle } from './told-battle.ts';
import { after, happened, outIn, pagesOfKind, seenIn, wreckPages } from './told-battle.ts';

/** The winner has so little armor left that it is said. */
const NARROW = 5;

/** The battle at its end. */
const endOf = ({ battles }: ToldBattle): Battle => sure(battles.at(-1));

const titleOf = (told: ToldBattle): { readonly title: string; readonly by: string } =>
  outcomeText(sure(endOf(told).outcome ?? undefined), told.names);

/** How it ended, short enough for a plate. */
const plateOf = (told: ToldBattle): string => {
  const ways = COMIC_WORDS.ended(titleOf(told).title, told.names.length - 1);
  return sure(fitting(ways, LONGEST_PLATE) ?? undefined);
};

/** Who is seen at the end: the losers that went out in the last turn, or all who did if nobody has won. */
const lastOuts = (told: ToldBattle): readonly number[] => {
  const { outcome } = endOf(told);
  return outIn(told, told.last).filter(
    (seat) => outcome?.kind !== 'win' || (outcome.winner === 'lone') !== (seat === 0),
  );
};

/** Pages on which somebody who is out is seen: a wreck, page 29, or the 'Mech that was left. */
const outSights = (told: ToldBattle, at: number, seat: number): readonly SeenView[] => {
  const mech = seatOf(after(told, at), seat);
  const seen = seenIn(told, at, seat).map((sight) => ({ ...sight, deeds: null }));
  const [first] = seen;
  switch (mech.out) {
    case 'escaped':
      return first ? [{ ...first, screen: viewScreen(mech.booklet, ESCAPE_SCREEN) }] : [];
    case 'bailed out': {
      const [range, by] = [first?.screen.range ?? 'medium', first?.by ?? 0];
      return [...pagesOfKind(told, { at, by, seat }, 'cooling-down', range), ...seen];
    }
    case 'fell':
    case null:
      return wreckPages(told, at, seat);
  }
};

const wentOut = (told: ToldBattle, at: number, seat: number): readonly string[] => {
  const who = sure(told.names[seat]);
  const killed = happened(told, at, 'pilot killed').find((each) => each.seat === seat);
  const fell = happened(told, at, 'fell').some((each) => each.seat === seat);
  const { out }: Pick<Seat, 'out'> = seatOf(after(told, at), seat);
  if (out === 'escaped') return COMIC_WORDS.escaped(who);
  if (out === 'bailed out') return COMIC_WORDS.bailedOut(who);
  return fell && killed?.by !== 'critical'
    ? COMIC_WORDS.fell(who)
    : killed
      ? COMIC_WORDS.killed(who)
      : COMIC_WORDS.out(who);
};

/** Somebody goes out before the end, in a battle of several. */
export const outMoment = (told: ToldBattle, at: number, seat: number): Moment => ({
  ...{ claim: 'event', kind: 'wreck', at },
  ways: outSights(told, at, seat).map((sight) => [sight]),
  say: () => ({
    captions: wentOut(told, at, seat),
    plate: sure(COMIC_WORDS.out(sure(told.names[seat]))[0]),
  }),
});

/** How all of these went out at the end; null if one did otherwise. */
const alikeOf = (told: ToldBattle, outs: readonly number[]): LeftBy | null => {
  const [one = null, another] = [...new Set(outs.map((seat) => seatOf(endOf(told), seat).out))];
  return another === undefined ? one : null;
};

/** The winner, where only one stands and has hardly any armor left. */
const narrowWinner = (told: ToldBattle): readonly [Named, number] | null => {
  const { outcome, seats } = endOf(told);
  const [seat, another] = [...seats.keys()].filter((each) => seatOf({ seats }, each).out === null);
  if (outcome?.kind !== 'win' || seat === undefined || another !== undefined) return null;
  const { armor } = seatOf({ seats }, seat);
  return armor <= NARROW ? [sure(told.names[seat]), armor] : null;
};

/** The wreck, or the page of an escape; two where both are out; null where everybody stands. */
export const wreckMoment = (told: ToldBattle): Moment | null => {
  const at = told.last;
  const outs = lastOuts(told);
  const [one, other] = outs;
  if (one === undefined) return null;
  const narrow = narrowWinner(told);
  const ofOne = outSights(told, at, one);
  return {
    ...{ claim: 'wreck', kind: 'wreck', at },
    ways:
      other === undefined
        ? ofOne.map((sight) => [sight])
        : beside(ofOne, outSights(told, at, other)),
    say: (): Spoken => ({
      captions:
        outs.length === 1
          ? wentOut(told, at, one)
          : COMIC_WORDS.several(outs.length, told.names.length, alikeOf(told, outs)),
      ...(narrow ? { note: COMIC_WORDS.narrow(...narrow) } : {}),
      plate: plateOf(told),
    }),
  };
};

/** The last turn. What the page of an escape shows is left to that. */
export const lastMoment = (told: ToldBattle, decided: boolean): Moment => {
  const at = told.last;
  const escaped = (seat: number): boolean => seatOf(after(told, at), seat).out === 'escaped';
  const wreck = wreckMoment(told);
  const { by } = titleOf(told);
  return {
    ...{ claim: 'last turn', kind: 'blow', at },
    ways: blowWays(told, at).filter((way) =>
      way.every(({ screen, seen }) => screen.number !== ESCAPE_SCREEN || !escaped(seen)),
    ),
    say: (sights) => ({
      ...sayBlows(told)(sights),
      ...(decided ? { captions: COMIC_WORDS.decided } : {}),
      ...(wreck ? {} : { note: COMIC_WORDS.nobody(by), plate: plateOf(told) }),
    }),
  };
};
