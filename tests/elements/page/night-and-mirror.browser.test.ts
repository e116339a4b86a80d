import { expect } from '@open-wc/testing';
import { html } from 'lit';
import '../../../src/elements/page/view-window.ts';
import type { ViewWindow } from '../../../src/elements/page/view-window.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin } from '../parts.ts';
import { lay, picturesWith } from '../pictures-table.ts';
import { until } from '../until.ts';

/** A page whose sky is of one shade. */
const sky = (shade: string): string => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [64, 64];
  const pen = sure(canvas.getContext('2d'));
  pen.fillStyle = shade;
  pen.fillRect(0, 0, 64, 64);
  return canvas.toDataURL();
};

/** A window twice as high as wide, with a page in it. */
const windowWith = async (
  number: number,
  shade: string,
  { mirrored = false, ...of }: { mirrored?: boolean; title?: string } = {},
): Promise<ViewWindow> => {
  const { pictures } = picturesWith();
  const still = sky(shade);
  Object.assign(pictures, { still: () => still });
  const window = await lay<ViewWindow>(
    html`<view-window
      .style=${'width: 200px; height: 400px'}
      .booklet=${griffin}
      .screen=${{ ...viewScreen(griffin, number), ...of }}
      ?mirrored=${mirrored}
    ></view-window>`,
    pictures,
  );
  await until(() => Boolean(window.renderRoot.querySelector('img')?.complete));
  await until(() => !window.isUpdatePending);
  return window;
};

/** The filled height above the picture (pixels). */
const filled = ({ renderRoot }: ViewWindow): number =>
  Number.parseFloat(
    getComputedStyle(sure(renderRoot.querySelector('.sheets')), '::before').height,
  ) || 0;

describe('a window taller than its picture', () => {
  it('extends a black sky up to its top', async () => {
    const window = await windowWith(49, '#111');
    await until(() => filled(window) > 0);
    // A page is as high as four thirds of its window's width.
    expect(filled(window)).to.be.closeTo(400 - 200 * 1.33 + 1, 1);
  });

  it('leaves a white sky as it is', async () => {
    expect(filled(await windowWith(49, '#fff'))).to.equal(0);
  });
});

describe('a window beside another with the same picture', () => {
  const isMirrored = ({ renderRoot }: ViewWindow): boolean =>
    getComputedStyle(sure(renderRoot.querySelector('.sheets'))).scale === '-1 1';

  it('mirrors the picture, unless the title names a side', async () => {
    const { number } = sure(griffin.viewScreens.find((screen) => screen?.picture === 'firing-ppc'));
    expect(isMirrored(await windowWith(number, '#fff', { mirrored: true }))).to.equal(true);
    expect(isMirrored(await windowWith(number, '#fff'))).to.equal(false);
    const sided = { mirrored: true, title: 'Left Arm Laser' };
    expect(isMirrored(await windowWith(number, '#fff', sided))).to.equal(false);
  });
});
