import type { Booklet, Critical } from '../booklet/booklet.ts';
import { criticalOf, isSameCritical } from '../booklet/critical.ts';
import type { ManeuverSet, StatCard } from '../booklet/stat-card.ts';
import type { BroughtCritical } from './entry.ts';
import type { ByManeuver } from './skill.ts';

interface Suffered {
  readonly critical: Critical;
  readonly times: number;
}

/** The criticals of one 'Mech, and their sums. Rebuilt only when another is suffered. */
export interface Wounds {
  /** Each once, in the order first received. */
  readonly suffered: readonly Suffered[];
  /** C4. */
  readonly forbidden: ManeuverSet;
  /** Added to the score of each maneuver (C5). */
  readonly score: ByManeuver;
  /** Added to the heat cost of each maneuver (C5). */
  readonly heat: ByManeuver;
  /** Heat added every turn (C5). */
  readonly eachTurn: number;
  /** A Knocked Down status lasts one turn longer (C6). */
  readonly downLonger: boolean;
  /** The pilot dies if heat goes above this (C7); Infinity without such a critical. */
  readonly lethalHeat: number;
}

const NOTHING: ByManeuver = Array.from({ length: 33 }, () => 0);

const UNHURT: Wounds = {
  suffered: [],
  forbidden: 0,
  score: NOTHING,
  heat: NOTHING,
  eachTurn: 0,
  downLonger: false,
  lethalHeat: Infinity,
};

/** The wounds of a 'Mech that brings these criticals along: they count as received (K8), and their
 *  immediate effects are not repeated. */
export const woundsFrom = (booklet: Booklet, brought: readonly BroughtCritical[]): Wounds =>
  brought.reduce((wounds, { times, ...critical }) => {
    const known = wounds.suffered.find((each) => isSameCritical(each.critical, critical));
    return wounded(
      booklet.statCard,
      wounds,
      known?.critical ?? criticalOf(booklet, critical),
      times,
    );
  }, UNHURT);

/** Adds a critical, once or `more` times; the same critical counts again each time (C3). */
export const wounded = (card: StatCard, wounds: Wounds, critical: Critical, more = 1): Wounds => {
  const before = wounds.suffered.find((each) => each.critical === critical);
  const times = (before?.times ?? 0) + more;
  const suffered = before
    ? wounds.suffered.map((each) => (each === before ? { critical, times } : each))
    : [...wounds.suffered, { critical, times }];
  let { forbidden, score, heat, eachTurn, downLonger, lethalHeat } = wounds;
  critical.effects.forEach((effect, index) => {
    const set = critical.reaches[index] ?? 0;
    switch (effect.effect) {
      case 'score':
        score = added(card, score, set, more * effect.by);
        break;
      case 'heat':
        heat = added(card, heat, set, more * effect.by);
        break;
      case 'heat each turn':
        eachTurn += more * effect.by;
        break;
      case 'forbid':
        if (times >= (effect.received ?? 1)) forbidden |= set;
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
  return { suffered, forbidden, score, heat, eachTurn, downLonger, lethalHeat };
};

/** `sums` with points added for the maneuvers of `set`. */
const added = (
  { byConsole }: StatCard,
  sums: ByManeuver,
  set: ManeuverSet,
  points: number,
): ByManeuver =>
  sums.map((sum, place) => ((byConsole[place]?.bit ?? 0) & set ? sum + points : sum));
