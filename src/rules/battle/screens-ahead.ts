import { lookUp } from '../booklet/booklet.ts';
import type { Battle } from './battle.ts';
import { bookletOf } from './battle.ts';
import { numberCalled } from './deed.ts';
import { openManeuvers } from './open-maneuvers.ts';

/** For each seat, the view screens of its booklet that the next exchange may turn to (D6) with any
 *  open maneuvers (D2, M3); empty for seats that are out. */
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
