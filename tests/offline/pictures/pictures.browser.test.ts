import { expect } from '@open-wc/testing';
import { DrawingHand } from '../../../src/offline/pictures/drawing-hand.ts';
import type { DevicePictures } from '../../../src/offline/pictures/pictures.ts';
import { DRAWING } from '../../../src/figure/drawing.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import rfl from '../../../books/rfl-3n.json';
import { aloneWithDrawnPictures } from '../../elements/alone.ts';
import { blankPng } from '../../elements/blank-png.ts';
import { holdClock } from '../../elements/clock.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import { countLooks, greyPicture, picturesWith } from '../../elements/pictures-table.ts';
import { until } from '../../elements/until.ts';
import { withSpoiled } from '../disk/spoiled-storage.ts';

const KEPT = `viewscreen-drawn-${DRAWING}`;
const dark = { torn: 3, dead: [], limp: [], smoking: true, hot: false, dark: true } as const;
const trouble = { trouble: 'No ink.', forGood: false, ofFigure: false } as const;

describe('the pictures that are drawn on a device', () => {
  // Each test has pages of its own: what one draws may be kept a little after it.
  aloneWithDrawnPictures();

  it('are drawn with the last request first, each request in its own order', async () => {
    const { pictures, hands } = picturesWith(() => true);
    const looks = countLooks();
    const clock = holdClock();
    const picture = await greyPicture(8);
    const ask = (numbers: readonly number[]) =>
      numbers.map((number) => pictures.drawn(griffin, number, null));
    const gallery = ask([1, 3, 5]);
    await until(() => hands[0]?.asked.length === 1);
    await looks.till(3);
    clock.goOn(200);
    const pages = ask([41, 43]);
    await looks.till(5);
    for (let place = 1; place <= 5; place += 1) {
      await until(() => hands[0]?.asked.length === place);
      hands[0]?.answer({ picture });
    }
    await Promise.all([...gallery, ...pages]);
    // The first had begun before the others came.
    expect(hands[0]?.asked.map(({ number }) => number)).to.deep.equal([1, 41, 43, 3, 5]);
  });

  it('are not begun once nobody waits for them', async () => {
    const { pictures, hands } = picturesWith(() => true);
    const looks = countLooks();
    const leaving = new AbortController();
    const first = pictures.drawn(griffin, 11, null);
    await until(() => hands[0]?.asked.length === 1);
    const left = pictures.drawn(griffin, 13, null, leaving.signal);
    const alone = pictures.drawn(griffin, 15, null, leaving.signal);
    const together = pictures.drawn(griffin, 13, null);
    // All have looked into what is kept, and wait for the hand.
    await looks.till(4);
    leaving.abort();
    expect(await alone).to.equal(null);
    const picture = await greyPicture(8);
    hands[0]?.answer({ picture });
    await first;
    await until(() => hands[0]?.asked.length === 2);
    hands[0]?.answer({ picture });
    expect(await together).to.have.property('address');
    expect(await left).to.deep.equal(await together);
    expect(hands[0]?.asked.map(({ number }) => number)).to.deep.equal([11, 13]);
  });

  it('are kept and not drawn again at the next visit; what an earlier drawing left is removed', async () => {
    await (await caches.open('viewscreen-drawn-0')).put('./drawn/old', new Response('old'));
    const before = picturesWith(() => true);
    const drawn = before.pictures.drawn(griffin, 9, dark);
    await until(() => before.hands[0]?.asked.length === 1);
    before.hands[0]?.answer({ picture: await greyPicture(8) });
    await drawn;
    await until(async () => (await (await caches.open(KEPT)).keys()).length === 1);
    const after = picturesWith(() => true);
    expect(await after.pictures.drawn(griffin, 9, dark)).to.have.property('address');
    expect(after.hands).to.have.lengthOf(0);
    expect(await caches.has('viewscreen-drawn-0')).to.equal(false);
  });

  it('are pictures of their own for another wear, another weight, another page of the same kind', async () => {
    const { pictures, hands } = picturesWith(() => true);
    const heavy = parseBooklet({ ...rfl, mech: { ...rfl.mech, tonnage: 100 } });
    if (!heavy.ok) throw new Error(JSON.stringify(heavy.faults[0]));
    const picture = await greyPicture(8);
    for (const [booklet, wear] of [
      [rifleman, null],
      [rifleman, dark],
      [heavy.booklet, null],
    ] as const) {
      const asked = hands[0]?.asked.length ?? 0;
      const drawn = pictures.drawn(booklet, 49, wear);
      await until(() => hands[0]?.asked.length === asked + 1);
      hands[0]?.answer({ picture });
      await drawn;
    }
    expect(hands[0]?.asked).to.have.lengthOf(3);
  });

  it('say why one page is not drawn; a figure that cannot be drawn is not tried again', async () => {
    const { pictures, hands } = picturesWith(() => true);
    const odd = pictures.drawn(rifleman, 31, null);
    await until(() => hands[0]?.asked.length === 1);
    hands[0]?.answer({ ...trouble, ofFigure: true });
    expect(await odd).to.deep.equal({ trouble: 'No ink.' });
    expect(await pictures.drawn(rifleman, 31, null)).to.deep.equal({ trouble: 'No ink.' });
    expect(hands[0]?.asked).to.have.lengthOf(1);
    const good = pictures.drawn(griffin, 31, null);
    await until(() => hands[0]?.asked.length === 2);
    hands[0]?.answer({ picture: await greyPicture(8) });
    expect(await good).to.have.property('address');
  });

  it('ask three times in all for a drawer that could not be loaded', async () => {
    const { pictures, hands } = picturesWith(() => true);
    const page = (number: number) => pictures.drawn(griffin, number, null);
    for (const [place, number] of [51, 53, 55].entries()) {
      const drawn = page(number);
      await until(() => hands[place]?.asked.length === 1);
      hands[place]?.dispatchEvent(new Event('error'));
      expect(await drawn).to.deep.equal({ trouble: 'The drawing could not be loaded.' });
    }
    expect(await page(57)).to.deep.equal({ trouble: 'The drawing could not be loaded.' });
    expect(hands).to.have.lengthOf(3);
  });

  it('say so where a browser cannot draw in a worker', async () => {
    const hand = new DrawingHand(() => {
      throw new Error('no workers');
    });
    const answer = await hand.draw({
      document: griffin.document,
      number: 1,
      wear: null,
      quality: 'screen',
    });
    expect(answer).to.include({
      trouble: 'This browser cannot draw in the background.',
      forGood: true,
    });
  });
});

type Way = (this: IDBObjectStore, ...said: readonly unknown[]) => IDBRequest;

describe("pictures of one's own", () => {
  const page = 21;
  // Other files of tests share what is kept: these booklets are this one's alone.
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

  /** Another page of the game, which has heard of all that is kept, the marked one's too. */
  const reopened = async (): Promise<DevicePictures> => {
    const { pictures } = picturesWith();
    await until(() => pictures.hasOwn(marked, 63));
    return pictures;
  };

  it('take the place of the drawing, also when the game is opened again', async () => {
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

  it('are kept before they are shown, and removed before they are hidden: a reload finds what was seen', async () => {
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

  it('show the last of two that are dropped one after the other', async () => {
    const { pictures } = picturesWith();
    const [large, small] = [await greyPicture(1400), await greyPicture(16)];
    await Promise.all([pictures.setOwn(owned, page, large), pictures.setOwn(owned, page, small)]);
    expect(await widthOf(pictures)).to.equal(16);
  });

  it('are made smaller when they are much larger than any page', async () => {
    const { pictures } = picturesWith();
    await pictures.setOwn(owned, page, await greyPicture(2400));
    expect(await widthOf(pictures)).to.equal(1536);
  });

  it('are refused without being decoded when they have too many pixels', async () => {
    const { pictures } = picturesWith();
    const huge = await blankPng(20_000, 20_000);
    expect(huge.size).to.be.lessThan(100_000);
    expect(await pictures.setOwn(owned, page, huge)).to.equal(
      'This picture has 20,000 × 20,000 pixels, 400 million in all; at most 64 million can be shown. Make it smaller first.',
    );
    expect(pictures.hasOwn(owned, page)).to.equal(false);
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

  it('are removed with their booklet: another of its name does not show them', async () => {
    const { pictures } = picturesWith();
    await pictures.setOwn(owned, page, await greyPicture(60));
    await pictures.forget(owned.id);
    expect(pictures.hasOwn(owned, page)).to.equal(false);
    expect((await reopened()).hasOwn(owned, page)).to.equal(false);
  });
});
