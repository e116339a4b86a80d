import { SHEET_PLACES } from '../../src/forge/sheet.ts';
import { WEAPONS, WEAPON_KINDS } from '../../src/forge/weapon-table.ts';
import { oneOf } from './random-fight.ts';

type Random = () => number;
type Entries = Record<string, unknown>;

const between = (least: number, most: number, random: Random): number =>
  least + Math.floor(random() * (most - least + 1));
const chance = (share: number, random: Random): boolean => random() < share;

/** Words for weapons, good ones and ones that are refused. */
const WORDS = [
  ...['Rocket', 'Rocket Pod', 'Blazer', 'Storm Laser', 'Hail', 'Rail Cannon', 'Particle Gun'],
  ...['Thunderbolt Ra', 'Mortar', 'Nail Gun', 'Torch', 'Vulcan', 'Laser', 'Missile Tube', 'Spit'],
  ...['Duck', 'Laser Rocket', 'constructor', 'Run Gun', 'Gyro', 'Left Arm Gun', 'Magazine', ''],
];

const someOf = <Thing>(things: readonly Thing[], most: number, random: Random): Thing[] =>
  Array.from({ length: between(1, most, random) }, () => oneOf(things, random));

const anyPlaces = (random: Random): Entries =>
  chance(0.9, random) ? { at: someOf(SHEET_PLACES, 3, random) } : {};

const anyOwn = (random: Random): Entries => {
  const min = chance(0.7, random) ? 0 : between(0, 8, random);
  return {
    word: oneOf(WORDS, random),
    kind: oneOf(WEAPON_KINDS, random),
    damage: [between(0, 25, random), between(0, 25, random), between(0, 25, random)],
    heat: between(0, 20, random),
    min,
    max: min + between(0, 24, random),
    ...(chance(0.3, random) ? { shots: between(1, 60, random) } : {}),
    ...anyPlaces(random),
  };
};

const anyKnown = (random: Random): Entries => {
  const weapon = oneOf([...WEAPONS.keys()], random);
  const spends = WEAPONS.get(weapon)?.spends ?? false;
  return {
    weapon,
    count: between(1, 4, random),
    ...(spends && chance(0.5, random) ? { shots: between(1, 50, random) } : {}),
    ...anyPlaces(random),
  };
};

const anyBalance = (random: Random): Entries =>
  chance(0.3, random)
    ? { balance: { armor: between(-12, 12, random), fire: between(-2, 2, random) } }
    : {};

const anyRecordSheet = (random: Random): Entries => ({
  game: 'record sheet',
  walk: between(1, 12, random),
  jump: chance(0.4, random) ? between(0, 8, random) : 0,
  heatSinks: between(8, 30, random),
  weapons: Array.from({ length: between(1, 8, random) }, () =>
    chance(0.15, random) ? anyOwn(random) : anyKnown(random),
  ),
});

const RANGES = ['pointblank', 'short', 'medium', 'long'];
const CODES = ['H', 'T', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL'];

const anyDestiny = (random: Random): Entries => ({
  game: 'destiny',
  movement: between(1, 5, random),
  jumps: chance(0.4, random),
  heatDissipation: between(2, 4, random),
  weapons: Array.from({ length: between(1, 6, random) }, () => ({
    name: oneOf([...WEAPONS.keys()], random),
    count: between(1, 4, random),
    at: someOf(CODES, 3, random),
    ...Object.fromEntries(RANGES.map((range) => [range, chance(0.7, random) ? -1 : null])),
  })),
});

const SPECIALS = ['AC1/1/1', 'LRM1/2/2', 'IF1', 'SRM2/2', 'HT1/1', 'ENE', 'CASE', 'REAR1/1'];

const anyAlphaStrike = (random: Random): Entries => ({
  game: 'alpha strike',
  size: between(1, 4, random),
  move: `${2 * between(1, 10, random)}"${chance(0.4, random) ? 'j' : ''}`,
  damage: [between(0, 6, random), between(0, 6, random), between(0, 5, random)],
  heat: between(0, 3, random),
  specials: chance(0.6, random) ? someOf(SPECIALS, 3, random) : [],
});

/** A sheet by chance: of any game, of any weight and speed, with weapons of its own among those of the table. */
export const randomSheet = (random: Random): Entries => {
  const any = random();
  return {
    ...(any < 0.6
      ? anyRecordSheet(random)
      : any < 0.8
        ? anyDestiny(random)
        : anyAlphaStrike(random)),
    designation: `T${between(100, 999, random)}-${between(1, 99_999, random)}`,
    name: `Tester ${between(1, 999_999, random)}`,
    tonnage: chance(0.9, random) ? 5 * between(4, 20, random) : between(5, 200, random),
    ...anyBalance(random),
  };
};
