import * as v from 'valibot';
import { categoryOf } from '../rules/campaign/card/part-category.ts';
import { groupOf } from '../rules/campaign/card/part-group.ts';
import { shapeFindings } from '../rules/check/check-shape.ts';
import { isNoName } from '../rules/check/check-tree.ts';
import type { Keys } from '../rules/check/finding.ts';
import { foundOf, inDocument } from '../rules/check/finding.ts';
import type { FigureDocument } from '../rules/document/figure-document.ts';
import { COLOURS } from '../rules/vocabulary.ts';
import { CARD } from './card-table.ts';
import { supplyName } from './card-names.ts';
import { binPart, weaponPart } from './criticals.ts';
import type { Legless, SheetFault, SheetProblem } from './fault.ts';
import { LACKING_ENTRIES } from './fault.ts';
import { machineOf } from './machine.ts';
import type { Machine } from './machine.ts';
import type { Blame } from './sheet-document.ts';
import {
  MOST_GUNS,
  alphaStrikeCard,
  destinySheet,
  recordSheet,
  typeOf,
  wordOf,
} from './sheet-document.ts';
import type { Sheet, SheetWeapon } from './sheet.ts';
import { sheetOfCard, sheetOfDestiny, sheetOfRecord } from './sheet-of.ts';
import { KINDS } from './weapon-table.ts';

/** Words with a meaning on every card: maneuvers, groups and colors. */
const OF_THE_CARD: ReadonlySet<string> = new Set(
  [
    ...CARD.flatMap(({ name, group }) => [name, group]),
    ...['Two Weapons', 'Run', 'Jump', 'Dodge', 'Cover', 'Full PPC', 'Missile'],
    ...COLOURS,
  ].map((word) => word.toLowerCase()),
);
/** Words before a weapon's in a maneuver's name. */
const MANNERS = ['run', 'jump', 'dodge', 'cover'];

const isOfTheCard = (word: string): boolean => {
  const low = word.toLowerCase();
  return (
    OF_THE_CARD.has(low) ||
    MANNERS.includes(low.split(' ')[0] ?? '') ||
    low.endsWith('volley') ||
    isNoName(low)
  );
};

/** Whether a campaign can tell from the parts' names what they belong to (K5, K10). */
const isPlaced = (gun: SheetWeapon): boolean => {
  const { category } = KINDS[gun.facts.kind];
  const [part, bin] = [weaponPart(gun.word, gun), binPart(gun.word, gun)];
  return (
    categoryOf(part) === category &&
    categoryOf(bin) === category &&
    groupOf(part) === 'weapons' &&
    groupOf(bin) === 'ammunition bins'
  );
};

const faultAt = (keys: Keys, problem: SheetProblem): SheetFault => ({
  place: inDocument(...keys),
  ...problem,
});

/** The most kinds of weapons, with jets. */
const MOST_KINDS = 15;

/** Merges weapons of one kind: all guns, all places, the fewest shots; one word means the same facts everywhere. */
const gathered = (sheet: Sheet): readonly [Sheet, readonly SheetFault[]] => {
  const kinds = new Map<string, SheetWeapon>();
  const faults: SheetFault[] = [];
  for (const weapon of sheet.weapons) {
    const { word, facts, keys } = weapon;
    const before = kinds.get(word) ?? { ...weapon, count: 0 };
    if (JSON.stringify(before.facts) !== JSON.stringify(facts))
      faults.push(faultAt([...keys, 'word'], { kind: 'word with other facts', word }));
    else
      kinds.set(word, {
        ...before,
        count: Math.min(MOST_GUNS, before.count + weapon.count),
        at: [...new Set([...before.at, ...weapon.at])],
        shots: Math.min(before.shots, weapon.shots),
      });
  }
  if (kinds.size > MOST_KINDS)
    faults.push(faultAt(['weapons'], { kind: 'too many', found: kinds.size, most: MOST_KINDS }));
  return [{ ...sheet, weapons: [...kinds.values()] }, faults];
};

/** An author's words that would be taken for something else. */
function* wrongWords({ names, guns }: Machine): Generator<SheetFault> {
  for (const gun of guns.filter(({ isOwn }) => isOwn)) {
    const { word, facts, keys } = gun;
    const place = [...keys, 'word'];
    if (isOfTheCard(word)) yield faultAt(place, { kind: 'word of the card', word });
    else if (!isPlaced(gun))
      yield faultAt(place, { kind: 'word of another kind', word, of: facts.kind });
    const within = [...names].find(
      ([other, name]) =>
        other !== gun &&
        (name === word ||
          name.endsWith(` ${word}`) ||
          (facts.spends && other.facts.spends && supplyName(name) === supplyName(word)) ||
          (!other.isOwn && word.endsWith(` ${name}`))),
    );
    if (names.has(gun) && within)
      yield faultAt(place, { kind: 'word within another', word, other: within[1] });
  }
}

/** What is wrong with a readable sheet: ranges, words for weapons, mounts of what the card does not fire. */
const machineFaults = (machine: Machine): readonly SheetFault[] => {
  const { guns, names, sheet } = machine;
  const weapons = [...names.values()];
  const unreached = guns
    .filter(({ isOwn, reach }) => isOwn && Object.keys(reach).length === 0)
    .map(({ keys, word }) => faultAt(keys, { kind: 'reaches nothing', word }));
  return [
    ...unreached,
    ...(names.size > 0 || unreached.length > 0
      ? []
      : [faultAt(['weapons'], { kind: guns.length > 0 ? 'never fired' : 'unarmed' })]),
    ...wrongWords(machine),
    ...Object.keys(sheet.figure?.mounts ?? {})
      .filter((mount) => !weapons.includes(mount))
      .map((mount) =>
        faultAt(['figure', 'mounts', mount], { kind: 'mount for no weapon', mount, weapons }),
      ),
  ];
};

/** The fault of an issue of the schema, in the words of sheets. */
const asSheetFault = (issue: v.BaseIssue<unknown>): SheetFault => {
  const [{ place, ...problem }] = shapeFindings([issue]) as [SheetFault];
  const keys = place.in === 'document' ? place.keys : [];
  const { blame } = (issue.requirement ?? {}) as { readonly blame?: Blame };
  // A Destiny sheet calls its weapons by name.
  const entry = keys[0] === 'weapons' && keys.at(-1) === 'name' ? 'weapon' : keys.at(-1);
  const what = keys[0] === 'figure' ? undefined : LACKING_ENTRIES.find((each) => each === entry);
  if (blame && issue.input !== undefined) return { place, ...blame(issue.input as never) };
  if (problem.kind === 'unknown entry' && keys[0] !== 'figure')
    return { place, kind: 'no entry of a sheet' };
  const isLacking = problem.kind === 'missing' || problem.kind === 'too few';
  return isLacking && what ? { place, kind: 'lacking', what } : { place, ...problem };
};

const MOST_FAULTS = 60;

/** The first fault of each place. */
const shapeFaults = (issues: readonly v.BaseIssue<unknown>[]): readonly SheetFault[] => {
  const faults = new Map<string, SheetFault>();
  for (const fault of issues.map(asSheetFault)) {
    const place = JSON.stringify(fault.place);
    if (!faults.has(place)) faults.set(place, fault);
  }
  return [...faults.values()].slice(0, MOST_FAULTS);
};

type Sheets =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly faults: readonly SheetFault[] };

/** Reads a sheet of one game by its schema. */
const by =
  <Schema extends v.GenericSchema>(
    schema: Schema,
    sheetOf: (document: v.InferOutput<Schema>) => Omit<Sheet, 'figure'>,
  ) =>
  (value: unknown): Sheets => {
    const read = v.safeParse(schema, value);
    // In the order in which its author wrote it, so that the booklet has the same bytes.
    const { figure = null } = value as { readonly figure?: FigureDocument };
    return read.success
      ? { ok: true, sheet: { ...sheetOf(read.output), figure } }
      : { ok: false, faults: shapeFaults(read.issues) };
  };

const GAMES: ReadonlyMap<string, (value: unknown) => Sheets> = new Map([
  ['record sheet', by(recordSheet, sheetOfRecord)],
  ['destiny', by(destinySheet, sheetOfDestiny)],
  ['alpha strike', by(alphaStrikeCard, sheetOfCard)],
]);

/** Entries that only sheets of other units have. */
const OF_OTHERS: Readonly<Record<string, Legless>> = {
  ...{ cruise: 'vehicle', flank: 'vehicle', motive: 'vehicle' },
  ...{ platoon: 'infantry', squad: 'infantry', troopers: 'infantry' },
  ...{ thrust: 'aerospace craft', 'safe thrust': 'aerospace craft' },
  safeThrust: 'aerospace craft',
};

type Read =
  | { readonly ok: true; readonly machine: Machine }
  | { readonly ok: false; readonly faults: readonly SheetFault[] };

/** Reads a sheet of any game and works out its machine, or lists every fault with its place. */
export const readSheet = (value: unknown): Read => {
  const refused = (keys: Keys, problem: SheetProblem): Read => ({
    ...{ ok: false, faults: [faultAt(keys, problem)] },
  });
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return refused([], { kind: 'no object', found: foundOf(value) });
  const { game, type } = value as { readonly game?: unknown; readonly type?: unknown };
  const other = Object.keys(value).find((key) => Object.hasOwn(OF_OTHERS, key));
  const legless = other === undefined ? typeOf(type) : OF_OTHERS[other];
  if (legless)
    return refused(type === undefined ? [] : ['type'], { kind: 'no legs', what: legless });
  const read = GAMES.get(wordOf(game))?.(value);
  if (!read)
    return refused(
      ['game'],
      game === undefined
        ? { kind: 'lacking', what: 'game' }
        : { kind: 'no such game', found: foundOf(game) },
    );
  if (!read.ok) return read;
  const [sheet, unlike] = gathered(read.sheet);
  const machine = machineOf(sheet);
  const faults = unlike.length > 0 ? unlike : machineFaults(machine);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, machine };
};
