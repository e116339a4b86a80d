import type { Found } from '../rules/check/finding.ts';
import { readable } from '../rules/visible.ts';
import { capital } from '../rules/words/capital.ts';
import { problemText } from '../rules/words/finding-words.ts';
import { placeText } from '../rules/words/finding-text.ts';
import { either } from '../rules/words/form-words.ts';
import { listed } from '../rules/words/listed.ts';
import type {
  LackingEntry,
  Legless,
  OwnKind,
  OwnProblem,
  SheetFault,
  SheetProblem,
} from './fault.ts';
import type { ForgeRemark, Sheet, Trim } from './sheet.ts';
import type { NoSheet } from './unit-kind.ts';
import { WEAPON_KINDS } from './weapon-table.ts';

/** `+ 2`, `− 3`. */
const signed = (by: number): string => `${by < 0 ? '−' : '+'} ${Math.abs(by)}`;
const often = (by: number): string => (by < 0 ? 'too often' : 'too seldom');

/** `1 ac/10`, `2 medium lasers`. */
export const gunsText = (word: string, count: number): string =>
  `${count} ${word}${count > 1 && /[a-z]$/i.test(word) ? 's' : ''}`;

/** Without a full stop. */
export const remarkText = (remark: ForgeRemark): string => {
  switch (remark.kind) {
    case 'left off':
      return `${remark.weapon}: no place on the card`;
    case 'counted as one':
      return `${gunsText(remark.weapon, remark.count)} count as one${
        remark.fires === 'two' ? ', or as two in a volley' : ''
      }`;
    case 'no fire':
      switch (remark.range) {
        case 'close':
          return 'no weapon fires at close range; there it can only strike';
        case 'medium':
          return 'no weapon reaches medium range; there it can only move, and no balance makes up for that';
        case 'long':
          return 'no weapon reaches long range; there it can only charge';
      }
      break;
    case 'taken as usual':
      return `not on the sheet and taken as usual: ${listed(remark.what)}`;
    case 'guessed':
      return `${remark.what} guessed: ${remark.as}`;
    case 'other reach':
      return remark.reaches
        ? `${remark.weapon}: the sheet says that it reaches ${remark.range} range; here it does not`
        : `${remark.weapon}: the sheet says that it does not reach ${remark.range} range; here it does`;
    case 'armor trimmed':
      return `armor ${remark.usual} ${signed(remark.by)}: as it stands it would win ${often(remark.by)} for its weight`;
    case 'fire trimmed':
      return `every weapon's score ${signed(remark.by)}: as it stands it would win ${often(remark.by)} for its weight`;
    case 'no weapon':
      return `${listed(remark.said)} left off: ${listed(remark.what)}`;
    case 'taken as':
      return `${remark.said} taken as ${remark.weapon}`;
    case 'melee':
      return `${remark.said.join(', ')}: ${listed(
        remark.changed.map(
          ({ by, strike, usual }) => `${strike} ${usual + by} instead of ${usual}`,
        ),
      )}`;
    case 'rear':
      return remark.count === 1
        ? '1 weapon faces the rear, which plays no part'
        : `${remark.count} weapons face the rear, which plays no part`;
    case 'no jets':
      return `a jump of ${remark.jump} is no jets; 3 are needed`;
    case 'too fast':
      return 'faster than 8 is hit no less';
    case 'noted':
      return remark.note;
    case 'engine':
      return `no engine named: ${remark.engine}, by weight and walk`;
  }
};

/** The first sentences of a booklet's note: that it is forged and from what, then the remarks. */
export const noteSentences = (
  { source }: Pick<Sheet, 'source'>,
  remarks: readonly ForgeRemark[],
): readonly string[] => [
  `Forged, not printed. From: ${source}.`,
  ...remarks.map((remark) => `${capital(remarkText(remark))}.`),
];

const shown = (found: Found): string =>
  readable(typeof found === 'object' ? 'this' : JSON.stringify(found ?? null));

const LACKING: Readonly<Record<LackingEntry, string>> = {
  game: 'say which game the sheet is of: "record sheet", "destiny" or "alpha strike"',
  designation: 'every booklet has a designation; write one, like ENF-4R',
  name: "every 'Mech has a name; write it, like Enforcer",
  tonnage: 'the weight is missing; write it in tons (5–200)',
  walk: 'how far it walks is missing; write it (1–20)',
  movement: 'the movement is missing; write it (1–5)',
  weapons: 'there is no weapon here; write at least one',
  weapon:
    'this says no weapon; name one, or write {"word": …, "kind": …, "damage": […], "heat": …, "max": …}',
  kind: `a weapon of your own needs its kind (${either(WEAPON_KINDS)})`,
  damage: 'the damage is missing; write it at close, medium and long range, like [8, 8, 0]',
  heat: 'the heat is missing; write it (0–20)',
  max: 'the longest range is missing; write it in paces (medium range needs 6, long 15)',
  size: 'the size is missing; write it (1–4)',
  move: 'the move is missing; write it in inches, like 8" or 10"j',
};

const TOO_MUCH = 'this is far too much for a sheet, which has some fifty entries';

const LEGLESS_WORDS: Readonly<Record<Legless, string>> = {
  vehicle: 'this is a vehicle: it has no legs, so it can have no booklet',
  infantry: "this is infantry, not a 'Mech, so it can have no booklet",
  "smaller than any 'Mech": "this is smaller than any 'Mech, so it can have no booklet",
  'aerospace craft': "this is an aerospace craft, not a 'Mech, so it can have no booklet",
};

const SENTENCES: { readonly [Kind in OwnKind]: (about: OwnProblem<Kind>) => string } = {
  lacking: ({ what }) => LACKING[what],
  'no such game': ({ found }) =>
    `${shown(found)} is no game whose sheets can be read ("record sheet", "destiny" or "alpha strike")`,
  'no entry of a sheet': () =>
    'there is no such entry in a sheet of this game; take it out or mend its name',
  'no designation': ({ found, nearest }) =>
    `${shown(found)} cannot be a designation (capital letters and digits, up to six, with up to two hyphens between); write ${nearest}`,
  markup: ({ found }) => `${shown(found)} has < or > in it; take them out`,
  'no legs': ({ what }) => `${LEGLESS_WORDS[what]}; only 'Mechs have one`,
  'no move': ({ found }) =>
    `${shown(found)} is no move of a 'Mech; write it in inches, like 8" or 10"j`,
  'no such weapon': ({ found, nearest, ownFacts }) =>
    `${shown(found)} is not known; choose ${
      nearest === null ? 'one' : `${nearest}, or another`
    } of the table${
      ownFacts
        ? ' or write its damage, heat and range'
        : ', or write a record sheet with its damage, heat and range'
    }`,
  unarmed: () => "an unarmed 'Mech can have no booklet: nothing here fires",
  'spends nothing': ({ weapon }) => `a ${weapon} spends no ammunition; take this out`,
  'no word for a weapon': ({ found }) =>
    `${shown(found)} cannot be the name of a weapon; write letters, digits and hyphens, the first a capital letter, like Rocket Pod`,
  'word of the table': ({ word }) =>
    `${shown(word)} is a weapon of the table; choose it from there`,
  'word of the card': ({ word }) =>
    `${shown(word)} means something else on every card; call the weapon otherwise`,
  'word of another kind': ({ word, of }) =>
    `${shown(word)} does not sound like a ${of}, and its parts would be taken for something else; call it otherwise, or mend its kind`,
  'word with other facts': ({ word }) =>
    `${shown(word)} stands in this list before, with other facts; give this one another word`,
  'word within another': ({ word, other }) =>
    `${shown(word)} and ${shown(other)} would be taken for each other; give this one another word`,
  'reaches nothing': ({ word }) =>
    `${shown(word)} reaches no range; give it a least range below 3, or a longest of 6 or more with damage there`,
  'never fired': () => 'none of these weapons is fired at any range; give it one that is',
  'range upside down': ({ min }) => `the longest range is below the least (${min}); exchange them`,
  'three ranges': () => 'three numbers belong here, for close, medium and long range',
  'mount for no weapon': ({ mount, weapons }) =>
    `the card fires no ${shown(mount)} (it fires ${listed(weapons)}); take this out or mend its name`,
};

const isOwn = (problem: SheetProblem): problem is OwnProblem =>
  Object.hasOwn(SENTENCES, problem.kind);
const ownText = <Kind extends OwnKind>(problem: OwnProblem<Kind>): string =>
  SENTENCES[problem.kind](problem);

/** What is wrong with a sheet and how to mend it, as a sentence without its place and full stop. */
export const sheetProblemText = (problem: SheetProblem): string => {
  if (isOwn(problem)) return ownText(problem);
  // The sentence for booklets would mislead the author of a sheet.
  if (problem.kind === 'too many entries' || problem.kind === 'too many characters')
    return TOO_MUCH;
  if (problem.kind === 'forbidden name')
    return SENTENCES['no entry of a sheet']({ kind: 'no entry of a sheet' });
  return problemText(problem);
};

/** A fault of a sheet as one line: `weapons.1.weapon: "ac/15" is not known; …`. */
export const sheetFaultText = (fault: SheetFault): string => {
  const place = placeText(fault.place);
  return place ? `${place}: ${sheetProblemText(fault)}` : sheetProblemText(fault);
};

/** The same of a sheet that came from the file of another program, by the file's own line, if there is one. */
export const unitFaultText = (fault: SheetFault, line: number | null): string =>
  line === null ? sheetFaultText(fault) : `line ${line}: ${sheetProblemText(fault)}`;

const whole = (number: number): number => Math.floor(number + 0.5);
const offText = (off: number): string =>
  whole(off) === 0 ? 'fair' : `${Math.abs(whole(off))} too ${off > 0 ? 'many' : 'few'}`;

/** What a 'Mech wins of 100 duels against others, by the status game: a line each. */
export const atOnceText = (
  name: string,
  weighed: readonly { readonly against: string; readonly wins: number; readonly fair: number }[],
): string =>
  [
    `Of 100 duels the ${name} wins, by the status game, which is off by about eleven:`,
    ...weighed.map(
      ({ against, wins, fair }) =>
        `  ${whole(wins)} against the ${against} (${whole(fair)} by weight): ${offText(wins - fair)}`,
    ),
    '',
  ].join('\n');

const balanceOf = ({ balance: { armor, fire } }: Trim): string =>
  `{ "armor": ${armor}${fire === 0 ? '' : `, "fire": ${fire}`} }`;

/** The proposal (F18) as a sentence. */
export const trimText = (trim: Trim): string => {
  switch (trim.kind) {
    case 'fair as it is':
      return `On average that is ${offText(trim.off)}: it can stay as it is.`;
    case 'trimmed':
      return `The smallest change that makes it fair: "balance": ${balanceOf(trim)}.`;
    case 'never fair':
      return `No balance makes it fair; with the nearest, ${balanceOf(trim)}, it still wins ${offText(trim.off)}.`;
  }
};

const UNITS: readonly (readonly [RegExp, Legless])[] = [
  [/infantry|battlearmor/i, 'infantry'],
  [/aero|fighter|fixedwing|craft|dropship|jumpship|warship|station/i, 'aerospace craft'],
  [/proto/i, "smaller than any 'Mech"],
];

/** Why no sheet comes of a file of another program, as a sentence without a full stop. */
export const noSheetText = (why: NoSheet): string => {
  switch (why.kind) {
    case 'unarmed':
      return "an unarmed 'Mech can have no booklet: nothing here fires";
    case 'too long for a file':
      return "this is far too much for the file of a 'Mech";
    case 'other file':
      switch (why.file) {
        case 'blk':
          return LEGLESS_WORDS[UNITS.find(([words]) => words.test(why.unit))?.[1] ?? 'vehicle'];
        case 'ssw':
          return 'this file is from another builder; open it there and save it as .mtf';
        case 'mul':
          return "this is a list of units without their weapons; bring the .mtf file of each 'Mech";
      }
  }
};
