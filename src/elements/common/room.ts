import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { windowRoom } from './text-size.ts';

/** Narrow: a phone that stands. Flat: a phone that lies. Broad: room for two things side by side. */
export type Layout = 'narrow' | 'flat' | 'broad';

// In pixels of usual text. The queries of the style sheets say the first two in rem.

/** From this width on two things stand side by side. */
const BROAD = 700;
/** Below this height a window is low, and a phone in it lies. */
const HIGH = 520;
/** From this width on a low window has room beside what fills its height. */
const LYING = 560;

/** Below these heights something has to give way. */
const NEEDED = {
  /** Two lines of answers would leave no row of the card. */
  answers: 720,
  /** A whole page has no room over a long slip. */
  slip: 760,
  /** A console has no room even beside the window of a page. */
  console: 385,
} as const;

const layoutOf = ({ height, width }: ReturnType<typeof windowRoom>): Layout =>
  height < HIGH && width >= LYING ? 'flat' : width < BROAD || height < HIGH ? 'narrow' : 'broad';

/** What the window has room for; its host is rendered again when that changes. */
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

  /** A phone: there is room for one thing at a time. */
  get isPhone(): boolean {
    return this.#layout !== 'broad';
  }

  /** Whether the window is too low for something. */
  lacks(what: keyof typeof NEEDED): boolean {
    return this.#lacking.includes(what);
  }

  readonly #measure = (): void => {
    const room = windowRoom();
    const layout = layoutOf(room);
    const lacking = Object.entries(NEEDED).flatMap(([what, least]) =>
      room.height < least ? [what] : [],
    );
    // What lacks the least lacks with all that need more, so that their number says which.
    if (layout === this.#layout && lacking.length === this.#lacking.length) return;
    this.#layout = layout;
    this.#lacking = lacking;
    this.#host.requestUpdate();
  };
}
