import { holdSmall } from './hold-small.ts';

/** Gives an empty picture away in place of what was drawn, as browsers do that guard against being told apart by
 *  their drawing. */
const original = Object.getOwnPropertyDescriptor(OffscreenCanvas.prototype, 'convertToBlob')
  ?.value as (this: OffscreenCanvas, ...words: unknown[]) => Promise<Blob>;

OffscreenCanvas.prototype.convertToBlob = function convertToBlob(
  this: OffscreenCanvas,
  ...words: unknown[]
) {
  const empty = new OffscreenCanvas(this.width, this.height);
  empty.getContext('2d');
  return original.apply(empty, words);
};

const context = Object.getOwnPropertyDescriptor(OffscreenCanvas.prototype, 'getContext')?.value as (
  this: OffscreenCanvas,
  ...words: unknown[]
) => OffscreenRenderingContext | null;

Object.assign(OffscreenCanvas.prototype, {
  getContext(this: OffscreenCanvas, ...words: unknown[]) {
    const given = context.apply(this, words);
    if (given instanceof WebGL2RenderingContext) holdSmall(given);
    return given;
  },
});
