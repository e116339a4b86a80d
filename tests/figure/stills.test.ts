import { existsSync, readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingHash } from '../../src/command-line/drawing-hash.ts';
import { VIEW_SCREENS } from '../../src/rules/vocabulary.ts';
import stills from '../../src/offline/stills.json' with { type: 'json' };
import { booklets, printed } from '../rules/battle/table-top.ts';

const folder = 'src/offline/public/pictures';
const fileOf = (id: string, number: number): string => `${folder}/${id}/${number}.webp`;

/** Those with stills; the others are drawn on the device. */
const withStills = booklets.filter(({ id }) => id in stills);

test('the printed booklets have stills', () => {
  expect(withStills).toEqual(expect.arrayContaining([...printed]));
});

test.each(withStills.map((booklet) => [booklet.id, booklet] as const))(
  'the 32 stills of %s are there, drawn from the booklet as it is (npm run pictures)',
  (id, booklet) => {
    expect(VIEW_SCREENS.filter((number) => !existsSync(fileOf(id, number)))).toEqual([]);
    expect(readdirSync(`${folder}/${id}`)).toHaveLength(32);
    expect((stills as Record<string, string>)[id]).toBe(drawingHash(booklet));
  },
);

test('the 32 stills of a booklet are at most 2 MB together', () => {
  const bytes = withStills.flatMap(({ id }) =>
    VIEW_SCREENS.map((number) => statSync(fileOf(id, number)).size),
  );
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
    2_000_000 * withStills.length,
  );
});
