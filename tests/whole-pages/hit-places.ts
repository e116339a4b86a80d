import type { Figure } from '../../src/figure/body/figure.ts';
import { buildFigure } from '../../src/figure/body/figure.ts';
import { placesOn } from '../../src/figure/places.ts';
import { stageScene } from '../../src/figure/tableau.ts';
import type { Booklet, ViewScreen } from '../../src/rules/booklet/booklet.ts';
import type { Wear } from '../../src/rules/words/wear.ts';

/** Where a picture shows what strikes, in shares of its side from the upper left. */
export interface HitPlace {
  readonly x: number;
  readonly y: number;
  /** How far the star reaches. */
  readonly reach: number;
}

const HITS = ['arm-hit', 'critical-hit-head', 'leg-hit', 'torso-hit'];
/** Nothing bursts where one lies on the ground: its torso is what is to be seen, so far round its middle. */
const BODY = 0.1;

const figures = new Map<Booklet, Figure>();
const figureOf = (booklet: Booklet): Figure => {
  const figure = figures.get(booklet) ?? buildFigure(booklet);
  figures.set(booklet, figure);
  return figure;
};

const places = new Map<string, HitPlace | null>();

/** Where the picture of a view screen shows the hit; null where nobody is hit. */
export const hitPlace = (
  booklet: Booklet,
  screen: ViewScreen,
  wear: Wear | null,
): HitPlace | null => {
  const key = JSON.stringify([booklet.edition, screen.number, wear]);
  const kept = places.get(key);
  if (kept !== undefined) return kept;
  const place = found(booklet, screen, wear);
  places.set(key, place);
  return place;
};

const found = (booklet: Booklet, screen: ViewScreen, wear: Wear | null): HitPlace | null => {
  const { picture } = screen;
  const figure = figureOf(booklet);
  if (picture === 'knocked-down')
    return { ...placesOn(booklet, figure, screen, wear).torso, reach: BODY };
  if (!HITS.includes(picture)) return null;
  const { camera, effects, stage } = stageScene(booklet, figure, screen, 1, wear);
  const star = effects.find(({ kind }) => kind === 'burst');
  if (star?.kind !== 'burst') throw new Error(`nothing strikes on ${screen.number}`);
  const [x, y] = stage.onPage(star.at);
  const away = star.at.distanceTo(camera.position);
  const half = Math.tan((camera.fov * Math.PI) / 360) * away;
  return { x: (1 + x) / 2, y: (1 - y) / 2, reach: star.size / half / 2 };
};
