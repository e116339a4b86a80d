import { expect, nextFrame } from '@open-wc/testing';
import { html } from 'lit';
import '../../../src/elements/page/view-window.ts';
import { AFTER, RESTS } from '../../../src/elements/page/moving-sheet.ts';
import type { ViewWindow } from '../../../src/elements/page/view-window.ts';
import type { PictureName } from '../../../src/rules/booklet/picture-name.ts';
import type { DevicePictures } from '../../../src/offline/pictures/pictures.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { aloneWithDrawnPictures } from '../alone.ts';
import { holdTimers } from '../clock.ts';
import { griffin } from '../parts.ts';
import { greyPicture, lay, picturesWith } from '../pictures-table.ts';
import { until } from '../until.ts';

aloneWithDrawnPictures();

const SIDE = 32;
/** Where the second sheet lies: the upper left quarter. */
const sheetOf = async (side = SIDE): Promise<Blob> => {
  const canvas = new OffscreenCanvas(side, side);
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side / 2, side / 2);
  return canvas.convertToBlob();
};

const given: string[] = [];
const addressOf = (picture: Blob): string => {
  given.push(URL.createObjectURL(picture));
  return given.at(-1) ?? '';
};
afterEach(() => given.splice(0).forEach((address) => URL.revokeObjectURL(address)));

/** Pictures whose stills are gray squares, and whose second sheets are somewhere. */
const picturesWithSheets = async (
  sheet: string | null,
): Promise<{ pictures: DevicePictures; asked: PictureName[] }> => {
  const { pictures } = picturesWith();
  const page = addressOf(await greyPicture(SIDE, 60));
  const asked: PictureName[] = [];
  pictures.still = () => page;
  pictures.sheet = (_, number) => {
    asked.push(number);
    return sheet;
  };
  return { pictures, asked };
};

const imageOf = (window: ViewWindow) => window.renderRoot.querySelector<HTMLImageElement>('img');
const layersIn = (window: ViewWindow) => [
  ...window.renderRoot.querySelectorAll<HTMLCanvasElement>('.sheets canvas'),
];
/** How it moves; empty as long as nothing does. */
const moved = (window: ViewWindow): string =>
  window.renderRoot.querySelector('.sheets')?.className.replace('sheets', '').trim() ?? '';

const layWindow = (
  pictures: DevicePictures,
  number: number,
  how = { lively: true, covered: true },
) =>
  lay<ViewWindow>(
    html`<view-window
      style="width: 200px; height: 200px"
      ?lively=${how.lively}
      ?covered=${how.covered}
      .booklet=${griffin}
      .screen=${viewScreen(griffin, number)}
    ></view-window>`,
    pictures,
  );

/** Waits until a window has its picture, and a moment more for anything that might follow. */
const stands = async (window: ViewWindow): Promise<void> => {
  await until(() => imageOf(window)?.naturalWidth);
  for (let frame = 0; frame < 4; frame += 1)
    await new Promise((resolve) => setTimeout(resolve, 25));
};

const greyAt = (canvas: HTMLCanvasElement | undefined, x: number, y: number): string =>
  String(canvas?.getContext('2d')?.getImageData(x, y, 1, 1).data);

describe('the second sheet of a page just turned to', () => {
  it('has two layers: the page as it was before, and the moving part cut from the page itself', async () => {
    const { pictures } = await picturesWithSheets(addressOf(await sheetOf()));
    const window = await layWindow(pictures, 51);
    await until(() => layersIn(window).length === 2);
    const [veil, moving] = layersIn(window);
    expect(greyAt(veil, 4, 4)).to.equal('255,255,255,255');
    expect(greyAt(veil, 20, 20)).to.equal('0,0,0,0');
    expect(greyAt(moving, 4, 4)).to.equal('60,60,60,255');
    expect(greyAt(moving, 20, 20)).to.equal('0,0,0,0');
    expect(imageOf(window)?.alt).to.match(/Griffin/);
  });

  it('waits while the page is covered, moves once it is uncovered, then leaves the page alone', async () => {
    const { pictures } = await picturesWithSheets(addressOf(await sheetOf()));
    const window = await layWindow(pictures, 51);
    await until(() => layersIn(window).length === 2);
    const running = () =>
      window.renderRoot.querySelector('.sheets')?.getAnimations({ subtree: true }) ?? [];
    expect(moved(window)).to.equal('');
    expect(running()).to.deep.equal([]);
    expect(getComputedStyle(layersIn(window)[1]!).opacity).to.equal('0');
    const timers = holdTimers();
    window.covered = false;
    await window.updateComplete;
    expect(moved(window)).to.equal('shoots');
    const [delay] = running().flatMap((each) =>
      (each as CSSAnimation).animationName === 'shoots' ? [each.effect?.getTiming().delay] : [],
    );
    expect(delay).to.equal(AFTER);
    timers.goOn(AFTER + RESTS.shoots - 1);
    expect(layersIn(window)).to.have.lengthOf(2);
    timers.goOn(1);
    expect(layersIn(window)).to.have.lengthOf(0);
    expect(moved(window)).to.equal('');
  });

  for (const [number, kind] of [
    [51, 'shoots'],
    [61, 'bursts'],
    [49, 'drifts'],
  ] as const)
    it(`${kind} on page ${number} after leafing to it, until the page changes`, async () => {
      const { pictures } = await picturesWithSheets(addressOf(await sheetOf()));
      const window = await layWindow(pictures, number, { lively: true, covered: false });
      await until(() => moved(window) === kind);
      expect(layersIn(window)).to.have.lengthOf(2);
      const [before] = layersIn(window);
      window.screen = viewScreen(griffin, 63);
      await until(() => layersIn(window).length === 2 && !layersIn(window).includes(before!));
    });

  describe('if it is slow to arrive', () => {
    let come: (address: string) => void = () => undefined;
    let draw: () => void = () => undefined;
    /** A page that is not covered, before it is drawn. */
    const waiting = async (): Promise<ViewWindow> => {
      const { pictures } = await picturesWithSheets(null);
      const page = addressOf(await greyPicture(SIDE, 60));
      const coming = new Promise<string>((resolve) => (come = resolve));
      const drawing = new Promise<void>((resolve) => (draw = resolve));
      pictures.still = () => null;
      pictures.drawn = () => drawing.then(() => ({ address: page }));
      pictures.drawnSheet = () => coming;
      return layWindow(pictures, 51, { lively: true, covered: false });
    };
    const isSeen = (window: ViewWindow) => imageOf(window)?.checkVisibility() === true;

    it('appears together with the page, which stays hidden until then', async () => {
      const window = await waiting();
      // Even on a slow machine the page does not stop waiting.
      holdTimers();
      draw();
      while (!imageOf(window)?.naturalWidth) await nextFrame();
      for (let frame = 0; frame < 30; frame += 1) await nextFrame();
      expect([imageOf(window)?.naturalWidth, isSeen(window)]).to.deep.equal([SIDE, false]);
      come(addressOf(await sheetOf()));
      while (!isSeen(window)) await nextFrame();
      expect([layersIn(window).length, moved(window)]).to.deep.equal([2, 'shoots']);
    });

    it('does not appear once the whole page has been seen', async () => {
      const window = await waiting();
      draw();
      await until(() => isSeen(window));
      come(addressOf(await sheetOf()));
      await stands(window);
      expect(layersIn(window)).to.have.lengthOf(0);
      expect(isSeen(window)).to.equal(true);
    });
  });

  it('ends at once when the score rises', async () => {
    const { pictures } = await picturesWithSheets(addressOf(await sheetOf()));
    const window = await layWindow(pictures, 51);
    await until(() => layersIn(window).length === 2);
    window.covered = false;
    window.lively = false;
    await window.updateComplete;
    expect(layersIn(window)).to.have.lengthOf(0);
    expect(moved(window)).to.equal('');
  });

  const without: readonly (readonly [string, () => Promise<string | null>])[] = [
    ['null', () => Promise.resolve(null)],
    ['missing', () => Promise.resolve('./pictures/grf-1n/second-none/51.webp')],
    ['damaged', () => Promise.resolve(addressOf(new Blob(['no picture'])))],
    ['of an older size', async () => addressOf(await sheetOf(SIDE / 2))],
  ];
  for (const [which, address] of without)
    it(`leaves the page whole and motionless if it is ${which}`, async () => {
      const { pictures } = await picturesWithSheets(await address());
      const window = await layWindow(pictures, 51);
      await stands(window);
      window.covered = false;
      await stands(window);
      expect(layersIn(window)).to.have.lengthOf(0);
      expect(imageOf(window)?.naturalWidth).to.equal(SIDE);
      expect(window.renderRoot.querySelector('.why')).to.equal(null);
    });

  it('is not requested if the page was not just turned to, or under reduced motion', async () => {
    const { asked, pictures } = await picturesWithSheets(addressOf(await sheetOf()));
    await stands(await layWindow(pictures, 51, { lively: false, covered: false }));
    const { matchMedia } = globalThis;
    globalThis.matchMedia = (query) => ({
      ...matchMedia(query),
      matches: /reduced-motion/.test(query),
    });
    try {
      const window = await layWindow(pictures, 51);
      await stands(window);
      expect(layersIn(window)).to.have.lengthOf(0);
    } finally {
      globalThis.matchMedia = matchMedia;
    }
    expect(asked).to.deep.equal([]);
  });
});
