import { describe, expect, test } from 'vitest';
import { buildFigure } from '../../src/figure/figure.ts';
import { stageScene } from '../../src/figure/tableau.ts';
import { viewScreen } from '../../src/rules/booklet/booklet.ts';
import { VIEW_SCREENS } from '../../src/rules/vocabulary.ts';
import { booklets } from '../rules/battle/table-top.ts';
import { headPlace } from './head-places.ts';

/** Lines of speed: whoever ducks or stands behind one is not to be taken for somebody who charges. */
const SPEED = ['rush', 'streaks'];

describe.each(booklets.map((booklet) => [booklet.mech.name, booklet] as const))(
  'the %s',
  (_, booklet) => {
    const figure = buildFigure(booklet);
    const closeOf = (picture: string) =>
      VIEW_SCREENS.map((number) => viewScreen(booklet, number))
        .filter((screen) => screen.range === 'close' && screen.picture === picture)
        .map((screen) => ({
          ...stageScene(booklet, figure, screen, 1),
          head: headPlace(booklet, screen),
        }));

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

    test("stands behind one's own 'Mech without lines of speed, its head seen over it", () => {
      const pages = closeOf('behind-you');
      expect(pages.length).toBeGreaterThan(0);
      for (const { effects, head, stage } of pages) {
        expect(effects.filter(({ kind }) => SPEED.includes(kind))).toEqual([]);
        expect(effects.map(({ kind }) => kind)).toContain('back');
        // One's own takes the lower half of the page; no arm is thrown up over the head.
        expect(head.foot).toBeLessThan(0.45);
        for (const side of ['left', 'right']) {
          const [, y] = stage.onPage(stage.place([`hand ${side}`, `arm ${side}`]));
          expect((1 - y) / 2).toBeGreaterThan(head.top);
        }
      }
    });
  },
);
