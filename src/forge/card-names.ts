import type { SheetWeapon } from './sheet.ts';
import { mostDamage } from './weapon-table.ts';

/** Sizes that distinguish weapons of one name, the heaviest first (F7); `Plain` and `Full` are spare. */
const SIZES: Readonly<Record<number, readonly string[]>> = {
  2: ['Heavy', 'Light'],
  3: ['Heavy', 'Middle', 'Light'],
};
const MORE_SIZES = ['Heavy', 'Middle', 'Light', 'Small', 'Plain', 'Full', 'Micro'];

/** A size word, wherever it stands. */
const SIZED = /\b(?:Heavy|Middle|Light|Full|Plain|Small|Medium|Large|Micro) (?=.)/g;
const plain = (name: string): string => name.replaceAll(SIZED, '');

/** The most characters of a weapon's name, so that `Dodge & … High` fits a maneuver's. */
const LONGEST = 19;

/** A name with a size before it; those inside go where it would be too long. */
const sized = (size: string, name: string): string => {
  const whole = `${size} ${name}`;
  return whole.length <= LONGEST ? whole : `${size} ${plain(name)}`;
};

/** Long and Short Missile are told apart only if the sheet has both. */
const baseName = (gun: SheetWeapon, all: readonly SheetWeapon[]): string => {
  const { name } = gun.facts;
  const other = name === 'Long Missile' ? 'Short Missile' : 'Long Missile';
  const isOne = name === 'Long Missile' || name === 'Short Missile';
  return isOne && !gun.isOwn && !all.some(({ facts }) => facts.name === other) ? 'Missile' : name;
};

/** The card's names for the weapons that it fires (F7), no two alike; `all` are those of the sheet. */
export const weaponNames = <Gun extends SheetWeapon>(
  fired: readonly Gun[],
  all: readonly Gun[],
): ReadonlyMap<Gun, string> => {
  const names = new Map<Gun, string>();
  const bases = new Map<string, Gun[]>();
  for (const gun of fired) {
    const base = baseName(gun, all);
    bases.set(base, [...(bases.get(base) ?? []), gun]);
  }
  const lone = [...bases].flatMap(([base, guns]) => (guns.length === 1 ? [base] : []));
  const given = new Set(lone);
  for (const [base, guns] of bases) {
    const sizes = SIZES[guns.length] ?? MORE_SIZES;
    guns
      .toSorted((one, other) => mostDamage(other.facts) - mostDamage(one.facts))
      .forEach((gun, at) => {
        const wanted = [sizes[at], ...MORE_SIZES].map((size) => sized(size ?? '', base));
        const name = guns.length === 1 ? base : wanted.find((each) => !given.has(each));
        names.set(gun, name ?? base);
        given.add(name ?? base);
      });
  }
  // A name that ends another one would be a word for both.
  for (const [gun, name] of names)
    if (!gun.isOwn && [...names.values()].some((other) => other.endsWith(` ${name}`)))
      names.set(gun, sized(name === 'PPC' ? 'Full' : 'Plain', name));
  return names;
};

/** Two names as one: without sizes if longer than `most` characters, `Both …` if they are then one;
 *  null if it is still too long. */
export const joinedName = (one: string, other: string, most: number): string | null => {
  const whole = `${one} & ${other}`;
  if (whole.length <= most) return whole;
  const [bare, otherBare] = [plain(one), plain(other)];
  const short =
    bare === otherBare ? `Both ${bare}${bare.endsWith('s') ? '' : 's'}` : `${bare} & ${otherBare}`;
  return short.length <= most ? short : null;
};

/** The supply of a weapon, by its name: letters alone. */
export const supplyName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
