import { expect, test } from 'vitest';
import { gamesOf } from '../../../../src/rules/campaign/hangar/hangar.ts';
import { storyOf } from '../../../../src/rules/campaign/chronicle/headline.ts';
import type { FighterStand } from '../../../../src/rules/campaign/history/stand.ts';
import { circle, gameOf, griffin, rifleman, three } from '../circle.ts';
import { closedAfter } from '../settling.ts';

type Came = Partial<FighterStand>;

/** Shot down by these, by place. */
const fell = (turn: number, ...victors: readonly number[]) => ({
  ...{ out: 'fell' as const, turn },
  victors: victors.map((fighter) => ({ fighter, damage: 40 })),
});

test('the story is about the last beaten pilot to go out, even if a winner fell later or another was killed', () => {
  const about = (few: Came, ...many: readonly Came[]) => {
    const [ben, cleo] = many;
    const winner = few.out ? 'many' : 'few';
    const game = gameOf(
      three(),
      ['p1', 'p2', 'p3'],
      { kind: 'win', winner },
      { p1: few, ...(ben && { p2: ben }), ...(cleo && { p3: cleo }) },
    );
    const closed = gamesOf(closedAfter(game)).at(-1)!;
    const story = storyOf(closed, [], []);
    return [story.about, story.victor];
  };
  expect(about({}, fell(4, 0), fell(9, 0))).toEqual([2, 0]);
  expect(about({}, fell(9, 0), fell(4, 0))).toEqual([1, 0]);
  expect(about(fell(5, 2), fell(4, 0))).toEqual([0, 2]);
  expect(about({}, { ...fell(4, 0), killedBy: 'critical' }, fell(9, 0))).toEqual([1, 0]);
});

test('in several battles, the story is about the last beaten pilot to go out, even if the victor fell later', () => {
  const four = circle([
    ['Ada', rifleman, 'Old Thunder'],
    ['Ben', griffin, 'Bad Penny'],
    ['Cleo', griffin, 'High Water'],
    ['Dot', griffin, 'Turnip'],
  ]);
  const battles = [
    { lone: 0, rivals: [1] },
    { lone: 2, rivals: [3] },
  ];
  const story = (winner: 'few' | 'many', came: Readonly<Record<string, Came>>) => {
    const over = gameOf(four, ['p1', 'p2', 'p3', 'p4'], { kind: 'win', winner }, came, { battles });
    return storyOf(gamesOf(closedAfter(over)).at(-1)!, [], []);
  };
  expect(story('many', { p1: fell(3, 3), p2: fell(9, 0), p3: fell(4, 1) })).toEqual({
    headline: { kind: 'first victory', fighter: 1 },
    about: 2,
    victor: 1,
  });
  expect(story('many', { p1: fell(5, 3), p2: fell(9, 0), p3: fell(4, 1) })).toMatchObject({
    about: 0,
    victor: 3,
  });
  expect(story('few', { p1: fell(12, 3), p2: fell(4, 2), p4: fell(3, 2) })).toEqual({
    headline: { kind: 'first victory', fighter: 2 },
    about: 1,
    victor: 2,
  });
});
