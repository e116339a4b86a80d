import type { Category, Range } from '../rules/vocabulary.ts';
import type { WeaponShape } from '../rules/document/figure-document.ts';
import { RANGES } from '../rules/vocabulary.ts';
import { WEAPON_ROWS } from './weapon-rows.ts';

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
  readonly shape: WeaponShape;
  /** At each range; for missiles of the whole salvo. */
  readonly damage: Readonly<Record<Range, number>>;
  readonly heat: number;
  readonly min: number;
  readonly max: number;
  /** Whether a fifth of a salvo goes astray (F3). */
  readonly strays: boolean;
  readonly spends: boolean;
  /** Shots in a ton of ammunition; null if it spends none, or a sheet does not say. */
  readonly shotsOfTon: number | null;
}

const NONE = '–';

/** A weapon of the table by the words of its row. */
const weaponOf = (row: string): readonly [string, WeaponFacts] => {
  const [key = '', name = '', kind = '', shape = '', hits = '', ...numbers] = row.split(/ {2,}/);
  const [heat, min, max, shots, astray] = numbers;
  const [close = 0, medium = close, long = medium] = hits.split('/').map(Number);
  return [
    key,
    {
      ...{ name, kind: kind as WeaponKind, shape: shape as WeaponShape },
      damage: { close, medium, long },
      ...{ heat: Number(heat), min: Number(min), max: Number(max) },
      ...{ strays: astray !== NONE, spends: shots !== NONE },
      shotsOfTon: shots === NONE ? null : Number(shots),
    },
  ];
};

export const WEAPONS: ReadonlyMap<string, WeaponFacts> = new Map(
  WEAPON_ROWS.trim().split('\n').slice(1).map(weaponOf),
);

const OF_CLANS =
  /^(?:clan|er \w+ pulse|heavy (?:small|medium|large) laser|er micro|micro|plasma cannon|protomech|ap gauss|hag|streak lrm|atm)\b/;
/** Whether only the Clans build a weapon of the table, by its word. */
export const isOfClans = (word: string): boolean => OF_CLANS.test(word);

const SPEND: readonly WeaponKind[] = ['autocannon', 'missile', 'machine gun'];

/** Damage from which a torso is built round a gun, and an own autocannon is a great gun (F17). */
export const HUGE = 15;
export const mostDamage = ({ damage }: Pick<WeaponFacts, 'damage'>): number =>
  Math.max(damage.close, damage.medium, damage.long);

/** The facts of an author's own weapon; what its kind says stands for what the sheet does not. */
export const ownFacts = (
  said: Pick<WeaponFacts, 'name' | 'kind' | 'damage' | 'heat' | 'min' | 'max'>,
  hasShots: boolean,
): WeaponFacts => ({
  ...said,
  shape:
    said.kind === 'autocannon' && mostDamage(said) >= HUGE ? 'great gun' : KINDS[said.kind].shape,
  strays: said.kind === 'missile',
  spends: hasShots || SPEND.includes(said.kind),
  shotsOfTon: null,
});

/** A weapon at one range, as the card has it. */
interface WeaponNumbers {
  readonly score: number;
  readonly heat: number;
}

/** The part above a knee counts half, rounded up (F3). */
export const bent = (points: number, knee: number): number =>
  points <= knee ? points : knee + Math.ceil((points - knee) / 2);

/** No weapon scores more by itself (F3). */
const MOST_SCORE = 14;

/** The score of a damage (F3); of most salvos a fifth goes astray. */
const scoreOf = (damage: number, { kind, strays }: WeaponFacts): number =>
  Math.min(MOST_SCORE, bent(strays ? damage - Math.floor(damage / 5) : damage, KINDS[kind].knee));

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
