import type { Booklet, Critical } from '../booklet/booklet.ts';
import type { Effect } from '../document/booklet-document.ts';
import type { ManeuverSet } from '../booklet/stat-card.ts';

/** The criticals of one 'Mech, and what they add up to. Made anew only when another is suffered. */
export interface Wounds {
  /** How often each critical has been received, by its id. */
  readonly counts: readonly number[];
  /** The criticals received, each once. */
  readonly received: readonly Critical[];
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
export const unhurt = (booklet: Booklet): Wounds => ({
  counts: new Array<number>(booklet.criticals.length).fill(0),
  received: [],
  forbidden: 0,
  score: new Array<number>(33).fill(0),
  heat: new Array<number>(33).fill(0),
  eachTurn: 0,
  downLonger: false,
  lethalHeat: Infinity,
});

/** The same 'Mech with one critical more: the same one again counts again (C3). */
export const wounded = (booklet: Booklet, wounds: Wounds, critical: Critical): Wounds => {
  const { effects, id, reaches } = critical;
  const count = (wounds.counts[id] ?? 0) + 1;
  const counts = wounds.counts.slice();
  counts[id] = count;
  const received = count === 1 ? [...wounds.received, critical] : wounds.received;
  let { forbidden, score, heat, eachTurn, downLonger, lethalHeat } = wounds;
  for (let index = 0; index < effects.length; index += 1) {
    const effect = effects[index] as Effect;
    const set = reaches[index] ?? 0;
    switch (effect.effect) {
      case 'score':
        score = added(booklet, score, set, effect.by);
        break;
      case 'heat':
        heat = added(booklet, heat, set, effect.by);
        break;
      case 'heat each turn':
        eachTurn += effect.by;
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
  }
  return { counts, received, forbidden, score, heat, eachTurn, downLonger, lethalHeat };
};

/** Sums by console with points added for the maneuvers of a set. */
const added = (
  { statCard }: Booklet,
  sums: readonly number[],
  set: ManeuverSet,
  points: number,
): readonly number[] => {
  const more = sums.slice();
  for (const { bit, console } of statCard.maneuvers)
    if (set & bit) more[console >> 1] = (more[console >> 1] ?? 0) + points;
  return more;
};

/** The criticals suffered in the order of their first time, each with how often. */
export const suffered = ({
  counts,
  received,
}: Wounds): readonly { readonly critical: Critical; readonly times: number }[] =>
  received.map((critical) => ({ critical, times: counts[critical.id] ?? 0 }));
