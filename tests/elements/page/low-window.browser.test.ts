import { expect, html } from '@open-wc/testing';
import '../../../src/elements/page/view-window.ts';
import type { ViewWindow } from '../../../src/elements/page/view-window.ts';
import { buildFigure } from '../../../src/figure/body/figure.ts';
import { stageScene } from '../../../src/figure/tableau.ts';
import { placesCome } from '../../../src/offline/pictures/picture-places.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import type { Wear } from '../../../src/rules/words/wear.ts';
import { headPlace } from '../../figure/head-places.ts';
import { griffin, rifleman } from '../parts.ts';
import { lay, picturesWith } from '../pictures-table.ts';
import { until } from '../until.ts';

const HITS = ['arm-hit', 'critical-hit-head', 'leg-hit', 'torso-hit'];

describe('a phone window much wider than tall', () => {
  before(placesCome);

  for (const booklet of [rifleman, griffin])
    it(`shows where the ${booklet.mech.name} is hit on every page with a hit`, async () => {
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

/** Low windows, width by height in pixels: a page on a phone, a portrait, a strip. */
const LOW_WINDOWS = [
  [374, 240],
  [720, 300],
  [844, 300],
];
const HURT: Wear = { torn: 3, dead: [], limp: [], smoking: true, hot: false, dark: true };

describe('a window wider than tall', () => {
  for (const booklet of [rifleman, griffin])
    it(`does not cut off the head on any page of the ${booklet.mech.name}`, async () => {
      const { pictures } = picturesWith();
      for (const number of VIEW_SCREENS) {
        const screen = viewScreen(booklet, number);
        const seen = await lay<ViewWindow>(
          html`<view-window portrait .booklet=${booklet} .screen=${screen}></view-window>`,
          pictures,
        );
        for (const [width, height] of LOW_WINDOWS) {
          seen.style.cssText = `width: ${width}px; height: ${height}px`;
          await until(() => seen.renderRoot.querySelector('img.picture'));
          const picture = seen.renderRoot.querySelector('img.picture')!.getBoundingClientRect();
          const window = seen.getBoundingClientRect();
          for (const wear of [null, HURT]) {
            const head = headPlace(booklet, screen, wear);
            const from = picture.top + head.top * picture.height - window.top;
            const to = picture.top + head.foot * picture.height - window.top;
            const where = `${number} ${screen.title}, ${width} × ${height}`;
            // If the picture itself cuts the head off, all that is left of it.
            if (head.top > 0) expect(from, where).to.be.at.least(0);
            // Three quarters of a head at close range that, with its antenna, is taller than the window.
            expect((Math.min(to, window.height) - from) / (to - from), where).to.be.at.least(
              to - from > window.height * 0.75 ? 0.75 : 1,
            );
          }
        }
        seen.remove();
      }
    });

  it("leaves more room above the head if asked, and still shows the feet: a 'Mech in its portrait", async () => {
    const { pictures } = picturesWith();
    const seen = await lay<ViewWindow>(
      html`<view-window .booklet=${rifleman} .screen=${viewScreen(rifleman, 49)}></view-window>`,
      pictures,
    );
    seen.style.cssText = 'width: 358px; height: 236px; --above-head: 0.115';
    await until(() => seen.renderRoot.querySelector('img.picture'));
    const picture = seen.renderRoot.querySelector('img.picture')!.getBoundingClientRect();
    const { bottom, top } = seen.getBoundingClientRect();
    // Where its dish begins and its feet end.
    expect(picture.top + 0.43 * picture.height - top).to.be.at.least(6);
    expect(bottom - (picture.top + 0.87 * picture.height)).to.be.at.least(4);
    seen.remove();
  });

  it('moves the head down below a label at its top, as far as the picture allows', async () => {
    const { pictures } = picturesWith();
    const OVER = 20;
    let lowered = 0;
    for (const number of VIEW_SCREENS) {
      const screen = viewScreen(rifleman, number);
      const seen = await lay<ViewWindow>(
        html`<view-window strip .booklet=${rifleman} .screen=${screen}></view-window>`,
        pictures,
      );
      seen.style.cssText = `width: 122px; height: 93px; --over: ${OVER}px`;
      await until(() => seen.renderRoot.querySelector('img.picture'));
      const picture = seen.renderRoot.querySelector('img.picture')!.getBoundingClientRect();
      const { top } = seen.getBoundingClientRect();
      const head = picture.top + headPlace(rifleman, screen, null).top * picture.height - top;
      if (picture.top < top - 1 && screen.picture !== 'leg-hit') {
        lowered += 1;
        expect(head, `${number} ${screen.title}`).to.be.at.least(OVER);
      }
      seen.remove();
    }
    expect(lowered).to.be.above(10);
  });
});
