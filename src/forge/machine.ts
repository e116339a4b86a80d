import type { Sheet, SheetWeapon } from './sheet.ts';
import type { Range } from '../rules/vocabulary.ts';
import type { WeaponReach } from './weapon-table.ts';
import { bestScore, reachOf } from './weapon-table.ts';
import { weaponNames } from './card-names.ts';
import type { WeaponRole } from './card-table.ts';

export interface Gun extends SheetWeapon {
  readonly reach: WeaponReach;
}

/** The roles of a sheet's weapons (F7); null if a role is not filled. */
interface Roles {
  readonly a: Gun | null;
  readonly b: Gun | null;
  readonly c: Gun | null;
  readonly close: Gun | null;
  readonly 'other close': Gun | null;
  readonly long: Gun | null;
  /** The second at long range, or the only one. */
  readonly 'other long': Gun | null;
  /** Whether two are fired together at medium and at long range. */
  readonly isJoined: boolean;
}

const gunsOf = ({ weapons }: Sheet): readonly Gun[] =>
  weapons.map((weapon) => ({ ...weapon, reach: reachOf(weapon.facts) }));

/** The weapons that reach a range, the highest score first; ties in the order of the sheet. */
const ranked = (guns: readonly Gun[], range: Range): readonly Gun[] =>
  guns
    .filter(({ reach }) => reach[range])
    .toSorted((one, other) => scoreAt(other, range) - scoreAt(one, range));

/** The score of a weapon at a range, 0 if it does not reach. */
export const scoreAt = ({ reach }: Gun, range: Range): number => reach[range]?.score ?? 0;
const spendsNothing = ({ facts }: Gun): boolean => !facts.spends;
const spends = ({ facts }: Gun): boolean => facts.spends;

/** The fewest paces of jump jets that count (F7). */
export const LEAST_JUMP = 3;
const hasJets = ({ jump }: Pick<Sheet, 'jump'>): boolean => jump >= LEAST_JUMP;

/** A jumping 'Mech does not fire a weapon of this score or more with another (F7). */
const STRONG = 8;
/** A weapon with more heat is not fired from cover, nor replaces the strongest while dodging (F7). */
const COOL = 4;

/** The roles of a sheet's weapons (F7). */
const rolesOf = (guns: readonly Gun[], jets: boolean): Roles => {
  const medium = ranked(guns, 'medium');
  const a = medium.find(spendsNothing) ?? medium[0] ?? null;
  const besideA = medium.filter((gun) => gun !== a);
  const b = besideA.find(spends) ?? besideA[0] ?? null;
  const isCool = ({ reach }: Gun): boolean => (reach.medium?.heat ?? 0) <= COOL;
  const c = besideA.find((gun) => spendsNothing(gun) && isCool(gun)) ?? a;
  const [close = null, otherClose = null] = ranked(guns, 'close');
  const far = ranked(guns, 'long');
  const long = far.find((gun) => gun === a) ?? far[0] ?? null;
  const besideLong = far.filter((gun) => gun !== long);
  const isStrong = guns.some((gun) =>
    (['medium', 'long'] as const).some((range) => scoreAt(gun, range) >= STRONG),
  );
  return {
    ...{ a, b, c, close, long },
    'other close': otherClose,
    'other long': besideLong.find(spends) ?? besideLong[0] ?? long,
    isJoined: !jets || !isStrong,
  };
};

/** The weapons with a role, the highest score first. */
const firedOf = (guns: readonly Gun[], roles: Roles): readonly Gun[] => {
  const had = new Set<unknown>(Object.values(roles));
  return guns
    .filter((gun) => had.has(gun))
    .toSorted((one, other) => bestScore(other.reach) - bestScore(one.reach));
};

/** A sheet with the values that card, pages and criticals are made from. */
export interface Machine {
  readonly sheet: Sheet;
  readonly guns: readonly Gun[];
  readonly roles: Roles;
  /** The card's name for each weapon that it fires, the highest score first. */
  readonly names: ReadonlyMap<Gun, string>;
  readonly jets: boolean;
  /** The greater of walk and jump (F11). */
  readonly mobility: number;
}

export const machineOf = (sheet: Sheet): Machine => {
  const jets = hasJets(sheet);
  const guns = gunsOf(sheet);
  const roles = rolesOf(guns, jets);
  const fired = firedOf(guns, roles);
  return {
    ...{ sheet, guns, roles, jets, names: weaponNames(fired, guns) },
    mobility: Math.max(sheet.walk, sheet.jump),
  };
};

const alone = (gun: Gun | null): readonly Gun[] => (gun ? [gun] : []);

/** Two guns of a kind together (F22); none of a single gun. */
const volleyOf = (gun: Gun | null): readonly Gun[] => (gun && gun.count > 1 ? [gun, gun] : []);

/** Whether two guns of a kind are fired together somewhere (F22). */
export const isVolley = ({ roles }: Machine, gun: Gun): boolean =>
  (['joined', 'long joined'] as const).some((role) => {
    const [one, other] = firedBy(roles, role);
    return one === gun && other === gun;
  });

/** The weapons fired in a role (F7), in the order in which they are named; possibly none. Where no two
 *  are joined, two guns of the one are (F22). */
export const firedBy = (roles: Roles, role: WeaponRole): readonly Gun[] => {
  const { a, b, long, isJoined, 'other long': otherLong } = roles;
  switch (role) {
    case 'joined':
      return isJoined && a && b ? [b, a] : volleyOf(a);
    case 'long joined':
      if (long === otherLong) return volleyOf(long);
      return isJoined && long && otherLong ? [otherLong, long] : [];
    case 'long':
      return firedBy(roles, 'long joined').length > 0 ? [] : alone(long);
    case 'a':
    case 'b':
    case 'c':
    case 'close':
    case 'other close':
    case 'other long':
      return alone(roles[role]);
  }
};
