import { categoryOf } from '../rules/campaign/card/part-category.ts';
import { sure } from '../rules/sure.ts';
import type { Gun } from './armament.ts';
import type { Machine } from './machine.ts';
import { KINDS } from './weapon-table.ts';

/** A name that says to a campaign what kind of weapon it is (K10): with that kind added where it does not. */
const placed = (name: string, { facts: { kind } }: Pick<Gun, 'facts'>): string =>
  categoryOf(name) === KINDS[kind].category ? name : `${name} ${KINDS[kind].called}`;

/** What the part of a weapon is called (F14): as the card fires it, missiles as their rack. */
export const weaponPart = (name: string, gun: Pick<Gun, 'facts'>): string =>
  gun.facts.kind === 'missile' ? `${name} Rack` : placed(name, gun);

/** What the part is called that holds a weapon's ammunition. */
export const binPart = (name: string, gun: Pick<Gun, 'facts'>): string =>
  `${placed(name, gun)} Ammo`;

/** Whether a weapon sits in an arm, there alone or elsewhere besides. */
export const isInArms = ({ at }: Pick<Gun, 'at'>): boolean => at.some((place) => ARM.test(place));
const ARM = /arm|hand/;

/** The weapons of a card by where their rows are (F14), the highest score first. */
export const byRegion = ({ names }: Machine): Readonly<Record<'arm' | 'torso', readonly Gun[]>> => {
  const guns = [...names.keys()];
  return {
    arm: guns.filter(isInArms),
    torso: guns.filter(({ at }) => at.length === 0 || at.some((place) => !ARM.test(place))),
  };
};

/** The weapon whose ammunition explodes: of those that spend the one with the highest score; null where none does. */
export const heaviest = ({ names }: Machine): Gun | null =>
  [...names.keys()].find(({ facts }) => facts.spends) ?? null;

/** What the card calls a weapon that it fires. */
export const nameOf = ({ names }: Machine, gun: Gun): string => sure(names.get(gun));
