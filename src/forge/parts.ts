import { categoryOf } from '../rules/campaign/card/part-category.ts';
import { sure } from '../rules/sure.ts';
import type { Gun } from './armament.ts';
import type { Machine } from './machine.ts';
import { KINDS } from './weapon-table.ts';

/** A name that tells a campaign the kind of the weapon (K10); the kind is added if it does not. */
const placed = (name: string, { facts: { kind } }: Pick<Gun, 'facts'>): string =>
  categoryOf(name) === KINDS[kind].category ? name : `${name} ${KINDS[kind].called}`;

/** The name of a weapon's part (F14): the card's word, for missiles their rack. */
export const weaponPart = (name: string, gun: Pick<Gun, 'facts'>): string =>
  gun.facts.kind === 'missile' ? `${name} Rack` : placed(name, gun);

export const binPart = (name: string, gun: Pick<Gun, 'facts'>): string =>
  `${placed(name, gun)} Ammo`;

/** Whether a weapon is in an arm, possibly elsewhere too. */
export const isInArms = ({ at }: Pick<Gun, 'at'>): boolean => at.some((place) => ARM.test(place));
const ARM = /arm|hand/;

/** The weapons of a card by the region of their rows (F14), the highest score first. */
export const byRegion = ({ names }: Machine): Readonly<Record<'arm' | 'torso', readonly Gun[]>> => {
  const guns = [...names.keys()];
  return {
    arm: guns.filter(isInArms),
    torso: guns.filter(({ at }) => at.length === 0 || at.some((place) => !ARM.test(place))),
  };
};

/** The weapon whose ammunition explodes: of those that spend any, the highest score; or null. */
export const heaviest = ({ names }: Machine): Gun | null =>
  [...names.keys()].find(({ facts }) => facts.spends) ?? null;

export const nameOf = ({ names }: Machine, gun: Gun): string => sure(names.get(gun));
