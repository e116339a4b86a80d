import { RANGES } from '../rules/vocabulary.ts';
import { sure } from '../rules/sure.ts';
import type { AlphaStrikeCard, DestinySheet, RecordSheet } from './sheet-document.ts';
import { PLACE_CODES, USUAL_SINKS } from './sheet-document.ts';
import type { ForgeRemark, Sheet, SheetPlace, SheetWeapon, Strikes } from './sheet.ts';
import type { NamedWeapon, SaidPlace } from './weapon-words.ts';
import { weaponNamed } from './weapon-words.ts';
import type { WeaponFacts } from './weapon-table.ts';
import { WEAPONS, ownFacts, reachOf } from './weapon-table.ts';

/** The entries that sheets of every game share; `usual` is the source if the sheet names none. */
const shared = (document: RecordSheet | DestinySheet | AlphaStrikeCard, usual: string) => {
  const { balance, designation, engine, name, source, unknown } = document;
  const remarks: readonly ForgeRemark[] =
    unknown.length > 0 ? [{ kind: 'taken as usual', what: unknown }] : [];
  return {
    ...{ balance, designation, name, remarks },
    ...{ engine: engine ?? null, source: source ?? usual },
  };
};

const tabled = (word: string): Pick<SheetWeapon, 'facts' | 'isOwn' | 'word'> => ({
  ...{ word, facts: sure(WEAPONS.get(word)), isOwn: false },
});

const NO_STRIKES: Strikes = { said: [], punch: 0, kick: 0 };

/** One striker counts, the best, but its kick beside another's punch. */
const strikesOf = (named: readonly NamedWeapon[]): Strikes => {
  const strikers = named.filter((each) => each.kind === 'striker');
  const best = (of: 'punch' | 'kick'): number => Math.max(0, ...strikers.map((each) => each[of]));
  return { said: strikers.map(({ said }) => said), punch: best('punch'), kick: best('kick') };
};

export const unique = <Each>(all: readonly Each[]): readonly Each[] => [...new Set(all)];

/** What is worth knowing of the words of a sheet's weapons. */
export const namingRemarks = (named: readonly NamedWeapon[]): readonly ForgeRemark[] => {
  const taken = named.filter((each) => each.kind === 'weapon').filter((each) => each.isTakenAs);
  const none = named.filter((each) => each.kind === 'no weapon');
  return [
    ...unique(taken.map(({ said }) => said)).map((said): ForgeRemark => {
      const weapon = sure(taken.find((each) => each.said === said)).key;
      return { kind: 'taken as', said, weapon };
    }),
    ...(none.length > 0
      ? [
          {
            kind: 'no weapon',
            said: unique(none.map(({ said }) => said)),
            what: unique(none.map(({ what }) => what)),
          } as const,
        ]
      : []),
  ];
};

const placesOf = (at: readonly SaidPlace[]): readonly SheetPlace[] =>
  at.flatMap(({ place }) => (place === null ? [] : [place]));

const weaponOfRecord = (
  weapon: RecordSheet['weapons'][number],
  at: number,
): readonly SheetWeapon[] => {
  const { shots = Infinity } = weapon;
  const counted = { keys: ['weapons', at], count: weapon.count, at: placesOf(weapon.at), shots };
  if ('weapon' in weapon)
    return weapon.weapon.kind === 'weapon' ? [{ ...tabled(weapon.weapon.key), ...counted }] : [];
  const { word, kind, damage, heat, min, max } = weapon;
  const facts = ownFacts({ name: word, kind, damage, heat, min, max }, shots < Infinity);
  return [{ word, isOwn: true, facts, ...counted }];
};

/** A record sheet: weight, walk and jump, weapons with their places. */
export const sheetOfRecord = (document: RecordSheet): Omit<Sheet, 'figure'> => {
  const { heatSinks, jump, melee, notes, tonnage, walk, weapons } = document;
  const named = weapons.flatMap((each) => ('weapon' in each ? [each.weapon] : []));
  const strikers = [...named, ...melee.map((said) => sure(weaponNamed(said)))];
  const rear = weapons.reduce(
    (sum, { at, count }) => sum + Math.min(count, at.filter(({ isRear }) => isRear).length),
    0,
  );
  const common = shared(document, 'a record sheet');
  return {
    ...common,
    ...{ tonnage, walk, jump, heatSinks, weapons: weapons.flatMap(weaponOfRecord) },
    strikes: strikesOf(strikers),
    remarks: [
      ...common.remarks,
      ...namingRemarks(named),
      ...(rear > 0 ? [{ kind: 'rear', count: rear } as const] : []),
      ...notes.map((note): ForgeRemark => ({ kind: 'noted', note })),
    ],
  };
};

/** Walk by movement (F20). */
const WALK = [3, 4, 5, 8, 10];

/** Where the sheet and the table disagree on what a weapon reaches; point-blank and short are both close. */
const otherReaches = (
  weapon: string,
  { pointblank, short, medium, long }: DestinySheet['weapons'][number],
): readonly ForgeRemark[] => {
  const reach = reachOf(sure(WEAPONS.get(weapon)));
  const said = { close: [pointblank, short], medium: [medium], long: [long] };
  return RANGES.flatMap((range) => {
    const known = said[range].filter((each) => each !== undefined);
    const reaches = known.some((each) => each !== null);
    return known.length === 0 || reaches === (reach[range] !== undefined)
      ? []
      : [{ kind: 'other reach', weapon, range, reaches }];
  });
};

/** A Destiny hardware sheet (F20): walk and sinks from its own numbers, weapons by name. */
export const sheetOfDestiny = (document: DestinySheet): Omit<Sheet, 'figure'> => {
  const { heatDissipation, jumps, movement, tonnage, weapons } = document;
  const walk = sure(WALK[movement - 1]);
  const common = shared(document, 'a Destiny sheet');
  return {
    ...common,
    ...{ tonnage, walk, jump: jumps ? walk : 0 },
    heatSinks: Math.max(0, 10 + 4 * (heatDissipation - 2)),
    weapons: weapons.flatMap(({ at, count, name }, place) =>
      name.kind === 'weapon'
        ? [
            {
              ...tabled(name.key),
              ...{ keys: ['weapons', place], count, shots: Infinity },
              at: at.map((code) => PLACE_CODES[code]),
            },
          ]
        : [],
    ),
    strikes: strikesOf(weapons.map(({ name }) => name)),
    remarks: [
      ...common.remarks,
      ...namingRemarks(weapons.map(({ name }) => name)),
      { kind: 'guessed', what: 'walk', as: `${walk}, from movement ${movement}` },
      ...weapons.flatMap((weapon) =>
        weapon.name.kind === 'weapon' ? otherReaches(weapon.name.key, weapon) : [],
      ),
    ],
  };
};

/** Weight by size (F19), if the card does not give it. */
const TONS = [30, 45, 65, 90];

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

/** An Alpha Strike card (F19): size, move and damage, and a 'Mech guessed from them. */
export const sheetOfCard = (document: AlphaStrikeCard): Omit<Sheet, 'figure'> => {
  const { damage, heat, move, size, specials, tonnage: said } = document;
  const tonnage = said ?? sure(TONS[size - 1]);
  const weapons = guessed(
    damage,
    heat,
    specials.map((each) => each.toUpperCase()),
  );
  const common = shared(document, 'an Alpha Strike card');
  return {
    ...common,
    ...{ tonnage, ...move, heatSinks: USUAL_SINKS, strikes: NO_STRIKES },
    weapons: weapons.map(([word, at]) => ({
      ...tabled(word),
      ...{ keys: ['damage'], count: 1, at: [at], shots: Infinity },
    })),
    remarks: [
      ...common.remarks,
      ...(said === undefined
        ? [{ kind: 'guessed', what: 'weight', as: `${tonnage} tons, from size ${size}` } as const]
        : []),
      {
        kind: 'guessed',
        what: 'weapons and their places',
        as: weapons.map(([word, at]) => `${word} in the ${at}`).join(', '),
      },
    ],
  };
};
