/** Takes WebGL2 away from a worker, as some browsers do that have it on a page. */
const original = Object.getOwnPropertyDescriptor(OffscreenCanvas.prototype, 'getContext')
  ?.value as (this: OffscreenCanvas, ...words: unknown[]) => OffscreenRenderingContext | null;

Object.assign(OffscreenCanvas.prototype, {
  getContext(this: OffscreenCanvas, ...words: unknown[]) {
    return words[0] === 'webgl2' ? null : original.apply(this, words);
  },
});
