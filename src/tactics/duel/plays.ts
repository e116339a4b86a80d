import type { Booklet, Critical, ViewScreen } from '../../rules/booklet/booklet.ts';
import type { ManeuverSet, StatCard } from '../../rules/booklet/stat-card.ts';
import { CATEGORIES, RANGES } from '../../rules/vocabulary.ts';

/** How many maneuvers a card may have: each has the place of its bit in a `ManeuverSet`. */
export const MOST_MANEUVERS = 32;

/** The place of a console number (even, 2–64): 0–31. */
export const placeAt = (console: number): number => (console >> 1) - 1;

/** The console number at a place. */
export const consoleAt = (place: number): number => 2 * place + 2;

/** What one critical of a booklet does to its 'Mech. */
export interface Harm {
  readonly critical: Critical;
  /** What is added to the score and to the heat cost of each maneuver (C5), by its place. */
  readonly score: Int32Array;
  readonly cost: Int32Array;
  /** What is forbidden from how many times on (C4). */
  readonly forbids: readonly { readonly from: number; readonly set: ManeuverSet }[];
  readonly downLonger: boolean;
  /** Heat above which the pilot dies (C7). */
  readonly lethalHeat: number;
  /** What counts at once (C2). */
  readonly damage: number;
  readonly heat: number;
  readonly kills: boolean;
  /** The categories that it affects (K3), a bit each. */
  readonly affects: number;
}

/** All that a turn reads of a booklet, as sets and numbers. */
export interface Plays {
  readonly booklet: Booklet;
  readonly harms: readonly Harm[];
  /** By range. */
  readonly ofRange: Int32Array;
  /** By view screen number: its range, the Knocked Down status that may last (C6), and its bonus (D11). */
  readonly ranges: Uint8Array;
  readonly down: Int32Array;
  readonly bonus: Int32Array;
  readonly bonusTo: Int32Array;
  /** What a view screen leaves at each range: number × 3 + range (D11, D12). */
  readonly allows: Int32Array;
}

/** Heat that no 'Mech comes to. */
export const NO_HEAT = 0x7fffffff;

const categoriesOf = ({ maneuvers }: StatCard, set: ManeuverSet): number =>
  maneuvers.reduce(
    (all, { bit, categories }) =>
      bit & set
        ? categories.reduce((bits, category) => bits | (1 << CATEGORIES.indexOf(category)), all)
        : all,
    0,
  );

const harmOf = (card: StatCard, critical: Critical): Harm => {
  const harm = {
    critical,
    score: new Int32Array(MOST_MANEUVERS),
    cost: new Int32Array(MOST_MANEUVERS),
    forbids: [] as { from: number; set: ManeuverSet }[],
    downLonger: false,
    lethalHeat: NO_HEAT,
    damage: 0,
    heat: 0,
    kills: false,
    affects: categoriesOf(
      card,
      critical.reaches.reduce((all, each) => all | each, 0),
    ),
  };
  const add = (sums: Int32Array, set: ManeuverSet, points: number): void => {
    for (const { bit, console } of card.maneuvers)
      if (bit & set) sums[placeAt(console)] = (sums[placeAt(console)] ?? 0) + points;
  };
  critical.effects.forEach((effect, index) => {
    const set = critical.reaches[index] ?? 0;
    switch (effect.effect) {
      case 'score':
        add(harm.score, set, effect.by);
        break;
      case 'heat':
        add(harm.cost, set, effect.by);
        break;
      case 'heat each turn':
        add(harm.cost, -1, effect.by);
        break;
      case 'forbid':
        harm.forbids.push({ from: effect.received ?? 1, set });
        break;
      case 'damage at once':
        harm.damage += effect.by;
        break;
      case 'heat at once':
        harm.heat += effect.by;
        break;
      case 'knocked down longer':
        harm.downLonger = true;
        break;
      case 'pilot killed':
        if (effect.heatAbove === undefined) harm.kills = true;
        else harm.lethalHeat = Math.min(harm.lethalHeat, effect.heatAbove);
        break;
    }
  });
  return harm;
};

const madeOf = (booklet: Booklet): Plays => {
  const { statCard, viewScreens, criticals } = booklet;
  const shown = (read: (screen: ViewScreen) => number): number[] =>
    Array.from(viewScreens, (screen) => (screen ? read(screen) : 0));
  return {
    booklet,
    harms: criticals.map((critical) => harmOf(statCard, critical)),
    ofRange: Int32Array.from(RANGES, (range) => statCard.ofRange[range]),
    ranges: Uint8Array.from(shown(({ range }) => RANGES.indexOf(range))),
    down: Int32Array.from(
      shown(({ picture, allows }) => (picture === 'knocked-down' ? allows : 0)),
    ),
    bonus: Int32Array.from(shown(({ status }) => status.bonus?.score ?? 0)),
    bonusTo: Int32Array.from(
      shown(({ status: { bonus } }) =>
        statCard.maneuvers.reduce(
          (set, { bit, colour }) =>
            bonus && (bonus.to === 'any' || bonus.to === colour) ? set | bit : set,
          0,
        ),
      ),
    ),
    allows: Int32Array.from(
      Array.from(viewScreens, (screen) =>
        RANGES.map((range) =>
          screen ? (screen.range === range ? screen.allows : screen.allowsAbroad) : 0,
        ),
      ).flat(),
    ),
  };
};

const known = new WeakMap<Booklet, Plays>();

/** The plays of a booklet, worked out once. */
export const playsOf = (booklet: Booklet): Plays => {
  const plays = known.get(booklet) ?? madeOf(booklet);
  known.set(booklet, plays);
  return plays;
};
