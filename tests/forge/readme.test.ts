import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WEAPONS, WEAPON_KINDS } from '../../src/forge/weapon-table.ts';
import { made, plainSheet } from './forged.ts';

const text = readFileSync('books/sheets/README.md', 'utf8');
const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(
  ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
);

test('how to write a sheet is shown of each kind, and each example is forged', () => {
  const sheets = examples.filter(({ game }) => game !== undefined);
  expect(sheets.map(({ game }) => game)).toEqual(['record sheet', 'destiny', 'alpha strike']);
  for (const sheet of sheets) expect(made(sheet).booklet.mech.name).toBe(sheet['name']);
  const weapons = examples.filter(({ word }) => word !== undefined);
  expect(made(plainSheet({ weapons })).booklet.statCard.ammunition).toEqual({ rocket: 5 });
});

test('every weapon and every kind of weapon is named there', () => {
  for (const word of [...WEAPONS.keys(), ...WEAPON_KINDS]) expect(text).toContain(`\`${word}\``);
});
