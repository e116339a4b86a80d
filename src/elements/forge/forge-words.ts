import type { LackingEntry } from '../../forge/fault.ts';
import type { Trim } from '../../forge/sheet.ts';
import type { WeaponKind } from '../../forge/weapon-table.ts';
import type { WeighedAgainst } from '../../forge/weighed.ts';
import { capital } from '../../rules/words/capital.ts';
import { counted } from '../../rules/words/counted.ts';
import { grouped } from '../../rules/words/language.ts';
import { listed } from '../../rules/words/listed.ts';
import { signed } from '../../rules/words/words.ts';
import type { FigureField, SheetField, WeaponField } from './sheet-kind.ts';

/** Label and hint of each field. */
export const FIELD_WORDS: Readonly<Record<SheetField, readonly [label: string, hint: string]>> = {
  designation: ['Designation', 'like HBK-4G'],
  name: ['Name', 'like Hunchback'],
  tonnage: ['Weight', 'tons, 5–200'],
  walk: ['Walk', 'paces, 1–20'],
  jump: ['Jump', 'if empty: none'],
  heatSinks: ['Heat sinks', 'if empty: 10'],
  engine: ['Engine', 'if empty: by weight and walk'],
  source: ['Source of the facts', 'if empty: a record sheet'],
};

export const WEAPON_FIELD_WORDS: Readonly<Record<WeaponField, string>> = {
  weapon: 'Weapon',
  word: 'What the card calls it',
  kind: 'Kind',
  'damage.0': 'Damage, close',
  'damage.1': 'medium',
  'damage.2': 'long',
  heat: 'Heat',
  min: 'Least range',
  max: 'Longest range',
  count: 'How many',
  shots: 'Shots for each',
};

export const FIGURE_WORDS: Readonly<Record<FigureField, string>> = {
  build: 'Build',
  torso: 'Torso',
  head: 'Head',
  shoulders: 'Shoulders',
  arms: 'Arms',
  legs: 'Legs',
  marking: 'Marking',
  jets: 'Jets',
  dish: 'Dish',
  antenna: 'Antenna',
  cover: 'Front cover',
  'world.ground': 'Ground',
  'world.horizon': 'Horizon',
  'world.cover': 'Takes cover behind',
};

const whole = (number: number): number => Math.floor(number + 0.5);
const shown = (value: unknown): string =>
  Array.isArray(value)
    ? listed(value.map(String))
    : value === undefined
      ? 'none'
      : typeof value === 'string'
        ? value
        : JSON.stringify(value);

/** `2 too many`. */
const offText = (off: number): string =>
  whole(off) === 0 ? 'fair' : `${Math.abs(whole(off))} too ${off > 0 ? 'many' : 'few'}`;

/** Weapons as other games print them: `1 AC/20 and 2 PPCs`, `Clan ER medium laser`. */
export const asPrinted = (words: string): string =>
  words
    .replace(/\b(?:ac|ap|atm|er|hag|iv|lb|lrm|mml|mrm|ppc|srm|vsp|x)(?=s?\b)/g, (short) =>
      short.toUpperCase(),
    )
    .replace(/\bclan\b/g, 'Clan');

/** Over the weapons of a kind, those of the Clans by themselves. */
export const WEAPON_HEADINGS = (kind: WeaponKind, ofClans: boolean): string =>
  `${capital(asPrinted(kind))}s, ${ofClans ? 'Clan' : 'Inner Sphere'}`;

export const weaponTitle = (word: string): string => capital(asPrinted(word));

/** `armor −3, every weapon's score −1`. */
const changeText = ({ balance: { armor, fire } }: Pick<Trim, 'balance'>): string =>
  armor === 0 && fire === 0
    ? 'no balance'
    : listed([
        ...(armor === 0 ? [] : [`armor ${signed(armor)}`]),
        ...(fire === 0 ? [] : [`every weapon's score ${signed(fire)}`]),
      ]);

/** Sentences for missing entries, where the form says it differently or shorter than for a file. */
export const LACKING_FIELD: Readonly<Partial<Record<LackingEntry, string>>> = {
  weapon: 'choose a weapon',
  kind: 'choose its kind',
  damage: 'write the damage at all three ranges, 0 for none',
  heat: 'write it (0–20)',
  max: 'write it',
};

export const FORGE_WORDS = {
  title: 'From a record sheet',
  again: (name: string): string => `The sheet of the ${name}`,
  about: "Type in what another game prints about a 'Mech, or bring its sheet as a file.",
  open: 'Open a file',
  paste: 'Paste a sheet',
  pasteLong: 'The text of a sheet (JSON)',
  take: 'Take it in',
  save: 'Save the sheet',
  anew: 'Start over',
  undo: 'Bring back what was there',
  asText: 'A sheet as text',
  asTextWhy:
    'The form has no place for this, so it stands here as text. Change it, and what comes out changes with it.',
  notJson:
    'This is not the text of a sheet, which begins with {. What stands on paper is typed into the form: bring that back, or start over.',
  tooLong: (characters: number): string =>
    `it has ${grouped(characters)} characters, too many for a sheet`,
  empty: 'it is empty',
  noText: 'it is not a text file, so it is no sheet',
  unread: 'it cannot be read',
  carried: (entries: readonly string[]): string =>
    `Also on the sheet, and kept on it: ${listed(
      entries.map((entry) => (entry === 'figure' ? 'more of its figure' : entry)),
    )}.`,
  weapons: 'Weapons',
  own: 'A weapon with facts of its own',
  choose: 'Choose one',
  nth: (place: number): string => `Weapon ${place + 1}`,
  where: 'Where',
  notSaid: 'not said',
  sides: "Sides are the 'Mech's own.",
  missiles: 'Of missiles the whole salvo.',
  paces: 'In paces: medium range needs 6, long 15.',
  addWeapon: 'Add a weapon',
  takeOut: (place: number): string => `Take weapon ${place + 1} out`,
  tookOut: 'The weapon is taken out.',
  more: 'More about it',
  balance: 'Balance',
  balanceWhy:
    'Points added to armor and to the score of every weapon, so that weight decides. The forge proposes, you decide.',
  armor: 'Added to armor',
  fire: 'Added to scores',
  drawing: 'How it is drawn',
  drawingWhy: 'What is left open follows from weapons, weight and name.',
  byForge: 'as it comes',
  outcome: 'What comes out',
  see: 'See what comes out',
  nothing: 'Designation, name, weight, walk and a weapon: then the booklet stands here.',
  asBefore: 'Fix it above; this is the last good version.',
  toMend: (faults: number): string => counted(faults, 'fault'),
  facts: (armor: number, speed: number, cost: number): string =>
    `Armor ${armor}, speed ${speed}, ${cost} t of experience`,
  glance: 'Range at a glance',
  glanceTable: 'The best score of each weapon at each range, alone and of two together',
  unarmed: 'Strikes',
  remarks: 'Worth knowing',
  card: (maneuvers: number): string => `The card: ${counted(maneuvers, 'maneuver')}`,
  pictures: 'Pictures',
  said: (name: string, armor: number, maneuvers: number, remarks: number): string =>
    `${name}: armor ${armor}, ${counted(maneuvers, 'maneuver')}, ${counted(remarks, 'remark')}.`,
  saidFaults: (faults: number, first: string): string => `${counted(faults, 'fault')}. ${first}.`,
  put: 'Put it on the shelf',
  putAgain: 'Forge it again',
  putting: 'One moment …',
  same: (name: string, designation: string): string =>
    `This very booklet stands on the shelf already: the ${name} ${designation}. To have it twice, write another designation.`,
  taken: (name: string, designation: string): string =>
    `${designation} stands on the shelf already: the ${name}. Of one designation one booklet stands there, so write another`,
  instead: (better: string): string => `Write ${better}`,
  old: (name: string): string =>
    `The ${name} on the shelf was forged from an older sheet. It stays as it is until you forge it again.`,
  againHead: (name: string): string => `Forge the ${name} again?`,
  againWhy:
    "The new edition takes its place on the shelf. Duels and 'Mechs of a hangar keep the edition that they were begun with.",
  againDo: 'Make the new edition',
  keepOld: 'Keep the old one',
  done: (name: string): string => `The ${name} is on the shelf`,
  doneWhy: 'It is a booklet like any other: play it, print it, enlist it in a hangar.',
  sheetKept: 'Its sheet is kept beside it.',
  oddBeside: (things: number): string =>
    `${counted(things, 'unusual match-up')}; ${things === 1 ? 'it plays' : 'they play'} fine.`,
  notPut: 'It was not put on the shelf',
  unkept:
    'This browser could not keep the booklet: it stays on the shelf, and its sheet in the forge, until the page is closed. Save its file.',
  saveBooklet: "Save the booklet's file",
  noSheet: (id: string): string =>
    `No sheet of "${id}" is kept here: it was not forged on this device.`,
  weighed: 'Weighed',
  weighing: 'Being weighed …',
  weighTable: 'What it wins of 100 duels, and what would be fair',
  atOnce: 'Of 100 duels, estimated by the status game, which is off by about eleven.',
  against: 'Against',
  wins: 'Wins',
  fair: 'Fair',
  off: ({ wins, fair }: Pick<WeighedAgainst, 'wins' | 'fair'>): string => offText(wins - fair),
  byDuels: 'With what its duels have shown:',
  makeFair: (trim: Trim): string =>
    `${trim.kind === 'trimmed' ? 'Make it fair' : 'Make it fairer'}: ${changeText(trim)}`,
  takeTrim: (trim: Trim): string => `Take it: ${changeText(trim)}`,
  trim: (trim: Trim): string => {
    switch (trim.kind) {
      case 'fair as it is':
        return `On average that is ${offText(trim.off)}: it can stay as it is.`;
      case 'trimmed':
        return `The smallest change that makes it fair: ${changeText(trim)}.`;
      case 'never fair':
        return `No balance makes it fair; with the nearest, ${changeText(trim)}, it still wins ${offText(trim.off)}.`;
    }
  },
  proposing: 'Looking for the smallest change that makes it fair …',
  duels: 'By duels',
  closely: 'Weigh it closely',
  closelyWhy:
    'Two good pilots learn the pair, then fight it out: some minutes, while this page is in sight. How far they came is kept, and they go on from there.',
  stop: 'Stop',
  learning: (rival: string, done: number, of: number): string =>
    `Learning it against the ${rival}: ${grouped(done)} of ${grouped(of)} duels`,
  beginning: (rival: string): string => `Beginning against the ${rival} …`,
  closelyResult: (rival: string, score: string, duels: number, fair: number): string =>
    `${score} of 100 against the ${rival} by ${counted(duels, 'duel')}; ${whole(fair)} would be fair`,
  closelyMean: (off: number, within: number): string =>
    `On average ${offText(off)}, ± ${Math.ceil(within)}.`,
  closelyRough: 'Nothing could be learned of them here: both pilots judge roughly.',
  changed: (what: string, before: unknown, now: unknown): string =>
    `${what}: ${shown(before)} before, now ${shown(now)}`,
  ownPictures: (designation: string): string => `Any pictures of your own stay with ${designation}`,
  fromTo: (what: string, before: number, now: number): string =>
    `${what} ${signed(before)} before, now ${signed(now)}`,
  calledBefore: (name: string): string => `called ${name} before`,
  maneuverGone: (console: number, name: string): string => `${console} ${name} is gone`,
  maneuverNew: (console: number, name: string): string => `${console} ${name} is new`,
  maneuverOther: (console: number, name: string): string =>
    `${console} ${name}: other conversions, color or ammunition`,
  moreManeuvers: (more: number): string => `and ${more} more maneuvers`,
  otherAmmunition: 'Other ammunition',
  otherCells: (cells: number, of: number): string =>
    `${cells} of ${of} cells of its consoles lead elsewhere`,
  otherPages: (pages: readonly string[]): string =>
    pages.length === 1
      ? `View screen ${pages.join()} says something else`
      : `View screens ${listed(pages)} say something else`,
  manyPages: (pages: number): string => `${pages} view screens say something else`,
  otherDrawing: 'It is drawn differently',
  otherNote: 'Its note says something else',
} as const;
