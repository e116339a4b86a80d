import { grouped } from './language.ts';
import type { FindingKind, Found, Problem } from '../check/finding.ts';
import { COOLING_NAMES } from '../booklet/stat-card.ts';
import { readable } from '../visible.ts';
import type { Range } from '../vocabulary.ts';
import { BANDS, VIEW_SCREENS, rangeOf } from '../vocabulary.ts';
import { listed } from './listed.ts';
import { FORM_WORDS, KINDRED_WORDS, either } from './form-words.ts';

/** A value of a stranger's document, shortened for a sentence. */
const shown = (value: Found): string => {
  if (Array.isArray(value)) return 'a list';
  if (value !== null && typeof value === 'object') return 'an object';
  return readable(typeof value === 'string' ? JSON.stringify(value) : String(value));
};

const band = (range: Range): string => BANDS[range].join('–');
const bandOfConsole = (console: number): string => band(rangeOf(console));

/** What was found instead. */
const butFound = (next: string | null): string =>
  next === null ? 'but the file ends' : `not ${shown(next)}`;
const before = (next: string | null): string =>
  next === null ? 'before the file ends' : `before ${shown(next)}`;

/** A number or a boolean in quotation marks. */
const quoted = (found: Found): string =>
  typeof found === 'string' && /^(-?\d+|true|false)$/.test(found)
    ? '; take the quotation marks off'
    : '';

/** What is wrong or odd, and how to mend it: a sentence for each kind, without its full stop. */
const SENTENCES: { readonly [Kind in FindingKind]: (about: Problem<Kind>) => string } = {
  // The text
  'too many characters': ({ characters, most }) =>
    `the file has ${grouped(characters)} characters; a booklet has at most ${grouped(most)}`,
  comment: () => 'JSON has no comments; take it out',
  'never closed': () => 'these quotation marks are never closed',
  'not closed on its line': () => 'these quotation marks are not closed on their line',
  'bad escape': () => 'this text has a tabulator or a bad \\ in it',
  'endless number': ({ found }) => `${shown(found)} is not a number that a booklet can have`,
  'bare word': ({ word }) => `${shown(word)} needs quotation marks, or is not a number`,
  'no value': ({ next }) => `a value belongs here, ${butFound(next)}`,
  'no comma': ({ closing, next }) => `"," or "${closing}" is missing here, ${before(next)}`,
  'comma at the end': ({ closing }) =>
    `the comma before this "${closing}" has nothing after it; take it out`,
  'no name': ({ next }) => `an entry begins with its name in quotation marks, ${butFound(next)}`,
  'no colon': ({ name, next }) =>
    `":" belongs here, after the name ${shown(name)}, ${butFound(next)}`,
  twice: () => 'this entry is here twice; keep one',
  'more text': ({ next }) =>
    `the booklet has ended before this, so the file should end too, ${butFound(next)}`,
  // The tree
  'too deep': ({ most }) => `the document is nested deeper than ${most}; a booklet needs no more`,
  'too many entries': ({ most }) =>
    `the document has more than ${grouped(most)} entries; a full booklet has some 2,000`,
  'forbidden name': ({ name }) => `no entry of a booklet is called ${shown(name)}; take it out`,
  // The shape
  missing: () => 'this is missing',
  'unknown entry': ({ of }) =>
    of === 'hangar'
      ? 'there is no such entry in a hangar'
      : 'there is no such entry in a booklet; take it out or mend its name',
  'another form': ({ found, form }) => {
    const words = shown(found);
    const letter = form === 'cell' && /^"(?=[\dOoIl]{2}[A-Z]?"$)\d?(\D)/.exec(words)?.[1];
    return `${words} ${letter ? `has the letter ${letter} where a digit should be` : FORM_WORDS[form]}`;
  },
  'none of these': ({ found, of }) => `${shown(found)} is not possible here (${either(of)})`,
  'no such kind': ({ found, of, kinds }) =>
    `${shown(found)} is not ${KINDRED_WORDS[of]} (${either(kinds)})`,
  'no object of a kind': ({ found, of, key }) =>
    `${shown(found)} is not ${KINDRED_WORDS[of]}; write an object {"${key}": …}`,
  'not possible': ({ found }) => `${shown(found)} is not possible here`,
  'no reach': () =>
    'this says no maneuvers; write one of {"any": …}, {"weapon": …}, {"weapons": […]}, {"group": …}, {"maneuver": …}, {"manner": …}',
  'no whole number': ({ found }) => `${shown(found)} is not a whole number`,
  'too small': ({ found, least }) => `${shown(found)} is too small (at least ${String(least)})`,
  'too large': ({ found, most }) => `${shown(found)} is too large (at most ${String(most)})`,
  'too few': ({ least }) => `at least ${String(least)} ${least === 1 ? 'is' : 'are'} needed here`,
  'too many': ({ found, most }) => `there are ${found} here (at most ${String(most)})`,
  'no word': () => 'there is no word here',
  'too long': ({ found, most }) =>
    `${shown(found)} is too long (at most ${String(most)} characters)`,
  'no number': ({ found }) => `${shown(found)} is not a number${quoted(found)}`,
  'no truth': ({ found }) => `${shown(found)} is neither true nor false${quoted(found)}`,
  'no text': ({ found }) => `${shown(found)} is not text; put it in quotation marks`,
  'no list': ({ found }) => `${shown(found)} stands here instead of a list […]`,
  'no object': ({ found }) => `${shown(found)} stands here instead of an object {…}`,
  // The stat card
  'console of another range': ({ console, range }) =>
    `${console} is not a console of ${range} range (${band(range)})`,
  'console taken': ({ console, by }) =>
    `${console} is ${by} already; each maneuver has a console of its own`,
  'conversion to its own range': ({ maneuver, range }) =>
    `${maneuver} is at ${range} range itself; take this conversion out`,
  'no conversion': ({ range }) =>
    `the conversion number for ${range} range is missing (${band(range)})`,
  'ammunition not on the card': ({ ammunition }) =>
    `the card has no "${ammunition}"; name it under statCard.ammunition`,
  'ammunition not used': () =>
    'no maneuver uses this ammunition; take it out or mark the maneuvers',
  'no cooling': ({ range }) =>
    `no ${COOLING_NAMES.join(' or ')} of ${range} range without ammunition, so a shut-down 'Mech could do nothing there (H3); add one`,
  'nothing weaponless': ({ range }) =>
    `every maneuver of ${range} range fires a weapon or spends ammunition, so a pilot could be left with none (D13); add one that does not`,
  // The view screens
  'color in capitals': ({ colour }) => `colors are in small letters; write "${colour}"`,
  'no word of the card': ({ word }) =>
    `${shown(word)} is neither a color nor a group or maneuver of this card`,
  'except and only': () => 'a status says "except" or "only", not both',
  'reaches no maneuver': ({ words }) =>
    `${shown(words.join(' & '))} reaches no maneuver of this card`,
  'no letter': () => 'no letter stands here, as {"A": 2}',
  'letter twice': ({ letter }) => `letter ${letter} is on this critical damage display already`,
  'letter not used': ({ screen, letter }) =>
    `no console leads to ${screen}${letter}; take the letter out or use it`,
  'criticals without a score': () =>
    'a view screen without a SCORE shows no hit and has no critical damage display',
  'score without criticals': () =>
    'a view screen with a SCORE shows a hit and has a critical damage display; write it, or take the SCORE out',
  'opening not at long range': ({ range }) =>
    `every duel opens here at long range, not ${range} (D1)`,
  'opening not free': () => 'every duel opens here with anything allowed (D1)',
  'escape not at long range': ({ range }) =>
    `an escape is made here, at long range, not ${range} (E1)`,
  // Their pictures
  'unreadable picture': () =>
    'this is not a PNG, JPEG or WebP that can be read; save the picture again',
  'picture cut off': () =>
    'the end of this picture is missing, so its page is drawn; save the picture again',
  'picture too large': ({ width, height, most }) =>
    `this picture has ${grouped(width)} × ${grouped(height)} pixels (at most ${grouped(most)} × ${grouped(most)}); make it smaller`,
  // The consoles
  'table of another range': ({ console }) =>
    `this is a table of another range: console ${console} is at ${rangeOf(console)} range and lists ${bandOfConsole(console)}`,
  'no cell': ({ console }) =>
    `this cell is missing; console ${console} lists every even number ${bandOfConsole(console)}`,
  'cell too many': ({ console, owner }) =>
    `${shown(owner)} does not belong on console ${console}, which lists the even numbers ${bandOfConsole(console)}`,
  'letter at 00': () => '"00" has no letter',
  '00 for a maneuver': ({ owner }) => `"00" says that the card has no ${owner}, but it has`,
  'no maneuver': ({ owner }) => `the card has no maneuver ${owner}, so "00" belongs here`,
  'no view screen': ({ screen }) =>
    `view screen ${screen} does not exist${VIEW_SCREENS.includes(screen) ? '' : ' (view screens are odd, 1–63)'}`,
  'letter without a hit': ({ screen }) =>
    `view screen ${screen} shows no hit, so no letter belongs here`,
  'hit without a letter': ({ screen, letters }) =>
    `view screen ${screen} shows a hit, so a letter belongs here (${letters.join(', ')})`,
  'unknown letter': ({ screen, letter, letters }) =>
    `view screen ${screen} has no letter ${letter} on its critical damage display (${letters.join(', ')})`,
  // The sources
  'nothing there': ({ path }) => `there is nothing at ${shown(path)} in this booklet`,
  // What is odd
  'screen not reached': () => 'no console leads to this view screen',
  'status waived': ({ range }) =>
    `this status leaves no maneuver at ${range} range, so it is waived (D13)`,
  'no pose': ({ picture }) => `no pose is called ${shown(picture)}: the 'Mech just stands there`,
  'no weapon in the pose': ({ picture }) => `${shown(picture)} names no weapon that the card fires`,
  'mount for several': ({ mount, weapons }) =>
    `${shown(mount)} is a word for ${weapons.join(', ')}; each has a mount of its own`,
  'mount for nothing': ({ mount, weapons }) =>
    `no maneuver fires ${shown(mount)}, so nothing is drawn there (${weapons.join(', ') || 'the card fires nothing'})`,
  // Two booklets
  'no turn': ({ booklet, maneuver }) => `"00" stands against ${booklet}'s ${maneuver}`,
  'two ranges': ({ screens }) =>
    `view screens ${screens.map(({ screen, range }) => `${screen} (${range})`).join(' and ')} show two ranges; the closer one holds (D12)`,
  'same name': ({ name, designation }) =>
    `${designation} is called ${shown(name)} too; only the designation tells them apart`,
  'similar name': ({ mine, theirs, designation }) =>
    `${shown(mine)} is easily taken for ${shown(theirs)} (${designation})`,
  lock: ({ holder, pages, held, on, range, by }) =>
    `${holder} on view screen ${listed(pages.map(String), 'or')} hits ${held} on ${on} at ${range} range for ever, by ${listed(
      by.map(({ console, name }) => `${console} ${name}`),
      'or',
    )}`,
  'dead end': ({ sides, range }) =>
    `${sides.map(({ booklet, screen }, at) => `${booklet} on ${at === 0 ? 'view screen ' : ''}${screen}`).join(' and ')}, at ${range} range, never hit each other again`,
  'unlike others': ({ screen, booklets, screens }) =>
    `this leads to view screen ${screen}; in all ${booklets} other booklets that have it, to ${listed(screens.map(String), 'or')}`,
  // What a campaign stumbles over
  'part of no weapon': ({ part, weapons }) =>
    `${shown(part)} is named like a weapon, but the card fires ${weapons.length > 0 ? `only ${listed(weapons, 'and')}` : 'none'} (K10)`,
  'part spelled twice': ({ part, other }) =>
    `${shown(part)} and ${shown(other)} differ in case or spaces alone, and are two parts in a campaign (K5)`,
  'engine not named': ({ engine }) =>
    `${shown(engine)} names no engine with its rating, as Pitban 240, so any other called so would fit (K6)`,
  'designation taken': ({ designation, by }) =>
    `the ${by} on the shelf is called ${designation} already`,
  // All of them
  'more faults': ({ count }) => `there are ${count} more faults`,
};

/** The same of a problem, without its place and its full stop. */
export const problemText = <Kind extends FindingKind>(problem: Problem<Kind>): string =>
  SENTENCES[problem.kind](problem);
