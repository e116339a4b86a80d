import { seatOf } from '../battle/battle.ts';
import { pairingOfSeat } from '../battle/duel.ts';
import { sure } from '../sure.ts';
import { wearOf } from '../words/wear.ts';
import { soundOf } from './blows.ts';
import { COMIC_WORDS } from './comic-words.ts';
import { outMoment } from './ending-moments.ts';
import type { Moment } from './moment.ts';
import { beside } from './moment.ts';
import { soundOfExplosion } from './sounds.ts';
import type { SeenView, ToldBattle } from './told-battle.ts';
import {
  after,
  before,
  exchangeAt,
  happened,
  outIn,
  pagesOfKind,
  seenIn,
  sightsIn,
  takenIn,
} from './told-battle.ts';

/** Events of a battle, what matters most first. */
export const EVENT_KINDS = ['out', 'explosion', 'shutdown', 'arm gone', 'knocked down'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface Event {
  readonly kind: EventKind;
  readonly moment: Moment;
}

/** Pages of what happened to one seat or to two. */
const waysOf = (seats: readonly number[], sights: (seat: number) => readonly SeenView[]) => {
  const [one, other] = seats;
  if (one === undefined) return [];
  return other === undefined
    ? sights(one).map((sight) => [sight])
    : beside(sights(one), sights(other));
};

/** Ammunition that explodes in a turn: one moment, of one 'Mech or two; none if nothing does. */
export const explosionsIn = (told: ToldBattle, at: number): readonly Moment[] => {
  const exploded = happened(told, at, 'exploded');
  const seats = [...new Set(exploded.map(({ seat }) => seat))];
  return seats.length === 0
    ? []
    : [
        {
          ...{ claim: 'event', kind: 'explosion', at },
          ways: waysOf(seats.slice(0, 2), (seat) => seenIn(told, at, seat)),
          say: (sights) => {
            const [sight, other] = sights;
            const { ammunition, seat, supplies } = sure(
              exploded.find((each) => each.seat === sight?.seen),
            );
            const counted = Object.keys(supplies).length > 0;
            return {
              captions: other
                ? COMIC_WORDS.goesOffInEach
                : COMIC_WORDS.goesOff(sure(told.names[seat]), counted ? ammunition : null),
              sound: soundOfExplosion(sights.length),
            };
          },
        },
      ];
};

/** The pages on which a shut-down 'Mech stands, at the range of the turn first; else as it was seen. */
const standing = (told: ToldBattle, at: number, seat: number): readonly SeenView[] => {
  const seen = seenIn(told, at, seat);
  const by = seen[0]?.by ?? 0;
  const { range } = pairingOfSeat(exchangeAt(told, at), seat) ?? { range: 'medium' };
  return [
    ...pagesOfKind(told, { at, by, seat }, 'cooling-down', range),
    ...seen.filter((sight) => takenIn(sight) === 0),
  ];
};

const shutdowns = (told: ToldBattle, at: number): readonly Event[] => {
  const shut = happened(told, at, 'shut down').filter(
    ({ seat }) => seatOf(after(told, at), seat).out === null,
  );
  if (shut.length === 0) return [];
  const seats = shut.slice(0, 2).map(({ seat }) => seat);
  return [
    {
      kind: 'shutdown',
      moment: {
        ...{ claim: 'event', kind: 'shutdown', at },
        ways: waysOf(seats, (seat) => standing(told, at, seat)),
        say: (sights) => {
          const [one, other] = sights.map(({ seen }) =>
            sure(shut.find(({ seat }) => seat === seen)),
          );
          const first = sure(one);
          return {
            captions: other
              ? COMIC_WORDS.bothShutDown(first.heat, other.heat)
              : COMIC_WORDS.shutDown(sure(told.names[first.seat]), first.heat),
          };
        },
      },
    },
  ];
};

const armsGone = (told: ToldBattle, at: number): readonly Event[] =>
  sightsIn(told, at).flatMap((sight): readonly Event[] => {
    const was = wearOf(seatOf(before(told, at), sight.seen))?.gone ?? [];
    const side = sight.wear?.gone?.find((each) => !was.includes(each));
    return side && takenIn(sight) > 0
      ? [
          {
            kind: 'arm gone',
            moment: {
              ...{ claim: 'event', kind: 'blow', at, ways: [[sight]] },
              say: () => ({
                captions: COMIC_WORDS.armGone(sure(told.names[sight.seen]), side),
                sound: soundOf(told, [sight]),
              }),
            },
          },
        ]
      : [];
  });

const knockedDown = (told: ToldBattle, at: number): readonly Event[] => {
  const down = sightsIn(told, at).filter(
    (sight) => sight.screen.picture === 'knocked-down' && takenIn(sight) > 0,
  );
  const one = down[0];
  if (!one) return [];
  const other = down.find(({ by, seen }) => by === one.seen && seen === one.by);
  return [
    {
      kind: 'knocked down',
      moment: {
        ...{ claim: 'event', kind: 'blow', at },
        ways: [...(other ? [[one, other]] : []), ...down.map((sight) => [sight])],
        say: (sights) => ({
          captions:
            sights.length > 1
              ? COMIC_WORDS.eachDown
              : COMIC_WORDS.down(sure(told.names[sure(sights[0]).seen])),
          sound: soundOf(told, sights),
        }),
      },
    },
  ];
};

/** Everything of a battle that is an event, in the order in which panels are given to it: the first of each kind by
 *  what matters, then the second of each …; of one kind the larger swing first. */
export const eventsOf = (told: ToldBattle, swings: readonly number[]): readonly Moment[] => {
  const events = Array.from({ length: told.last + 1 }, (_, at): readonly Event[] => [
    ...(at < told.last
      ? [
          ...outIn(told, at).map((seat): Event => ({
            kind: 'out',
            moment: outMoment(told, at, seat),
          })),
          ...shutdowns(told, at),
        ]
      : []),
    ...explosionsIn(told, at).map((moment): Event => ({ kind: 'explosion', moment })),
    ...armsGone(told, at),
    ...knockedDown(told, at),
  ]).flat();
  const weight = ({ moment }: Event): number => Math.abs(swings[moment.at] ?? 0);
  return EVENT_KINDS.flatMap((kind, rank) =>
    events
      .filter((event) => event.kind === kind)
      .toSorted((one, other) => weight(other) - weight(one))
      .map(({ moment }, turn) => ({ moment, rank, turn })),
  )
    .toSorted((one, other) => one.turn - other.turn || one.rank - other.rank)
    .map(({ moment }) => moment);
};
