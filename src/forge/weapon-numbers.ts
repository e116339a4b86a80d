import type { Range } from '../rules/vocabulary.ts';
import { RANGES } from '../rules/vocabulary.ts';
import type { WeaponFacts } from './weapon-table.ts';
import { KINDS } from './weapon-table.ts';

/** A weapon at one range, as the card has it. */
export interface WeaponNumbers {
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
