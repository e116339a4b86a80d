import { expect } from '@open-wc/testing';
import { html } from 'lit';
import '../../../src/elements/page/view-window.ts';
import type { ViewWindow } from '../../../src/elements/page/view-window.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import type { Livery } from '../../../src/rules/battle/livery.ts';
import type { Wear } from '../../../src/rules/words/wear.ts';
import rfl from '../../../books/rfl-3n.json';
import { aloneWithDrawnPictures } from '../alone.ts';
import { embedded } from '../blank-png.ts';
import { griffin } from '../parts.ts';
import { countLooks, greyPicture, lay, picturesWith } from '../pictures-table.ts';
import { until } from '../until.ts';

aloneWithDrawnPictures();

const worn: Wear = { torn: 2, dead: ['left'], limp: [], smoking: false, hot: false, dark: false };
const imageOf = (window: ViewWindow) => window.renderRoot.querySelector('img');
const why = (window: ViewWindow) => window.renderRoot.querySelector('.why')?.textContent ?? '';

/** A sheet of paper shaded from dark to light: its many pixels take more bytes than fewer would. */
const shadedPhotograph = async (width: number, height: number): Promise<Blob> => {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d')!;
  const shade = pen.createLinearGradient(0, 0, width, height);
  shade.addColorStop(0, '#222');
  shade.addColorStop(1, '#eec');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
};

/** A booklet with something else for one of its pages. */
const withPage = (number: number, page: object) => {
  const screens: Record<string, object> = rfl.viewScreens;
  const parsed = parseBooklet({
    ...rfl,
    viewScreens: { ...screens, [number]: { ...screens[number], ...page } },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults[0]));
  return parsed.booklet;
};

describe('the cockpit window', () => {
  it('is empty until its booklet arrives, then shows the picture', async () => {
    const { pictures } = picturesWith();
    const window = await lay<ViewWindow>(html`<view-window waits></view-window>`, pictures);
    expect(window.renderRoot.querySelector('svg.scene, img')).to.equal(null);
    Object.assign(window, { waits: false, booklet: griffin, screen: viewScreen(griffin, 49) });
    await until(() => imageOf(window) !== null);
    expect(window.renderRoot.querySelector('svg.scene')).to.equal(null);
  });

  it('shows and describes cracks after a hit to your own head', async () => {
    const { pictures } = picturesWith();
    const window = await lay<ViewWindow>(
      html`<view-window .booklet=${griffin} .screen=${viewScreen(griffin, 49)}></view-window>`,
      pictures,
    );
    const cracks = () => window.renderRoot.querySelector('.glass');
    expect(cracks()).to.equal(null);
    window.cracked = true;
    await window.updateComplete;
    expect(cracks()).not.to.equal(null);
    expect(window.renderRoot.textContent + (imageOf(window)?.alt ?? '')).to.contain(
      'The glass before you is cracked.',
    );
  });

  it('describes damage only once the picture shows it', async () => {
    const { pictures, hands } = picturesWith();
    const seen = await lay<ViewWindow>(
      html`<view-window
        .booklet=${griffin}
        .screen=${viewScreen(griffin, 61)}
        .wear=${worn}
      ></view-window>`,
      pictures,
    );
    await until(() => hands[0]?.asked.length === 1);
    const still = imageOf(seen);
    expect(still?.alt).to.match(/^Medium range: the Griffin is hit in the arm/);
    expect(still?.alt).not.to.contain('hanging');
    hands[0]?.answer({ picture: await greyPicture(10) });
    await until(() => imageOf(seen)?.src.startsWith('blob:'));
    expect(imageOf(seen)?.alt).to.match(/Plates torn, left arm hanging\.$/);
  });

  it("draws a 'Mech with its paint and rings, and describes them once the picture shows them", async () => {
    const { pictures, hands } = picturesWith();
    const livery: Livery = { paint: 'bars', rings: ['whole', 'hollow', 'whole'], scorched: 0 };
    const wear: Wear = { ...worn, torn: 0, dead: [], livery };
    const seen = await lay<ViewWindow>(
      html`<view-window
        .booklet=${griffin}
        .screen=${viewScreen(griffin, 61)}
        .wear=${wear}
      ></view-window>`,
      pictures,
    );
    await until(() => hands[0]?.asked.length === 1);
    expect(hands[0]?.asked[0]?.wear?.livery).to.deep.equal(livery);
    expect(imageOf(seen)?.alt).not.to.contain('rings');
    hands[0]?.answer({ picture: await greyPicture(10) });
    await until(() => imageOf(seen)?.src.startsWith('blob:'));
    expect(imageOf(seen)?.alt).to.match(
      /Painted with bars, 3 rings of victory, 1 of them hollow\.$/,
    );
    // The next victory is another picture.
    seen.wear = { ...wear, livery: { ...livery, rings: [...livery.rings, 'whole'] } };
    await until(() => hands[0]?.asked.length === 2);
  });

  it('draws the picture itself if its still cannot be fetched', async () => {
    const { pictures, hands } = picturesWith();
    const still = pictures.still.bind(pictures);
    pictures.still = (booklet, number) => (still(booklet, number) ? './pictures/none.webp' : null);
    const seen = await lay<ViewWindow>(
      html`<view-window .booklet=${griffin} .screen=${viewScreen(griffin, 63)}></view-window>`,
      pictures,
    );
    await until(() => hands[0]?.asked.length === 1);
    expect(imageOf(seen)).to.equal(null);
    hands[0]?.answer({ picture: await greyPicture(10) });
    await until(() => imageOf(seen)?.src.startsWith('blob:'));
    expect(why(seen)).to.equal('');
  });

  it('reports a broken embedded picture, and shows a drawing instead', async () => {
    // The head of a PNG of 8 × 8 pixels, and nothing behind it.
    const image = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAAA=';
    const booklet = withPage(59, { image });
    const { pictures, hands } = picturesWith(() => true);
    const seen = await lay<ViewWindow>(
      html`<view-window .booklet=${booklet} .screen=${viewScreen(booklet, 59)}></view-window>`,
      pictures,
    );
    await until(() => hands[0]?.asked.length === 1);
    await seen.updateComplete;
    expect(why(seen)).to.equal('The picture that was put here cannot be shown.');
    hands[0]?.answer({ picture: await greyPicture(10) });
    await until(() => imageOf(seen)?.src.startsWith('blob:'));
  });

  it('shrinks an oversized embedded picture before showing it', async () => {
    const image = await embedded(await shadedPhotograph(4000, 2000));
    const booklet = withPage(59, { image });
    const { pictures, hands } = picturesWith(() => true);
    const seen = await lay<ViewWindow>(
      html`<view-window .booklet=${booklet} .screen=${viewScreen(booklet, 59)}></view-window>`,
      pictures,
    );
    expect(why(seen)).to.equal('');
    await until(() => imageOf(seen)?.src.startsWith('blob:'));
    const picture = await createImageBitmap(await (await fetch(imageOf(seen)?.src ?? '')).blob());
    expect([picture.width, picture.height]).to.deep.equal([1536, 768]);
    expect(hands, 'nothing is drawn in its place').to.have.lengthOf(0);
  });

  it('clears the reason a page was not drawn when the page changes', async () => {
    const { pictures, hands } = picturesWith(() => true);
    const seen = await lay<ViewWindow>(
      html`<view-window .booklet=${griffin} .screen=${viewScreen(griffin, 57)}></view-window>`,
      pictures,
    );
    await until(() => hands[0]?.asked.length === 1);
    hands[0]?.answer({ trouble: 'No ink.', forGood: false, ofFigure: false });
    await until(() => why(seen) === 'No ink.');
    expect(seen.renderRoot.querySelector('.unseen')?.textContent).to.match(/^Long range/);
    seen.screen = viewScreen(griffin, 53);
    await seen.updateComplete;
    expect(why(seen)).to.equal('');
  });

  it('cancels the drawing it waits for when it is removed', async () => {
    const { pictures, hands } = picturesWith(() => true);
    const looks = countLooks();
    const [one, other] = await Promise.all(
      [45, 47].map((number) =>
        lay<ViewWindow>(
          html`<view-window
            .booklet=${griffin}
            .screen=${viewScreen(griffin, number)}
          ></view-window>`,
          pictures,
        ),
      ),
    );
    await looks.till(2);
    await until(() => hands[0]?.asked.length === 1);
    const first = hands[0]?.asked[0]?.number;
    (first === 45 ? other : one)?.remove();
    hands[0]?.answer({ picture: await greyPicture(10) });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(hands[0]?.asked.map(({ number }) => number)).to.deep.equal([first]);
  });
});
