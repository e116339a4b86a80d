import type { Finding, Problem } from './finding.ts';
import { inDocument } from './finding.ts';
import { COOLING_NAMES } from '../booklet/stat-card.ts';
import { RANGES, rangeOf } from '../vocabulary.ts';
import type { SoundParts } from './sound-parts.ts';

/** The stat card: consoles in their bands, conversions into theirs, ammunition, and D13. */
export const checkCard = ({
  maneuvers,
  cardIsWhole,
  ammunition,
}: SoundParts): readonly Finding[] => {
  const faults: Finding[] = [];
  const taken = new Map<number, string>();
  for (const { index, maneuver } of maneuvers) {
    const { console, conversions, name, range } = maneuver;
    const add = (problem: Problem, ...keys: readonly string[]): void => {
      faults.push({ place: inDocument('statCard', 'maneuvers', index, ...keys), ...problem });
    };
    if (rangeOf(console) !== range)
      add({ kind: 'console of another range', console, range }, 'console');
    const other = taken.get(console);
    if (other !== undefined) add({ kind: 'console taken', console, by: other }, 'console');
    taken.set(console, name);
    for (const of of RANGES) {
      const to = conversions[of];
      const place = ['conversions', of];
      if (of === range) {
        if (to !== undefined)
          add({ kind: 'conversion to its own range', maneuver: name, range }, ...place);
      } else if (to === undefined) add({ kind: 'no conversion', range: of }, ...place);
      else if (rangeOf(to) !== of)
        add({ kind: 'console of another range', console: to, range: of }, ...place);
    }
    if (
      maneuver.ammunition !== undefined &&
      ammunition &&
      !Object.hasOwn(ammunition, maneuver.ammunition)
    )
      add({ kind: 'ammunition not on the card', ammunition: maneuver.ammunition }, 'ammunition');
  }
  if (!cardIsWhole) return faults;
  for (const kind of Object.keys(ammunition ?? {}))
    if (!maneuvers.some(({ maneuver }) => maneuver.ammunition === kind))
      faults.push({
        place: inDocument('statCard', 'ammunition', kind),
        kind: 'ammunition not used',
      });
  for (const range of RANGES) {
    const always = maneuvers.filter(
      ({ maneuver }) => maneuver.range === range && maneuver.ammunition === undefined,
    );
    const place = inDocument('statCard', 'maneuvers');
    if (!always.some(({ maneuver }) => COOLING_NAMES.includes(maneuver.name)))
      faults.push({ place, kind: 'no cooling', range });
    if (!always.some(({ maneuver: { fires = [] } }) => fires.length === 0))
      faults.push({ place, kind: 'nothing weaponless', range });
  }
  return faults;
};
