import type { Gun } from './armament.ts';

/** Sizes that distinguish weapons of one name, the heaviest first (F7). */
const SIZES: Readonly<Record<number, readonly string[]>> = {
  2: ['Heavy', 'Light'],
  3: ['Heavy', 'Middle', 'Light'],
};
const MORE_SIZES = ['Heavy', 'Middle', 'Light', 'Small'];

const SIZED = /^(?:Heavy|Middle|Light|Full|Small|Medium|Large) (?=.)/;

/** Long and Short Missile are told apart only if the sheet has both. */
const baseName = (gun: Gun, all: readonly Gun[]): string => {
  const { name } = gun.facts;
  const other = name === 'Long Missile' ? 'Short Missile' : 'Long Missile';
  const isOne = name === 'Long Missile' || name === 'Short Missile';
  return isOne && !gun.isOwn && !all.some(({ facts }) => facts.name === other) ? 'Missile' : name;
};

const damageOf = ({ facts: { damage } }: Gun): number =>
  Math.max(damage.close, damage.medium, damage.long);

/** The card's names for the weapons that it fires (F7); `all` are those of the sheet. */
export const weaponNames = (
  fired: readonly Gun[],
  all: readonly Gun[],
): ReadonlyMap<Gun, string> => {
  const names = new Map<Gun, string>();
  const bases = new Map<string, Gun[]>();
  for (const gun of fired) {
    const base = baseName(gun, all);
    bases.set(base, [...(bases.get(base) ?? []), gun]);
  }
  for (const [base, guns] of bases) {
    const sizes = SIZES[guns.length] ?? MORE_SIZES;
    guns
      .toSorted((one, other) => damageOf(other) - damageOf(one))
      .forEach((gun, at) => {
        names.set(gun, guns.length === 1 ? base : `${sizes[at] ?? ''} ${base}`);
      });
  }
  // A name that ends another one would be a word for both.
  const snub = [...names].some(([, name]) => name === 'Snub PPC');
  for (const [gun, name] of names) if (snub && name === 'PPC') names.set(gun, 'Full PPC');
  return names;
};

/** Two names as one, without sizes if longer than `most` characters; null if it still is. */
export const joinedName = (one: string, other: string, most: number): string | null => {
  const whole = `${one} & ${other}`;
  const plain = `${one.replace(SIZED, '')} & ${other.replace(SIZED, '')}`;
  return whole.length <= most ? whole : plain.length <= most ? plain : null;
};
