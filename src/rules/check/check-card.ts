import type { Fault } from './fault.ts';
import { pathOf } from './fault.ts';
import { COOLING_NAMES } from '../booklet/stat-card.ts';
import { BANDS, RANGES, rangeOf } from '../vocabulary.ts';
import type { SoundParts } from './sound-parts.ts';

/** The stat card: consoles in their bands, conversions into theirs, ammunition, and D13. */
export const checkCard = ({ maneuvers, cardIsWhole, ammunition }: SoundParts): readonly Fault[] => {
  const faults: Fault[] = [];
  const taken = new Map<number, string>();
  for (const { index, maneuver } of maneuvers) {
    const { console, conversions, name, range } = maneuver;
    const tell = (key: string, problem: string): void => {
      faults.push({ path: pathOf('statCard', 'maneuvers', index, key), problem });
    };
    const band = (of: (typeof RANGES)[number]): string => `${BANDS[of][0]}–${BANDS[of][1]}`;
    if (rangeOf(console) !== range)
      tell('console', `${console} is no console of ${range} range (${band(range)})`);
    const other = taken.get(console);
    if (other !== undefined)
      tell('console', `${console} is ${other} already; each maneuver has a console of its own`);
    taken.set(console, name);
    for (const of of RANGES) {
      const told = conversions[of];
      if (of === range) {
        if (told !== undefined)
          tell(`conversions.${of}`, `${name} is at ${of} range itself; take this conversion out`);
      } else if (told === undefined)
        tell(`conversions.${of}`, `the conversion number for ${of} range is missing (${band(of)})`);
      else if (rangeOf(told) !== of)
        tell(`conversions.${of}`, `${told} is no console of ${of} range (${band(of)})`);
    }
    if (
      maneuver.ammunition !== undefined &&
      ammunition &&
      !Object.hasOwn(ammunition, maneuver.ammunition)
    )
      tell(
        'ammunition',
        `the card has no "${maneuver.ammunition}"; name it under statCard.ammunition`,
      );
  }
  if (!cardIsWhole) return faults;
  for (const kind of Object.keys(ammunition ?? {}))
    if (!maneuvers.some(({ maneuver }) => maneuver.ammunition === kind))
      faults.push({
        path: pathOf('statCard', 'ammunition', kind),
        problem: 'no maneuver uses this ammunition; take it out or mark the maneuvers',
      });
  for (const range of RANGES) {
    const always = maneuvers.filter(
      ({ maneuver }) => maneuver.range === range && maneuver.ammunition === undefined,
    );
    if (!always.some(({ maneuver }) => COOLING_NAMES.includes(maneuver.name)))
      faults.push({
        path: 'statCard.maneuvers',
        problem: `no ${COOLING_NAMES.join(' or ')} of ${range} range without ammunition, so a shut-down 'Mech could do nothing there (H3); add one`,
      });
    if (!always.some(({ maneuver: { fires = [] } }) => fires.length === 0))
      faults.push({
        path: 'statCard.maneuvers',
        problem: `every maneuver of ${range} range fires a weapon or spends ammunition, so a pilot could be left with none (D13); add one that does not`,
      });
  }
  return faults;
};
