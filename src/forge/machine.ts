import type { Gun, Roles } from './armament.ts';
import { firedOf, gunsOf, hasJets, rolesOf } from './armament.ts';
import type { Sheet } from './sheet.ts';
import { weaponNames } from './weapon-names.ts';

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
