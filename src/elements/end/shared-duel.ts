import { windowsOf } from './end-pictures.ts';
import { END_WORDS } from './end-words.ts';

/** A duel or fight to share: its record and its last page as a picture. */
export interface SharedDuel {
  /** `Ada wins`. */
  readonly title: string;
  /** Lines below it: how, when, the fates. */
  readonly lines: readonly string[];
  readonly record: string;
  /** Pictures of the windows, one for each 'Mech; empty until drawn. */
  readonly images: readonly HTMLImageElement[];
}

/** Size of the picture in px, a page that messengers show whole. */
const [WIDTH, HEIGHT] = [1080, 1350];
const MARGIN = 60;
/** Free at the foot for the name of the game, in px. */
const SIGNED = 100;
const GAP = 14;

/** Outline of the window, as shares of its box. */
const OUTLINE = [
  ...[0.02, 0.02, 0.98, 0.02, 1, 0.05, 1, 0.58, 0.93, 0.97, 0.9, 1],
  ...[0.1, 1, 0.07, 0.97, 0, 0.58, 0, 0.05],
];

/** Paper colors, used in dark mode too, as on a printed page. */
const [FRAME, PAPER, INK, INK2] = ['#191a1c', '#faf6ea', '#171614', '#575146'];

/** A lettering; size in px. */
interface Hand {
  readonly weight: 500 | 700;
  readonly size: number;
  readonly colour: string;
}

const type = (weight: Hand['weight'], size: number): string =>
  `${weight} ${size}px "Barlow Condensed", sans-serif`;

/** The last page as PNG; null if the browser cannot make one. */
export const pageImage = async ({ title, lines, images }: SharedDuel): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  /** Centered, shrunk to fit. */
  const write = (text: string, y: number, { weight, size, colour }: Hand): void => {
    pen.font = type(weight, size);
    const room = WIDTH - 5 * MARGIN;
    const wide = pen.measureText(text).width;
    if (wide > room) pen.font = type(weight, Math.floor((size * room) / wide));
    pen.fillStyle = colour;
    pen.fillText(text, WIDTH / 2, y);
  };
  /** Paper with a dark gap around it. */
  const plate = (y: number, height: number): void => {
    const [left, width] = [2 * MARGIN, WIDTH - 4 * MARGIN];
    pen.fillStyle = FRAME;
    pen.fillRect(left - GAP, y - GAP, width + 2 * GAP, height + 2 * GAP);
    pen.fillStyle = PAPER;
    pen.fillRect(left, y, width, height);
  };
  pen.fillStyle = FRAME;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.textAlign = 'center';
  const [top, side] = [190, WIDTH - 2 * MARGIN];
  const [rows, inRow] = windowsOf(Math.max(1, images.length));
  const width = (side - GAP * (inRow - 1)) / inRow;
  const height = (side - GAP * (rows - 1)) / rows;
  for (let at = 0; at < Math.max(1, images.length); at += 1) {
    const left = MARGIN + (at % inRow) * (width + GAP);
    const upper = top + Math.floor(at / inRow) * (height + GAP);
    pen.save();
    pen.beginPath();
    for (let corner = 0; corner < OUTLINE.length; corner += 2)
      pen.lineTo(
        left + width * (OUTLINE[corner] ?? 0),
        upper + height * (OUTLINE[corner + 1] ?? 0),
      );
    pen.clip();
    pen.fillStyle = PAPER;
    pen.fillRect(left, upper, width, height);
    pen.globalCompositeOperation = 'multiply';
    const image = images[at];
    // Squares show the middle of several.
    const square = Math.max(width, height);
    if (image)
      pen.drawImage(
        image,
        left + (width - square) / 2,
        upper + (height - square) / 2,
        square,
        square,
      );
    pen.restore();
  }
  plate(50, 150);
  write(title.toUpperCase(), 155, { weight: 700, size: 92, colour: INK });
  const foot = 40 + 56 * lines.length;
  plate(HEIGHT - foot - SIGNED, foot);
  for (const [index, line] of lines.entries())
    write(
      line,
      HEIGHT - foot + 60 - SIGNED + 56 * index,
      index === 0
        ? { weight: 700, size: 46, colour: INK }
        : { weight: 500, size: 46, colour: INK2 },
    );
  write(END_WORDS.signature, HEIGHT - 28, { weight: 700, size: 52, colour: PAPER });
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
};

/** Opens the device's share dialog; false if there is none, or it refuses. */
export const shareDuel = async (duel: SharedDuel): Promise<boolean> => {
  if (!('share' in navigator)) return false;
  const page = await pageImage(duel).catch(() => null);
  const files = page ? [new File([page], END_WORDS.file('duel'), { type: 'image/png' })] : [];
  const { record } = duel;
  const title = END_WORDS.shared(duel.title);
  const whole = { title, text: record, files };
  try {
    await navigator.share(
      files.length > 0 && navigator.canShare?.(whole) ? whole : { title, text: record },
    );
    return true;
  } catch (refused) {
    // The player canceled.
    return refused instanceof DOMException && refused.name === 'AbortError';
  }
};
