import { describe, expect, test } from 'vitest';
import { griffin, rifleman } from '../../rules/battle/table-top.ts';
import type { Answered, StudyAsked } from '../../../src/tactics/asked.ts';
import { packStudy, unpackStudy } from '../../../src/tactics/learn/kept-study.ts';
import { Mind } from '../../../src/tactics/mind.ts';
import type { Plays } from '../../../src/tactics/duel/plays.ts';
import { playsOf } from '../../../src/tactics/duel/plays.ts';
import { Study } from '../../../src/tactics/learn/study.ts';
import { studied, textOf } from '../some-net.ts';

const [lone, rival] = [rifleman, griffin].map((booklet) => playsOf(booklet)) as [Plays, Plays];
const PAIR = [lone, rival] as const;

describe('an interrupted study', () => {
  const bytes = packStudy(studied(new Study(PAIR, 5, 30), 12).kept(), PAIR);

  test('goes on from its bytes as if it had never been interrupted', () => {
    const kept = unpackStudy(bytes, PAIR, 5) ?? undefined;
    expect(kept?.duels).toBe(12);
    const whole = textOf(studied(new Study(PAIR, 5, 30), 30));
    expect(textOf(studied(new Study(PAIR, 5, 30, kept), 30))).toBe(whole);
  });

  const changed = (at: number): Uint8Array => bytes.with(at, bytes[at]! ^ 1);

  test.each([
    ['empty', new Uint8Array(), PAIR, 5],
    ['not those of a study', new Uint8Array(100).fill(7), PAIR, 5],
    ['cut in half', bytes.subarray(0, bytes.length / 2), PAIR, 5],
    ['damaged in the head', changed(3), PAIR, 5],
    ['damaged in a number', changed(bytes.length - 1), PAIR, 5],
    ['those of another pair', bytes, [lone, lone] as const, 5],
    ['those of another seed', bytes, PAIR, 6],
  ])('is ignored if its bytes are %s', (_, left, pair, seed) => {
    expect(unpackStudy(left, pair, seed)).toBeNull();
  });
});

test('learning that is asked for again goes on from the progress kept last', () => {
  const asked: StudyAsked = {
    ...{ kind: 'study', ticket: 1, seed: 1, duels: 508 },
    of: [rifleman.edition, griffin.edition],
  };
  const answersOf = (more: Pick<StudyAsked, 'kept'>): Generator<Answered> => {
    const mind = new Mind();
    for (const { document, edition } of [rifleman, griffin])
      mind.learn({ kind: 'booklet', document, edition });
    return mind.answers({ ...asked, ...more });
  };
  const whole = [...answersOf({})];
  const kept = whole.flatMap((each) => (each.kind === 'studying' && each.kept) || []);
  expect(kept).toHaveLength(1);
  const again = [...answersOf({ kept: kept[0]! })];
  expect(again[0]).toMatchObject({ kind: 'studying', duels: 504 });
  expect(again.at(-1)).toEqual(whole.at(-1));
  expect(again.at(-1)?.kind).toBe('studied');
  // What is of no use is left aside.
  expect(answersOf({ kept: new Uint8Array(3) }).next().value).toMatchObject({ duels: 4 });
});
