import { designationOf } from './designation.ts';
import { namingRemarks, unique } from './sheet-of.ts';
import type { SheetFault } from './fault.ts';
import type { ForgeRemark, SheetPlace } from './sheet.ts';
import type { NoSheet, UnitFile } from './unit-kind.ts';
import { HEAD } from './unit-kind.ts';
import { WEAPONS } from './weapon-table.ts';
import type { Maker, NamedWeapon } from './weapon-words.ts';
import { fedBy, makerOf, placeNamed, weaponNamed } from './weapon-words.ts';
import { remarkText } from './words.ts';

/** A longer file is none (characters). */
const LONGEST = 65_536;
export type ReadUnit =
  | { readonly ok: true; readonly sheet: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly why: NoSheet };

/** What a file says: the first value of each key, the lines of its weapons, its slots. */
interface Said {
  readonly of: (key: string) => string;
  readonly weapons: readonly string[];
  readonly slots: readonly string[];
}

const linesOf = (text: string): readonly string[] =>
  text
    .replaceAll(/[\uFEFF\u0080-\u009F]/g, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => !line.startsWith('#'));

const saidIn = (lines: readonly string[]): Said => {
  const keys = new Map<string, string>();
  const weapons: string[] = [];
  const slots: string[] = [];
  const places = new Set<string>();
  let into: string[] | null = null;
  for (const line of lines) {
    const [, key = '', value = ''] = /^([^:]{1,40}):(.*)$/.exec(line) ?? [];
    const low = key.trim().toLowerCase();
    const isPlace = value === '' && key !== '' && placeNamed(key) !== null;
    if (line === '') into = null;
    else if (isPlace) {
      into = places.has(low) ? null : slots;
      places.add(low);
    } else if (low === 'weapons') into = keys.has(low) ? null : weapons;
    else if (into) into.push(line);
    if (low !== '' && !into?.includes(line) && !keys.has(low)) keys.set(low, value.trim());
  }
  const version = lines.findIndex((line) => /^version:/i.test(line));
  if (!keys.has('chassis') && version >= 0) {
    keys.set('chassis', lines[version + 1] ?? '');
    keys.set('model', lines[version + 2] ?? '');
  }
  return {
    ...{ weapons, of: (key) => keys.get(key) ?? '' },
    slots: slots.flatMap((slot) => slot.split('|')).map((slot) => slot.trim()),
  };
};

const ENGINES: readonly (readonly [RegExp, string])[] = [
  [/XXL/i, 'XXL'],
  [/XL/i, 'XL'],
  [/light/i, 'Light'],
  [/compact/i, 'Compact'],
  [/I\.C\.E\.|\bICE\b/i, 'Combustion'],
  [/fuel.cell/i, 'Fuel Cell'],
  [/fission/i, 'Fission'],
  [/primitive/i, 'Primitive'],
];

const engineOf = (said: string): string | undefined => {
  const rating = /\d+/.exec(said)?.[0];
  const kind = ENGINES.find(([words]) => words.test(said))?.[1] ?? 'Fusion';
  return rating === undefined ? undefined : `${kind} ${Number(rating)}`;
};

/** The most heat sinks of a sheet. */
const MOST_SINKS = 80;
const sinksOf = (said: string): number | undefined => {
  const sinks = /\d+/.exec(said)?.[0];
  return sinks === undefined
    ? undefined
    : Math.min(MOST_SINKS, Number(sinks) * (/double|laser/i.test(said) ? 2 : 1));
};

interface Gun {
  readonly said: string;
  readonly named: NamedWeapon | null;
  readonly count: number;
  readonly place: SheetPlace | null;
  readonly isRear: boolean;
  readonly isOneShot: boolean;
  readonly shots: number;
}

/** A line of weapons: `2 ISAC10, Right Arm (R), Ammo:20`. */
const gunOf = (line: string, makerFor: (said: string) => Maker): Gun => {
  const ammo = /,\s*ammo:\s*(\d+)\s*$/i.exec(line);
  const [, times = '1', rest = ''] =
    /^(?:(\d+) +)?(.*)$/.exec(ammo ? line.slice(0, ammo.index) : line) ?? [];
  const commas = [...rest.matchAll(/,/g)].map(({ index }) => index).toReversed();
  const at = commas.find((comma) => placeNamed(rest.slice(comma + 1)) !== null) ?? rest.length;
  const there = at < rest.length ? placeNamed(rest.slice(at + 1)) : null;
  const said = rest.slice(0, at).trim();
  return {
    ...{ said, named: weaponNamed(said, makerFor(said)) },
    count: Math.max(1, Number(times)),
    place: there?.place ?? null,
    isRear: (there?.isRear ?? false) || /\(R\)/i.test(said),
    isOneShot: /\(i?-?os\)|\di?os$|rocket ?launcher/i.test(said),
    shots: Number(ammo?.[1] ?? 0),
  };
};

const base = (key: string): string => key.replace(/^clan /, '');

/** Who builds a weapon whose own word does not say it: by the file, of a mixed one by its slots. */
const makerIn =
  ({ of, slots }: Said) =>
  (said: string): Maker => {
    const tech = of('techbase');
    if (!/mixed/i.test(tech)) return /clan/i.test(tech) ? 'Clan' : 'Inner Sphere';
    const named = weaponNamed(said, 'Clan');
    const isTheirs = (slot: string): boolean => {
      const own = makerOf(slot) === 'Clan' ? weaponNamed(slot) : null;
      return own?.kind === 'weapon' && named?.kind === 'weapon' && own.key === named.key;
    };
    return slots.some(isTheirs) ? 'Clan' : 'Inner Sphere';
  };

/** Shots for one of the guns of a kind: by tons of its bins, or as their lines count them. */
const shotsOf = (key: string, guns: readonly Gun[], slots: readonly string[]): number | null => {
  const { shotsOfTon, spends } = WEAPONS.get(key) ?? { shotsOfTon: null, spends: false };
  if (!spends || shotsOfTon === null) return null;
  if (guns.every(({ isOneShot }) => isOneShot)) return 1;
  const tons = slots.reduce((sum, slot) => {
    const fed = fedBy(slot, null);
    return fed !== null && base(fed) === base(key) ? sum + (/half/i.test(slot) ? 0.5 : 1) : sum;
  }, 0);
  const all = Math.max(
    tons * shotsOfTon,
    guns.reduce((sum, { shots }) => sum + shots, 0),
  );
  const count = guns.reduce((sum, gun) => sum + (gun.isOneShot ? 0 : gun.count), 0);
  return all === 0 ? null : Math.min(400, Math.max(1, Math.floor(all / count)));
};

/** The weapons of a file as a sheet has them, one entry a kind; unknown ones by their own words. */
const weaponsOf = (guns: readonly Gun[], slots: readonly string[]) => {
  const kinds = new Map<string, Gun[]>();
  for (const gun of guns) {
    if (gun.named !== null && gun.named.kind !== 'weapon') continue;
    const key = gun.named?.key ?? gun.said;
    kinds.set(key, [...(kinds.get(key) ?? []), gun]);
  }
  return [...kinds].map(([weapon, of]) => {
    const at = unique(of.flatMap(({ place }) => (place === null ? [] : [place])));
    const shots = shotsOf(weapon, of, slots);
    return {
      ...{ weapon, count: of.reduce((sum, { count }) => sum + count, 0) },
      ...(at.length > 0 ? { at } : {}),
      ...(shots === null ? {} : { shots }),
    };
  });
};

const LEGS: readonly (readonly [RegExp, string])[] = [
  [/quad/i, 'four legs: the front ones count as arms'],
  [/tripod/i, 'three legs: the middle one counts as the right one'],
  [/\blam\b/i, "it changes its shape there; here it is a 'Mech"],
];

/** What is worth knowing of a file besides its sheet. */
const notesOf = (said: Said, guns: readonly Gun[]): readonly string[] => {
  const named = guns.flatMap((gun) => (gun.named ? [gun.named] : []));
  const rear = guns.reduce((sum, { count, isRear }) => sum + (isRear ? count : 0), 0);
  const refilled = guns.flatMap(({ isOneShot, named: is }) =>
    !isOneShot && is?.kind === 'weapon' ? [is.key] : [],
  );
  const single = guns.flatMap(({ isOneShot, named: is }) =>
    isOneShot && is?.kind === 'weapon' && !refilled.includes(is.key) ? [is.key] : [],
  );
  const remarks: readonly ForgeRemark[] = [
    ...namingRemarks(named),
    ...(rear > 0 ? [{ kind: 'rear', count: rear } as const] : []),
  ];
  return unique([
    ...remarks.map(remarkText),
    ...LEGS.filter(([words]) => words.test(said.of('config'))).map(([, note]) => note),
    ...(single.length > 0 ? [`a shot for each gun: ${unique(single).join(', ')}`] : []),
  ]).map((note) => visible(note, 200));
};

/** Plain words, cut at one where they are too long. */
const visible = (text: string, most: number): string => {
  const plain = text
    .replaceAll(/[\p{C}\p{Z}<>]+/gu, ' ')
    .replaceAll(String.fromCharCode(0xfffd), '')
    .trim();
  if (plain.length <= most) return plain;
  const end = plain.lastIndexOf(' ', most);
  return plain.slice(0, end > 0 ? end : most).trim();
};

const [LONGEST_NAME, LONGEST_SOURCE, MOST_NOTES] = [24, 60, 12];

const whole = (said: string): number | string | undefined =>
  said === '' ? undefined : /^\d+(?:\.0*)?$/.test(said) ? Math.floor(Number(said)) : said;

const filled = (entries: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== undefined && value !== ''),
  );

/** The record sheet that an `.mtf` says; weapons that nobody knows stand in it for the forge to tell. */
const sheetOfMtf = (text: string): ReadUnit => {
  const said = saidIn(linesOf(text));
  const { of, slots } = said;
  const guns = said.weapons.map((line) => gunOf(line, makerIn(said)));
  const weapons = weaponsOf(guns, slots);
  if (weapons.length === 0) return { ok: false, why: { kind: 'unarmed' } };
  const [, chassis = '', inBrackets = ''] = /^(.*?)\s*(?:\((.*)\))?$/.exec(of('chassis')) ?? [];
  const model = of('model');
  const id = Number(of('mul id'));
  const melee = unique(
    [...slots, ...guns.map((gun) => gun.said)].filter(
      (each) => weaponNamed(each)?.kind === 'striker',
    ),
  );
  const notes = notesOf(said, guns).slice(0, MOST_NOTES);
  const title = `${chassis} ${model}`.trim();
  return {
    ok: true,
    sheet: filled({
      game: 'record sheet',
      designation: designationOf(chassis, model),
      name: visible(chassis, LONGEST_NAME),
      ...{ tonnage: whole(of('mass')), walk: whole(of('walk mp')), jump: whole(of('jump mp')) },
      ...{ heatSinks: sinksOf(of('heat sinks')), weapons },
      melee: melee.length > 0 ? melee.slice(0, MOST_NOTES) : undefined,
      engine: engineOf(of('engine')),
      source: visible(`the file of the ${title}`, LONGEST_SOURCE),
      ...{ chassis: visible(chassis, LONGEST_SOURCE), model: visible(model, LONGEST_SOURCE) },
      also: visible(of('clanname') || inBrackets, LONGEST_SOURCE),
      mulId: Number.isSafeInteger(id) && id > 0 && id < 1e9 ? id : undefined,
      notes: notes.length > 0 ? notes : undefined,
    }),
  };
};

/** Reads a file of another program into a record sheet, or says why none comes of it. */
export const sheetOfUnit = (text: string, file: UnitFile): ReadUnit => {
  if (file !== 'mtf') {
    const unit = /<UnitType>\s*([^<\s]*)/i.exec(text.slice(0, HEAD))?.[1] ?? '';
    return { ok: false, why: { kind: 'other file', file, unit } };
  }
  if (text.length > LONGEST) return { ok: false, why: { kind: 'too long for a file' } };
  return sheetOfMtf(text);
};

/** Where a file says what stands on its sheet. */
const SAID_AT: Readonly<Record<string, RegExp>> = {
  ...{ tonnage: /^mass:/i, walk: /^walk mp:/i, jump: /^jump mp:/i, heatSinks: /^heat sinks:/i },
  ...{ name: /^chassis:/i, designation: /^model:/i },
};

/** The line of an `.mtf` that a fault of its sheet comes from, from 1 on; null if there is none. */
export const lineOfFault = (text: string, fault: SheetFault): number | null => {
  const key = fault.place.in === 'document' ? String(fault.place.keys[0]) : '';
  const found = 'found' in fault && typeof fault.found === 'string' ? fault.found : null;
  const isMeant = (line: string): boolean =>
    key === 'weapons' ? found !== null && line.includes(found) : SAID_AT[key]?.test(line) === true;
  const at = text.split(/\r\n|\n|\r/).findIndex(isMeant);
  return at < 0 ? null : at + 1;
};
