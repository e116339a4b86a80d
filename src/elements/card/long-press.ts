import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { LitElement, html, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { byVoice } from '../common/last-pressed.ts';
import { ignoreUntilLifted } from '../common/press-guard.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import styles from './long-press.css?inline';

/** In px: half of the ring with its edge, wider than a fingertip. */
const REACH = 58;
/** In px: from the finger to the words above it, and the room they need there. */
const [APART, ROOM] = [74, 130];

/**
 * A ring around a finger that holds something down. It fills while words say what holding does; when full it shows
 * a tick without words, as the shutters fall next. Without room above the finger the words are below it. It takes
 * no touches.
 */
@customElement('hold-ring')
export class HoldRing extends LitElement {
  static override styles = styled(styles);

  /** Position of the finger in the window, in px. */
  @property({ type: Number }) x = 0;
  @property({ type: Number }) y = 0;
  /** Time to fill, in ms. */
  @property({ type: Number }) fills = 0;
  /** What happens when full. */
  @property() lead = '';
  /** What lifting the finger earlier does. */
  @property() note = '';
  @property({ type: Boolean, reflect: true }) full = false;

  override render(): TemplateResult {
    const { fills, full, lead, note, x, y } = this;
    const isUnder = y < APART + ROOM;
    const at = isUnder ? y + APART : window.innerHeight - y + APART;
    const words = html`<div
      class="words inked rounded ${isUnder ? 'under' : 'over'}"
      .style=${`--at: ${at}px; --x: ${x}px`}
    >
      <p class="lead abreast">${icon('lock')} <b>${lead}</b></p>
      <p>${note}</p>
    </div>`;
    return html`${full ? nothing : words}
      <div
        class="ring mid"
        .style=${`--x: ${x}px; --y: ${y}px; --reach: ${REACH}px; --fills: ${fills}ms`}
      >
        ${svg`<svg viewBox="-58 -58 116 116" aria-hidden="true">
          <circle class="ground" r="48" pathLength="1" />
          <circle class="filled" r="48" pathLength="1" transform="rotate(-90)" />
          <circle class="edge" r="56.5" />
          <circle class="edge" r="39.5" />
        </svg>`}
        ${full ? html`<span class="tick mid inked">${icon('tick')}</span>` : nothing}
      </div>`;
  }
}

/** Shorter touches are taps, in ms. */
const TAP = 150;
/** Time to fill, in ms. */
const FILLS = 650;
/** How long the tick shows, in ms. */
const TICK = 400;
/** A finger that moves further is scrolling, in px. */
const STILL = 10;

/** Called at the end of a press. */
interface Press<Thing> {
  /** The ring is full. */
  readonly held: (thing: Thing) => void;
  /** Lifted earlier: as a tap. */
  readonly lifted: (thing: Thing) => void;
  /** The two lines of the ring. */
  readonly words: (thing: Thing) => readonly [lead: string, note: string];
}

/**
 * Notices when something is held down without moving, and shows the ring. When full, lifting that finger does
 * nothing more. Renders its host when filling begins and ends. Off for users of a screen reader.
 */
export class LongPress<Thing> implements ReactiveController {
  /** What is being held. */
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

  /** Ignores the trembling of a finger. */
  move({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > STILL) this.end();
  }

  /** After a while the lift makes no click. */
  readonly lift = (): void => {
    const thing = this.on;
    this.end();
    if (thing !== null) this.#press.lifted(thing);
  };

  /** Scrolled, or moved away. */
  readonly end = (): void => {
    window.clearTimeout(this.#timer);
    this.#ring?.remove();
    this.#ring = null;
    if (this.on === null) return;
    this.on = null;
    this.#host.requestUpdate();
  };
}
