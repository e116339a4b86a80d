import type { Gun } from './armament.ts';
import type { HarmRow } from './critical-table.ts';
import type { Machine } from './machine.ts';
import { byRegion } from './parts.ts';

/** A row of a page with a place for a weapon. */
interface Slot {
  readonly at: number;
  readonly region: 'arm' | 'torso';
  /** The weapon of its region in the print: 0 the heaviest, 1 the next. */
  readonly wants: 0 | 1;
}

interface Shared {
  readonly guns: readonly (Gun | null)[];
  readonly armed: Gun | null;
}

/** The rows of a region's second weapon in the print. */
const SECOND: readonly string[] = ['41 forbid later', '61 score', '35 heat'];

/** Assigns the rows of criticals to the weapons of a card (F14): first as in the print, the
 *  heaviest of a region first; then each weapon without a row takes one from a weapon with several,
 *  so that every weapon is a part (K5). */
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
