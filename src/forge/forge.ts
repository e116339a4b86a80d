import type { BookletDocument } from '../rules/document/booklet-document.ts';
import { bookletFor, usualArmor, engineOf } from './booklet-of.ts';
import type { SheetFault } from './fault.ts';
import { physicalOf } from './card.ts';
import { LEAST_JUMP, isVolley } from './machine.ts';
import { readSheet } from './read-sheet.ts';
import type { ForgeRemark } from './sheet.ts';
import { noteSentences } from './words.ts';
import type { Range } from '../rules/vocabulary.ts';
import type { Machine } from './machine.ts';

/** From this mobility on more is hit no less (F11). */
const FASTEST = 8;

/** Remarks on a booklet, other than those made in reading the sheet, most important first. */
const remarksOf = (machine: Machine): readonly ForgeRemark[] => {
  const { sheet, guns, names } = machine;
  const { armor, fire } = sheet.balance;
  const silent = (['medium', 'long', 'close'] as const).filter(
    (range: Range) => !guns.some(({ reach }) => reach[range]),
  );
  const { jump, strikes, tonnage, walk } = sheet;
  const physical = physicalOf(tonnage);
  const changed = [
    { strike: 'Punch', usual: physical, by: strikes.punch } as const,
    { strike: 'Kick', usual: physical + 1, by: strikes.kick } as const,
  ].filter(({ by }) => by > 0);
  return [
    ...sheet.remarks,
    ...(changed.length > 0 ? [{ kind: 'melee', said: strikes.said, changed } as const] : []),
    ...(jump > 0 && jump < LEAST_JUMP ? [{ kind: 'no jets', jump } as const] : []),
    ...(Math.max(walk, jump) > FASTEST ? [{ kind: 'too fast' } as const] : []),
    ...silent.map((range): ForgeRemark => ({ kind: 'no fire', range })),
    ...guns
      .filter((gun) => !names.has(gun))
      .map(({ keys, word }): ForgeRemark => ({ kind: 'left off', weapon: word, keys })),
    ...guns
      .filter((gun) => gun.count > 1 && names.has(gun))
      .map((gun): ForgeRemark => ({
        ...{ kind: 'counted as one', weapon: gun.word, count: gun.count },
        fires: isVolley(machine, gun) ? 'two' : 'one',
      })),
    ...(sheet.engine === null ? [{ kind: 'engine', engine: engineOf(machine) } as const] : []),
    ...(armor === 0
      ? []
      : [{ kind: 'armor trimmed', usual: usualArmor(sheet.tonnage), by: armor } as const]),
    ...(fire === 0 ? [] : [{ kind: 'fire trimmed', by: fire } as const]),
  ];
};

export type Forged =
  | {
      readonly ok: true;
      readonly document: BookletDocument;
      readonly remarks: readonly ForgeRemark[];
    }
  | { readonly ok: false; readonly faults: readonly SheetFault[] };

/** The booklet file of a valid sheet; the same sheet gives the same booklet, byte for byte. */
export const forgeMachine = (machine: Machine): Extract<Forged, { ok: true }> => {
  const remarks = remarksOf(machine);
  return {
    ok: true,
    document: bookletFor(machine, noteSentences(machine.sheet, remarks)),
    remarks,
  };
};

/** Forges a booklet file from a sheet of any of the three games, or lists every fault of the sheet. */
export const forge = (document: unknown): Forged => {
  const read = readSheet(document);
  return read.ok ? forgeMachine(read.machine) : read;
};
