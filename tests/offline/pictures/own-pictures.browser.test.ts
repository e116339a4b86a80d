import { expect } from '@open-wc/testing';
import type { DevicePictures } from '../../../src/offline/pictures/pictures.ts';
import { blankPng } from '../../elements/blank-png.ts';
import { griffin } from '../../elements/parts.ts';
import { greyPicture, picturesWith } from '../../elements/pictures-table.ts';
import { until } from '../../elements/until.ts';
import { withSpoiled } from '../disk/spoiled-storage.ts';

type Way = (this: IDBObjectStore, ...said: readonly unknown[]) => IDBRequest;

describe('pictures of your own', () => {
  const page = 21;
  // Other test files share what is kept, so these booklets belong to this one alone.
  const owned = { ...griffin, id: 'grf-owned' };
  const marked = { ...griffin, id: 'grf-marked' };
  beforeEach(async () => {
    await picturesWith().pictures.setOwn(marked, 63, await greyPicture(8));
  });
  afterEach(async () => {
    const { pictures } = picturesWith();
    for (const { id } of [owned, marked]) await pictures.forget(id);
  });

  /** No image element: a page in the background never decodes one. */
  const widthOf = async (pictures: DevicePictures): Promise<number> => {
    const picture = await fetch(pictures.still(owned, page) ?? '');
    return (await createImageBitmap(await picture.blob())).width;
  };

  /** The pictures of a newly opened page, once it has loaded all that is kept, including the marked one. */
  const reopened = async (): Promise<DevicePictures> => {
    const { pictures } = picturesWith();
    await until(() => pictures.hasOwn(marked, 63));
    return pictures;
  };

  it('replace the drawing, even after the game is opened again', async () => {
    const { pictures } = picturesWith();
    const drawing = pictures.still(owned, page);
    expect(await pictures.setOwn(owned, page, await greyPicture(60))).to.equal(null);
    expect(pictures.still(owned, page))
      .to.match(/^blob:/)
      .and.not.to.equal(drawing);
    expect((await reopened()).hasOwn(owned, page)).to.equal(true);
    await pictures.setOwn(owned, page, null);
    expect(pictures.still(owned, page)).to.equal(drawing);
    expect((await reopened()).hasOwn(owned, page)).to.equal(false);
  });

  it('are kept before they are shown, and removed before they are hidden, so a reload finds what was seen', async () => {
    const { pictures } = picturesWith();
    const order: string[] = [];
    pictures.addEventListener('changed', () => order.push('shown'));
    // As the browser does it; when it was done is noted.
    const noting = (way: 'put' | 'delete') => {
      const its = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, way)!.value as Way;
      return function (this: IDBObjectStore, ...said: readonly unknown[]): IDBRequest {
        const answer = its.call(this, ...said);
        answer.addEventListener('success', () => order.push('kept'));
        return answer;
      };
    };
    await until(() => pictures.hasOwn(marked, 63));
    const spies = { put: noting('put'), delete: noting('delete') };
    await withSpoiled(IDBObjectStore.prototype, spies, async () => {
      for (const picture of [await greyPicture(60), null]) {
        order.length = 0;
        await pictures.setOwn(owned, page, picture);
        expect(order).to.deep.equal(['kept', 'shown']);
        expect((await reopened()).hasOwn(owned, page)).to.equal(picture !== null);
      }
    });
  });

  it('show the last one if two are dropped one right after the other', async () => {
    const { pictures } = picturesWith();
    const [large, small] = [await greyPicture(1400), await greyPicture(16)];
    await Promise.all([pictures.setOwn(owned, page, large), pictures.setOwn(owned, page, small)]);
    expect(await widthOf(pictures)).to.equal(16);
  });

  it('are made smaller if they are much larger than any page', async () => {
    const { pictures } = picturesWith();
    await pictures.setOwn(owned, page, await greyPicture(2400));
    expect(await widthOf(pictures)).to.equal(1536);
  });

  describe('with more pixels than are kept', () => {
    /** A picture whose pixels are all noise, as a file of this type. */
    const photograph = async (type: string): Promise<Blob> => {
      const canvas = new OffscreenCanvas(2000, 1500);
      const pen = canvas.getContext('2d')!;
      const pixels = pen.createImageData(2000, 1500);
      let seed = 1;
      for (let at = 0; at < pixels.data.length; at += 1) {
        seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
        pixels.data[at] = at % 4 === 3 ? 255 : (at >> 15) + (seed >>> 28);
      }
      pen.putImageData(pixels, 0, 0);
      return canvas.convertToBlob({ type });
    };
    const keptOf = async (picture: Blob): Promise<Blob> => {
      const { pictures } = picturesWith();
      expect(await pictures.setOwn(owned, page, picture)).to.equal(null);
      return (await fetch(pictures.still(owned, page)!)).blob();
    };
    const toBlob = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'toBlob')!
      .value as (this: HTMLCanvasElement, ...asked: readonly unknown[]) => void;
    /** As Safari does: what is asked for as WebP is written as PNG. */
    const writesNoWebp = {
      toBlob(this: HTMLCanvasElement, take: BlobCallback, type: string, quality: number) {
        toBlob.call(this, take, type === 'image/webp' ? 'image/png' : type, quality);
      },
    };

    it('are kept as WebP', async () => {
      expect((await keptOf(await photograph('image/jpeg'))).type).to.equal('image/webp');
    });

    it('are kept as a smaller JPEG if the browser cannot write WebP', async () => {
      const came = await photograph('image/png');
      await withSpoiled(HTMLCanvasElement.prototype, writesNoWebp, async () => {
        const kept = await keptOf(came);
        expect(kept.type).to.equal('image/jpeg');
        expect(kept.size).to.be.below(came.size);
        expect((await createImageBitmap(kept)).width).to.equal(1536);
      });
    });

    it('are kept as they came if that takes no more bytes', async () => {
      const came = await blankPng(3000, 3000);
      await withSpoiled(HTMLCanvasElement.prototype, writesNoWebp, async () => {
        const kept = await keptOf(came);
        expect([kept.type, kept.size]).to.deep.equal(['image/png', came.size]);
      });
    });
  });

  it('are refused without being decoded if they have too many pixels', async () => {
    const { pictures } = picturesWith();
    const huge = await blankPng(20_000, 20_000);
    expect(huge.size).to.be.lessThan(100_000);
    expect(await pictures.setOwn(owned, page, huge)).to.equal(
      'This picture has 20,000 × 20,000 pixels, 400 million in all; at most 64 million can be shown. Make it smaller first.',
    );
    expect(pictures.hasOwn(owned, page)).to.equal(false);
  });

  for (const type of ['image/png', 'image/jpeg', 'image/webp'])
    it(`are refused with a reason if the end of their ${type} is missing, and shown if it is whole`, async () => {
      const { pictures } = picturesWith();
      const canvas = new OffscreenCanvas(300, 200);
      canvas.getContext('2d')!.fillRect(0, 0, 150, 100);
      const whole = await canvas.convertToBlob({ type });
      for (const length of [60, whole.size >> 1, whole.size - 2].filter((each) => each > 50)) {
        const cut = await pictures.setOwn(owned, page, whole.slice(0, length, type));
        // Before its size it is no picture at all.
        expect(cut).to.match(/^This (picture is not whole|file is not a picture)/);
        expect(pictures.hasOwn(owned, page)).to.equal(false);
      }
      expect(await pictures.setOwn(owned, page, whole.slice(0, whole.size - 2, type))).to.equal(
        'This picture is not whole: the end of its file is missing. Copy it or save it again.',
      );
      expect(await pictures.setOwn(owned, page, whole)).to.equal(null);
    });

  for (const [what, file] of [
    ['a text', new Blob(['no picture'], { type: 'text/plain' })],
    ['a text that calls itself a picture', new Blob(['no picture'], { type: 'image/png' })],
    [
      'a drawing with a script in it',
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }),
    ],
  ] as const)
    it(`cannot be ${what}: a message says so, and the page stays as it was`, async () => {
      const { pictures } = picturesWith();
      expect(await pictures.setOwn(owned, page, file)).to.equal(
        'This file is not a picture: PNG, JPEG and WebP can be shown.',
      );
      expect(pictures.hasOwn(owned, page)).to.equal(false);
    });

  it('are removed with their booklet, so that a namesake does not show them, and given to be put back', async () => {
    const { pictures } = picturesWith();
    await pictures.setOwn(owned, page, await greyPicture(60));
    const gone = await pictures.forget(owned.id);
    expect(pictures.hasOwn(owned, page)).to.equal(false);
    expect((await reopened()).hasOwn(owned, page)).to.equal(false);
    for (const { number, picture } of gone) await pictures.setOwn(owned, number, picture);
    expect((await reopened()).hasOwn(owned, page)).to.equal(true);
  });
});
