/** The front cover, where the number of a view screen may stand. */
export const COVER = 'cover';

/** What of a booklet a picture is of: the page of a view screen by its number (odd, 1–63), or the front cover. */
export type PictureName = number | typeof COVER;

/** A front cover is so many times as high as it is wide; the picture of a page is a square. */
export const COVER_HEIGHT = 1.25;
