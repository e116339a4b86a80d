import { sayBlows, sayFirstHit } from './blows.ts';
import { COMIC_WORDS } from './comic-words.ts';
import { lastMoment, wreckMoment } from './ending-moments.ts';
import { eventsOf, explosionsIn } from './events.ts';
import type { ChosenMoment, Moment } from './moment.ts';
import { MOMENT_KINDS, blowWays, chosenOf } from './moment.ts';
import type { Stretch } from './quiet.ts';
import { stripOf } from './quiet.ts';
import type { WinChances } from './swings.ts';
import { TOLD_SWING, decidedIn, largestSwing, swingsOf } from './swings.ts';
import type { ToldBattle } from './told-battle.ts';
import { isHitIn, pageKey, warmedIn } from './told-battle.ts';

/** How many panels a battle has, with the covers and a strip: by its turns, up to so many. */
const PANELS: readonly (readonly [turns: number, panels: number])[] = [
  [1, 3],
  [2, 4],
  [3, 5],
  [6, 6],
  [9, 7],
  [12, 8],
  [Infinity, 9],
];
/** With more than two there is more to tell. */
const MORE_OF_SEVERAL = 1;
const MOST_PANELS = 10;
const MOST_EVENTS = 3;

/** The panels of a battle without its covers, and the stretch of its strip. */
export interface Choice {
  readonly panels: readonly ChosenMoment[];
  readonly strip: Stretch | null;
}

/** How many panels a battle of so many turns and seats has at most, with the covers. */
export const panelsFor = (turns: number, seats: number): number =>
  Math.min(
    MOST_PANELS,
    (PANELS.find(([most]) => turns <= most)?.[1] ?? 0) + (seats > 2 ? MORE_OF_SEVERAL : 0),
  );

/** Takes moments in their order until the page is full: none whose pages are all taken, none of a turn that a strip
 *  shows, one blow a turn, and no page without a hit of a turn that is told. */
class Choosing {
  readonly #chosen: ChosenMoment[] = [];
  readonly #pages = new Set<string>();
  readonly #told: ToldBattle;
  readonly #room: number;
  readonly #strip: Stretch | null;

  constructor(told: ToldBattle, room: number, strip: Stretch | null) {
    this.#told = told;
    this.#room = room;
    this.#strip = strip;
  }

  /** Takes as many of these as there is room for, at most so many. */
  take(moments: readonly (Moment | null)[], most = Infinity): void {
    let taken = 0;
    for (const moment of moments) {
      if (!moment || taken >= most || this.#chosen.length >= this.#room) continue;
      const chosen = this.#isTold(moment) ? null : chosenOf(moment, this.#pages);
      if (!chosen) continue;
      taken += 1;
      this.#chosen.push(chosen);
      chosen.sights.forEach((sight) => this.#pages.add(pageKey(sight)));
    }
  }

  /** In the order of time. */
  get inTime(): readonly ChosenMoment[] {
    const order = ({ at, kind }: ChosenMoment): number =>
      at * MOMENT_KINDS.length + MOMENT_KINDS.indexOf(kind);
    return this.#chosen.toSorted((one, other) => order(one) - order(other));
  }

  #isTold({ at, kind }: Moment): boolean {
    const strip = this.#strip;
    return (
      (strip !== null && at >= strip.from && at <= strip.to) ||
      (kind === 'blow' &&
        this.#chosen.some(
          (each) => each.at === at && (each.kind === kind || !isHitIn(this.#told, at)),
        ))
    );
  }
}

const mostWarmed = (told: ToldBattle, at: number): number =>
  Math.max(...told.names.map((_, seat) => warmedIn(told, at, seat)));

/** What is told of a battle: its end, the turn that decided, events, swings and the first hit; where that does not fill
 *  the page, smaller blows, and then what was hottest. */
export const chooseOf = (told: ToldBattle, chances: WinChances): Choice => {
  const swings = swingsOf(told, chances);
  const largest = largestSwing(told, swings);
  const decided = decidedIn(told, chances);
  const strip = stripOf(told, largest === null ? [] : [largest]);
  const room = panelsFor(told.last + 1, told.names.length) - 1 - (strip ? 1 : 0);
  const choosing = new Choosing(told, room, strip);
  const blowAt = (at: number, claim: Moment['claim']): Moment => ({
    ...{ claim, kind: 'blow', at, ways: blowWays(told, at), say: sayBlows(told) },
  });
  const bySwing = [...swings.keys()].toSorted(
    (one, other) => Math.abs(swings[other] ?? 0) - Math.abs(swings[one] ?? 0),
  );
  const isTold = (at: number): boolean => Math.abs(swings[at] ?? 0) >= TOLD_SWING;
  const first = [...swings.keys()].find((at) => isHitIn(told, at));
  choosing.take([lastMoment(told, decided !== null && largest === told.last), wreckMoment(told)]);
  if (largest !== null) {
    // Where nobody hits it is what exploded that swings.
    const [exploded] = isHitIn(told, largest) ? [] : explosionsIn(told, largest);
    const moment = { ...(exploded ?? blowAt(largest, 'swing')), claim: 'decided' } as const;
    const say: Moment['say'] = (sights) => ({
      ...moment.say(sights),
      captions: COMIC_WORDS.decided,
    });
    choosing.take([decided ? { ...moment, say } : moment]);
  }
  choosing.take(eventsOf(told, swings), MOST_EVENTS);
  choosing.take(bySwing.filter(isTold).map((at) => blowAt(at, 'swing')));
  if (first !== undefined)
    choosing.take([{ ...blowAt(first, 'first hit'), say: sayFirstHit(told) }]);
  const others = bySwing.filter((at) => !isTold(at));
  choosing.take(others.filter((at) => isHitIn(told, at)).map((at) => blowAt(at, 'swing')));
  choosing.take(
    others
      .toSorted((one, other) => mostWarmed(told, other) - mostWarmed(told, one))
      .map((at) => blowAt(at, 'swing')),
  );
  return { panels: choosing.inTime, strip };
};
