import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Pictures } from '../offline/pictures.ts';
import type { Booklet, ViewScreen } from '../rules/booklet.ts';
import { pictureWords } from '../rules/picture-words.ts';
import type { Wear } from '../rules/wear.ts';
import { picturesContext } from './contexts.ts';
import { country } from './country.ts';
import type { Life } from './picture-life.ts';
import { lifeOf } from './picture-life.ts';
import { plate, plateStyles } from './plate.ts';
import { shared } from './shared-styles.ts';

/** The same wear is often told anew: only another one is drawn anew. */
const differs = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) !== JSON.stringify(other);

/**
 * The cockpit window: the picture of a view screen. Until there is one, it shows the country in ink, a
 * range finder and what the enemy is doing. The undamaged 'Mech stands there until the worn one is
 * drawn.
 */
@customElement('view-window')
export class ViewWindow extends LitElement {
  static override styles = [
    shared,
    plateStyles,
    css`
      :host {
        display: block;
        position: relative;
        min-height: 0;
      }
      .cut {
        position: absolute;
        inset: 0;
        clip-path: polygon(
          2% 2%,
          98% 2%,
          100% 5%,
          100% 58%,
          93% 97%,
          90% 100%,
          10% 100%,
          7% 97%,
          0 58%,
          0 5%
        );
        background: var(--picture);
      }
      :host([strip]) .cut {
        clip-path: polygon(0 0, 100% 0, 96% 100%, 4% 100%);
      }
      /* A square. Its middle three quarters are always in the window, foot at foot; a window that is
         wider than high shows the middle of its height. */
      .cut {
        isolation: isolate;
        container-type: size;
      }
      .picture {
        /* Ink on the paper of the window. */
        mix-blend-mode: multiply;
        --side: max(min(100cqh, 133cqw), 100cqw);
        --low: 0.55;
        position: absolute;
        width: var(--side);
        height: var(--side);
        max-width: none;
        left: calc(50% - var(--side) / 2);
        bottom: calc(min(0px, 100cqh - var(--side)) * var(--low));
      }
      :host([strip]) .picture {
        --low: 0.62;
      }
      :host([lively]) .picture {
        animation: arrive 420ms ease-out;
      }
      :host([lively][life='struck']) .picture {
        animation: struck 620ms ease-out;
      }
      :host([lively][life='fires']) .cut::after {
        content: '';
        position: absolute;
        inset: 0;
        background: #fff;
        animation: flash 260ms steps(4) forwards;
        pointer-events: none;
      }
      :host([lively][life='fires']) .picture {
        animation: recoil 520ms cubic-bezier(0.2, 0.9, 0.3, 1);
      }
      :host([lively][life='blow']) .picture {
        animation: blow 560ms cubic-bezier(0.2, 0.8, 0.3, 1);
      }
      @keyframes flash {
        0% {
          opacity: 0.9;
        }
        100% {
          opacity: 0;
        }
      }
      @keyframes recoil {
        0% {
          transform: scale(1.12) translate(0, -1%);
        }
        25% {
          transform: scale(1.01) translate(-0.8%, 0.8%);
        }
        45% {
          transform: scale(1.03) translate(0.8%, 0);
        }
      }
      @keyframes struck {
        0% {
          transform: translate(4%, -2%) rotate(1.5deg) scale(1.06);
        }
        20% {
          transform: translate(-3%, 1.5%) rotate(-1deg) scale(1.04);
        }
        45% {
          transform: translate(1.5%, -0.6%) rotate(0.4deg) scale(1.02);
        }
        70% {
          transform: translate(-0.6%, 0.2%);
        }
      }
      @keyframes blow {
        0% {
          transform: scale(0.82);
        }
        30% {
          transform: scale(1.14) translate(1%, 1.4%) rotate(-1deg);
        }
        55% {
          transform: scale(1.03) translate(-1%, -0.6%) rotate(0.6deg);
        }
      }
      @keyframes arrive {
        0% {
          transform: scale(1.09) translate(1.2%, -0.8%);
        }
        30% {
          transform: scale(1.05) translate(-1%, 0.9%);
        }
        60% {
          transform: scale(1.02) translate(0.6%, -0.4%);
        }
      }
      @media (prefers-reduced-motion: reduce) {
        :host([lively][life]) .picture,
        :host([lively]) .picture,
        :host([lively][life='fires']) .cut::after {
          animation: none;
          content: none;
        }
      }
      .scene {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        overflow: visible;
      }
      .plate {
        position: absolute;
        inset: 0;
        z-index: 1;
        pointer-events: none;
      }
      .plate > .shape {
        z-index: 0;
      }
      .plate > .shape .outer {
        stroke-width: 7px;
      }
      .plate > .shape .inner {
        fill: none;
        stroke-width: 4px;
      }
      .ink {
        fill: none;
        stroke: var(--picture-ink);
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .paper {
        fill: var(--picture);
        stroke: var(--picture-ink);
        stroke-linejoin: round;
      }
      .title {
        position: absolute;
        inset: 8% 12% auto;
        text-align: center;
        color: var(--picture-ink);
        font: 700 28px/1.05 var(--font);
      }
      .title b,
      .title small {
        display: table;
        margin: 0 auto;
        background: var(--picture);
        padding: 1px 8px;
      }
      .title small {
        font: 500 15px/1.2 var(--font);
        letter-spacing: 0.12em;
        text-transform: uppercase;
      }
      :host([strip]) .title,
      :host([bare]) .title {
        display: none;
      }
    `,
  ];

  /** The view screen that is seen; null shows the country alone. */
  @property({ attribute: false }) screen: ViewScreen | null = null;
  /** Whose 'Mech it pictures. */
  @property({ attribute: false }) booklet: Booklet | null = null;
  /** What the 'Mech has suffered. */
  @property({ attribute: false, hasChanged: differs }) wear: Wear | null = null;
  /** A low strip with straight sides and no title. */
  @property({ type: Boolean, reflect: true }) strip = false;
  /** No title: the words stand elsewhere. */
  @property({ type: Boolean, reflect: true }) bare = false;
  /** The picture has just been turned to: it arrives with a jolt. */
  @property({ type: Boolean, reflect: true }) lively = false;
  /** How it arrives: by what it shows. */
  @property({ reflect: true }) life: Life = 'plain';
  @consume({ context: picturesContext, subscribe: true })
  @state()
  private pictures: Pictures | null = null;
  @state() private address: string | null = null;
  #sought = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.pictures?.removeEventListener('changed', this.#changed);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.pictures?.addEventListener('changed', this.#changed);
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('screen')) this.life = lifeOf(this.screen?.picture ?? '');
    if (changed.has('pictures')) this.pictures?.addEventListener('changed', this.#changed);

    if (['booklet', 'screen', 'wear', 'pictures'].some((name) => changed.has(name))) this.#seek();
  }

  readonly #changed = (): void => this.#seek();

  /** The still at once; then, where it must be drawn, what was drawn for the same screen and wear. */
  #seek(): void {
    this.#sought += 1;
    const sought = this.#sought;
    const { booklet, pictures, screen, wear } = this;
    this.address = booklet && screen ? (pictures?.still(booklet, screen.number) ?? null) : null;
    if (!booklet || !screen || !pictures || (this.address && !wear)) return;
    // What its owner put there stays, whatever the 'Mech has suffered.
    if (screen.image || pictures.hasOwn(booklet, screen.number)) return;
    void pictures.drawn(booklet, screen.number, wear).then((address) => {
      if (this.#sought !== sought) return;
      if (address) this.address = address;
      // Why it could not be drawn is to be said.
      else this.requestUpdate();
    });
  }

  override render(): TemplateResult {
    const { address, booklet, screen } = this;
    const words = booklet && screen ? pictureWords(booklet, screen, this.wear) : '';
    return html`
      <div class="cut">
        ${
          address
            ? html`<img
                class="picture"
                src=${address}
                alt=${this.strip || this.bare ? '' : words}
                decoding="async"
                @error=${() => (this.address = null)}
              />`
            : this.#country(words)
        }
      </div>
      ${this.strip ? null : html`<div class="plate">${plate('window')}</div>`}
    `;
  }

  /** Without a picture: the country, the title, and why no picture is drawn. */
  #country(words: string): TemplateResult {
    const { screen } = this;
    return html`<svg
        class="scene"
        viewBox=${this.strip ? '0 300 600 330' : '0 0 600 800'}
        preserveAspectRatio=${this.strip ? 'xMidYMid slice' : 'xMidYMax meet'}
        aria-hidden="true"
      >
        ${country(screen?.number ?? 49, screen?.range ?? 'medium')}
      </svg>
      ${
        screen
          ? html`<p class="title">
                <small>${this.booklet?.mech.name ?? ''}</small><b>${screen.title}</b>
                ${this.pictures?.trouble ? html`<small>${this.pictures.trouble}</small>` : nothing}
              </p>
              <p class="unseen">${this.strip || this.bare ? nothing : words}</p>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'view-window': ViewWindow;
  }
}
