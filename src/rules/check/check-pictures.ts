import type { Finding, Problem } from './finding.ts';
import { inDocument } from './finding.ts';
import { bytesOf, pictureSize } from './picture-size.ts';
import type { SoundParts } from './sound-parts.ts';

/** Longest side of a picture that stands in a booklet (pixels): more than any page of it shows. */
const LONGEST_SIDE = 4096;

/** The pictures of an author's own: what they are, and how large once they are unpacked. */
export const checkPictures = ({ screens }: SoundParts): readonly Finding[] =>
  [...screens].flatMap(([number, { image }]) => {
    const trouble = image === undefined ? null : troubleOf(image);
    return trouble
      ? [{ place: inDocument('viewScreens', String(number), 'image'), ...trouble }]
      : [];
  });

const troubleOf = (image: string): Problem | null => {
  const size = pictureSize(bytesOf(image.slice(image.indexOf(',') + 1)));
  if (!size) return { kind: 'unreadable picture' };
  const { width, height } = size;
  return Math.max(width, height) > LONGEST_SIDE
    ? { kind: 'picture too large', width, height, most: LONGEST_SIDE }
    : null;
};
