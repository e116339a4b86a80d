import { seatOf } from '../battle/battle.ts';
import { pairingOfSeat } from '../battle/duel.ts';
import { sure } from '../sure.ts';
import { wearOf } from '../words/wear.ts';
import { soundOf } from './blows.ts';
import { COMIC_WORDS } from './comic-words.ts';
import { outsIn } from './ending-moments.ts';
import type { Moment } from './moment.ts';
import { beside } from './moment.ts';
import { soundOfExplosion } from './sounds.ts';
import type { SeenView, ToldBattle } from './told-battle.ts';
import { after, before, exchangeAt, happened, hitsIn, nameOf } from './told-battle.ts';
import { pagesOfKind, seenIn, takenIn } from './told-battle.ts';

/** Events of a kind in a turn. */
type Make = (told: ToldBattle, at: number) => readonly Moment[];

/** What happened to one 'Mech or beside each other to two, said of whom its windows show; nothing if to nobody. */
const ofSeats = <Happened extends { readonly seat: number }>(
  moment: Pick<Moment, 'kind' | 'at'>,
  to: readonly Happened[],
  sightsOf: (seat: number) => readonly SeenView[],
  say: (one: Happened, other: Happened | undefined) => ReturnType<Moment['say']>,
): readonly Moment[] => {
  const seats = [...new Set(to.map(({ seat }) => seat))].slice(0, 2);
  const of = (sight: SeenView | undefined) => to.find(({ seat }) => seat === sight?.seen);
  return seats.length === 0
    ? []
    : [
        {
          ...{ claim: 'event', ...moment, ways: beside(seats.map(sightsOf)) },
          say: ([one, other]) => say(sure(of(one)), of(other)),
        },
      ];
};

/** Ammunition that explodes in a turn: one moment, of one 'Mech or two; none if nothing does. */
export const explosionsIn: Make = (told, at) =>
  ofSeats(
    { kind: 'explosion', at },
    happened(told, at, 'exploded'),
    (seat) => seenIn(told, at, seat),
    ({ ammunition, seat, supplies }, other) => {
      const counted = Object.keys(supplies).length > 0;
      return {
        captions: other
          ? COMIC_WORDS.goesOffInEach
          : COMIC_WORDS.goesOff(nameOf(told, seat), counted ? ammunition : null),
        sound: soundOfExplosion(other ? 2 : 1),
      };
    },
  );

/** The pages on which a shut-down 'Mech stands, at the range of the turn first; else as it was seen. */
const standing = (told: ToldBattle, at: number, seat: number): readonly SeenView[] => {
  const { range } = pairingOfSeat(exchangeAt(told, at), seat) ?? { range: 'medium' };
  return [
    ...pagesOfKind(told, { at, seat }, 'cooling-down', range),
    ...seenIn(told, at, seat).filter((sight) => takenIn(sight) === 0),
  ];
};

const shutdownsIn: Make = (told, at) =>
  ofSeats(
    { kind: 'shutdown', at },
    happened(told, at, 'shut down').filter(({ seat }) => !seatOf(after(told, at), seat).out),
    (seat) => standing(told, at, seat),
    (one, other) => ({
      captions: other
        ? COMIC_WORDS.bothShutDown(one.heat, other.heat)
        : COMIC_WORDS.shutDown(nameOf(told, one.seat), one.heat),
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
  return EVENTS.flatMap((make) =>
    [...swings.keys()]
      .flatMap((at) => make(told, at))
      .toSorted((one, other) => weight(other) - weight(one))
      .map((moment, nth) => ({ moment, nth })),
  )
    .toSorted((one, other) => one.nth - other.nth)
    .map(({ moment }) => moment);
};
