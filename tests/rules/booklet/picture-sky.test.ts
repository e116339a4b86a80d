import { expect, test } from 'vitest';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { skyOf } from '../../../src/rules/booklet/picture-sky.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import { booklets, griffin, printed, rifleman } from '../battle/table-top.ts';

test.each(booklets.map((booklet) => [booklet.mech.name, booklet] as const))(
  'eight to ten pages of the %s have a dark sky: two or more at each range, two with a moon, two with rain',
  (_, booklet) => {
    const screens = VIEW_SCREENS.map((number) => viewScreen(booklet, number));
    const dark = screens.filter((screen) => skyOf(booklet, screen));
    expect(dark.length).toBeGreaterThanOrEqual(8);
    expect(dark.length).toBeLessThanOrEqual(10);
    for (const range of ['close', 'medium', 'long'] as const)
      expect(dark.filter((screen) => screen.range === range).length, range).toBeGreaterThan(1);
    const under = (sky: string): number =>
      dark.filter((screen) => skyOf(booklet, screen) === sky).length;
    expect(under('moon'), 'moon').toBeGreaterThan(1);
    expect(under('rain'), 'rain').toBeGreaterThan(1);
    expect(under('stars'), 'stars').toBeGreaterThan(printed.includes(booklet) ? 1 : 0);
  },
);

test.each([
  [griffin, 3, 'stars'],
  [griffin, 15, 'moon'],
  [griffin, 31, 'rain'],
  [griffin, 59, 'rain'],
  [griffin, 51, null], // the second page firing the PPC at medium range
  [rifleman, 21, null], // a large laser, but at close range
  [griffin, 63, null], // missiles, which do not shine
  [griffin, 49, null], // cooling down: a picture without a black sky
] as const)(
  'the kind and range of a picture decide whether it has a dark sky, and only the first such page gets it',
  (booklet, number, sky) => {
    expect(skyOf(booklet, viewScreen(booklet, number))).toBe(sky);
  },
);
