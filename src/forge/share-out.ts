import type { Gun } from './armament.ts';
import type { HarmRow } from './critical-table.ts';
import type { Machine } from './machine.ts';
import { byRegion } from './parts.ts';

/** A row of a page with a place for a weapon. */
interface Slot {
  readonly at: number;
  readonly region: 'arm' | 'torso';
  /** Which weapon of its region the print has there: the heaviest, or the one after it. */
  readonly wants: 0 | 1;
}

interface Shared {
  /** The weapon of each row that has a place for one. */
  readonly guns: readonly (Gun | null)[];
  /** The weapon that is fired from an arm. */
  readonly armed: Gun | null;
}

/** The rows that the second weapon of a region has in the print. */
const SECOND: readonly string[] = ['41 forbid later', '61 score', '35 heat'];

/**
 * Shares the rows of criticals out among the weapons of a card (F14): as the print does, the heaviest of a region
 * first, and then one to each that has none, from those that have several, so that every weapon is a part (K5).
 */
export const shareOut = (
  machine: Machine,
  rows: readonly { readonly screen: number; readonly row: HarmRow }[],
): Shared => {
  const regions = byRegion(machine);
  const slots = rows.flatMap(({ screen, row: { harm } }, at): readonly Slot[] =>
    typeof harm !== 'string' && 'weapon' in harm
      ? [
          {
            at,
            region: harm.weapon,
            wants: SECOND.includes(`${screen} ${harm.does}`) ? 1 : 0,
          },
        ]
      : [],
  );
  const guns: (Gun | null)[] = rows.map(() => null);
  for (const { at, region, wants } of slots)
    guns[at] = regions[region][wants] ?? regions[region][0] ?? null;
  for (const gun of machine.names.keys()) {
    if (guns.includes(gun)) continue;
    const isHome = ({ region }: Slot): boolean => regions[region].includes(gun);
    const isSpare = ({ at }: Slot): boolean =>
      guns[at] === null || guns.filter((other) => other === guns[at]).length > 1;
    const spare = slots.toReversed().filter(isSpare);
    const slot = spare.find(isHome) ?? spare[0];
    if (slot) guns[slot.at] = gun;
  }
  return { guns, armed: regions.arm[0] ?? null };
};
