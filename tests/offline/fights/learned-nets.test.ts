import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { learnPair } from '../../../src/offline/fights/learn-pair.ts';
import { learnedNet } from '../../../src/offline/fights/learned-nets.ts';
import { netsOf } from '../../../src/offline/fights/nets.ts';
import type { Thinker } from '../../../src/offline/fights/thinker.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { griffin, rifleman } from '../../rules/battle/table-top.ts';

/** A cache that works like that of a browser: its keys are in the order they were put in. */
const cacheOf = () => {
  const kept = new Map<string, Response>();
  return {
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, response: Response) => void kept.set(address, response),
    delete: async (address: string) => kept.delete(address),
    keys: async () => [...kept.keys()],
    kept,
  };
};

let cache = cacheOf();
let studies = cacheOf();
beforeEach(() => {
  cache = cacheOf();
  studies = cacheOf();
  vi.stubGlobal('caches', { open: async (name: string) => (name === 'studies' ? studies : cache) });
  vi.stubGlobal('document', { baseURI: 'https://example.org/game/' });
});
afterEach(() => vi.unstubAllGlobals());

/** The Rifleman under another name. */
const own = (id: string): Booklet => ({
  ...rifleman,
  id,
  edition: id.replace('-', '').padStart(8, '0'),
});

const signal = new AbortController().signal;
const learning: Pick<Thinker, 'ask'> = {
  ask: async (asked) => ({
    ...{ kind: 'studied', ticket: 1 },
    text: JSON.stringify({ number: 'of' in asked ? asked.of[0] : '' }),
  }),
};

describe('a net learned on this device', () => {
  test('is found by its pair of booklets, in either order', async () => {
    expect(await learnedNet([own('x-1'), griffin])).toBeNull();
    expect(await learnPair([own('x-1'), griffin], learning, signal)).toBe(true);
    const [net] = await netsOf([griffin, own('x-1')]);
    // Asked for with the editions in sorted order.
    expect(net).toMatchObject({ number: [griffin.edition, '000000x1'].toSorted()[0] });
  });

  test('is learned from 8,000 duels, since 2,000 leave an error of eight points (F18)', async () => {
    const asked: unknown[] = [];
    const listening: typeof learning = {
      ask: (wanted, asker) => {
        asked.push(wanted);
        return learning.ask(wanted, asker);
      },
    };
    await learnPair([own('x-1'), griffin], listening, signal);
    expect(asked).toEqual([expect.objectContaining({ kind: 'study', duels: 8000 })]);
  });

  test('is one of at most 24, of which the one unused longest is dropped first', async () => {
    for (let each = 0; each < 24; each += 1)
      await learnPair([own(`x-${each}`), griffin], learning, signal);
    expect(await learnedNet([own('x-0'), griffin])).not.toBeNull();
    await learnPair([own('x-24'), griffin], learning, signal);
    expect(cache.kept.size).toBe(24);
    expect(await learnedNet([own('x-1'), griffin])).toBeNull();
    expect(await learnedNet([own('x-0'), griffin])).not.toBeNull();
  });

  test('is learned on from the kept progress of the same pair, which is dropped once learning is done', async () => {
    const asked: (readonly number[] | null)[] = [];
    /** Reports this progress, and then is aborted or done. */
    const until = (told: readonly number[], isDone: boolean): Pick<Thinker, 'ask'> => ({
      ask: async (wanted, { hear }) => {
        asked.push('kept' in wanted && wanted.kept ? [...wanted.kept] : null);
        for (const each of told)
          hear?.({
            ...{ kind: 'studying', ticket: 1, duels: each, of: 9 },
            kept: new Uint8Array([each]),
          });
        return isDone ? { kind: 'studied', ticket: 1, text: '{}' } : { kind: 'cannot', ticket: 1 };
      },
    });
    await learnPair([own('x-1'), griffin], until([1, 2], false), signal);
    expect(studies.kept.size).toBe(1);
    await learnPair([own('x-2'), griffin], until([], false), signal);
    await learnPair([griffin, own('x-1')], until([3], true), signal);
    expect(studies.kept.size).toBe(0);
    await learnPair([own('x-1'), griffin], until([], false), signal);
    expect(asked).toEqual([null, null, [2], null]);
  });

  test.each([
    ['learning is impossible', { ask: async () => ({ kind: 'cannot', ticket: 1 }) }],
    [
      'the device is full',
      {
        ask: async () => {
          cache.put = () => Promise.reject(new Error('full'));
          return { kind: 'studied', ticket: 1, text: '{}' };
        },
      },
    ],
  ] as const satisfies readonly (readonly [string, Pick<Thinker, 'ask'>])[])(
    'is missing if %s, so that the pair stays roughly judged',
    async (_, thinker) => {
      expect(await learnPair([own('x-1'), griffin], thinker, signal)).toBe(false);
      expect(await netsOf([own('x-1'), griffin])).toEqual([]);
    },
  );

  test('is missing, without an error, if the browser has no cache', async () => {
    vi.unstubAllGlobals();
    expect(await netsOf([own('x-1'), griffin])).toEqual([]);
  });
});
