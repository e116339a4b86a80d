import type { ComicMark, Measure } from './marks.ts';
import { INKS, PAGE, TYPEFACE } from './marks.ts';

const typeOf = (size: number, bold: boolean): string => `${bold ? 700 : 500} ${size}px ${TYPEFACE}`;

const penOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('this browser draws on no canvas');
  return pen;
};

/** How wide a text is in the typeface of the game. */
export const measureText = (): Measure => {
  const pen = penOf(document.createElement('canvas'));
  const known = new Map<string, number>();
  return (text, size, bold) => {
    const key = `${bold} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return (before * size) / 100;
    pen.font = typeOf(100, bold);
    const { width } = pen.measureText(text);
    known.set(key, width);
    return (width * size) / 100;
  };
};

const outlined = (path: string): Path2D => new Path2D(path);

const draw = (
  pen: CanvasRenderingContext2D,
  mark: ComicMark,
  pictures: readonly (CanvasImageSource | null)[],
): void => {
  if (mark.kind === 'picture') {
    const path = outlined(mark.path);
    const { height, width, x, y } = mark.box;
    pen.fillStyle = '#fff';
    pen.fill(path);
    pen.clip(path);
    const picture = pictures[mark.wanted];
    if (picture) pen.drawImage(picture, x, y, width, height);
    return;
  }
  const { edge, fill, wide } = mark;
  if (fill) pen.fillStyle = INKS[fill];
  if (edge) pen.strokeStyle = INKS[edge];
  pen.lineWidth = wide;
  if (mark.kind === 'shape') {
    const path = outlined(mark.path);
    if (fill) pen.fill(path);
    if (edge) pen.stroke(path);
    return;
  }
  pen.lineJoin = 'round';
  pen.font = typeOf(mark.size, mark.bold);
  pen.textAlign = mark.from === 'middle' ? 'center' : mark.from;
  pen.translate(...mark.at);
  pen.rotate((mark.turned * Math.PI) / 180);
  pen.fillText(mark.text, 0, 0);
  if (edge) pen.strokeText(mark.text, 0, 0);
};

/** Steps of gray at edges of ink: more would make the file too heavy for a message, and nobody sees them. */
const GRAY = 36;
/** So much more red than blue has only what is yellow. */
const YELLOWISH = 48;

/** Fewer grays, but for the flat inks themselves and what is yellow. */
const posterize = (pen: CanvasRenderingContext2D): void => {
  const picture = pen.getImageData(0, 0, PAGE.width, PAGE.height);
  const bytes = picture.data;
  const flat = new Set(Object.values(INKS).map((ink) => parseInt(ink.slice(1, 7), 16)));
  for (let at = 0; at < bytes.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(at, at + 3);
    if (flat.has((red << 16) | (green << 8) | blue) || red - blue > YELLOWISH) continue;
    bytes.fill(Math.round((red + 2 * green + blue) / 4 / GRAY) * GRAY, at, at + 3);
  }
  pen.putImageData(picture, 0, 0);
};

/** The page as PNG; `pictures` are those that it wants, by their place. Null if the browser cannot make one. */
export const pagePng = (
  marks: readonly ComicMark[],
  pictures: readonly (CanvasImageSource | null)[],
): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [PAGE.width, PAGE.height];
  const pen = penOf(canvas);
  pen.imageSmoothingQuality = 'high';
  for (const mark of marks) {
    pen.save();
    draw(pen, mark, pictures);
    pen.restore();
  }
  posterize(pen);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
};
