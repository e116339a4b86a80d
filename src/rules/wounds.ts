import type { Booklet, Critical } from './booklet.ts';
import type { ManeuverSet } from './stat-card.ts';

/** The criticals of one 'Mech, and what they add up to. Made anew only when another is suffered. */
export interface Wounds {
  /** How often each critical has been received, by its id. */
  readonly counts: readonly number[];
  /** Forbidden maneuvers (C4). */
  readonly forbidden: ManeuverSet;
  /** What is added to the score of each maneuver, by console number halved (C5). */
  readonly score: readonly number[];
  /** What is added to the heat cost of each maneuver, by console number halved (C5). */
  readonly heat: readonly number[];
  /** Heat in every turn, whatever is done (C5). */
  readonly eachTurn: number;
  /** A Knocked Down status lasts one turn more (C6). */
  readonly downLonger: boolean;
  /** The pilot dies if heat goes above this (C7); Infinity without such a critical. */
  readonly lethalHeat: number;
}

/** No criticals at all. */
export const unhurt = (booklet: Booklet): Wounds =>
  addUp(booklet, new Array<number>(booklet.criticals.length).fill(0));

/** The same 'Mech with one critical more: the same one again counts again (C3). */
export const wounded = (booklet: Booklet, { counts }: Wounds, critical: Critical): Wounds =>
  addUp(
    booklet,
    counts.map((count, id) => (id === critical.id ? count + 1 : count)),
  );

const addUp = (booklet: Booklet, counts: readonly number[]): Wounds => {
  const score = new Array<number>(33).fill(0);
  const heat = new Array<number>(33).fill(0);
  let [forbidden, eachTurn, downLonger, lethalHeat] = [0, 0, false, Infinity];
  const addTo = (sums: number[], set: ManeuverSet, points: number): void => {
    for (const { bit, console } of booklet.statCard.maneuvers)
      if (set & bit) sums[console >> 1] = (sums[console >> 1] ?? 0) + points;
  };
  for (const { id, effects, reaches } of booklet.criticals) {
    const count = counts[id] ?? 0;
    if (count === 0) continue;
    effects.forEach((effect, index) => {
      const set = reaches[index] ?? 0;
      switch (effect.effect) {
        case 'score':
          addTo(score, set, count * effect.by);
          break;
        case 'heat':
          addTo(heat, set, count * effect.by);
          break;
        case 'heat each turn':
          eachTurn += count * effect.by;
          break;
        case 'forbid':
          if (count >= (effect.received ?? 1)) forbidden |= set;
          break;
        case 'knocked down longer':
          downLonger = true;
          break;
        case 'pilot killed':
          if (effect.heatAbove !== undefined) lethalHeat = Math.min(lethalHeat, effect.heatAbove);
          break;
        case 'damage at once':
        case 'heat at once':
          break;
      }
    });
  }
  return { counts, forbidden, score, heat, eachTurn, downLonger, lethalHeat };
};

/** The criticals suffered, each with how often. */
export const suffered = (
  booklet: Booklet,
  { counts }: Wounds,
): readonly { critical: Critical; times: number }[] =>
  booklet.criticals
    .map((critical) => ({ critical, times: counts[critical.id] ?? 0 }))
    .filter(({ times }) => times > 0);
