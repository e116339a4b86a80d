import { expect } from '@open-wc/testing';
import { pictureSize } from '../../../src/rules/check/picture-size.ts';

const drawn = (type: string, quality: number, clear: boolean, width: number, height: number) => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d')!;
  if (!clear) pen.fillRect(0, 0, width, height);
  pen.fillRect(3, 3, 5, 5);
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
};

describe('the size of a picture', () => {
  for (const type of ['image/png', 'image/jpeg', 'image/webp'])
    for (const quality of [0.6, 1])
      for (const clear of [false, true])
        it(`a ${clear ? 'clear' : 'full'} ${type} of quality ${quality} is read as the size the browser draws`, async () => {
          for (const [width, height] of [
            [9, 300],
            [641, 17],
          ] as const) {
            const blob = (await drawn(type, quality, clear, width, height))!;
            expect(blob.type).to.equal(type);
            const picture = await createImageBitmap(blob);
            const bytes = new Uint8Array(await blob.arrayBuffer());
            expect(pictureSize(bytes)).to.deep.equal({
              width: picture.width,
              height: picture.height,
            });
            expect([picture.width, picture.height]).to.deep.equal([width, height]);
          }
        });
});
