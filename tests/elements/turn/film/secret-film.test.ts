import { expect, test } from 'vitest';
import type { Pace, Place } from '../../../../src/elements/turn/film/pace.ts';
import { playedTurn } from '../../../../src/elements/turn/facts/played-turn.ts';
import { Reel } from '../../../../src/elements/turn/film/reel.ts';
import { formOf } from '../../../../src/elements/turn/facts/shots.ts';
import { CALLED, isBeforeDamage } from '../../../../src/rules/fight/steps.ts';
import type { Turn } from '../turns.ts';
import { castOf, drawnTurns } from '../turns.ts';

const PACES: readonly Pace[] = [null, 'by itself', 'at a tap'];

/** What is shown, and for how long, up to the last chance to leave. */
const untilDamage = ({ battle, played }: Turn, pace: Pace, together: boolean): string => {
  const turn = playedTurn(battle, played, castOf(battle.seats.length - 1));
  const form = formOf(played, together);
  const seen: string[] = [];
  let place: Place | null = { step: CALLED, within: 0 };
  while (place && isBeforeDamage(place.step)) {
    const reel: Reel = new Reel({
      ...{ turn, form, pace, step: place.step, decided: false, undecided: [] },
      ...{ leaving: [], ready: true, putAway: null },
    });
    seen.push(`${reel.shotAt(place).kind} ${reel.lasts(place)} ${reel.hears(place)}`);
    place = reel.after(place);
  }
  return seen.join(', ');
};

test.each([2, 3, 4, 7])(
  'law: one against %i: before damage, every turn shows the same for the same time, whatever was called',
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
