import type { Range } from '../rules/vocabulary.ts';
import { usualArmor, engineOf } from './booklet-of.ts';
import type { Machine } from './machine.ts';
import type { ForgeRemark } from './remark.ts';

/** Remarks on a booklet, other than those made in reading the sheet, most important first. */
export const remarksOf = (machine: Machine): readonly ForgeRemark[] => {
  const { sheet, guns, names } = machine;
  const { armor, fire } = sheet.balance;
  const silent = (['medium', 'long', 'close'] as const).filter(
    (range: Range) => !guns.some(({ reach }) => reach[range]),
  );
  return [
    ...sheet.remarks,
    ...silent.map((range): ForgeRemark => ({ kind: 'no fire', range })),
    ...guns
      .filter((gun) => !names.has(gun))
      .map(({ word }): ForgeRemark => ({ kind: 'left off', weapon: word })),
    ...guns
      .filter((gun) => gun.count > 1 && names.has(gun))
      .map(({ word, count }): ForgeRemark => ({ kind: 'counted as one', weapon: word, count })),
    ...(sheet.engine === null ? [{ kind: 'engine', engine: engineOf(machine) } as const] : []),
    ...(armor === 0
      ? []
      : [{ kind: 'armor trimmed', usual: usualArmor(sheet.tonnage), by: armor } as const]),
    ...(fire === 0 ? [] : [{ kind: 'fire trimmed', by: fire } as const]),
  ];
};
