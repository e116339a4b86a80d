import { lookUp } from '../booklet/booklet.ts';
import type { Battle } from './battle.ts';
import { bookletOf } from './battle.ts';
import { numberCalled } from './deed.ts';
import { openManeuvers } from './open-maneuvers.ts';

/**
 * The view screens of each seat's booklet, by seat, that the next exchange may turn to (D6), whatever is called of what
 * is open (D2, M3); none of who does not fight.
 */
export const screensAhead = (battle: Battle): readonly (readonly number[])[] => {
  const ahead = battle.seats.map(() => new Set<number>());
  const lone = bookletOf(battle, 0);
  const maneuvers = openManeuvers(battle, 0);
  for (const { range, rival } of battle.pairings) {
    const booklet = bookletOf(battle, rival);
    const called = new Set(maneuvers.map((each) => numberCalled(lone.statCard, each, range)));
    for (const { console: answer } of openManeuvers(battle, rival))
      for (const number of called) {
        const loneSees = lookUp(booklet, { holder: number, owner: answer });
        const rivalSees = lookUp(lone, { holder: answer, owner: number });
        if (loneSees) ahead[rival]?.add(loneSees.screen.number);
        if (rivalSees) ahead[0]?.add(rivalSees.screen.number);
      }
  }
  return ahead.map((screens) => [...screens]);
};
