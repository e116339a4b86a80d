export const COVER = 'cover';

/** A picture of a booklet: the page of a view screen by its number (odd, 1–63), or the front cover. */
export type PictureName = number | typeof COVER;

/** Height over width of a front cover; a page's picture is square. */
export const COVER_HEIGHT = 1.25;
