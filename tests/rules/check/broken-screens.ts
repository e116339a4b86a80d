import { dataAddress, gif, jpeg, png, richWebp } from './picture-heads.ts';
import type { Broken } from './broken-card.ts';

/** Faulty view screens, pictures and criticals. */
export const BROKEN_SCREENS: readonly Broken[] = [
  // View screens
  ['viewScreens', undefined, 'viewScreens: this is missing'],
  ['viewScreens.27', undefined, 'viewScreens.27: this is missing'],
  ['viewScreens.28', {}, /^viewScreens\.28: there is no such entry/],
  ['viewScreens.65', {}, /^viewScreens\.65: there is no such entry/],
  [
    'viewScreens.27.range',
    'short',
    'viewScreens.27.range: "short" is not a range (close, medium or long)',
  ],
  ['viewScreens.27.title', undefined, 'viewScreens.27.title: this is missing'],
  [
    'viewScreens.27.picture',
    'Knocked Down',
    'viewScreens.27.picture: "Knocked Down" must be small letters and hyphens, like "knocked-down"',
  ],
  [
    'viewScreens.27.score',
    '-2',
    'viewScreens.27.score: "-2" is not a number; take the quotation marks off',
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
    'viewScreens.27.status.only.1: "pink" is neither a color nor a group or maneuver of this card',
  ],
  [
    'viewScreens.27.status.only',
    ['Jump'],
    'viewScreens.27.status.only.0: "Jump" is neither a color nor a group or maneuver of this card',
  ],
  ['viewScreens.27.status.only', [], 'viewScreens.27.status.only: at least 1 is needed here'],
  [
    'viewScreens.27.status.except',
    ['red'],
    'viewScreens.27.status: a status says "except" or "only", not both',
  ],
  [
    'viewScreens.27.status.bonus',
    { to: 'pink', score: 1 },
    /^viewScreens\.27\.status\.bonus\.to: "pink" is neither a color nor "any"/,
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
    'viewScreens.1.image: this is not a PNG, JPEG or WebP that can be read; save the picture again',
  ],
  ['viewScreens.1.image', dataAddress(gif(8, 8)), /\.image: this is not a PNG, JPEG or WebP that/],
  ['viewScreens.1.image', dataAddress(png(0, 8)), /\.image: this is not a PNG, JPEG or WebP that/],
  [
    'viewScreens.1.image',
    dataAddress(gif(8, 8), 'image/gif'),
    'viewScreens.1.image: "data:image/gif;base64,R0lGODlhCAAIAA==" is not a picture that can be shown: a PNG, JPEG or WebP as a data: address',
  ],
  ['viewScreens.1.image', 'https://example.org/a.png', /is not a picture that can be shown: a PNG/],
  ['viewScreens.1.image', 'data:image/svg+xml;base64,AAAA', /is not a picture that can be shown/],
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
    /^viewScreens\.27\.criticals\.0\.letters\.a: "a" is not a critical letter/,
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
    'viewScreens.27.criticals.0.effects: at least 1 is needed here',
  ],
  [
    'viewScreens.27.criticals.0.effects.0.effect',
    'explode',
    /^viewScreens\.27\.criticals\.0\.effects\.0\.effect: "explode" is not an effect \(score, heat, heat each turn, forbid/,
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
];
