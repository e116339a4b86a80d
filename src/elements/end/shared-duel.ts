/** What is shared of a duel: its record, and its last page as a picture. */
export interface SharedDuel {
  /** `Ada wins`. */
  readonly title: string;
  /** What is written below it: how, when, what became of the pilots. */
  readonly lines: readonly string[];
  readonly record: string;
  /** What stands in its window, or its two; none where nothing is drawn yet. */
  readonly images: readonly HTMLImageElement[];
}

/** Width and height of the picture (pixels): a page, as messengers show one whole. */
const [WIDTH, HEIGHT] = [1080, 1350];
const MARGIN = 60;
const GAP = 14;

/** The outline of the window, as shares of its box. */
const OUTLINE = [
  ...[0.02, 0.02, 0.98, 0.02, 1, 0.05, 1, 0.58, 0.93, 0.97, 0.9, 1],
  ...[0.1, 1, 0.07, 0.97, 0, 0.58, 0, 0.05],
];

/** A colour of the game's paper scheme, which a printed page keeps in the dark too. */
const [FRAME, PAPER, INK, INK2] = ['#191a1c', '#faf6ea', '#171614', '#575146'];

const type = (weight: 500 | 700, size: number): string =>
  `${weight} ${size}px "Barlow Condensed", sans-serif`;

/** The last page of a duel as a picture (PNG); null where the browser makes none. */
export const pageOf = async ({ title, lines, images }: SharedDuel): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const write = (text: string, y: number, [font, colour]: readonly [string, string]): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, WIDTH / 2, y, WIDTH - 5 * MARGIN);
  };
  /** A plate of paper with a dark gap around it. */
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
  const windows = Math.max(1, images.length);
  const width = (side - GAP * (windows - 1)) / windows;
  for (let at = 0; at < windows; at += 1) {
    const left = MARGIN + at * (width + GAP);
    pen.save();
    pen.beginPath();
    for (let corner = 0; corner < OUTLINE.length; corner += 2)
      pen.lineTo(left + width * (OUTLINE[corner] ?? 0), top + side * (OUTLINE[corner + 1] ?? 0));
    pen.clip();
    pen.fillStyle = PAPER;
    pen.fillRect(left, top, width, side);
    pen.globalCompositeOperation = 'multiply';
    const image = images[at];
    // A square: of two the middle is seen.
    if (image) pen.drawImage(image, left + (width - side) / 2, top, side, side);
    pen.restore();
  }
  plate(50, 150);
  write(title.toUpperCase(), 155, [type(700, 92), INK]);
  const height = 40 + 56 * lines.length;
  plate(HEIGHT - height - 40, height);
  for (const [index, line] of lines.entries())
    write(line, HEIGHT - height + 20 + 56 * index, [
      type(index === 0 ? 700 : 500, 46),
      index === 0 ? INK : INK2,
    ]);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
};

/** Hands a duel to the device, which asks to whom; false where the device cannot, or will not. */
export const shareDuel = async (duel: SharedDuel): Promise<boolean> => {
  if (!('share' in navigator)) return false;
  const page = await pageOf(duel).catch(() => null);
  const files = page ? [new File([page], 'duel.png', { type: 'image/png' })] : [];
  const { title, record } = duel;
  const whole = { title, text: record, files };
  try {
    await navigator.share(
      files.length > 0 && navigator.canShare?.(whole) ? whole : { title, text: record },
    );
    return true;
  } catch (refused) {
    // Somebody thought better of it.
    return refused instanceof DOMException && refused.name === 'AbortError';
  }
};
