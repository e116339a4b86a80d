import type { Fault } from './fault.ts';
import { pathOf } from './fault.ts';
import { bytesOf, pictureSize } from './picture-size.ts';
import type { SoundParts } from './sound-parts.ts';

/** Longest side of a picture that stands in a booklet (pixels): more than any page of it shows. */
const LONGEST_SIDE = 4096;

/** The pictures of an author's own: what they are, and how large once they are unpacked. */
export const checkPictures = ({ screens }: SoundParts): readonly Fault[] =>
  [...screens].flatMap(([number, { image }]) => {
    const problem = image === undefined ? null : troubleOf(image);
    return problem === null ? [] : [{ path: pathOf('viewScreens', number, 'image'), problem }];
  });

const troubleOf = (image: string): string | null => {
  const size = pictureSize(bytesOf(image.slice(image.indexOf(',') + 1)));
  if (!size) return 'this is no PNG, JPEG or WebP that can be read; save the picture anew';
  const { width, height } = size;
  return Math.max(width, height) > LONGEST_SIDE
    ? `this picture has ${count(width)} × ${count(height)} pixels (at most ${count(LONGEST_SIDE)} × ${count(LONGEST_SIDE)}); make it smaller`
    : null;
};

const count = (pixels: number): string => pixels.toLocaleString('en');
