import { seatOf, sideOf } from '../battle/battle.ts';
import { pairingOfSeat } from '../battle/duel.ts';
import { viewScreen } from '../booklet/booklet.ts';
import { sure } from '../sure.ts';
import { ESCAPE_SCREEN } from '../vocabulary.ts';
import { outcomeText } from '../words/tell.ts';
import { wearOf } from '../words/wear.ts';
import { wrecked } from '../words/wrecked.ts';
import type { Moment } from './blows.ts';
import { blowWays, sayBlows, soundOf } from './blows.ts';
import { COMIC_WORDS, LONGEST_PLATE, fitting } from './comic-words.ts';
import { soundOfExplosion } from './sounds.ts';
import type { SeenView, ToldBattle } from './told-battle.ts';
import { after, before, endOf, happened, hitsIn, nameOf } from './told-battle.ts';
import { pagesOfKind, seenIn, takenIn } from './told-battle.ts';

/** Events of a kind in a turn. */
type Make = (told: ToldBattle, at: number) => readonly Moment[];

/** The winner has so little armor left that it is said. */
const NARROW = 5;

/** Every way of showing one or two things beside each other, the best first; then one of two alone. */
const beside = ([ones = [], others = []]: readonly (readonly SeenView[])[]): Moment['ways'] => [
  ...ones.flatMap((one) => others.map((other) => [one, other])),
  ...[...ones, ...others].map((sight) => [sight]),
];

/** What happened to one 'Mech or beside each other to two, said of whom its windows show; nothing if to nobody. */
const ofSeats = <Happened extends { readonly seat: number }>(
  moment: Pick<Moment, 'kind' | 'at'>,
  to: readonly Happened[],
  sightsOf: (seat: number) => readonly SeenView[],
  say: (one: Happened, other: Happened | undefined) => ReturnType<Moment['say']>,
): readonly Moment[] => {
  const seats = [...new Set(to.map(({ seat }) => seat))].slice(0, 2);
  const of = (sight: SeenView | undefined) => to.find(({ seat }) => seat === sight?.seen);
  const ways = beside(seats.map(sightsOf));
  return ways.length === 0
    ? []
    : [{ claim: 'event', ...moment, ways, say: ([one, other]) => say(sure(of(one)), of(other)) }];
};

/** Ammunition that explodes in a turn: one moment, of one 'Mech or two; none if nothing does. */
export const explosionsIn: Make = (told, at) =>
  ofSeats(
    { kind: 'explosion', at },
    happened(told, at, 'exploded'),
    (seat) => seenIn(told, at, seat),
    ({ ammunition, seat, supplies }, other) => {
      const isCounted = Object.keys(supplies).length > 0;
      return {
        captions: other
          ? COMIC_WORDS.goesOffInEach
          : COMIC_WORDS.goesOff(nameOf(told, seat), isCounted ? ammunition : null),
        sound: soundOfExplosion(other ? 2 : 1),
      };
    },
  );

/** Who is shut down, on the pages where it stands, at the range of the turn first; else as it was seen. */
const shutdownsIn: Make = (told, at) =>
  ofSeats(
    { kind: 'shutdown', at },
    happened(told, at, 'shut down').filter(({ seat }) => !seatOf(after(told, at), seat).out),
    (seat) => {
      const { range } = pairingOfSeat(sure(told.exchanges[at]), seat) ?? { range: 'medium' };
      return [
        ...pagesOfKind(told, { at, seat }, 'cooling-down', range),
        ...seenIn(told, at, seat).filter((sight) => takenIn(sight) === 0),
      ];
    },
    ({ heat, seat }, other) => ({
      captions: other
        ? COMIC_WORDS.bothShutDown(heat, other.heat)
        : COMIC_WORDS.shutDown(nameOf(told, seat), heat),
    }),
  );

const blow = (
  told: ToldBattle,
  ways: Moment['ways'],
  captions: (sights: readonly SeenView[]) => readonly string[],
): Moment => ({
  ...{ claim: 'event', kind: 'blow', at: sure(ways[0]?.[0]).at, ways },
  say: (sights) => ({ captions: captions(sights), sound: soundOf(told, sights) }),
});

const armsGoneIn: Make = (told, at) =>
  hitsIn(told, at).flatMap((sight) => {
    const was = wearOf(seatOf(before(told, at), sight.seen))?.gone ?? [];
    const side = sight.wear?.gone?.find((each) => !was.includes(each));
    if (!side) return [];
    return [blow(told, [[sight]], () => COMIC_WORDS.armGone(nameOf(told, sight.seen), side))];
  });

const knockedDownIn: Make = (told, at) => {
  const down = hitsIn(told, at).filter(({ screen }) => screen.picture === 'knocked-down');
  const [one] = down;
  if (!one) return [];
  const other = down.find(({ by, seen }) => by === one.seen && seen === one.by);
  const ways = [...(other ? [[one, other]] : []), ...down.map((sight) => [sight])];
  return [
    blow(told, ways, ([sight, second]) =>
      second ? COMIC_WORDS.eachDown : COMIC_WORDS.down(nameOf(told, sure(sight).seen)),
    ),
  ];
};

/** Who went out in a turn, by seat. */
const outIn = (told: ToldBattle, at: number): readonly number[] =>
  [...told.names.keys()].filter(
    (seat) => seatOf(after(told, at), seat).out && !seatOf(before(told, at), seat).out,
  );

/** Pages on which somebody who is out is seen: a wreck, page 29, or the 'Mech that was left. */
const outSights = (told: ToldBattle, at: number, seat: number): readonly SeenView[] => {
  const { booklet, out } = seatOf(after(told, at), seat);
  const seen = seenIn(told, at, seat).map((sight) => ({ ...sight, deeds: null }));
  if (out === 'escaped')
    return seen
      .slice(0, 1)
      .map((sight) => ({ ...sight, screen: viewScreen(booklet, ESCAPE_SCREEN) }));
  if (out === 'bailed out') {
    const range = seen[0]?.screen.range ?? 'medium';
    return [...pagesOfKind(told, { at, seat }, 'cooling-down', range), ...seen];
  }
  const sights = [...pagesOfKind(told, { at, seat }, 'knocked-down', 'medium'), ...seen];
  return sights.map((sight) => ({ ...sight, wear: wrecked(sight.wear) }));
};

const wentOut = (told: ToldBattle, at: number, seat: number): readonly string[] => {
  const [who, { out }] = [nameOf(told, seat), seatOf(after(told, at), seat)];
  if (out === 'escaped') return COMIC_WORDS.escaped(who);
  if (out === 'bailed out') return COMIC_WORDS.bailedOut(who);
  const killed = happened(told, at, 'pilot killed').find((each) => each.seat === seat);
  const fell = happened(told, at, 'fell').some((each) => each.seat === seat);
  return fell && killed?.by !== 'critical' ? COMIC_WORDS.fell(who) : COMIC_WORDS.killed(who);
};

/** Each who goes out in a turn before the end, in a battle of several. */
const outsIn: Make = (told, at) =>
  outIn(told, at).map((seat) => ({
    ...{ claim: 'event', kind: 'wreck', at, ways: beside([outSights(told, at, seat)]) },
    say: () => ({
      captions: wentOut(told, at, seat),
      plate: COMIC_WORDS.isOut(nameOf(told, seat)),
    }),
  }));

const titleOf = (told: ToldBattle): { readonly title: string; readonly by: string } =>
  outcomeText(sure(endOf(told).outcome ?? undefined), told.names);

/** How it ended, short enough for a plate. */
const plateOf = (told: ToldBattle): string =>
  fitting(COMIC_WORDS.ended(titleOf(told).title, told.names.length - 1), LONGEST_PLATE) ?? '';

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
const wreckMoment = (told: ToldBattle): Moment | null => {
  const at = told.last;
  const { outcome } = endOf(told);
  const outs = outIn(told, at).filter(
    (seat) => outcome?.kind !== 'win' || outcome.winner !== sideOf(seat),
  );
  const [one, another] = outs;
  if (one === undefined) return null;
  const alike = new Set(outs.map((seat) => seatOf(after(told, at), seat).out));
  const [way] = alike.size === 1 ? alike : [];
  return {
    ...{ claim: 'wreck', kind: 'wreck', at },
    ways: beside(outs.slice(0, 2).map((seat) => outSights(told, at, seat))),
    say: () => ({
      captions:
        another === undefined
          ? wentOut(told, at, one)
          : COMIC_WORDS.several(outs.length, told.names.length, way ?? 'fell'),
      ...narrowly(told),
      plate: plateOf(told),
    }),
  };
};

const lastMoment = (told: ToldBattle): Moment => ({
  ...{ claim: 'last turn', kind: 'blow', at: told.last, ways: blowWays(told, told.last) },
  say: (sights) => ({
    ...sayBlows(told)(sights),
    ...(wreckMoment(told)
      ? {}
      : { note: COMIC_WORDS.nobody(titleOf(told).by), plate: plateOf(told) }),
  }),
});

/** The last turn, and its wreck; the page of an escape is left to that. */
export const endMoments = (told: ToldBattle): readonly (Moment | null)[] =>
  endOf(told).seats.some(({ out }) => out === 'escaped')
    ? [wreckMoment(told), lastMoment(told)]
    : [lastMoment(told), wreckMoment(told)];

/** What matters most first. At the end of a battle nobody's going out or shutting down is an event. */
const EVENTS: readonly Make[] = [
  (told, at) => (at < told.last ? outsIn(told, at) : []),
  explosionsIn,
  (told, at) => (at < told.last ? shutdownsIn(told, at) : []),
  armsGoneIn,
  knockedDownIn,
];

/** Everything of a battle that is an event, in the order in which panels are given to it: the first of each kind by
 *  what matters, then the second of each …; of one kind the larger swing first. */
export const eventsOf = (told: ToldBattle, swings: readonly number[]): readonly Moment[] => {
  const weight = ({ at }: Moment): number => Math.abs(swings[at] ?? 0);
  const kinds = EVENTS.map((make) =>
    [...swings.keys()]
      .flatMap((at) => make(told, at))
      .toSorted((one, other) => weight(other) - weight(one)),
  );
  const most = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: most }, (_, nth) => kinds.flatMap((of) => of[nth] ?? [])).flat();
};
