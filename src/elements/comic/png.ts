import type { Mark, Measure } from './marks.ts';
import { INKS, PAGE } from './marks.ts';

const typeOf = (size: number, bold: boolean): string =>
  `${bold ? 700 : 500} ${size}px "Barlow Condensed", sans-serif`;

const penOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const pen = canvas.getContext('2d');
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

const draw = (
  pen: CanvasRenderingContext2D,
  mark: Mark,
  pictures: readonly (CanvasImageSource | null)[],
): void => {
  if (mark.kind === 'picture') {
    const path = new Path2D(mark.path);
    const { height, width, x, y } = mark.box;
    pen.fillStyle = '#fff';
    pen.fill(path);
    const picture = pictures[mark.wanted];
    if (!picture) return;
    pen.clip(path);
    pen.drawImage(picture, x, y, width, height);
    return;
  }
  const { edge, fill, wide = 0 } = mark;
  if (fill) pen.fillStyle = INKS[fill];
  if (edge) pen.strokeStyle = INKS[edge];
  pen.lineWidth = wide;
  if (mark.kind === 'shape') {
    const path = new Path2D(mark.path);
    if (fill) pen.fill(path);
    if (edge) pen.stroke(path);
    return;
  }
  pen.lineJoin = 'round';
  pen.font = typeOf(mark.size, mark.bold);
  pen.textAlign = mark.from === 'middle' ? 'center' : (mark.from ?? 'left');
  pen.translate(...mark.at);
  pen.rotate(((mark.turned ?? 0) * Math.PI) / 180);
  pen.fillText(mark.text, 0, 0);
  if (edge) pen.strokeText(mark.text, 0, 0);
};

/** The page as PNG; `pictures` are those that it wants, by their place. Null if the browser cannot make one. */
export const pagePng = (
  marks: readonly Mark[],
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
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
};
