import { existsSync, readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  drawingHash,
  duelHash,
  posterHash,
  sheetBits,
} from '../../src/command-line/drawing-hash.ts';
import type { PictureName } from '../../src/rules/booklet/picture-name.ts';
import { POSTERS } from '../../src/rules/booklet/picture-name.ts';
import { VIEW_SCREENS } from '../../src/rules/vocabulary.ts';
import sheets from '../../src/offline/second-sheets.json' with { type: 'json' };
import stills from '../../src/offline/stills.json' with { type: 'json' };
import { booklets, griffin, printed, rifleman } from '../rules/battle/table-top.ts';

const folder = 'src/offline/public/pictures';
const fileOf = (id: string, number: PictureName): string => `${folder}/${id}/${number}.webp`;

/** Those with stills; the others are drawn on the device. */
const withStills = booklets.filter(({ id }) => id in stills);

test('the printed booklets have stills', () => {
  expect(withStills).toEqual(expect.arrayContaining([...printed]));
});

test.each(withStills.map((booklet) => [booklet.id, booklet] as const))(
  'the 32 stills of %s are there, drawn from the booklet as it is (npm run pictures)',
  (id, booklet) => {
    expect(VIEW_SCREENS.filter((number) => !existsSync(fileOf(id, number)))).toEqual([]);
    expect((stills as Record<string, string>)[id]).toBe(drawingHash(booklet));
  },
);

test.each(
  withStills.flatMap((booklet) => POSTERS.map((name) => [name, booklet.id, booklet] as const)),
)(
  'the still of the %s of %s is there, drawn from the booklet as it is (npm run pictures -- --covers --portraits)',
  (name, id, booklet) => {
    expect((stills as Record<string, string>)[`${id} ${name}`]).toBe(posterHash(booklet, name));
    expect(statSync(fileOf(id, name)).size).toBeLessThan(180_000);
  },
);

test('the still of the duel that a newcomer sees is there, drawn from both booklets as they are (npm run pictures -- --duels)', () => {
  const name = 'against-grf-1n';
  expect((stills as Record<string, string>)[`rfl-3n ${name}`]).toBe(duelHash(rifleman, griffin));
  expect(statSync(`${folder}/rfl-3n/${name}.webp`).size).toBeLessThan(180_000);
});

/** The second sheets of a booklet lie below the name of what they were drawn from. */
const sheetsOf = (id: string): string =>
  `${folder}/${id}/second-${(stills as Record<string, string>)[id] ?? ''}`;

test.each(Object.entries<string>(sheets))(
  'the second sheets of %s are there, of the same drawing and of no other',
  (id, bits) => {
    const numbers = readdirSync(sheetsOf(id)).map((file) => Number(file.replace('.webp', '')));
    expect(sheetBits(numbers)).toBe(bits);
    const others = readdirSync(`${folder}/${id}`).filter((file) => file.startsWith('second-'));
    expect(others).toHaveLength(1);
  },
);

test.each(withStills.map(({ id }) => id))(
  'both sheets of a page of %s have at most 130 kB on average',
  (id) => {
    const files = VIEW_SCREENS.map((number) => fileOf(id, number));
    if (id in sheets)
      for (const file of readdirSync(sheetsOf(id))) files.push(`${sheetsOf(id)}/${file}`);
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes / VIEW_SCREENS.length).toBeLessThanOrEqual(130_000);
  },
);
