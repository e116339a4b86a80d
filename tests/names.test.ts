import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Names that two rooms export on purpose, and why. */
const TWICE: Readonly<Record<string, string>> = {
  StatCard: 'what a card is, and how it looks',
  buyBack: 'an act, and its words',
  salvage: 'an act, and its words',
  ComicPage: 'what a page says, and how it looks',
  Choice: 'what the enemy may choose, and what is chosen in a settlement',
  Deed: 'what somebody did in a turn, and what is done between games',
  Effect: 'of a critical, and of a picture',
  Leaving: 'who leaves, and the question who does',
  Laid: 'on a mesh, and in a shot',
  Standing: 'of a fight, and of a film',
  Step: 'of a turn, and of a settlement',
  ended: 'of a battle, and a box that says so',
  pilotOf: 'of a hangar, and of a turn',
  strike: 'of a blow, and of a stance',
};

const EXPORT = /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm;

test('every exported name is defined in one place only', () => {
  const files = new Map<string, string[]>();
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts'))
      for (const name of new Set(
        [...readFileSync(`src/${file}`, 'utf8').matchAll(EXPORT)].map(([, each = '']) => each),
      ))
        files.set(name, [...(files.get(name) ?? []), file]);
  const twice = [...files].filter(([name, all]) => all.length > 1 && !Object.hasOwn(TWICE, name));
  expect(Object.fromEntries(twice)).toEqual({});
});
