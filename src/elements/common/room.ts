import type { ReactiveController, ReactiveControllerHost } from 'lit';

const USUAL = 16;

/** Factor of the browser's text size. */
export const textScale = (): number =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;

/** Pixels of the window at the usual text size, like a query in rem: half for text twice as large. */
export const windowRoom = (): { readonly width: number; readonly height: number } => {
  const scale = textScale();
  return { width: window.innerWidth / scale, height: window.innerHeight / scale };
};

/** Narrow: a phone upright. Flat: a phone on its side. Broad: room for two things side by side. */
export type Layout = 'narrow' | 'flat' | 'broad';

// Pixels at the usual text size; the style sheets have the first two in rem.

const BROAD = 700;
/** Below this height a window is low. */
const HIGH = 520;
/** From this width a low window has room beside its main part. */
const LYING = 560;

/** Heights needed to show these. */
const NEEDED = {
  /** Two lines of answers would leave no row of the card. */
  answers: 720,
  slip: 760,
  /** Below it there is no room even beside the page's window. */
  console: 385,
} as const;

const layoutOf = ({ height, width }: ReturnType<typeof windowRoom>): Layout =>
  height < HIGH && width >= LYING ? 'flat' : width < BROAD || height < HIGH ? 'narrow' : 'broad';

/** What the window has room for; renders the host when that changes. */
export class Room implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #layout: Layout = 'broad';
  #lacking: readonly string[] = [];

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('resize', this.#measure);
    this.#measure();
  }

  hostDisconnected(): void {
    window.removeEventListener('resize', this.#measure);
  }

  get layout(): Layout {
    return this.#layout;
  }

  /** Room for one thing at a time. */
  get isPhone(): boolean {
    return this.#layout !== 'broad';
  }

  lacks(what: keyof typeof NEEDED): boolean {
    return this.#lacking.includes(what);
  }

  readonly #measure = (): void => {
    const room = windowRoom();
    const layout = layoutOf(room);
    const lacking = Object.entries(NEEDED).flatMap(([what, least]) =>
      room.height < least ? [what] : [],
    );
    // Needs are nested: their number says which are lacking.
    if (layout === this.#layout && lacking.length === this.#lacking.length) return;
    this.#layout = layout;
    this.#lacking = lacking;
    this.#host.requestUpdate();
  };
}

/** Whether the window is so wide, at the size of writing that the browser has; renders the host when that changes. */
export class Wide implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #query: MediaQueryList;

  constructor(host: ReactiveControllerHost, from: '43.75rem' | '68.75rem' = '68.75rem') {
    this.#host = host;
    this.#query = matchMedia(`(width >= ${from})`);
    host.addController(this);
  }

  get is(): boolean {
    return this.#query.matches;
  }

  hostConnected(): void {
    this.#query.addEventListener('change', this.#changed);
  }

  hostDisconnected(): void {
    this.#query.removeEventListener('change', this.#changed);
  }

  readonly #changed = (): void => this.#host.requestUpdate();
}
