import { grouped } from '../../rules/words/language.ts';

export const NO_PICTURE = 'This file is not a picture: PNG, JPEG and WebP can be shown.';
export const CUT_OFF =
  'This picture is not whole: the end of its file is missing. Copy it or save it again.';

const millions = (pixels: number): string => grouped(Math.ceil(pixels / 1_000_000));

/** A picture has too many pixels, with how many there may be. */
export const tooLarge = (size: { readonly width: number; readonly height: number }, most: number) =>
  `This picture has ${grouped(size.width)} × ${grouped(size.height)} pixels, ${millions(size.width * size.height)} million in all; at most ${millions(most)} million can be shown. Make it smaller first.`;
