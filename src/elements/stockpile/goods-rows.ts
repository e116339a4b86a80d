import { stockOf } from '../../rules/campaign/acts/stock.ts';
import { wouldMend } from '../../rules/campaign/acts/repair.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Part } from '../../rules/campaign/card/part.ts';
import { isWhole } from '../../rules/campaign/card/part.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';

/** Equal pieces of a stockpile: whole ones of one part, or one damaged piece. */
export interface GoodsRow {
  readonly name: string;
  readonly pieces: readonly Part[];
}

/** Whole engines of one kind are equal, damaged parts never. */
const likeness = (part: Part): string =>
  isWhole(part) ? `${part.name}, ${part.engine ?? ''}` : `${part.name} of ${part.of}`;

/** A stockpile in rows by part, those that repair the receiver's 'Mech first. */
export const goodsRows = (
  hangar: Hangar,
  pilot: Pilot,
  to: PilotId | null,
): readonly GoodsRow[] => {
  const rows = stockOf([pilot]).flatMap(({ name, pieces }): readonly GoodsRow[] => {
    const alike = new Map<string, Part[]>();
    for (const { part } of pieces) {
      const key = likeness(part);
      alike.set(key, [...(alike.get(key) ?? []), part]);
    }
    return [...alike.values()].map((parts) => ({ name, pieces: parts }));
  });
  if (to === null) return rows;
  const mends = ({ pieces }: GoodsRow): boolean =>
    pieces.some((part) => wouldMend(hangar, to, part));
  return rows.toSorted((one, other) => Number(mends(other)) - Number(mends(one)));
};
