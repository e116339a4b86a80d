import { NO_WEAPONS, SPELLINGS, STRIKERS } from '../../src/forge/spellings.ts';
import { WEAPONS } from '../../src/forge/weapon-table.ts';
import { oneOf } from './random-fight.ts';

type Random = () => number;

const between = (least: number, most: number, random: Random): number =>
  least + Math.floor(random() * (most - least + 1));
const chance = (share: number, random: Random): boolean => random() < share;
const many = <Thing>(most: number, random: Random, make: (random: Random) => Thing): Thing[] =>
  Array.from({ length: between(0, most, random) }, () => make(random));

/** What the tables of spellings are keyed by, and their spellings. */
const wordsOf = (rows: string): readonly string[] =>
  rows
    .trim()
    .split('\n')
    .flatMap((row) => row.split(/ {2,}/)[1]?.split(' ') ?? []);
const KNOWN = [...WEAPONS.keys(), ...wordsOf(SPELLINGS)];
const NOTHING = [
  ...wordsOf(NO_WEAPONS),
  ...wordsOf(STRIKERS),
  'Case',
  '-Empty-',
  'Shoulder',
  'Gyro',
];
const PLACES = [
  ...['Left Arm', 'Right Arm', 'Left Torso', 'Right Torso', 'Center Torso', 'Head', 'Left Leg'],
  ...['Right Leg', 'Front Left Leg', 'Front Right Leg', 'Rear Left Leg', 'Center Leg', 'RA', 'HD'],
];
const CHASSIS = [
  'Quarrel',
  'Ridgeback (Stone Hound)',
  'Café Noir',
  'A',
  'Old Iron Dog II',
  '',
  '“”',
];
const MODELS = ['QRL-3B', 'Prime', 'A', '', '(Standard)', 'C 2', 'AS7-D-DC-X', "'Fuse'", '*', '1'];
const CONFIGS = [
  'Biped',
  'Quad',
  'Tripod',
  'LAM',
  'Biped Omnimech',
  'Quad OmniMek',
  'QuadVee',
  '?',
];
const TECHS = ['Inner Sphere', 'Clan', 'Mixed (IS Chassis)', 'Mixed (Clan Chassis)', ''];
const ENGINES = ['200 Fusion Engine', '375 XL (Clan) Engine(IS)', 'XXL 400', 'I.C.E. 60', 'none'];

const weaponWord = (random: Random): string => {
  const word = chance(0.93, random) ? oneOf(KNOWN, random) : oneOf(NOTHING, random);
  const by = oneOf(['', '', 'IS', 'CL', 'Clan ', '1 ', '2 '], random);
  const after = oneOf(['', '', '', ' (R)', ' (omnipod)', ' (OS)', ':SIZE:2.0', ' (Clan)'], random);
  return `${by}${chance(0.3, random) ? word.toUpperCase() : word}${after}`;
};
const weaponLine = (random: Random): string =>
  `${chance(0.03, random) ? 'Sonic Lance' : weaponWord(random)}, ${oneOf(PLACES, random)}${
    chance(0.1, random) ? ' (R)' : ''
  }${chance(0.2, random) ? `, Ammo:${between(0, 120, random)}` : ''}`;

const slot = (random: Random): string => {
  const any = random();
  if (any < 0.35) return '-Empty-';
  if (any < 0.6) return weaponWord(random);
  if (any < 0.8) return `IS Ammo ${oneOf(KNOWN, random)}${chance(0.2, random) ? ' - Half' : ''}`;
  return chance(0.1, random) ? `${slot(random)}|${slot(random)}` : oneOf(NOTHING, random);
};

/** The text of an `.mtf` by chance, as old and new builders write them. */
export const randomUnit = (random: Random): string => {
  const [chassis, model] = [oneOf(CHASSIS, random), oneOf(MODELS, random)];
  const lines = [
    ...(chance(0.3, random) ? ['# a comment', '# Config:Tripod'] : []),
    ...(chance(0.5, random)
      ? [`chassis:${chassis}`, `model:${model}`, 'clanname:Stone Hound']
      : ['Version:1.0', chassis, model]),
    ...(chance(0.5, random) ? [`mul id:${between(-1, 9000, random)}`] : []),
    ...[`Config:${oneOf(CONFIGS, random)}`, `techbase:${oneOf(TECHS, random)}`, 'era:3025', ''],
    ...[`mass:${5 * between(1, 40, random)}`, `engine:${oneOf(ENGINES, random)}`],
    `heat sinks:${between(0, 90, random)} ${oneOf(['Single', 'Double', 'IS Double', ''], random)}`,
    ...[`walk mp:${between(1, 12, random)}`, `jump mp:${between(0, 8, random)}`, ''],
    ...['LA armor:10', '', `Weapons:${between(0, 9, random)}`],
    ...many(9, random, weaponLine),
    ...(chance(0.8, random) ? [''] : []),
    ...PLACES.slice(0, between(0, 8, random)).flatMap((place) => [
      `${place}:`,
      ...many(12, random, slot),
      '',
    ]),
    ...many(2, random, () => 'overview:Long prose with: colons, and commas.'),
  ];
  return lines.join(oneOf(['\n', '\r\n', '\r'], random));
};

const asLatin = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
const MUTATIONS: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => text.slice(0, between(0, text.length, random)),
  (text, random) => text.slice(between(0, text.length, random)),
  (text, random) => {
    const bytes = Buffer.from(text, 'utf8');
    for (const at of many(30, random, () => between(0, bytes.length - 1, random)))
      bytes[at] = between(0, 255, random);
    return bytes.toString(oneOf(['utf8', 'latin1'] as const, random));
  },
  (text, random) =>
    text
      .split('\n')
      .flatMap((line) => Array.from({ length: oneOf([1, 1, 1, 0, 2, 9], random) }, () => line))
      .join('\n'),
  (text, random) => text.repeat(Math.ceil(between(30_000, 140_000, random) / (text.length + 1))),
  (text) => asLatin(text),
  (text) => `\uFEFF${text}`,
  (text) => Buffer.from(text, 'utf16le').toString('latin1'),
  (text, random) => text.replaceAll(/\d+/g, () => String(between(-9, 1e9, random))),
  (text, random) => text.replaceAll(':', oneOf([';', ' :', '：', '::', ''], random)),
];

/** Such a text that was cut, spoiled, doubled, made far too long, or read in another encoding. */
export const spoiledUnit = (random: Random): string =>
  many(2, random, () => oneOf(MUTATIONS, random)).reduce(
    (text, mutation) => mutation(text, random),
    oneOf(MUTATIONS, random)(randomUnit(random), random),
  );
