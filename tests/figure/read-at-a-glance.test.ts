import { describe, expect, test } from 'vitest';
import { buildFigure } from '../../src/figure/body/figure.ts';
import { stageScene } from '../../src/figure/tableau.ts';
import { viewScreen } from '../../src/rules/booklet/booklet.ts';
import type { Range } from '../../src/rules/vocabulary.ts';
import { VIEW_SCREENS } from '../../src/rules/vocabulary.ts';
import { booklets } from '../rules/battle/table-top.ts';
import { headPlace } from './head-places.ts';

/** Lines of speed: whoever ducks, steps aside or stands behind one is not to be taken for somebody who charges or runs. */
const SPEED = ['rush', 'streaks'];

describe.each(booklets.map((booklet) => [booklet.mech.name, booklet] as const))(
  'the %s',
  (_, booklet) => {
    const figure = buildFigure(booklet);
    const pagesOf = (picture: string, range: Range) =>
      VIEW_SCREENS.map((number) => viewScreen(booklet, number))
        .filter((screen) => screen.range === range && screen.picture === picture)
        .map((screen) => ({
          ...stageScene(booklet, figure, screen, 1),
          head: headPlace(booklet, screen),
        }));
    const closeOf = (picture: string) => pagesOf(picture, 'close');

    test('ducks close by without lines of speed, under missiles, its feet in sight', () => {
      const pages = closeOf('ducking');
      expect(pages.length).toBeGreaterThan(0);
      for (const { effects, head, stage } of pages) {
        expect(effects.filter(({ kind }) => SPEED.includes(kind))).toEqual([]);
        const missiles = effects.filter((effect) => effect.kind === 'missile');
        expect(missiles.length).toBeGreaterThan(0);
        for (const { from, to } of missiles)
          for (const far of [0.3, 0.5, 0.7]) {
            const [, y] = stage.onPage(from.clone().lerp(to, far));
            expect((1 - y) / 2).toBeGreaterThan(0);
            expect((1 - y) / 2).toBeLessThan(head.top);
          }
        for (const foot of ['foot left', 'foot right'])
          expect(Math.max(...stage.onPage(stage.place(foot)).map(Math.abs)), foot).toBeLessThan(1);
      }
    });

    test("stands behind one in the mirror of one's own cockpit, its head in the glass", () => {
      const pages = closeOf('behind-you');
      expect(pages.length).toBeGreaterThan(0);
      for (const { effects, head, stage } of pages) {
        expect(effects.filter(({ kind }) => SPEED.includes(kind))).toEqual([]);
        expect(effects.map(({ kind }) => kind)).toContain('mirror');
        // The glass ends at an eighth and at seven tenths of the page; no arm is thrown up over the head.
        expect(head.top).toBeGreaterThan(0.12);
        expect(head.foot).toBeLessThan(0.6);
        for (const side of ['left', 'right']) {
          const [, y] = stage.onPage(stage.place([`hand ${side}`, `arm ${side}`]));
          expect((1 - y) / 2).toBeGreaterThan(head.top);
        }
      }
    });

    test('knocked down at medium range lies across the page, its head no higher than its knees are far', () => {
      const pages = pagesOf('knocked-down', 'medium');
      expect(pages.length).toBeGreaterThan(0);
      for (const { stage } of pages) {
        const [headX, headY] = stage.onPage(stage.place(['head', 'torso'], [0, 1, 0]));
        const feet = ['foot left', 'foot right'].map((foot) => stage.onPage(stage.place(foot)));
        for (const [footX, footY] of feet) {
          expect(Math.abs(headX - footX)).toBeGreaterThan(0.4);
          expect(Math.abs(headX - footX)).toBeGreaterThan(Math.abs(headY - footY));
        }
      }
    });

    test.each([
      ['sidestepping', 'long'],
      ['dodging-and-firing', 'medium'],
    ] as const)(
      '%s, it is missed: a shot strikes the ground beside it, none of it there',
      (picture, range) => {
        const pages = pagesOf(picture, range);
        expect(pages.length).toBeGreaterThan(0);
        for (const { effects, stage } of pages) {
          const struck = effects.find(({ kind }) => kind === 'debris');
          expect(struck?.kind).toBe('debris');
          if (struck?.kind !== 'debris') continue;
          expect(struck.at.y).toBeLessThan(0.5);
          const [x, y] = stage.onPage(struck.at);
          expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1);
          // Both feet on one side of it, whichever.
          const [left, right] = ['foot left', 'foot right'].map(
            (foot) => stage.onPage(stage.place(foot))[0] - x,
          ) as [number, number];
          expect(Math.sign(left)).toBe(Math.sign(right));
          expect(Math.min(Math.abs(left), Math.abs(right))).toBeGreaterThan(0.06);
          expect(effects.filter(({ kind }) => SPEED.includes(kind))).toEqual([]);
        }
      },
    );
  },
);
