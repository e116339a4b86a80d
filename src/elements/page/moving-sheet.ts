import { movementOf } from '../../offline/pictures/movements.ts';
import type { ShownBooklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import text from './moving-sheet.css?inline';

/** Loaded with this module, not with the window. */
const styles = new CSSStyleSheet();
styles.replaceSync(text);

type Movement = ReturnType<typeof movementOf>;

/** Delay of the second sheet after its page (milliseconds). */
export const AFTER = 80;
/** Duration of the movement after that (milliseconds). */
export const RESTS: Readonly<Record<Movement['kind'], number>> = {
  shoots: 600,
  bursts: 800,
  drifts: 2500,
};

export interface Arrival {
  readonly booklet: ShownBooklet;
  readonly screen: ViewScreen;
  /** Address of the second sheet once known; null for none. */
  readonly address: Promise<string | null>;
  readonly root: ShadowRoot;
  readonly isThere: () => boolean;
  readonly isHeld: () => boolean;
  readonly isCovered: () => boolean;
  readonly show: () => void;
}

/** Custom properties for the style sheet: origin, direction of the movement, and direction of the recoil. */
const numbersOf = ({ kind, way, x, y }: Movement): Readonly<Record<string, number>> => {
  const turn = (way ?? 0) * Math.PI * 2;
  const [across, down] = way === null ? [0, 0] : [Math.cos(turn), Math.sin(turn)];
  const far = Math.hypot(0.5 - x, 0.5 - y) || 1;
  const [kickX, kickY] = kind === 'bursts' ? [(0.5 - x) / far, (0.5 - y) / far] : [-across, -down];
  // Movement in several directions starts nearer to its end.
  const first = way === null ? 0.6 : 0.12;
  return { 'from-x': x, 'from-y': y, across, down, first, 'kick-x': kickX, 'kick-y': kickY };
};

const load = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  // Load it after the page.
  image.fetchPriority = 'low';
  image.src = address;
  await image.decode();
  return image;
};

/** A layer of the size of a page, with `over` placed where `under` is. */
const layer = (
  looks: string,
  under: HTMLImageElement,
  over: HTMLImageElement | null = null,
): HTMLCanvasElement | null => {
  const canvas = document.createElement('canvas');
  canvas.className = `picture ${looks}`;
  [canvas.width, canvas.height] = [under.naturalWidth, under.naturalHeight];
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.drawImage(under, 0, 0);
  pen.globalCompositeOperation = 'source-in';
  if (over) pen.drawImage(over, 0, 0);
  return canvas;
};

/** Both layers over a page; null if the sheet does not fit this page. */
const layersOf = (
  page: HTMLImageElement,
  sheet: HTMLImageElement,
): readonly HTMLCanvasElement[] | null => {
  if (page.naturalWidth === 0 || page.naturalWidth !== sheet.naturalWidth) return null;
  const veil = layer('veil', sheet);
  const moving = layer('moving', sheet, page);
  return veil && moving && [veil, moving];
};

/**
 * Moves the action on a page that has just been turned to: first the state before, then the movement, then the
 * page alone. Starts only while the page is out of sight or covered, so that nothing already shown is taken
 * back. If it fails, the page is shown whole.
 */
export class MovingSheet {
  readonly #of: Arrival;
  #sheet: HTMLImageElement | null = null;
  #frame: HTMLElement | null = null;
  #layers: readonly HTMLCanvasElement[] = [];
  #movement: Movement | null = null;
  #rest = 0;
  #isOver = false;

  constructor(of: Arrival) {
    this.#of = of;
    const { adoptedStyleSheets: adopted } = of.root;
    if (!adopted.includes(styles)) adopted.push(styles);
    void this.#load();
  }

  /** Call when the page is loaded or uncovered. */
  goOn(): void {
    if (this.#isOver || !this.#sheet) return;
    if (!this.#movement) this.#lay(this.#sheet);
    if (this.#movement && !this.#rest && !this.#of.isCovered()) this.#start(this.#movement);
  }

  /** Shows the page alone from now on. */
  end(): void {
    this.#isOver = true;
    this.#of.show();
    clearTimeout(this.#rest);
    for (const each of this.#layers) each.remove();
    if (this.#movement) this.#frame?.classList.remove(this.#movement.kind);
  }

  async #load(): Promise<void> {
    try {
      const address = await this.#of.address;
      if (this.#isOver) return;
      if (address === null) return this.end();
      this.#sheet = await load(address);
      this.goOn();
    } catch {
      // The sheet is missing or damaged: show the whole page.
      this.end();
    }
  }

  #lay(sheet: HTMLImageElement): void {
    const { booklet, isCovered, isHeld, isThere, root, screen, show } = this.#of;
    if (!isThere()) return;
    this.#frame = root.querySelector<HTMLElement>('.sheets');
    const page = this.#frame?.querySelector('img');
    const isLate = !isCovered() && !isHeld();
    const layers = page && !isLate && layersOf(page, sheet);
    if (!this.#frame || !layers) return this.end();
    this.#movement = movementOf(booklet, screen);
    for (const [name, number] of Object.entries(numbersOf(this.#movement)))
      this.#frame.style.setProperty(`--${name}`, number.toFixed(3));
    this.#layers = layers;
    this.#frame.append(...layers);
    show();
  }

  #start({ kind }: Movement): void {
    this.#frame?.classList.add(kind);
    this.#rest = window.setTimeout(() => this.end(), AFTER + RESTS[kind]);
  }
}
