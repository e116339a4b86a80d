import { foundOf } from '../rules/check/finding.ts';
import { sure } from '../rules/sure.ts';
import type { Legless } from './fault.ts';
import { COMMON, TONNAGE, readCommon } from './read-common.ts';
import { USUAL_SINKS } from './read-record-sheet.ts';
import type { ForgeRemark, Sheet, SheetPlace, SheetWeapon } from './sheet.ts';
import type { SheetPart, SheetReader } from './sheet-reader.ts';
import type { WeaponFacts } from './weapon-table.ts';
import { WEAPONS } from './weapon-table.ts';

/** Weight by size (F19), if the card does not give it. */
const TONS = [30, 45, 65, 90];

/** Units that are no 'Mech, by the letter after their inches. */
const MOVES: Readonly<Record<string, Legless>> = {
  ...{ t: 'vehicle', w: 'vehicle', h: 'vehicle', n: 'vehicle', s: 'vehicle', v: 'vehicle' },
  ...{ g: 'vehicle', r: 'vehicle', f: 'infantry', m: 'infantry' },
  ...{ a: 'aerospace craft', p: 'aerospace craft' },
};

interface Move {
  readonly walk: number;
  readonly jump: number;
}

/** Inches as paces, two to one: `8"`, `8"j`, `10"/6"j`. */
const readMove = (reader: SheetReader, sheet: SheetPart): Move => {
  const keys = [...sheet.keys, 'move'];
  const found = sheet.value['move'];
  const none = { walk: 1, jump: 0 };
  if (found === undefined) {
    reader.add(keys, { kind: 'lacking', what: 'move' });
    return none;
  }
  const text = typeof found === 'string' ? found.replaceAll(' ', '').toLowerCase() : '';
  const other = /^\d+["″]?([a-z])$/.exec(text)?.[1] ?? '';
  const legless = MOVES[other];
  if (legless) reader.add(keys, { kind: 'no legs', what: legless });
  const [, inches = '', jumps, jumped] =
    /^(\d{1,2})["″]?(j)?(?:\/(\d{1,2})["″]?j)?$/.exec(text) ?? [];
  const walk = Math.floor(Number(inches) / 2);
  if (legless === undefined && (walk < 1 || walk > 20))
    reader.add(keys, { kind: 'no move', found: foundOf(found) });
  const jump = jumped === undefined ? (jumps ? walk : 0) : Math.floor(Number(jumped) / 2);
  return { walk: Math.max(1, walk), jump: Math.min(20, jump) };
};

/** The weapons that a card's specials name. */
const SPECIALS: readonly (readonly [RegExp, string, SheetPlace])[] = [
  [/^AC\d/, 'ac/10', 'right torso'],
  [/^(?:LRM\d|IF\d)/, 'lrm 10', 'left torso'],
  [/^SRM\d/, 'srm 6', 'left torso'],
  [/^HT\d/, 'flamer', 'left arm'],
];
/** Damage at medium range that one gun cannot do. */
const HIGH_DAMAGE = 4;

/** Weapons that fit a card (F19), and their places, all guessed. */
const guessed = (
  { close, medium, long }: WeaponFacts['damage'],
  overheat: number,
  specials: readonly string[],
): readonly (readonly [string, SheetPlace])[] => {
  const special = SPECIALS.filter(([words]) => specials.some((each) => words.test(each))).map(
    ([, word, at]) => [word, at] as const,
  );
  const first =
    long >= 2 || (overheat > 0 && long >= 1)
      ? 'ppc'
      : long >= 1
        ? 'large laser'
        : medium >= 1
          ? 'medium laser'
          : 'small laser';
  const plain = special.length === 0 && !specials.includes('ENE') && medium >= HIGH_DAMAGE;
  const heavy = long > 0 ? 'lrm 10' : 'ac/20';
  const all = [
    [first, 'right arm'] as const,
    ...special,
    ...(plain ? [[heavy, 'right torso'] as const] : []),
    ...(medium > long && first !== 'medium laser' ? [['medium laser', 'left arm'] as const] : []),
    ...(close > medium && first !== 'small laser' ? [['small laser', 'head'] as const] : []),
  ];
  return all.filter(([word], place) => all.findIndex(([other]) => other === word) === place);
};

const weaponOf = ([word, at]: readonly [string, SheetPlace]): SheetWeapon => ({
  ...{ keys: ['damage'], word, facts: sure(WEAPONS.get(word)), isOwn: false },
  ...{ count: 1, at: [at], shots: Infinity },
});

/** An Alpha Strike card (F19): size, move and damage, and a 'Mech guessed from them. */
export const readAlphaStrike = (reader: SheetReader, value: unknown): Sheet => {
  const sheet = reader.part(
    value,
    [],
    [
      ...COMMON,
      'size',
      'move',
      'damage',
      'heat',
      'structure',
      'specials',
      'pv',
      'role',
      'skill',
      'tmm',
    ],
  );
  const common = readCommon(reader, sheet, 'an Alpha Strike card');
  const size = reader.whole(sheet, 'size', { least: 1, most: 4, lacking: 'size' });
  const usual = sure(TONS[size - 1]);
  const tonnage = reader.whole(sheet, 'tonnage', { ...TONNAGE, usual });
  const move = readMove(reader, sheet);
  // `0*`, next to nothing, counts as none.
  const strengths = reader.damage(sheet, 20, (said) => (said === '0*' ? 0 : said));
  const overheat = reader.whole(sheet, 'heat', { least: 0, most: 9, usual: 0 });
  for (const entry of ['armor', 'structure'])
    reader.whole(sheet, entry, { least: 0, most: 99, usual: 0 });
  const specials = reader
    .list(sheet, 'specials', 40)
    .map((each) => reader.words(each.value, each.keys, 24).toUpperCase());
  const weapons = guessed(strengths, overheat, specials);
  const says: readonly ForgeRemark[] = reader.has(sheet, 'tonnage')
    ? []
    : [{ kind: 'guessed', what: 'weight', as: `${tonnage} tons, from size ${size}` }];
  return {
    ...common,
    ...{ tonnage, ...move, heatSinks: USUAL_SINKS, weapons: weapons.map(weaponOf) },
    remarks: [
      ...common.remarks,
      ...says,
      {
        kind: 'guessed',
        what: 'weapons and their places',
        as: weapons.map(([word, at]) => `${word} in the ${at}`).join(', '),
      },
    ],
  };
};
