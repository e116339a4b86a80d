import { foundOf } from '../rules/check/finding.ts';
import type { SheetFault } from './fault.ts';
import { readAlphaStrike } from './read-alpha-strike.ts';
import { leglessOf } from './read-common.ts';
import { readDestiny } from './read-destiny.ts';
import { readRecordSheet } from './read-record-sheet.ts';
import type { Sheet, SheetWeapon } from './sheet.ts';
import { SheetReader } from './sheet-reader.ts';
import { categoryOf } from '../rules/campaign/card/part-category.ts';
import { groupOf } from '../rules/campaign/card/part-group.ts';
import { isNoName } from '../rules/check/check-tree.ts';
import { COLOURS } from '../rules/vocabulary.ts';
import { CARD } from './card-table.ts';
import { machineOf } from './machine.ts';
import type { Machine } from './machine.ts';
import { binPart, weaponPart } from './criticals.ts';
import { KINDS, WEAPONS } from './weapon-table.ts';

/** Words with a meaning on every card: maneuvers, groups, colors, and the weapons of the table. */
const OF_THE_CARD: ReadonlySet<string> = new Set(
  [
    ...CARD.flatMap(({ name, group }) => [name, group]),
    ...['Two Weapons', 'Run', 'Jump', 'Dodge', 'Cover', 'Full PPC', 'Missile'],
    ...COLOURS,
    ...[...WEAPONS.values()].map(({ name }) => name),
  ].map((word) => word.toLowerCase()),
);
/** Words before a weapon's in a maneuver's name. */
const MANNERS = ['run', 'jump', 'dodge', 'cover'];

const isOfTheCard = (word: string): boolean => {
  const low = word.toLowerCase();
  return OF_THE_CARD.has(low) || MANNERS.includes(low.split(' ')[0] ?? '') || isNoName(low);
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

/** Rejects an author's words that would be taken for something else. */
const checkWords = (reader: SheetReader, { names, guns }: Machine): void => {
  for (const gun of guns.filter(({ isOwn }) => isOwn)) {
    const { word, facts, keys } = gun;
    const place = [...keys, 'word'];
    if (isOfTheCard(word)) reader.add(place, { kind: 'word of the card', word });
    else if (!isPlaced(gun))
      reader.add(place, { kind: 'word of another kind', word, of: facts.kind });
    const within = [...names].find(
      ([other, name]) =>
        other !== gun &&
        (name === word || name.endsWith(` ${word}`) || (!other.isOwn && word.endsWith(` ${name}`))),
    );
    if (names.has(gun) && within)
      reader.add(place, { kind: 'word within another', word, other: within[1] });
  }
};

/** Rejects mounts of weapons that the card does not fire. */
const checkMounts = (reader: SheetReader, { sheet, names }: Machine): void => {
  const weapons = [...names.values()];
  for (const mount of Object.keys(sheet.figure?.mounts ?? {}))
    if (!weapons.includes(mount))
      reader.add(['figure', 'mounts', mount], { kind: 'mount for no weapon', mount, weapons });
};

/** Checks a readable sheet: the words for its weapons, and their ranges. */
const checkMachine = (reader: SheetReader, machine: Machine): void => {
  for (const { reach, isOwn, word, keys } of machine.guns)
    if (isOwn && Object.keys(reach).length === 0)
      reader.add(keys, { kind: 'reaches nothing', word });
  if (machine.names.size === 0 && reader.faults.length === 0)
    reader.add(['weapons'], { kind: 'never fired' });
  checkWords(reader, machine);
  checkMounts(reader, machine);
};

const GAMES: Readonly<Record<string, (reader: SheetReader, value: unknown) => Sheet>> = {
  'record sheet': readRecordSheet,
  destiny: readDestiny,
  'alpha strike': readAlphaStrike,
};

type Read =
  | { readonly ok: true; readonly machine: Machine }
  | { readonly ok: false; readonly faults: readonly SheetFault[] };

/** Reads a sheet of any game and works out its machine, or lists every fault with its place. */
export const readSheet = (value: unknown): Read => {
  const reader = new SheetReader();
  const whole = reader.part(value, [], null);
  const game = reader.has(whole, 'game') ? whole.value['game'] : undefined;
  const read = typeof game === 'string' && Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  if (reader.faults.length > 0) return { ok: false, faults: reader.faults };
  const legless = leglessOf(reader, whole);
  if (legless)
    reader.add(reader.has(whole, 'type') ? ['type'] : [], { kind: 'no legs', what: legless });
  else if (!read)
    reader.add(
      ['game'],
      game === undefined
        ? { kind: 'lacking', what: 'game' }
        : { kind: 'no such game', found: foundOf(game) },
    );
  const sheet = legless ? undefined : read?.(reader, value);
  const machine = sheet && reader.faults.length === 0 ? machineOf(sheet) : null;
  if (machine) checkMachine(reader, machine);
  return machine && reader.faults.length === 0
    ? { ok: true, machine }
    : { ok: false, faults: reader.faults };
};
