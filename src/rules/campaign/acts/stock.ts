import type { Hangar } from '../hangar/hangar.ts';
import type { PartName, PilotId } from '../card/names.ts';
import type { Part } from '../card/part.ts';
import { criticalsOf } from '../card/part.ts';
import type { PartGroup } from '../card/part-group.ts';
import { PART_GROUPS, groupOf } from '../card/part-group.ts';
import type { Pilot } from '../card/pilot-card.ts';
import { wouldMend } from './repair.ts';

/** All stockpiled pieces of the part of one name. */
export interface Stock {
  readonly name: PartName;
  readonly group: PartGroup;
  /** In the order of the pilots; of each the least hurt first. */
  readonly pieces: readonly { readonly pilot: PilotId; readonly part: Part }[];
}

/** These pilots' stockpiles together (K7): by group, then by name. */
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

/** Active pilots whose 'Mechs a part would mend (K6). */
export const mendedBy = (hangar: Hangar, part: Part): readonly PilotId[] =>
  hangar.pilots.flatMap(({ id, end }) => (!end && wouldMend(hangar, id, part) ? [id] : []));

/** Pilots with a stockpile to show: active ones, then remembered ones without a successor (K11). */
export const stockpilers = ({ pilots }: Pick<Hangar, 'pilots'>): readonly Pilot[] => [
  ...pilots.filter(({ end }) => !end),
  ...pilots.filter(
    ({ end, stockpile, rounds }) => end && (stockpile.length > 0 || Object.keys(rounds).length > 0),
  ),
];
