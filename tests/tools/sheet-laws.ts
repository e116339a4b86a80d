import { buildFigure } from '../../src/figure/body/figure.ts';
import { bookletText } from '../../src/forge/booklet-text.ts';
import { forge } from '../../src/forge/forge.ts';
import { KINDS } from '../../src/forge/weapon-table.ts';
import { noSheetText, sheetFaultText } from '../../src/forge/words.ts';
import { sheetOfUnit } from '../../src/forge/unit-file.ts';
import { unitFileOf } from '../../src/forge/unit-kind.ts';
import { openBattle } from '../../src/rules/battle/battle.ts';
import { fresh } from '../../src/rules/battle/entry.ts';
import { exchange } from '../../src/rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import type { Booklet, ViewScreen } from '../../src/rules/booklet/booklet.ts';
import { lookUp } from '../../src/rules/booklet/booklet.ts';
import type { ManeuverSet } from '../../src/rules/booklet/stat-card.ts';
import { weaponsOf } from '../../src/rules/booklet/weapons.ts';
import { categoryOf } from '../../src/rules/campaign/card/part-category.ts';
import { groupOf } from '../../src/rules/campaign/card/part-group.ts';
import { partPlace } from '../../src/rules/campaign/card/part-place.ts';
import { partsOf } from '../../src/rules/campaign/card/part.ts';
import { checkPair } from '../../src/rules/check/check-pair.ts';
import type { Finding } from '../../src/rules/check/finding.ts';
import { deadEndsOf, locksOf } from '../../src/rules/check/locks.ts';
import { parseBooklet, parseBookletText } from '../../src/rules/check/parse-booklet.ts';
import { sure } from '../../src/rules/sure.ts';
import type { Category } from '../../src/rules/vocabulary.ts';
import { findingText } from '../../src/rules/words/finding-text.ts';
import { randomOrders } from './random-play.ts';

type Random = () => number;

/** What came of a sheet: its booklet, or null where it was refused; and every law that it breaks. */
export interface Tried {
  readonly booklet: Booklet | null;
  readonly broken: readonly string[];
}

/** A duel past so many turns is left. */
const LONGEST = 300;
/** The console numbers of the Griffin against which its own pages slip (D12). */
const SLIPS: ReadonlySet<string> = new Set(['22 24', '38 24', '22 34', '38 34', '34 18']);

const sizeOf = (set: ManeuverSet): number => {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size += 1;
  return size;
};

const isSlip = ({ place }: Finding): boolean => {
  if (place.in !== 'turn') return false;
  const griffins = place.calls.find(({ booklet }) => booklet === 'grf-1n');
  const other = place.calls.find(({ booklet }) => booklet !== 'grf-1n');
  return SLIPS.has(`${griffins?.console} ${other?.console}`);
};

const screensOf = ({ viewScreens }: Booklet): readonly ViewScreen[] =>
  viewScreens.filter((screen): screen is ViewScreen => screen !== undefined);

/** F13: fewer than two choices under a status. */
const narrow = (booklet: Booklet): readonly string[] =>
  screensOf(booklet)
    .filter(({ allows, range }) => sizeOf(allows & booklet.statCard.ofRange[range]) < 2)
    .map(({ number }) => `F13: view screen ${number} leaves fewer than two maneuvers`);

const isAimed = (name: string): boolean => / (?:High|Low)$/.test(name);

/** No status of medium range that leaves green and yellow alone is wholly hit by one shot. */
const hemmedIn = (booklet: Booklet): readonly string[] => {
  const { maneuvers } = booklet.statCard;
  const open = screensOf(booklet)
    .filter(({ range, status }) => range === 'medium' && status.only?.includes('green'))
    .map(({ allows, number }) => ({
      number,
      left: maneuvers.filter(({ bit, range }) => range === 'medium' && (bit & allows) !== 0),
    }));
  const shots = maneuvers.filter(({ name, range }) => range === 'medium' && isAimed(name));
  return open.flatMap(({ number, left }) =>
    shots
      .filter(({ console: holder }) =>
        left.every(({ console: owner }) => lookUp(booklet, { holder, owner })?.line),
      )
      .map(({ name }) => `F11: ${name} hits all that view screen ${number} leaves`),
  );
};

/** K5, K6, K10: what a campaign would stumble over. */
const misplaced = (booklet: Booklet): readonly string[] => {
  const names = partsOf(booklet, 'm1').map(({ name }) => name);
  const categories = new Set<Category>(Object.values(KINDS).map(({ category }) => category));
  const lacking = weaponsOf(booklet.statCard).flatMap((weapon) => {
    const kinds = booklet.statCard.maneuvers
      .filter(({ fires, range }) => fires.length === 1 && fires[0] === weapon && range !== 'medium')
      .flatMap((row) => row.categories)
      .filter((category) => categories.has(category));
    const own = names.filter((name) => name.startsWith(weapon) && groupOf(name) === 'weapons');
    const fits = own.some(
      (name) =>
        partPlace(name) === 'weapons' &&
        categoryOf(name) !== null &&
        (kinds.length === 0 || kinds.includes(sure(categoryOf(name)))),
    );
    return fits ? [] : [`K5, K10: no part is the ${weapon}`];
  });
  const needed = ['Engine', 'Gyro', 'Sensors', 'Cockpit'].filter((name) => !names.includes(name));
  return [
    ...lacking,
    ...needed.filter((name) => name === 'Engine').map((name) => `K6: there is no ${name}`),
    ...(/^\S.*\d$/.test(booklet.mech.engine) ? [] : ['K6: the engine has no number']),
  ];
};

const besides = (booklet: Booklet, other: Booklet): readonly string[] => {
  const { faults, warnings } = checkPair(booklet, other);
  return [
    ...faults.map((fault) => `beside ${other.id}: ${findingText(fault)}`),
    ...warnings
      .filter((warning) => !isSlip(warning) && !warning.kind.endsWith(' name'))
      .map((warning) => `beside ${other.id}: ${findingText(warning)}`),
    ...(locksOf(other, booklet).length > 0 ? [`F12: ${other.id} holds it for ever`] : []),
    ...(deadEndsOf(other, booklet).length > 0 ? [`F12: a dead end with ${other.id}`] : []),
  ];
};

/** Plays a duel at random. */
const playOut = (lone: Booklet, rival: Booklet, random: Random): void => {
  let battle = openBattle({
    options: USUAL_OPTIONS,
    lone: fresh(lone, 'Ada'),
    rivals: [fresh(rival, 'Ben')],
  });
  while (!battle.outcome && battle.turns < LONGEST)
    battle = exchange(battle, randomOrders(battle, random)).battle;
};

/** Whether a refusal says where something is wrong, and more than that it is. */
const refusals = (sheet: unknown): readonly string[] => {
  const forged = forge(sheet);
  return forged.ok
    ? []
    : forged.faults
        .filter(({ place }) => place.in !== 'document' || place.keys.length === 0)
        .map((fault) => `refused without a place: ${sheetFaultText(fault)}`);
};

/** How much is played with a booklet. */
interface Play {
  readonly random: Random;
  readonly duels: number;
  /** Whether its figure is built as well, which takes as long as all else. */
  readonly draws: boolean;
}

/** Forges a sheet and holds what comes of it to every law, beside the booklets of a shelf. */
export const trySheet = (
  sheet: unknown,
  shelf: readonly Booklet[],
  { random, duels, draws }: Play,
): Tried => {
  const forged = forge(sheet);
  if (!forged.ok) return { booklet: null, broken: refusals(sheet) };
  const text = bookletText(forged.document);
  const again = forge(JSON.parse(JSON.stringify(sheet)));
  const parsed = parseBooklet(forged.document);
  if (!parsed.ok) return { booklet: null, broken: parsed.faults.map(findingText) };
  const { booklet, warnings } = parsed;
  const read = parseBookletText(text);
  for (let duel = 0; duel < duels; duel += 1)
    playOut(booklet, sure(shelf[duel % shelf.length]), random);
  if (draws) buildFigure(booklet);
  return {
    booklet,
    broken: [
      ...warnings.map((warning) => `warns: ${findingText(warning)}`),
      ...(again.ok && bookletText(again.document) === text ? [] : ['the bytes are others']),
      ...(read.ok && read.booklet.edition === booklet.edition
        ? []
        : ['read it is another edition']),
      ...narrow(booklet),
      ...hemmedIn(booklet),
      ...misplaced(booklet),
      ...[...shelf, booklet].flatMap((other) => besides(booklet, other)),
    ],
  };
};

/** A text as a sheet: the file of another program, or the JSON of one; or why it is none. */
const sheetOfText = (text: string): { readonly sheet: unknown } | { readonly why: string } => {
  const kind = unitFileOf(text);
  if (kind === null) return { why: 'no file of a unit' };
  const unit = sheetOfUnit(text, kind);
  return unit.ok ? unit : { why: noSheetText(unit.why) };
};

/** The fewest milliseconds of three that a processor needs to read a text, forge it and write the booklet. */
export const slowness = (text: string): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const begun = process.cpuUsage();
      const read = sheetOfText(text);
      const forged = 'sheet' in read ? forge(read.sheet) : null;
      if (forged?.ok) bookletText(forged.document);
      return process.cpuUsage(begun).user / 1000;
    }),
  );

/** Reads the file of another program, and tries its sheet: it gives the same one twice, or says why there is none. */
export const tryUnit = (text: string, shelf: readonly Booklet[], play: Play): Tried => {
  const read = sheetOfText(text);
  const isSame = JSON.stringify(sheetOfText(text)) === JSON.stringify(read);
  const tried: Tried =
    'sheet' in read
      ? trySheet(read.sheet, shelf, play)
      : { booklet: null, broken: read.why === '' ? ['refused without a word'] : [] };
  return isSame ? tried : { ...tried, broken: [...tried.broken, 'read twice it is another sheet'] };
};
