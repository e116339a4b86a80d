import { expect, html } from '@open-wc/testing';
import '../../../src/elements/page/view-window.ts';
import type { ViewWindow } from '../../../src/elements/page/view-window.ts';
import { buildFigure } from '../../../src/figure/figure.ts';
import { stageScene } from '../../../src/figure/tableau.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import { griffin, rifleman } from '../parts.ts';
import { lay, picturesWith } from '../pictures-table.ts';
import { until } from '../until.ts';

const HITS = ['arm-hit', 'critical-hit-head', 'leg-hit', 'torso-hit'];

describe('a window on a phone, much wider than high', () => {
  for (const booklet of [rifleman, griffin])
    it(`shows where the ${booklet.mech.name} is hit, on every page on which it is`, async () => {
      const figure = buildFigure(booklet);
      const { pictures } = picturesWith();
      const pages = VIEW_SCREENS.filter((number) =>
        HITS.includes(viewScreen(booklet, number).picture),
      );
      expect(pages).to.have.length(8);
      for (const number of pages) {
        const screen = viewScreen(booklet, number);
        const { effects, stage } = stageScene(booklet, figure, screen, 1);
        const star = effects.find(({ kind }) => kind === 'burst');
        if (star?.kind !== 'burst') throw new Error(`nothing strikes on ${number}`);
        const seen = await lay<ViewWindow>(
          html`<view-window .booklet=${booklet} .screen=${screen}></view-window>`,
          pictures,
        );
        seen.style.cssText = 'width: 374px; height: 125px';
        await until(() => seen.renderRoot.querySelector('img.picture'));
        const picture = seen.renderRoot.querySelector('img.picture')!.getBoundingClientRect();
        const window = seen.getBoundingClientRect();
        const from = (1 - stage.onPage(star.at)[1]) / 2;
        const y = picture.top + from * picture.height - window.top;
        expect(y, `${number} ${screen.title}`).to.be.within(0, window.height);
      }
    });
});
