import { beforeEach, describe, expect, test, vi } from 'vitest';
import { griffin, opened, rifleman } from '../rules/battle/table-top.ts';
import { recordOf } from '../tools/recorded-duels.ts';
import { byEdition } from '../../src/rules/booklet/by-edition.ts';
import type { Answered, Asked, BookletTold } from '../../src/tactics/asked.ts';

const told = [rifleman, griffin].map(({ document, edition }): BookletTold => ({
  kind: 'booklet',
  document,
  edition,
}));
const soFar = (turns: number) => ({ ticket: 1, record: recordOf(116, turns), battle: 'A' });
const position = byEdition(opened(rifleman, [griffin]), [rifleman, griffin]);

describe('the worker', () => {
  const posted: Answered[] = [];
  let hear: (asked: Asked) => void;

  beforeEach(async () => {
    posted.length = 0;
    vi.resetModules();
    vi.useFakeTimers();
    vi.stubGlobal('postMessage', (answered: Answered) => posted.push(structuredClone(answered)));
    vi.stubGlobal(
      'addEventListener',
      (_: string, heard: (event: { readonly data: Asked }) => void) => {
        hear = (asked) => heard({ data: structuredClone(asked) });
      },
    );
    await import('../../src/tactics/worker.ts');
    told.forEach(hear);
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  test('answers step by step, with other questions answered in between', () => {
    hear({ ...soFar(3), kind: 'review' });
    hear({ kind: 'prove', ticket: 9, position, side: 'lone', positions: 10 });
    vi.runAllTimers();
    expect(posted.map(({ kind, ticket }) => `${ticket} ${kind}`)).toEqual([
      ...['1 turn reviewed', '9 proved', '1 turn reviewed', '1 turn reviewed', '1 reviewed'],
    ]);
  });

  test('stops answering a question that was aborted', () => {
    hear({ ...soFar(5), kind: 'review' });
    hear({ kind: 'abort', ticket: 1 });
    vi.runAllTimers();
    expect(posted).toHaveLength(1);
  });
});
