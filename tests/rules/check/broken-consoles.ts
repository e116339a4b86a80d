import type { Broken } from './broken-card.ts';

/** Faulty consoles and sources. */
export const BROKEN_CONSOLES: readonly Broken[] = [
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
    'figure.cover',
    'sunset',
    'figure.cover: "sunset" is not possible here (dawn, moon, barrage, ruin, storm or jump)',
  ],
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
  ['consoles.24.36', 11, 'consoles.24.36: 11 is not text; put it in quotation marks'],
  ['consoles.24.36', '1', /^consoles\.24\.36: "1" is not a cell/],
  ['consoles.24.36', '011', /^consoles\.24\.36: "011" is not a cell/],
  ['consoles.24.36', '11 ', /is not a cell/],
  ['consoles.24.36', '1O', /^consoles\.24\.36: "1O" has the letter O where a digit should be$/],
  ['consoles.24.36', 'l5E', /"l5E" has the letter l where a digit should be/],
  ['consoles.24.36', 'Old', /is not a cell/],
  ['consoles.24.36', '１１', /is not a cell/],
  ['consoles.24.36', null, 'consoles.24.36: null is not text; put it in quotation marks'],
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
  ['consoles.24.x', '11', /^consoles\.24\.x: "x" is not a console number/],
  [
    'consoles.24',
    { 50: '39', 52: '47', 54: '39', 56: '57', 58: '43', 60: '29', 62: '49', 64: '11' },
    'consoles.24: this is a table of another range: console 24 is at medium range and lists 18–48',
  ],
  // Sources
  ['sources', undefined, 'sources: this is missing'],
  ['sources.note', '', 'sources.note: there is no word here'],
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
    'viewScreens.27.status.only.0: colors are in small letters; write "green"',
  ],
  ['statCard.maneuvers.7.console', 8.5, /^statCard\.maneuvers\.7\.console: 8\.5 is not a console/],
  ['statCard.maneuvers.7.console', '6', /^statCard\.maneuvers\.7\.console: "6" is not a console/],
  [
    'statCard.maneuvers.3.categories',
    ['I', 'II', 'III'],
    'statCard.maneuvers.3.categories: there are 3 here (at most 2)',
  ],
  [
    'viewScreens.41.criticals.3.effects.0.received',
    1,
    'viewScreens.41.criticals.3.effects.0.received: 1 is too small (at least 2)',
  ],
  [
    'viewScreens.13.criticals.0.effects.0',
    'heat',
    'viewScreens.13.criticals.0.effects.0: "heat" is not an effect; write an object {"effect": …}',
  ],
];
