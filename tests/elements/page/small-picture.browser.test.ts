import { expect, html } from '@open-wc/testing';
import '../../../src/elements/page/small-picture.ts';
import type { SmallPicture } from '../../../src/elements/page/small-picture.ts';
import { SmallPictures } from '../../../src/offline/pictures/small-pictures.ts';
import { aloneWithDrawnPictures } from '../alone.ts';
import { greyPicture, lay, picturesWith } from '../pictures-table.ts';
import { griffin } from '../parts.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';

// Other tests look at pictures of their own.
withOwnDatabase('viewscreen-small-picture');
aloneWithDrawnPictures();

// What needs eyes, a picture that comes into sight, is in tests/end-to-end/small-pictures.test.ts.

const loaded = async (address: string | null): Promise<HTMLImageElement> => {
  const image = new Image();
  await new Promise((resolve, reject) => {
    image.addEventListener('load', resolve);
    image.addEventListener('error', reject);
    image.src = address ?? '';
  });
  return image;
};
const isThere = (address: string | undefined): Promise<boolean> =>
  fetch(address ?? '').then(
    () => true,
    () => false,
  );

describe('a small picture', () => {
  const { pictures } = picturesWith();
  after(async () => {
    await pictures.setOwn(griffin, 27, null);
  });

  it("is a 128-pixel square of its view screen's picture, made only once", async () => {
    await pictures.setOwn(griffin, 27, await greyPicture(768, 40));
    const small = await pictures.small(griffin, 27);
    const image = await loaded(small);
    expect([image.naturalWidth, image.naturalHeight]).to.deep.equal([128, 128]);
    const context = new OffscreenCanvas(128, 128).getContext('2d')!;
    context.drawImage(image, 0, 0);
    const [red = 255] = context.getImageData(64, 64, 1, 1).data;
    expect(red).to.be.within(35, 45);
    expect(await pictures.small(griffin, 27)).to.equal(small);
  });

  it('changes when the player puts another picture there', async () => {
    const before = await pictures.small(griffin, 27);
    await pictures.setOwn(griffin, 27, await greyPicture(100, 200));
    expect(await pictures.small(griffin, 27)).not.to.equal(before);
  });

  it('reserves its room in advance, and takes none if there is no picture', async () => {
    const boxOf = async (from: typeof pictures): Promise<readonly number[]> => {
      const small = await lay<SmallPicture>(
        html`<small-picture .booklet=${griffin} .number=${27}></small-picture>`,
        from,
      );
      const { height, width } = small.getBoundingClientRect();
      return [width, height];
    };
    expect(await boxOf(pictures)).to.deep.equal([46, 46]);
    const none = picturesWith(() => true).pictures;
    expect(await none.small(griffin, 29)).to.equal(null);
    expect(await boxOf(none)).to.deep.equal([0, 0]);
  });
});

/** The middle of a picture. */
const MIDDLE = { x: 0.5, y: 0.5 };

describe('small pictures', () => {
  it('center on the point of interest, as far as the picture allows', async () => {
    const canvas = new OffscreenCanvas(400, 400);
    const context = canvas.getContext('2d')!;
    context.fillRect(100, 0, 300, 400);
    const still = URL.createObjectURL(await canvas.convertToBlob());
    const leftOf = async (x: number): Promise<number> => {
      const image = await loaded(await new SmallPictures().of(still, { x, y: 0.5 }));
      const seen = new OffscreenCanvas(128, 128).getContext('2d')!;
      seen.drawImage(image, 0, 0);
      return seen.getImageData(4, 64, 1, 1).data[3] ?? 0;
    };
    // At its left edge the picture is empty, in its right three quarters black.
    expect(await leftOf(0.1)).to.equal(0);
    expect(await leftOf(0.9)).to.equal(255);
  });

  it('are kept up to a limit of 192, beyond which the one unseen longest is released', async () => {
    const made = new SmallPictures();
    const still = URL.createObjectURL(await greyPicture(16));
    const small: string[] = [];
    for (let count = 0; count < 192; count += 1)
      small.push((await made.of(`${still}#${count}`, MIDDLE)) ?? '');
    expect(new Set(small).size).to.equal(192);
    expect(await made.of(`${still}#0`, MIDDLE)).to.equal(small[0]);
    await made.of(`${still}#192`, MIDDLE);
    expect(await isThere(small[0])).to.equal(true);
    expect(await isThere(small[1])).to.equal(false);
    expect(await isThere(small[2])).to.equal(true);
  });

  it('are null if there is no picture', async () => {
    expect(await new SmallPictures().of('./pictures/nowhere.webp', MIDDLE)).to.equal(null);
  });
});
