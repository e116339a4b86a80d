import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { schemaText } from '../../src/command-line/schema-text.ts';
import { bookletDocument } from '../../src/rules/document/booklet-document.ts';
import type { Schema } from './json-schema.ts';
import { isValid } from './json-schema.ts';

const readText = (file: string): string => readFileSync(`books/${file}`, 'utf8');
const schema = JSON.parse(readText('booklet.schema.json')) as Schema;
const FILES = ['rfl-3n.json', 'grf-1n.json'];

test('books/booklet.schema.json is up to date (npm run schema writes it)', () => {
  expect(readText('booklet.schema.json')).toBe(schemaText());
});

test.each(FILES)('an editor finds no fault in %s, and the file names its schema', (file) => {
  const document = JSON.parse(readText(file)) as { $schema: string };
  expect(isValid(document, schema)).toBe(true);
  expect(document.$schema).toBe('./booklet.schema.json');
});

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const defs = schema['$defs'] as Record<string, { readonly description?: string }>;
/** Paths of fields without a description, of their own or of the definition that they refer to. */
const untold = (node: Json, path = ''): readonly string[] => {
  if (node === null || typeof node !== 'object') return [];
  const { properties = {} } = node as { readonly properties?: Record<string, Json> };
  const told = (field: Json): boolean => {
    const { $ref = '', description } = field as { $ref?: string; description?: string };
    return Boolean(description ?? defs[$ref.split('/').at(-1) ?? '']?.description);
  };
  const here = Object.entries(properties)
    .filter(([, field]) => !told(field))
    .map(([key]) => `${path}.${key}`);
  const below = Object.entries(node).flatMap(([key, inner]) => untold(inner, `${path}.${key}`));
  return [...here, ...below];
};

test('every field of the schema has a description, so that an editor can explain it', () => {
  const text = readText('booklet.schema.json');
  expect(untold(JSON.parse(text) as Json)).toEqual([]);
  expect(text.match(/"description"/g)?.length).toBeGreaterThan(200);
});

test('books/README.md names every effect of a critical', () => {
  const told = readFileSync('books/README.md', 'utf8');
  const effects = [
    ...readText('booklet.schema.json').matchAll(/"effect": \{\s*"const": "([^"]+)"/g),
  ].map(([, effect]) => effect);
  expect(new Set(effects).size).toBeGreaterThan(5);
  expect(effects.filter((effect) => !told.includes(`"effect": "${effect}"`))).toEqual([]);
});

const places = (value: Json, path: readonly string[] = []): (readonly string[])[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => [
        [...path, key],
        ...places(inner, [...path, key]),
      ])
    : [];

test('law: an editor and the program reject the same shapes', () => {
  const original = readText('rfl-3n.json');
  const values = fc.oneof(
    fc.constant(undefined),
    fc.integer({ min: -70, max: 210 }),
    fc.constantFrom<Json[]>(null, true, 0.5, '', '00', '13E', 'red', 'Red', 'close', 'I', 'Duck'),
    fc.constantFrom<Json[]>(
      [],
      {},
      ['red'],
      ['I'],
      [{ any: 'weapon' }],
      [{ weapon: 'PPC', any: 1 }],
    ),
    fc.constantFrom<Json[]>({ A: 2 }, { a: 2 }, { except: ['red'] }, { effect: 'heat', by: 1 }),
    fc.constantFrom<Json[]>({ effect: 'pilot killed' }, { close: 4 }, 'a\u0000b', 'x'.repeat(99)),
  );
  fc.assert(
    fc.property(fc.constantFrom(...places(JSON.parse(original) as Json)), values, (path, value) => {
      const document = JSON.parse(original) as Record<string, unknown>;
      const holder = path
        .slice(0, -1)
        .reduce((at, key) => at[key] as Record<string, unknown>, document);
      if (value !== undefined) holder[path.at(-1)!] = value;
      else if (Array.isArray(holder)) holder.splice(Number(path.at(-1)), 1);
      else delete holder[path.at(-1)!];
      expect(isValid(document, schema)).toBe(v.is(bookletDocument, document));
    }),
    { numRuns: 400 },
  );
});
