/** What a row of a critical damage display hits (F14): a slot, or a part that every 'Mech has. */
export type HarmOf =
  | 'heat sinks'
  | 'engine'
  | 'sensors'
  | 'tracking'
  | 'life support'
  | 'cockpit'
  | 'jets hot'
  | 'jets shut'
  | 'gyro down'
  /** Weapons in arms, or elsewhere. `heat` heats weapons without ammunition, and weakens others. */
  | {
      readonly weapon: 'arm' | 'torso';
      readonly does: 'forbid' | 'forbid later' | 'heat' | 'score';
    }
  /** The supply of the heaviest gun. */
  | { readonly bin: 'explodes' | 'burns' }
  /** A part with a lower score, or a ban, for a maneuver, group or manner, or for weapons in an arm. */
  | {
      readonly part: string;
      readonly of:
        | 'dodge'
        | 'duck'
        | 'kick'
        | 'punch'
        | 'push'
        | 'punch and push'
        | 'cover'
        | 'run'
        | 'arm weapon';
      readonly forbids?: true;
    };

/** A row: letters with their thresholds, and what they hit. */
export interface HarmRow {
  readonly letters: Readonly<Record<string, number>>;
  readonly harm: HarmOf;
}

type Row = readonly [letters: Readonly<Record<string, number>>, harm: HarmOf];
const rows = (...all: readonly Row[]): readonly HarmRow[] =>
  all.map(([letters, harm]) => ({ letters, harm }));

const weapon = (at: 'arm' | 'torso', does: 'forbid' | 'forbid later' | 'heat' | 'score') =>
  ({ weapon: at, does }) as const;
const gyro = (of: 'dodge' | 'duck' | 'kick' | 'cover') => ({ part: 'Gyro', of }) as const;
const LEGS: readonly Row[] = [
  [{ A: 2, B: 4 }, 'heat sinks'],
  [{ C: 3 }, { part: 'Left Leg Actuator', of: 'dodge' }],
  [{ D: 3 }, { part: 'Right Leg Actuator', of: 'dodge' }],
];
const DOWN: readonly Row[] = [
  [{ A: 3, B: 6 }, 'heat sinks'],
  [{ C: 4, D: 6 }, gyro('dodge')],
  [{ E: 4, F: 5 }, gyro('duck')],
  [{ G: 5 }, 'sensors'],
  [{ H: 6 }, { bin: 'explodes' }],
];
const ENGINE: Row = [{ A: 5, B: 7 }, 'engine'];
const TORSO: readonly Row[] = [
  ENGINE,
  [{ C: 5 }, { bin: 'burns' }],
  [{ D: 4, E: 5 }, weapon('torso', 'heat')],
  [{ F: 4 }, 'gyro down'],
  [{ G: 2, H: 6 }, 'heat sinks'],
  [{ I: 5 }, 'sensors'],
];
const FAR: readonly Row[] = [
  ENGINE,
  [{ C: 2, D: 6 }, 'heat sinks'],
  [{ E: 8 }, { part: 'Gyro', of: 'dodge', forbids: true }],
  [{ F: 6 }, weapon('torso', 'score')],
];
const ARMS: readonly Row[] = [
  [{ A: 4, B: 6 }, weapon('arm', 'forbid later')],
  [{ C: 4 }, weapon('arm', 'heat')],
];
const FISTS: readonly Row[] = [
  [{ E: 4 }, { part: 'Left Arm', of: 'punch' }],
  [{ F: 4 }, { part: 'Right Arm', of: 'punch' }],
];

/** The same for running and jumping 'Mechs. */
const ALIKE: Readonly<Record<number, readonly HarmRow[]>> = {
  15: rows(
    [{ A: 5, B: 7 }, 'sensors'],
    [{ C: 5 }, 'life support'],
    [{ D: 5, E: 6 }, 'cockpit'],
    [{ F: 6 }, 'tracking'],
  ),
  23: rows(
    [{ A: 2, B: 4 }, 'heat sinks'],
    [{ C: 3 }, { part: 'Left Leg Actuator', of: 'dodge', forbids: true }],
    [{ D: 3 }, { part: 'Right Leg Actuator', of: 'dodge', forbids: true }],
    [{ E: 3 }, { part: 'Left Hip', of: 'cover', forbids: true }],
    [{ F: 3 }, { part: 'Right Hip', of: 'cover', forbids: true }],
    [{ G: 3 }, { part: 'Right Foot', of: 'kick' }],
  ),
  // The Griffin fires nothing at close range and so has fewer letters here; a jumping 'Mech that
  // does has the Rifleman's.
  33: rows(
    ENGINE,
    [{ C: 6 }, weapon('torso', 'forbid')],
    [{ D: 4, E: 5 }, weapon('torso', 'heat')],
  ),
  41: rows(
    [{ A: 4 }, { part: 'Left Arm', of: 'arm weapon' }],
    [{ B: 4 }, { part: 'Right Arm', of: 'arm weapon' }],
    [{ C: 4 }, { part: 'Left Arm', of: 'punch and push' }],
    [{ D: 5 }, weapon('arm', 'forbid later')],
    [{ E: 4 }, { part: 'Right Arm', of: 'punch', forbids: true }],
  ),
};

/** The critical damage displays (F14), with the letters and thresholds of the print: the Rifleman's
 *  for running, the Griffin's for jumping 'Mechs. One threshold is not the print's: 35A prints 2,
 *  where every other engine has 5. */
export const HARMS: Readonly<Record<'run' | 'jump', Readonly<Record<number, readonly HarmRow[]>>>> =
  {
    run: {
      ...ALIKE,
      9: rows(
        ...LEGS,
        [{ E: 5 }, { part: 'Left Foot', of: 'run', forbids: true }],
        [{ F: 5 }, { part: 'Right Foot', of: 'run', forbids: true }],
      ),
      13: rows(...DOWN),
      27: rows(
        [{ A: 5 }, 'heat sinks'],
        [{ B: 4, C: 6 }, gyro('cover')],
        [{ D: 4, E: 5 }, gyro('kick')],
        [{ F: 5 }, 'sensors'],
        [{ G: 6 }, { bin: 'explodes' }],
      ),
      35: rows(...TORSO),
      59: rows(...FAR),
      61: rows(...ARMS, [{ D: 5 }, weapon('arm', 'score')], ...FISTS),
    },
    jump: {
      ...ALIKE,
      9: rows(
        ...LEGS,
        [{ E: 4 }, 'jets hot'],
        [{ F: 4 }, { part: 'Left Foot', of: 'kick' }],
        [{ G: 5 }, { part: 'Right Foot', of: 'kick' }],
      ),
      13: rows(
        ...DOWN,
        [{ I: 4 }, 'jets shut'],
        [{ J: 5 }, 'jets hot'],
        [{ K: 6 }, { part: 'Left Arm', of: 'punch' }],
      ),
      27: rows(
        [{ A: 3 }, 'heat sinks'],
        [{ B: 5 }, gyro('dodge')],
        [{ C: 6 }, gyro('duck')],
        [{ D: 4 }, 'jets shut'],
        [{ E: 6 }, 'sensors'],
        [{ F: 3 }, { bin: 'explodes' }],
      ),
      35: rows(...TORSO, [{ J: 5 }, 'jets hot'], [{ K: 6 }, 'jets shut']),
      59: rows(...FAR, [{ G: 5 }, { bin: 'burns' }], [{ H: 5 }, 'jets hot'], [{ I: 5 }, 'sensors']),
      61: rows(...ARMS, [{ D: 5, H: 6 }, weapon('arm', 'score')], ...FISTS, [
        { G: 4 },
        { part: 'Left Arm', of: 'push' },
      ]),
    },
  };
