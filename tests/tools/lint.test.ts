import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import lint from './lint.js';

/** The lines in which the rule refuses something. */
const refusedIn = (text: string): number[] => {
  const lines: number[] = [];
  const rule = lint.rules['matches-something'].create({
    report: ({ node }: { node: { start: number } }) =>
      lines.push(text.slice(0, node.start).split('\n').length),
  });
  JSON.parse(JSON.stringify(parseSync('some.test.ts', text).program), (_, value: unknown) => {
    if (typeof value === 'object' && value && 'type' in value && value.type === 'CallExpression')
      rule.CallExpression(value);
    return value;
  });
  return lines;
};

test('lint refuses expectations that match anything, and no others', () => {
  expect(
    refusedIn(`expect(thing).toMatchObject({ rounds: {} });
expect(thing).toMatchObject({ seats: [{}, { armor: 36 }] });
expect(thing).toEqual(expect.objectContaining({}));
expect(thing).toEqual(expect.arrayContaining([]));
expect(thing).toEqual({ name: expect.anything() });
expect(thing).toEqual({ rounds: {} });
expect(thing).toMatchObject({ seats: [], name: 'Ada' });`),
  ).toEqual([1, 2, 3, 4, 5]);
});
