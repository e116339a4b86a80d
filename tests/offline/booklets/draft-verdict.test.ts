import { describe, expect, test } from 'vitest';
import { draftVerdictOn } from '../../../src/offline/booklets/verdict.ts';
import { booklets, griffin } from '../../rules/battle/table-top.ts';
import type { Draft } from '../../rules/check/drafts.ts';
import { draft } from '../../rules/check/drafts.ts';

const others = booklets.filter((other) => other !== griffin);
const verdictOf = (change: (document: Draft) => void) =>
  draftVerdictOn(JSON.stringify(draft(change, 'grf-1n')), others);

describe('the verdict on a draft', () => {
  test('of a sound booklet has no fault, and what is worth a look: odd pages, pairs, locks, cells unlike others', async () => {
    const { ok, faults, toLookAt } = await verdictOf(() => undefined);
    expect([ok, faults]).toEqual([true, []]);
    expect(new Set(toLookAt.map(({ kind }) => kind))).toEqual(
      new Set(['two ranges', 'unlike others', 'lock']),
    );
  });

  test('of a faulty one is looked at all the same', async () => {
    const { ok, faults, toLookAt } = await verdictOf(({ consoles }) => {
      Object.assign(consoles['30']!, { 36: '28', 34: '9' });
      delete consoles['32'];
    });
    expect(ok).toBe(false);
    expect(faults.map(({ kind }) => kind)).toContain('no view screen');
    expect(toLookAt.map(({ kind }) => kind)).toContain('unlike others');
  });

  test.each([
    '',
    '{"mech":',
    '[1, 2]',
    '{"__proto__": {}, "consoles": {"__proto__": {"x": "28"}}}',
  ])('of a text that is no booklet has its faults and nothing else: %s', async (text) => {
    const { ok, faults, toLookAt } = await draftVerdictOn(text, others);
    expect(faults.length).toBeGreaterThan(0);
    expect([ok, toLookAt]).toEqual([false, []]);
  });
});
