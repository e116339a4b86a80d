import type { DevicePictures } from '../../src/offline/pictures/pictures.ts';

/** A square of one dot: where a picture lies goes by its window alone. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

/** Pictures of every page, each a dot. */
export const dots = Object.assign(new EventTarget(), {
  still: () => DOT,
  making: () => null,
  keeping: { see: () => undefined },
  hasOwn: () => false,
  sheet: () => null,
  drawnSheet: () => Promise.resolve(null),
  drawn: () => Promise.resolve(null),
}) as unknown as DevicePictures;
