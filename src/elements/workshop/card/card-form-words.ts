import type { Range } from '../../../rules/vocabulary.ts';
import { counted } from '../../../rules/words/counted.ts';
import { listed } from '../../../rules/words/listed.ts';

/** Where a name is said besides the card. */
interface NamedBy {
  readonly statuses: readonly string[];
  readonly criticals: number;
}

export const CARD_FORM_WORDS = {
  coverOf: 'Cover',
  cover: {
    name: 'Name',
    designation: 'Designation',
    tonnage: 'Tons',
    speed: 'Speed',
    cost: 'Cost',
    engine: 'Engine',
  },
  cardOf: 'Stat card',
  card: { armor: 'Armor', shutdown: 'Shutdown number' },
  note: 'Source',
  line: (place: number): string => `Weapons, line ${place + 1}`,
  addLine: 'Add a weapon',
  takeOut: (what: string): string => `Take out ${what}`,
  kind: 'Ammunition',
  points: 'Points',
  newKind: 'New ammunition',
  kindTaken: 'Other ammunition already has this name',
  gun: 'Weapon',
  heads: ['No.', 'Maneuver', 'Cat.', 'Group', 'Score', 'Heat', 'Close', 'Medium', 'Long', 'Fires'],
  unnamed: 'No name yet',
  colourless: 'no color',
  noConsole: 'no console',
  noRange: 'No console yet',
  faulty: 'has a fault',
  spendsOne: (kind: string): string => `spends ${kind}`,
  count: (rows: number): string => counted(rows, 'maneuver'),
  free: (consoles: readonly number[]): string =>
    consoles.length === 0 ? '' : `, free: ${consoles.join(', ')}`,
  noneFree: 'No console free',
  mostRows: (most: number): string => `${most} rows at most`,
  addRow: (range: Range): string => `Add a ${range} row`,
  choose: 'Choose a row to change it.',
  // The form of a row.
  console: 'Console',
  isFree: (number: number, range: string): string => `${number}, ${range}, free`,
  noRow: (number: number): string => `${number}, not on the card`,
  range: 'Range',
  name: 'Name',
  group: 'Group',
  colour: 'Color',
  categories: 'Pilot categories, one or two',
  score: 'Score',
  heat: 'Heat',
  conversion: (range: string): string => `Number at ${range} range`,
  fires: 'Fires',
  newGun: 'A new weapon',
  ammunition: 'Spends',
  nothing: 'nothing',
  // The figure.
  figure: 'How it is drawn',
  drawn: "The 'Mech is drawn",
  asItIs: 'As it is',
  byForge: 'As the forge would build it',
  asThatOf: (name: string): string => `Like the ${name}`,
  notThere: 'That figure could not be read. This one stays as it is.',
  without: (guns: readonly string[]): string =>
    `Built without ${listed(guns)}, which the forge does not know.`,
  noForge: (guns: readonly string[]): string =>
    `The forge needs tons, speed and a weapon on the cover that it knows${
      guns.length > 0 ? `; it does not know ${listed(guns)}` : ''
    }.`,
  takeRowOut: 'Take it out',
  namedBy: ({ criticals, statuses }: NamedBy): string => {
    const by = [
      ...(statuses.length > 0 ? [`the status of ${listed(statuses)}`] : []),
      ...(criticals > 0 ? [counted(criticals, 'critical')] : []),
    ];
    return by.length > 0 ? `Named by ${by.join(' and by ')}.` : '';
  },
  also: (rows: number, from: string, to: string): string =>
    `Change ${from} to ${to} in ${rows === 1 ? 'the other row' : `the other ${rows} rows`} too`,
} as const;
