import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { LitElement, html, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { byVoice } from '../common/last-pressed.ts';
import { ignoreUntilLifted } from '../common/press-guard.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import styles from './long-press.css?inline';

/** Wider than a fingertip: half of the ring and its edge (pixels). */
const REACH = 58;
/** From the finger to the words over it, and the least room that they need there (pixels). */
const [APART, ROOM] = [74, 130];

/**
 * A ring round a finger that holds something down: it fills, and words over it say what that does. Full, it has a
 * tick and no words: what was held down is locked in, and the shutters fall below it. Where there is no room over the
 * finger the words stand under it. It lies over the page and takes no touch.
 */
@customElement('hold-ring')
export class HoldRing extends LitElement {
  static override styles = styled(styles);

  /** Where the finger is (pixels of the window). */
  @property({ type: Number }) x = 0;
  @property({ type: Number }) y = 0;
  /** In which time it fills (milliseconds). */
  @property({ type: Number }) fills = 0;
  /** What it does once it is full. */
  @property() lead = '';
  /** What lifting the finger does until then. */
  @property() note = '';
  @property({ type: Boolean, reflect: true }) full = false;

  override render(): TemplateResult {
    const { fills, full, lead, note, x, y } = this;
    const isUnder = y < APART + ROOM;
    const at = isUnder ? y + APART : window.innerHeight - y + APART;
    const words = html`<div
      class="words ${isUnder ? 'under' : 'over'}"
      .style=${`--at: ${at}px; --x: ${x}px`}
    >
      <p class="lead abreast">${icon('lock')} <b>${lead}</b></p>
      <p>${note}</p>
    </div>`;
    return html`${full ? nothing : words}
      <div
        class="ring"
        .style=${`--x: ${x}px; --y: ${y}px; --reach: ${REACH}px; --fills: ${fills}ms`}
      >
        ${svg`<svg viewBox="-58 -58 116 116" aria-hidden="true">
          <circle class="ground" r="48" pathLength="1" />
          <circle class="filled" r="48" pathLength="1" transform="rotate(-90)" />
          <circle class="edge" r="56.5" />
          <circle class="edge" r="39.5" />
        </svg>`}
        ${full ? html`<span class="tick">${icon('tick')}</span>` : nothing}
      </div>`;
  }
}

/** A touch that is shorter is a tap (milliseconds). */
const TAP = 150;
/** Then the ring fills in this time (milliseconds). */
const FILLS = 650;
/** The tick stands this long, while the shutters fall (milliseconds). */
const TICK = 400;
/** A finger that goes further than this scrolls (pixels). */
const STILL = 10;

/** What comes of a press. */
interface Press<Thing> {
  /** The ring is full. */
  readonly held: (thing: Thing) => void;
  /** The finger is lifted while the ring fills: as a tap. */
  readonly lifted: (thing: Thing) => void;
  /** What stands over the ring: what it does, and what lifting does. */
  readonly words: (thing: Thing) => readonly [lead: string, note: string];
}

/**
 * Notes that something is held down without moving: a ring fills round the finger, with words over it that
 * say what it does. Once it is full the lift of that finger counts nowhere. Its host is rendered again when it begins
 * to fill and when it ends. Who has the page read aloud has no long press.
 */
export class LongPress<Thing> implements ReactiveController {
  /** What the ring fills for at this moment. */
  on: Thing | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #press: Press<Thing>;
  #timer = 0;
  #ring: HoldRing | null = null;
  #from = { x: 0, y: 0 };

  constructor(host: ReactiveControllerHost, press: Press<Thing>) {
    this.#host = host;
    this.#press = press;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.end();
  }

  /** A pointer comes down on a thing. */
  begin(
    thing: Thing,
    { button, clientX: x, clientY: y, isPrimary, pointerId }: PointerEvent,
  ): void {
    this.end();
    if (button !== 0 || !isPrimary || byVoice()) return;
    this.#from = { x, y };
    this.#timer = window.setTimeout(() => this.#fill(thing, pointerId), TAP);
  }

  #fill(thing: Thing, pointer: number): void {
    const ring = document.createElement('hold-ring');
    const { x, y } = this.#from;
    const [lead, note] = this.#press.words(thing);
    Object.assign(ring, { x, y, lead, note, fills: FILLS });
    document.body.append(ring);
    this.#ring = ring;
    this.on = thing;
    this.#host.requestUpdate();
    this.#timer = window.setTimeout(() => {
      ring.full = true;
      this.#ring = null;
      this.on = null;
      window.setTimeout(() => ring.remove(), TICK);
      ignoreUntilLifted(pointer);
      this.#host.requestUpdate();
      this.#press.held(thing);
    }, FILLS);
  }

  /** It moves: no further than a finger trembles. */
  move({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > STILL) this.end();
  }

  /** It is lifted: after a while no click comes of it. */
  readonly lift = (): void => {
    const thing = this.on;
    this.end();
    if (thing !== null) this.#press.lifted(thing);
  };

  /** It is taken away, to scroll or to another place. */
  readonly end = (): void => {
    window.clearTimeout(this.#timer);
    this.#ring?.remove();
    this.#ring = null;
    if (this.on === null) return;
    this.on = null;
    this.#host.requestUpdate();
  };
}
