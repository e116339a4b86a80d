/** Pictures of a booklet that are no page's: its front cover, and a portrait of its 'Mech. */
export const POSTERS = ['cover', 'portrait'] as const;
export type Poster = (typeof POSTERS)[number];
export const COVER = 'cover';
export const PORTRAIT = 'portrait';

/** A picture of a booklet: the page of a view screen by its number (odd, 1–63), or a poster. */
export type PictureName = number | Poster;

/** The cover of a duel: two 'Mechs in one picture, each of its own booklet. */
export const DUEL_COVER = 'duel';

/** Height over width of a poster; a page's picture is square. */
export const POSTER_HEIGHT = 1.25;

/** Height over width of the cover of a duel. */
export const DUEL_HEIGHT = 0.8;
