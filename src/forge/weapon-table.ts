import type { Category, Range } from '../rules/vocabulary.ts';
import type { WeaponShape } from '../rules/document/figure-document.ts';
import { RANGES } from '../rules/vocabulary.ts';

export const WEAPON_KINDS = [
  ...(['laser', 'ppc', 'autocannon', 'missile', 'machine gun', 'flamer'] as const),
] as const;
export type WeaponKind = (typeof WEAPON_KINDS)[number];

/** How pilots, parts and drawings treat a kind of weapon. */
interface Kindred {
  readonly category: Category;
  /** Added to the name of a part that does not tell its kind (K10). */
  readonly called: string;
  /** Damage above this counts half (F3). */
  readonly knee: number;
  readonly shape: WeaponShape;
}

export const KINDS: Readonly<Record<WeaponKind, Kindred>> = {
  laser: { category: 'III', called: 'Laser', knee: 10, shape: 'laser' },
  ppc: { category: 'VI', called: 'PPC', knee: 10, shape: 'long gun' },
  autocannon: { category: 'I', called: 'Cannon', knee: 5, shape: 'autocannon' },
  missile: { category: 'V', called: 'Missile', knee: 8, shape: 'missiles' },
  'machine gun': { category: 'IV', called: 'Machine Gun', knee: 10, shape: 'machine gun' },
  flamer: { category: 'II', called: 'Flamer', knee: 10, shape: 'machine gun' },
};

/** The facts of a weapon as printed in the games of record sheets; ranges in their paces. */
export interface WeaponFacts {
  /** The card's name (F7). */
  readonly name: string;
  readonly kind: WeaponKind;
  /** At each range; for missiles of the whole salvo. */
  readonly damage: Readonly<Record<Range, number>>;
  readonly heat: number;
  readonly min: number;
  readonly max: number;
  readonly spends: boolean;
}

const at = (close: number, medium = close, long = close): WeaponFacts['damage'] => ({
  close,
  medium,
  long,
});

type Row = readonly [
  key: string,
  name: string,
  kind: WeaponKind,
  damage: WeaponFacts['damage'],
  ...numbers: [heat: number, min: number, max: number],
];

/** Damage, heat, least and longest range, on which all editions of the record sheets agree. */
const ROWS: readonly Row[] = [
  ['small laser', 'Small Laser', 'laser', at(3), 1, 0, 3],
  ['medium laser', 'Medium Laser', 'laser', at(5), 3, 0, 9],
  ['large laser', 'Large Laser', 'laser', at(8), 8, 0, 15],
  ['small pulse laser', 'Small Pulse Laser', 'laser', at(3), 2, 0, 3],
  ['medium pulse laser', 'Medium Pulse Laser', 'laser', at(6), 4, 0, 6],
  ['large pulse laser', 'Large Pulse Laser', 'laser', at(9), 10, 0, 10],
  ['ppc', 'PPC', 'ppc', at(10), 10, 3, 18],
  // The only one whose damage falls with the distance.
  ['snub-nose ppc', 'Snub PPC', 'ppc', at(10, 8, 5), 10, 0, 15],
  ['ac/2', 'Autocannon', 'autocannon', at(2), 1, 4, 24],
  ['ac/5', 'Autocannon', 'autocannon', at(5), 1, 3, 18],
  ['ac/10', 'Autocannon', 'autocannon', at(10), 3, 0, 15],
  ['ac/20', 'Autocannon', 'autocannon', at(20), 7, 0, 9],
  ['ultra ac/5', 'Autocannon', 'autocannon', at(5), 1, 2, 20],
  ['lrm 5', 'Long Missile', 'missile', at(5), 2, 6, 21],
  ['lrm 10', 'Long Missile', 'missile', at(10), 4, 6, 21],
  ['lrm 15', 'Long Missile', 'missile', at(15), 5, 6, 21],
  ['lrm 20', 'Long Missile', 'missile', at(20), 6, 6, 21],
  ['srm 2', 'Short Missile', 'missile', at(4), 2, 0, 9],
  ['srm 4', 'Short Missile', 'missile', at(8), 3, 0, 9],
  ['srm 6', 'Short Missile', 'missile', at(12), 4, 0, 9],
  ['machine gun', 'Machine Gun', 'machine gun', at(2), 0, 0, 3],
  ['flamer', 'Flamer', 'flamer', at(2), 3, 0, 3],
  // It fires a slug like an autocannon, and is as long as a PPC.
  ['gauss rifle', 'Gauss Rifle', 'autocannon', at(15), 1, 2, 22],
];

const SPEND: readonly WeaponKind[] = ['autocannon', 'missile', 'machine gun'];
export const doesSpend = (kind: WeaponKind): boolean => SPEND.includes(kind);

export const WEAPONS: ReadonlyMap<string, WeaponFacts> = new Map(
  ROWS.map(([key, name, kind, damage, heat, min, max]) => [
    key,
    { name, kind, damage, heat, min, max, spends: doesSpend(kind) },
  ]),
);

/** A weapon at one range, as the card has it. */
interface WeaponNumbers {
  readonly score: number;
  readonly heat: number;
}

/** The part above a knee counts half, rounded up (F3). */
export const bent = (points: number, knee: number): number =>
  points <= knee ? points : knee + Math.ceil((points - knee) / 2);

/** The score of a damage (F3); a fifth of a missile salvo misses. */
const scoreOf = (damage: number, { kind }: WeaponFacts): number =>
  bent(kind === 'missile' ? damage - Math.floor(damage / 5) : damage, KINDS[kind].knee);

/** The heat of a shot (F4): a close one needs less aim, and is shorter. */
const heatOf = (heat: number, range: Range): number => {
  const usual = heat - Math.floor(heat / 5);
  return range === 'close' ? usual - Math.max(0, Math.floor((usual - 1) / 3)) : usual;
};

/** Whether it reaches a range (F5): close if the least is below 3, medium from 6 paces, long from 15. */
const reaches = ({ min, max, damage }: WeaponFacts, range: Range): boolean =>
  damage[range] > 0 && { close: min < 3, medium: max >= 6, long: max >= 15 }[range];

/** Only the ranges that it reaches. */
export type WeaponReach = Readonly<Partial<Record<Range, WeaponNumbers>>>;

/** F3–F5. */
export const reachOf = (facts: WeaponFacts): WeaponReach =>
  Object.fromEntries(
    RANGES.filter((range) => reaches(facts, range)).map((range) => [
      range,
      { score: scoreOf(facts.damage[range], facts), heat: heatOf(facts.heat, range) },
    ]),
  );

export const bestScore = (reach: WeaponReach): number =>
  Math.max(0, ...Object.values(reach).map(({ score }) => score));

/** The points of its supply (F6): fewer the harder it hits, and not more than the sheet's shots. */
export const supplyOf = (reach: WeaponReach, shots: number): number =>
  Math.min(Math.floor(72 / (bestScore(reach) + 4) + 0.5), shots);
