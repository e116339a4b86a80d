import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WEAPONS, WEAPON_KINDS } from '../../src/forge/weapon-table.ts';
import { made, plainSheet } from './forged.ts';

const text = readFileSync('books/sheets/README.md', 'utf8');
const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(
  ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
);

test('the README shows a sheet of each game, and every example can be forged', () => {
  const sheets = examples.filter(({ game }) => game !== undefined);
  expect(sheets.map(({ game }) => game)).toEqual(['record sheet', 'destiny', 'alpha strike']);
  for (const sheet of sheets) expect(made(sheet).booklet.mech.name).toBe(sheet['name']);
  const weapons = examples.filter(({ word }) => word !== undefined);
  expect(made(plainSheet({ weapons })).booklet.statCard.ammunition).toEqual({ rocket: 5 });
});

test('the README names every weapon and every kind of weapon', () => {
  for (const word of [...WEAPONS.keys(), ...WEAPON_KINDS]) expect(text).toContain(`\`${word}\``);
});
