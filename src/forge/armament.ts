import type { Range } from '../rules/vocabulary.ts';
import type { Sheet, SheetWeapon } from './sheet.ts';
import type { WeaponReach } from './weapon-numbers.ts';
import { bestScore, reachOf } from './weapon-numbers.ts';

/** A weapon of a sheet with its numbers of this game. */
export interface Gun extends SheetWeapon {
  readonly reach: WeaponReach;
}

/** What the weapons of a sheet are there for (F7); null where nothing is. */
export interface Roles {
  readonly a: Gun | null;
  readonly b: Gun | null;
  readonly c: Gun | null;
  readonly close: Gun | null;
  readonly 'other close': Gun | null;
  readonly long: Gun | null;
  /** The one beside it, or it alone. */
  readonly 'other long': Gun | null;
  /** Whether two are fired together at medium and at long range. */
  readonly isJoined: boolean;
}

/** The weapons of a sheet with their numbers. */
export const gunsOf = ({ weapons }: Sheet): readonly Gun[] =>
  weapons.map((weapon) => ({ ...weapon, reach: reachOf(weapon.facts) }));

/** Those that reach a range, the highest score first; of equal ones the first of the sheet. */
const ranked = (guns: readonly Gun[], range: Range): readonly Gun[] =>
  guns
    .filter(({ reach }) => reach[range])
    .toSorted((one, other) => scoreAt(other, range) - scoreAt(one, range));

/** The score of a weapon at a range, 0 where it does not reach. */
export const scoreAt = ({ reach }: Gun, range: Range): number => reach[range]?.score ?? 0;
const spendsNothing = ({ facts }: Gun): boolean => !facts.spends;
const spends = ({ facts }: Gun): boolean => facts.spends;

/** Jump jets of so many paces are jumped with; fewer are none (F7). */
const LEAST_JUMP = 3;
export const hasJets = ({ jump }: Pick<Sheet, 'jump'>): boolean => jump >= LEAST_JUMP;

/** A weapon that scores so much is not fired with another by who can jump (F7). */
const STRONG = 8;
/** What costs more is not fired from cover, or while it dodges in place of the strongest (F7). */
const COOL = 4;

/** What each weapon of a sheet is there for (F7). */
export const rolesOf = (guns: readonly Gun[], jets: boolean): Roles => {
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

/** The weapons that have a role, the highest score first. */
export const firedOf = (guns: readonly Gun[], roles: Roles): readonly Gun[] => {
  const had = new Set<unknown>(Object.values(roles));
  return guns
    .filter((gun) => had.has(gun))
    .toSorted((one, other) => bestScore(other.reach) - bestScore(one.reach));
};
