import type { ReactiveController, ReactiveControllerHost } from 'lit';
import around from './around-paper.css?inline';
import page from './paper.css?inline';
import { sheetOf } from './first-styled.ts';

/** Sets the paper of the printer for a stage; gives the function that removes it. */
const layPaper = (stage: Element): (() => void) => {
  const root = stage.getRootNode();
  const laid = [
    { where: document, sheet: sheetOf(page).styleSheet },
    ...(root instanceof ShadowRoot ? [{ where: root, sheet: sheetOf(around).styleSheet }] : []),
  ];
  for (const { where, sheet } of laid)
    if (sheet) where.adoptedStyleSheets = [...where.adoptedStyleSheets, sheet];
  return () => {
    for (const { where, sheet } of laid)
      where.adoptedStyleSheets = where.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};

/** Sets the printer to A5 while its stage is shown; on larger paper the stage's own rules apply. */
export class Paper implements ReactiveController {
  readonly #stage: ReactiveControllerHost & Element;
  #takeOut: (() => void) | null = null;

  constructor(stage: ReactiveControllerHost & Element) {
    this.#stage = stage;
    stage.addController(this);
  }

  hostConnected(): void {
    this.#takeOut = layPaper(this.#stage);
  }

  hostDisconnected(): void {
    this.#takeOut?.();
  }
}

/** Width of a sheet of A5 with its margins (CSS pixels). */
const SHEET = (148 / 25.4) * 96;

/**
 * Scales sheets of paper to the room of their stage. Style sheets read `--sheet`, a plain number, because not
 * every browser can compute one from the window's width.
 */
export class SheetSize implements ReactiveController {
  readonly #stage: ReactiveControllerHost & HTMLElement;
  readonly #beside: number;
  readonly #most: number;

  /** `beside`: room left and right of a sheet (pixels); `most`: largest scale. */
  constructor(
    stage: ReactiveControllerHost & HTMLElement,
    { beside, most }: { readonly beside: number; readonly most: number },
  ) {
    this.#stage = stage;
    this.#beside = beside;
    this.#most = most;
    stage.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('resize', this.#measure);
  }

  hostDisconnected(): void {
    window.removeEventListener('resize', this.#measure);
  }

  hostUpdated(): void {
    this.#measure();
  }

  /** Listens to the window: an observer would also react to the height that this changes. */
  readonly #measure = (): void => {
    const size = Math.min(this.#most, (this.#stage.clientWidth - this.#beside) / SHEET);
    if (size > 0) this.#stage.style.setProperty('--sheet', size.toFixed(4));
  };
}

/** Smallest factor of the usual size. */
const LEAST = 0.3;
const STEP = 0.05;

/** Content overflows the box below or beside. */
const isCut = (inside: HTMLElement): boolean =>
  inside.scrollHeight > inside.clientHeight ||
  [...inside.querySelectorAll('td')].some((cell) => cell.scrollWidth > cell.clientWidth);

/** Shrinks the words of a sheet in steps until long names fit. Its style sheet reads `--size`. */
export const fit = (inside: HTMLElement): void => {
  let size = 1;
  do inside.style.setProperty('--size', String(size));
  while (isCut(inside) && (size -= STEP) >= LEAST);
};
