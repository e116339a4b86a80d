import { expect, test } from 'vitest';
import { ManyReel } from '../../../src/elements/turn/many-reel.ts';
import { mannerOf } from '../../../src/elements/turn/shots.ts';
import type { Pace, Place } from '../../../src/elements/turn/film.ts';
import { CALLED, isBeforeDamage } from '../../../src/rules/fight/steps.ts';
import type { Turn } from './turns.ts';
import { drawnTurns } from './turns.ts';

const PACES: readonly Pace[] = [null, 'by itself', 'at a tap'];

/** What is shown one after the other until somebody may leave for the last time, and each for how long. */
const untilDamage = ({ played }: Turn, pace: Pace, together: boolean): string => {
  const manner = mannerOf(played.pairings.length, together);
  const seen: string[] = [];
  let place: Place | null = { step: CALLED, within: 0 };
  while (place && isBeforeDamage(place.step)) {
    const reel: ManyReel = new ManyReel({
      ...{ played, step: place.step, decided: false, undecided: [], leaving: [] },
      ...{ manner, pace, putAway: null, imperils: () => false },
    });
    seen.push(`${reel.shotAt(place).kind} ${reel.lasts(place)} ${reel.hears(place)}`);
    place = reel.after(place);
  }
  return seen.join(', ');
};

test.each([2, 3, 4, 7])(
  'law: one against %i: before any damage the same is shown for as long, whatever was called',
  (rivals) => {
    let seed = 3;
    const draw = (): number => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    const turns = Array.from({ length: 30 }, () => drawnTurns(rivals, draw))
      .flat()
      .filter(({ played }) => played.pairings.length === rivals);
    expect(new Set(turns.map(({ orders }) => JSON.stringify(orders))).size).toBeGreaterThan(30);
    for (const pace of PACES)
      for (const together of [false, true]) {
        const seen = new Set(turns.map((turn) => untilDamage(turn, pace, together)));
        expect([...seen]).toHaveLength(1);
      }
  },
);
