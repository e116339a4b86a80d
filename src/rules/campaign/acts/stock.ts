import type { Hangar } from '../hangar/hangar.ts';
import type { PartName, PilotId } from '../card/names.ts';
import type { Part } from '../card/part.ts';
import { criticalsOf } from '../card/part.ts';
import type { PartGroup } from '../card/part-group.ts';
import { PART_GROUPS, groupOf } from '../card/part-group.ts';
import type { Pilot } from '../card/pilot-card.ts';
import { wouldMend } from './repair.ts';

/** Pieces of one part, by its name, wherever they are stockpiled. */
export interface Stock {
  readonly name: PartName;
  readonly group: PartGroup;
  /** In the order of the pilots; of each the least hurt first. */
  readonly pieces: readonly { readonly pilot: PilotId; readonly part: Part }[];
}

/** What these pilots have stockpiled (K7), part by part: by groups, in each by name. */
export const stockOf = (pilots: readonly Pilot[]): readonly Stock[] => {
  const found = new Map<PartName, { pilot: PilotId; part: Part }[]>();
  for (const { id, stockpile } of pilots)
    for (const part of stockpile.toSorted((one, other) => criticalsOf(one) - criticalsOf(other))) {
      const pieces = found.get(part.name) ?? [];
      pieces.push({ pilot: id, part });
      found.set(part.name, pieces);
    }
  return [...found]
    .map(([name, pieces]): Stock => ({ name, group: groupOf(name), pieces }))
    .sort(
      (one, other) =>
        PART_GROUPS.indexOf(one.group) - PART_GROUPS.indexOf(other.group) ||
        one.name.localeCompare(other.name, 'en'),
    );
};

/** Whose 'Mechs a part would mend (K6), of all who fly, in their order. */
export const mendedBy = (hangar: Hangar, part: Part): readonly PilotId[] =>
  hangar.pilots.flatMap(({ id, end }) => (!end && wouldMend(hangar, id, part) ? [id] : []));

/** Those with a stockpile of their own to show: active pilots, then those remembered while it waits for a successor (K11). */
export const stockpilers = ({ pilots }: Pick<Hangar, 'pilots'>): readonly Pilot[] => [
  ...pilots.filter(({ end }) => !end),
  ...pilots.filter(
    ({ end, stockpile, rounds }) => end && (stockpile.length > 0 || Object.keys(rounds).length > 0),
  ),
];
