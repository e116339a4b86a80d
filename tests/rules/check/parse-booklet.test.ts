import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printFault } from '../../../src/rules/check/fault.ts';
import { parseBooklet, parseBookletText } from '../../../src/rules/check/parse-booklet.ts';
import { HEADS, dataAddress, gif, jpeg, png, richWebp } from './picture-heads.ts';

const TEXT = readFileSync('books/rfl-3n.json', 'utf8');
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const sound = (): Json => JSON.parse(TEXT) as Json;

/** The document with something else at a path (`undefined` takes it out). */
const changed = (path: string, value: unknown): unknown => {
  const document = sound();
  const keys = path.split('.');
  const last = keys.pop()!;
  const holder = keys.reduce((at, key) => (at as Record<string, Json>)[key]!, document) as Record<
    string,
    unknown
  >;
  if (value === undefined) delete holder[last];
  else
    Object.defineProperty(holder, last, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return document;
};

const faultsOf = (document: unknown): string[] => {
  const parsed = parseBooklet(document);
  return parsed.ok ? [] : parsed.faults.map(printFault);
};
const faultsOfText = (text: string): string[] => {
  const parsed = parseBookletText(text);
  return parsed.ok ? [] : parsed.faults.map(printFault);
};

test('the Rifleman has no fault', () => {
  expect(faultsOf(sound())).toEqual([]);
});

test.each(['Rifleman ❤️', 'Rifle 👩‍🚀', '1️⃣ Rifle', 'Винтовка'])(
  "a 'Mech may be called %s",
  (name) => {
    expect(faultsOf(changed('mech.name', name))).toEqual([]);
  },
);

test.each(HEADS)('a %s of 4,096 pixels may stand on a view screen', (_, head) => {
  for (const address of [dataAddress(head(4096, 4096)), dataAddress(head(1, 1), 'image/webp')])
    expect(faultsOf(changed('viewScreens.1.image', address))).toEqual([]);
});

/** Where, what stands there instead, and the fault that must be told. */
const BROKEN: readonly (readonly [path: string, value: unknown, fault: string | RegExp])[] = [
  // Wrong types
  ['mech', undefined, 'mech: this is missing'],
  ['mech', null, 'mech: null stands here instead of an object {…}'],
  ['mech', [], 'mech: a list stands here instead of an object {…}'],
  ['mech', 'RFL-3N', 'mech: "RFL-3N" stands here instead of an object {…}'],
  ['mech.name', 7, 'mech.name: 7 is no text; put it in quotation marks'],
  ['mech.name', '', 'mech.name: no word stands here'],
  ['mech.name', '   ', 'mech.name: no word stands here'],
  ['mech.name', 'x'.repeat(25), /^mech\.name: "x+" is too long \(at most 24 characters\)/],
  ['mech.designation', 'rfl-3n', /^mech\.designation: "rfl-3n" is no designation/],
  ['mech.designation', '../../etc', /^mech\.designation: "\.\.\/\.\.\/etc" is no designation/],
  ['mech.designation', 'RFL 3N', /is no designation/],
  ['mech.tonnage', '60', 'mech.tonnage: "60" is no number; take the quotation marks off'],
  ['mech.tonnage', 60.5, 'mech.tonnage: 60.5 is no whole number'],
  ['mech.tonnage', -60, 'mech.tonnage: -60 is too small (at least 5)'],
  ['mech.tonnage', 1e9, 'mech.tonnage: 1000000000 is too large (at most 200)'],
  ['mech.tonnage', Number.NaN, /^mech\.tonnage: NaN is no number/],
  ['mech.tonnage', Infinity, /^mech\.tonnage: Infinity is/],
  ['mech.speed', null, 'mech.speed: null is no number'],
  ['mech.cost', true, 'mech.cost: true is no number'],
  ['mech.weapons', 'lasers', 'mech.weapons: "lasers" stands here instead of a list […]'],
  ['mech.weapons', {}, 'mech.weapons: an object stands here instead of a list […]'],
  ['mech.weapons.0', 3, 'mech.weapons.0: 3 is no text; put it in quotation marks'],
  [
    'mech.pilot',
    'Ada',
    'mech.pilot: there is no such entry in a booklet; take it out or mend its name',
  ],
  // The stat card
  ['statCard', undefined, 'statCard: this is missing'],
  ['statCard.armor', 0, 'statCard.armor: 0 is too small (at least 1)'],
  ['statCard.armor', '38', 'statCard.armor: "38" is no number; take the quotation marks off'],
  ['statCard.shutdown', undefined, 'statCard.shutdown: this is missing'],
  ['statCard.shutdown', 30.5, 'statCard.shutdown: 30.5 is no whole number'],
  ['statCard.ammunition', [], 'statCard.ammunition: a list stands here instead of an object {…}'],
  [
    'statCard.ammunition.missile',
    4,
    'statCard.ammunition.missile: no maneuver uses this ammunition; take it out or mark the maneuvers',
  ],
  [
    'statCard.ammunition.autocannon',
    -1,
    'statCard.ammunition.autocannon: -1 is too small (at least 0)',
  ],
  [
    'statCard.ammunition.autocannon',
    undefined,
    /^statCard\.maneuvers\.10\.ammunition: the card has no "autocannon"/,
  ],
  ['statCard.maneuvers', [], 'statCard.maneuvers: at least 1 must stand here'],
  ['statCard.maneuvers', {}, /^statCard\.maneuvers: an object stands here instead of a list/],
  ['statCard.maneuvers.0', null, /^statCard\.maneuvers\.0: null stands here instead of an object/],
  [
    'statCard.maneuvers.3.colour',
    'purple',
    'statCard.maneuvers.3.colour: "purple" is no colour (orange, red, blue, green or yellow)',
  ],
  ['statCard.maneuvers.3.colour', 'Red', /"Red" is no colour/],
  ['statCard.maneuvers.3.colour', undefined, 'statCard.maneuvers.3.colour: this is missing'],
  [
    'statCard.maneuvers.3.range',
    'far',
    'statCard.maneuvers.3.range: "far" is no range (close, medium or long)',
  ],
  [
    'statCard.maneuvers.3.range',
    'long',
    'statCard.maneuvers.3.console: 4 is no console of long range (50–64)',
  ],
  [
    'statCard.maneuvers.3.console',
    5,
    'statCard.maneuvers.3.console: 5 is no console number (consoles are even, 2–64)',
  ],
  ['statCard.maneuvers.3.console', 66, /66 is no console number/],
  [
    'statCard.maneuvers.3.console',
    44,
    'statCard.maneuvers.3.console: 44 is no console of close range (2–16)',
  ],
  [
    'statCard.maneuvers.3.console',
    8,
    'statCard.maneuvers.3.console: 8 is Punch already; each maneuver has a console of its own',
  ],
  ['statCard.maneuvers.3.score', null, 'statCard.maneuvers.3.score: null is no number'],
  ['statCard.maneuvers.3.heat', 5.5, 'statCard.maneuvers.3.heat: 5.5 is no whole number'],
  [
    'statCard.maneuvers.3.categories',
    [],
    'statCard.maneuvers.3.categories: at least 1 must stand here',
  ],
  [
    'statCard.maneuvers.3.categories',
    ['IX'],
    /^statCard\.maneuvers\.3\.categories\.0: "IX" is no pilot category \(I to VIII\)/,
  ],
  [
    'statCard.maneuvers.3.conversions.medium',
    undefined,
    'statCard.maneuvers.3.conversions.medium: the conversion number for medium range is missing (18–48)',
  ],
  [
    'statCard.maneuvers.3.conversions.medium',
    62,
    'statCard.maneuvers.3.conversions.medium: 62 is no console of medium range (18–48)',
  ],
  [
    'statCard.maneuvers.3.conversions.close',
    4,
    'statCard.maneuvers.3.conversions.close: Large Laser is at close range itself; take this conversion out',
  ],
  [
    'statCard.maneuvers.3.conversions.far',
    4,
    /^statCard\.maneuvers\.3\.conversions\.far: there is no such entry/,
  ],
  ['statCard.maneuvers.3.fires', 'Large Laser', /instead of a list/],
  [
    'statCard.maneuvers.3.ammunition',
    'shells',
    'statCard.maneuvers.3.ammunition: the card has no "shells"; name it under statCard.ammunition',
  ],
  ['statCard.maneuvers.3.ammunition', 'Shells!', /"Shells!" must be in small letters/],
  // View screens
  ['viewScreens', undefined, 'viewScreens: this is missing'],
  ['viewScreens.27', undefined, 'viewScreens.27: this is missing'],
  ['viewScreens.28', {}, /^viewScreens\.28: there is no such entry/],
  ['viewScreens.65', {}, /^viewScreens\.65: there is no such entry/],
  [
    'viewScreens.27.range',
    'short',
    'viewScreens.27.range: "short" is no range (close, medium or long)',
  ],
  ['viewScreens.27.title', undefined, 'viewScreens.27.title: this is missing'],
  [
    'viewScreens.27.picture',
    'Knocked Down',
    'viewScreens.27.picture: "Knocked Down" must be small letters and hyphens, as "knocked-down"',
  ],
  [
    'viewScreens.27.score',
    '-2',
    'viewScreens.27.score: "-2" is no number; take the quotation marks off',
  ],
  [
    'viewScreens.27.score',
    undefined,
    'viewScreens.27.criticals: a view screen without a SCORE shows no hit and has no critical damage display',
  ],
  [
    'viewScreens.47.score',
    -1,
    'viewScreens.47.criticals: a view screen with a SCORE shows a hit and has a critical damage display; write it, or take the SCORE out',
  ],
  ['viewScreens.27.status', undefined, 'viewScreens.27.status: this is missing'],
  [
    'viewScreens.27.status.only',
    ['green', 'pink'],
    'viewScreens.27.status.only.1: "pink" is no colour, and no group or maneuver of this card',
  ],
  [
    'viewScreens.27.status.only',
    ['Jump'],
    'viewScreens.27.status.only.0: "Jump" is no colour, and no group or maneuver of this card',
  ],
  ['viewScreens.27.status.only', [], 'viewScreens.27.status.only: at least 1 must stand here'],
  [
    'viewScreens.27.status.except',
    ['red'],
    'viewScreens.27.status: a status says "except" or "only", not both',
  ],
  [
    'viewScreens.27.status.bonus',
    { to: 'pink', score: 1 },
    /^viewScreens\.27\.status\.bonus\.to: "pink" is neither a colour nor "any"/,
  ],
  [
    'viewScreens.27.status.bonus',
    { to: 'red' },
    'viewScreens.27.status.bonus.score: this is missing',
  ],
  [
    'viewScreens.49.range',
    'close',
    'viewScreens.49.range: every duel opens here at long range, not close (D1)',
  ],
  [
    'viewScreens.49.status',
    { except: ['red'] },
    'viewScreens.49.status: every duel opens here with anything allowed (D1)',
  ],
  [
    'viewScreens.29.range',
    'medium',
    'viewScreens.29.range: an escape is made here, at long range, not medium (E1)',
  ],
  // Pictures of an author's own
  [
    'viewScreens.1.image',
    dataAddress(png(20_000, 20_000)),
    'viewScreens.1.image: this picture has 20,000 × 20,000 pixels (at most 4,096 × 4,096); make it smaller',
  ],
  ['viewScreens.1.image', dataAddress(png(4097, 1)), /has 4,097 × 1 pixels \(at most/],
  ['viewScreens.1.image', dataAddress(richWebp(2, 5000)), /has 2 × 5,000 pixels \(at most/],
  ['viewScreens.1.image', dataAddress(jpeg(0xc2)(65_535, 65_535)), /has 65,535 × 65,535 pixels/],
  [
    'viewScreens.1.image',
    'data:image/png;base64,AAAA',
    'viewScreens.1.image: this is no PNG, JPEG or WebP that can be read; save the picture anew',
  ],
  ['viewScreens.1.image', dataAddress(gif(8, 8)), /\.image: this is no PNG, JPEG or WebP that/],
  ['viewScreens.1.image', dataAddress(png(0, 8)), /\.image: this is no PNG, JPEG or WebP that/],
  [
    'viewScreens.1.image',
    dataAddress(gif(8, 8), 'image/gif'),
    'viewScreens.1.image: "data:image/gif;base64,R0lGODlhCAAIAA==" is no picture that can be shown: a PNG, JPEG or WebP as a data: address',
  ],
  ['viewScreens.1.image', 'https://example.org/a.png', /is no picture that can be shown: a PNG/],
  ['viewScreens.1.image', 'data:image/svg+xml;base64,AAAA', /is no picture that can be shown/],
  // Criticals
  [
    'viewScreens.27.criticals',
    [],
    'viewScreens.27.criticals: a view screen with a SCORE shows a hit and has a critical damage display; write it, or take the SCORE out',
  ],
  [
    'viewScreens.27.criticals.0.letters',
    {},
    'viewScreens.27.criticals.0.letters: no letter stands here, as {"A": 2}',
  ],
  [
    'viewScreens.27.criticals.0.letters',
    { B: 5 },
    'viewScreens.27.criticals.1.letters.B: letter B is on this critical damage display already',
  ],
  [
    'viewScreens.27.criticals.0.letters.Z',
    5,
    'viewScreens.27.criticals.0.letters.Z: no console leads to 27Z; take the letter out or use it',
  ],
  [
    'viewScreens.27.criticals.0.letters.a',
    5,
    /^viewScreens\.27\.criticals\.0\.letters\.a: "a" is no critical letter/,
  ],
  [
    'viewScreens.27.criticals.0.letters.A',
    0,
    'viewScreens.27.criticals.0.letters.A: 0 is too small (at least 1)',
  ],
  [
    'viewScreens.27.criticals.0.part',
    undefined,
    'viewScreens.27.criticals.0.part: this is missing',
  ],
  [
    'viewScreens.27.criticals.0.effects',
    [],
    'viewScreens.27.criticals.0.effects: at least 1 must stand here',
  ],
  [
    'viewScreens.27.criticals.0.effects.0.effect',
    'explode',
    /^viewScreens\.27\.criticals\.0\.effects\.0\.effect: "explode" is no effect \(score, heat, heat each turn, forbid/,
  ],
  [
    'viewScreens.27.criticals.0.effects.0.by',
    undefined,
    'viewScreens.27.criticals.0.effects.0.by: this is missing',
  ],
  [
    'viewScreens.27.criticals.0.effects.0.of',
    [{ weapon: 'PPC' }],
    'viewScreens.27.criticals.0.effects.0.of.0: "PPC" reaches no maneuver of this card',
  ],
  [
    'viewScreens.27.criticals.0.effects.0.of',
    [{ gun: 'PPC' }],
    /^viewScreens\.27\.criticals\.0\.effects\.0\.of\.0.*: this says no maneuvers/,
  ],
  ['viewScreens.27.criticals.0.effects.0.of', 'everything', /instead of a list/],
  // Consoles
  ['consoles', [], 'consoles: a list stands here instead of an object {…}'],
  ['consoles.24', [], 'consoles.24: a list stands here instead of an object {…}'],
  [
    'viewScreens.49.status',
    [],
    /^viewScreens\.49\.status: a list stands here instead of an object/,
  ],
  [
    'viewScreens.59.criticals.3.letters',
    [],
    'viewScreens.59.criticals.3.letters: a list stands here instead of an object {…}',
  ],
  ['figure', [], 'figure: a list stands here instead of an object {…}'],
  [
    'viewScreens.27.criticals.0.effects.0',
    [],
    /^viewScreens\.27\.criticals\.0\.effects\.0(\.effect)?: /,
  ],
  ['consoles.24', undefined, 'consoles.24: this is missing'],
  ['consoles.24', '00', 'consoles.24: "00" stands here instead of an object {…}'],
  ['consoles.25', {}, /^consoles\.25: there is no such entry/],
  ['consoles.66', {}, /^consoles\.66: there is no such entry/],
  [
    'consoles.24.36',
    '28',
    'consoles.24.36: view screen 28 does not exist (view screens are odd, 1–63)',
  ],
  [
    'consoles.24.36',
    '65',
    'consoles.24.36: view screen 65 does not exist (view screens are odd, 1–63)',
  ],
  [
    'consoles.24.36',
    '11A',
    'consoles.24.36: view screen 11 shows no hit, so no letter belongs here',
  ],
  [
    'consoles.24.36',
    '13',
    /^consoles\.24\.36: view screen 13 shows a hit, so a letter belongs here/,
  ],
  ['consoles.24.36', '13Q', /^consoles\.24\.36: view screen 13 has no letter Q/],
  ['consoles.24.36', '00', 'consoles.24.36: "00" says that the card has no 36, but it has'],
  ['consoles.24.36', '00A', 'consoles.24.36: "00" has no letter'],
  ['consoles.24.36', 11, 'consoles.24.36: 11 is no text; put it in quotation marks'],
  ['consoles.24.36', '1', /^consoles\.24\.36: "1" is no cell/],
  ['consoles.24.36', '011', /^consoles\.24\.36: "011" is no cell/],
  ['consoles.24.36', '11 ', /is no cell/],
  ['consoles.24.36', '１１', /is no cell/],
  ['consoles.24.36', null, 'consoles.24.36: null is no text; put it in quotation marks'],
  [
    'consoles.24.36',
    undefined,
    'consoles.24.36: this cell is missing; console 24 lists every even number 18–48',
  ],
  ['consoles.24.34', '11', 'consoles.24.34: the card has no maneuver 34, so "00" belongs here'],
  [
    'consoles.24.50',
    '11',
    'consoles.24.50: "50" does not belong on console 24, which lists the even numbers 18–48',
  ],
  [
    'consoles.24.37',
    '11',
    'consoles.24.37: "37" does not belong on console 24, which lists the even numbers 18–48',
  ],
  ['consoles.24.x', '11', /^consoles\.24\.x: "x" is no console number/],
  [
    'consoles.24',
    { 50: '39', 52: '47', 54: '39', 56: '57', 58: '43', 60: '29', 62: '49', 64: '11' },
    'consoles.24: this is a table of another range: console 24 is at medium range and lists 18–48',
  ],
  // Sources
  ['sources', undefined, 'sources: this is missing'],
  ['sources.note', '', 'sources.note: no word stands here'],
  [
    'sources.cells.1.is',
    'guessed',
    'sources.cells.1.is: "guessed" is not possible here (printed, corrected, reconstructed or lost)',
  ],
  [
    'sources.cells.1.of',
    ['consoles.99'],
    'sources.cells.1.of.0: there is nothing at "consoles.99" in this booklet',
  ],
  [
    'sources.cells.1.of',
    ['consoles.24.36.0.0'],
    'sources.cells.1.of.0: there is nothing at "consoles.24.36.0.0" in this booklet',
  ],
  [
    'viewScreens.27.status.only',
    ['Green'],
    'viewScreens.27.status.only.0: colours are in small letters; write "green"',
  ],
  ['statCard.maneuvers.7.console', 8.5, /^statCard\.maneuvers\.7\.console: 8\.5 is no console/],
  ['statCard.maneuvers.7.console', '6', /^statCard\.maneuvers\.7\.console: "6" is no console/],
  [
    'statCard.maneuvers.3.categories',
    ['I', 'II', 'III'],
    'statCard.maneuvers.3.categories: 3 stand here (at most 2)',
  ],
  [
    'viewScreens.41.criticals.3.effects.0.received',
    1,
    'viewScreens.41.criticals.3.effects.0.received: 1 is too small (at least 2)',
  ],
  [
    'viewScreens.13.criticals.0.effects.0',
    'heat',
    'viewScreens.13.criticals.0.effects.0: "heat" is no effect; write an object {"effect": …}',
  ],
  // The figure
  ['figure.dish', 'yes', 'figure.dish: "yes" is neither true nor false'],
  [
    'figure.dish',
    'true',
    /^figure\.dish: "true" is neither true .*; take the quotation marks off$/,
  ],
  [
    'figure.legs',
    'three',
    'figure.legs: "three" is not possible here (greaves, columns or backward)',
  ],
  ['figure.parts', ['dome'], 'figure.parts.0: "dome" is no shape; write an object {"shape": …}'],
  [
    'figure.parts',
    [{ bone: 'torso', shape: 'box' }],
    /^figure\.parts\.0\.shape: "box" is no shape \(loft, plate, .*, mark or piston\)$/,
  ],
  [
    'figure.parts',
    [{ bone: 'torso', shape: 'dome', radius: 1, at: 3 }],
    'figure.parts.0.at: 3 stands here instead of a list […]',
  ],
  // Characters that cannot be seen
  [
    'mech.name',
    'Rifle\u200bman',
    /^mech\.name: "Rifle\\u200bman" has a character that cannot be seen/,
  ],
  ['mech.name', 'Rifle\u202eman', /^mech\.name: "Rifle\\u202eman" has a character that cannot/],
  ['mech.name', 'Rifle\u0000man', /^mech\.name: "Rifle\\u0000man" has a character that cannot/],
  ['mech.name', 'Rifle\ud800man', /^mech\.name: "Rifle\\ud800man" has a character that cannot/],
  ['mech.name', '\u3164', 'mech.name: "\\u3164" has a character that cannot be seen; type it anew'],
  [
    'mech.name',
    '\u2800\u2800',
    /^mech\.name: "\\u2800\\u2800" has a character that cannot be seen/,
  ],
  ['mech.name', 'Rifleman\u{e0041}', /^mech\.name: "Rifleman\\u\{e0041\}" has a character that/],
  ['mech.name', 'Rifle\ufe0fman', /^mech\.name: "Rifle\\ufe0fman" has a character that cannot/],
  ['mech.name', 'Rifle\u200dman', /^mech\.name: "Rifle\\u200dman" has a character that cannot/],
  ['mech.engine', 'Pitban\u115f 240', /^mech\.engine: "Pitban\\u115f 240" has a character that/],
  ['mech.weapons.0', '\uffa0', /^mech\.weapons\.0: "\\uffa0" has a character that cannot/],
  ['statCard.maneuvers.3.name', '\u034f', /^statCard\.maneuvers\.3\.name: "\\u034f" has a ch/],
  ['statCard.maneuvers.3.group', '\u17b4', /^statCard\.maneuvers\.3\.group: "\\u17b4" has a ch/],
  ['viewScreens.27.criticals.0.part', '\u2063', /^viewScreens\.27\.criticals\.0\.part: "\\u2063"/],
  ['sources.note', '\ufff9', /^sources\.note: "\\ufff9" has a character that cannot be seen/],
  ['viewScreens.1.title', 'running\nand firing', /^viewScreens\.1\.title: .* cannot be seen/],
  ['mech.na\u200bme', 'Ada', /^mech\.na\\u200bme: there is no such entry/],
  // What nobody writes by mistake
  [
    '__proto__',
    { armor: 9 },
    '__proto__: no entry of a booklet is called "__proto__"; take it out',
  ],
  [
    'consoles.24.__proto__',
    '11',
    'consoles.24.__proto__: no entry of a booklet is called "__proto__"; take it out',
  ],
  [
    'statCard.ammunition.constructor',
    3,
    'statCard.ammunition.constructor: no entry of a booklet is called "constructor"; take it out',
  ],
  [
    'figure.mounts.__proto__ ',
    { at: 'torso' },
    'figure.mounts.__proto__ : no entry of a booklet is called "__proto__ "; take it out',
  ],
  [
    'mech.prototype',
    {},
    'mech.prototype: no entry of a booklet is called "prototype"; take it out',
  ],
];

describe(`${BROKEN.length} broken booklets are told by path and mending`, () => {
  test.each(BROKEN)('%s: %j', (path, value, fault) => {
    const faults = faultsOf(changed(path, value));
    expect(
      faults.filter((told) => (typeof fault === 'string' ? told === fault : fault.test(told))),
      faults.slice(0, 5).join('\n'),
    ).not.toEqual([]);
  });

  test.each([null, undefined, true, 3, 'booklet', [], {}, [[[]]]])(
    '%j is no booklet',
    (document) => {
      expect(faultsOf(document)).not.toEqual([]);
    },
  );

  test('a wrong colour, a bad cell and a missing title are told together', () => {
    const document = changed('statCard.maneuvers.3.colour', 'purple') as {
      consoles: Record<string, Record<string, string>>;
      viewScreens: Record<string, { title?: string }>;
    };
    document.consoles['24']!['36'] = '28';
    delete document.viewScreens['1']!.title;
    const told = faultsOf(document).map((fault) => fault.split(':')[0]);
    expect(told).toEqual(
      expect.arrayContaining([
        'statCard.maneuvers.3.colour',
        'consoles.24.36',
        'viewScreens.1.title',
      ]),
    );
  });

  test('HTML in every string is told as plain text, and nothing crashes', () => {
    const spoiled = JSON.parse(TEXT, (_, value: unknown) =>
      typeof value === 'string' ? `<img src=x onerror=alert(1)>${value}` : value,
    ) as unknown;
    expect(faultsOf(spoiled).length).toBeGreaterThan(50);
  });
});

describe('a text that is no booklet', () => {
  test('50 MB of JSON are refused at once', () => {
    expect(faultsOfText(`["${'x'.repeat(50_000_000)}"]`)).toEqual([
      'the file has 50,000,004 characters; a booklet has at most 4,000,000',
    ]);
  });

  test('deep nesting is refused without a stack overflow', () => {
    expect(faultsOfText('['.repeat(400_000))).toEqual([
      'line 1, column 17: the document is nested deeper than 16; a booklet needs no more',
    ]);
    expect(faultsOfText('{"figure":'.repeat(40_000))[0]).toMatch(/nested deeper than 16/);
    let figure: unknown = 1;
    for (let depth = 0; depth < 20_000; depth += 1) figure = { figure };
    expect(faultsOf(changed('figure', figure))[0]).toMatch(/^figure\.figure\..*: .* nested deeper/);
    const ring: Record<string, unknown> = {};
    ring['ring'] = ring;
    expect(faultsOf(changed('figure', ring))[0]).toMatch(/nested deeper than 16/);
  });

  test('400,000 entries within the size are refused by their number', () => {
    expect(faultsOfText(JSON.stringify(changed('mech.weapons', Array(400_000).fill(1))))).toEqual([
      'the document has more than 12,000 entries; a full booklet has some 2,000',
    ]);
  });

  test('of ten thousand faults five hundred are told, and how many there are', () => {
    const told = faultsOf(changed('mech.weapons', Array(10_000).fill(1)));
    expect(told).toHaveLength(501);
    expect(told.at(-1)).toBe('there are 9500 more faults');
  });

  test('a cell that stands twice is told, not dropped', () => {
    expect(faultsOfText(TEXT.replace('"36": "11"', '"36": "11", "36": "13B"'))).toEqual([
      expect.stringMatching(/^consoles\.\d+\.36: this entry stands here twice; keep one$/),
    ]);
    expect(faultsOfText(TEXT.replace('"36": "11"', '"36": "11", "\\u0033\\u0036": "13B"'))).toEqual(
      [expect.stringMatching(/^consoles\.\d+\.36: this entry stands here twice; keep one$/)],
    );
  });

  test('a byte order mark does not matter', () => {
    expect(faultsOfText(`\uFEFF${TEXT}`)).toEqual([]);
  });
});

/** Every place of a document. */
const places = (value: Json, path: readonly string[] = []): string[] =>
  value !== null && typeof value === 'object'
    ? [
        path.join('.'),
        ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key])),
      ]
    : [path.join('.')];

/** Whether a path leads to an entry of the document, or to one that is missing from it. */
const isPlaceOf = (document: unknown, path: string): boolean => {
  const holder = path
    .split('.')
    .slice(0, -1)
    .reduce<unknown>(
      (at, key) =>
        at !== null && typeof at === 'object' && Object.hasOwn(at, key)
          ? (at as Record<string, unknown>)[key]
          : undefined,
      document,
    );
  return holder !== null && typeof holder === 'object';
};

/** Values that resemble a booklet's, and some that nobody writes. */
const anyValue = fc.oneof(
  fc.constant(undefined),
  fc.object({
    key: fc.constantFrom('A', 'a', '2', '36', 'of', 'only', 'range', 'effect', '__proto__', ''),
    values: [
      fc.integer(),
      fc.double(),
      fc.constantFrom(
        null,
        true,
        '',
        '00',
        '13E',
        'red',
        'close',
        'Duck',
        'score',
        '<b>',
        '\u202e',
      ),
    ],
    withNullPrototype: true,
    maxDepth: 3,
  }),
  fc.jsonValue().map((value) => (typeof value === 'object' ? null : value)),
  fc.array(fc.constantFrom('red', 'Duck', 2, null, { any: 'weapon' }), { maxLength: 5 }),
);

test('law: whatever stands anywhere in a booklet, the answer is a booklet or faults at places of it', () => {
  const all = places(sound()).filter((place) => place !== '' && !place.includes('$'));
  fc.assert(
    fc.property(fc.constantFrom(...all), anyValue, (path, value) => {
      const document = changed(path, value);
      const parsed = parseBooklet(document);
      if (parsed.ok) return;
      expect(parsed.faults).not.toEqual([]);
      for (const fault of parsed.faults) {
        expect(isPlaceOf(document, fault.path), printFault(fault)).toBe(true);
        expect(printFault(fault)).toBe(`${fault.path}: ${fault.problem}`);
      }
    }),
    { numRuns: 300 },
  );
});

test('law: any text gives an answer', () => {
  const slice = fc.tuple(fc.nat(TEXT.length), fc.nat(40), fc.string({ maxLength: 6 }));
  fc.assert(
    fc.property(slice, ([start, length, instead]) => {
      const text = TEXT.slice(0, start) + instead + TEXT.slice(start + length);
      const parsed = parseBookletText(text);
      if (!parsed.ok) expect(parsed.faults.map(printFault).join('')).not.toBe('');
    }),
    { numRuns: 200 },
  );
});
