import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { sideOf } from '../../rules/battle/battle.ts';
import type { Draw } from '../../rules/battle/orders.ts';
import type { Named } from '../../rules/words/tell.ts';
import { seatsOfPeople } from '../../rules/words/tell.ts';
import type { MissionSays } from '../common/contexts.ts';
import { missionContext, severalContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import '../common/sheet-dialog.ts';
import { icon, pilotMark } from '../common/signs.ts';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';
import styles from './duel-menu.css?inline';
import { styled } from '../common/styled.ts';
import { DEVICE_WORDS } from './device-words.ts';

/**
 * Shows the menu of a duel or battle: leave, rules, draw, settings.
 *
 * @fires draw-made - detail `{ draw }`: all people agree (D14), or one claims it (D15); computer pilots are
 * asked afterward
 * @fires settings-asked
 * @fires draw-asked - all pilots will look at the device
 * @fires menu-closed
 */
@customElement('duel-menu')
export class DuelMenu extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) names: readonly Named[] = [];
  @property({ attribute: false }) out: readonly number[] = [];
  @property({ type: Boolean }) open = false;
  /** Between battles there is nothing to draw. */
  @property({ type: Boolean, attribute: 'no-draw' }) noDraw = false;
  @fromContext(severalContext) private several = false;
  @fromContext(missionContext) private mission: MissionSays | null | undefined;
  /** Name of the hangar the game belongs to; empty for none. */
  @property() hangar = '';
  /** A draw can be claimed (D15). */
  @property({ type: Boolean, attribute: 'may-claim' }) mayClaim = false;
  @state() private drawing = false;
  @state() private agreed: readonly number[] = [];

  override render(): TemplateResult {
    return html`<sheet-dialog
      heading=${this.drawing ? DEVICE_WORDS.aDraw : DEVICE_WORDS.menu}
      .open=${this.open}
      @sheet-closed=${this.#closed}
    >
      ${this.drawing ? this.#draw() : this.#items()}
    </sheet-dialog>`;
  }

  get #seats(): readonly number[] {
    return seatsOfPeople(this.names).filter((seat) => !this.out.includes(seat));
  }

  get #ofGame(): readonly string[] {
    return this.names.flatMap(({ ofGame, pilot }, seat) =>
      ofGame && !this.out.includes(seat) ? pilot : [],
    );
  }

  #items(): TemplateResult {
    const many = this.several || this.names.length > 2;
    return html`<p class="soft">${DEVICE_WORDS.saved(many)}</p>
      <div class="items stack">
        <a class="button" href="#/">${DEVICE_WORDS.leave}</a>
        ${
          this.hangar
            ? html`<a class="button" href=${`#/hangar/${this.hangar}`}>${DEVICE_WORDS.toHangar}</a>`
            : nothing
        }
        <a class="button" href=${many ? '#/rules/many' : '#/rules'}>${DEVICE_WORDS.readRules}</a>
        <a class="button" href="#/learn">${DEVICE_WORDS.learn}</a>
        ${this.noDraw ? nothing : this.#draws()}
        <button
          type="button"
          class="button"
          @click=${() => {
            this.#close();
            say(this, 'settings-asked');
          }}
        >
          ${DEVICE_WORDS.settings}
        </button>
      </div>`;
  }

  #draws(): TemplateResult {
    const alone = this.#seats.length === 1;
    // In a fight of a contract a draw would lose the mission (S10).
    const isOffered = !this.mission?.escape;
    return html`${
      isOffered
        ? html`<button type="button" class="button" @click=${alone ? this.#offer : this.#asks}>
            ${alone ? DEVICE_WORDS.offer(this.#ofGame) : DEVICE_WORDS.draw}
          </button>`
        : nothing
    }
    ${
      this.mayClaim
        ? this.#seats.map(
            (seat) =>
              html`<button
                type="button"
                class="button"
                @click=${() => this.#made({ by: 'claimed', seat })}
              >
                ${DEVICE_WORDS.claims(this.names[seat]?.pilot ?? '')}
              </button>`,
          )
        : nothing
    }`;
  }

  /** Only computer pilots are left to ask, and they answer at once. */
  readonly #offer = (): void => this.#made({ by: 'agreed' });

  readonly #asks = (): void => {
    this.agreed = [];
    this.drawing = true;
    // The other pilot is asked now and must not see the pick.
    say(this, 'draw-asked');
  };

  #draw(): TemplateResult {
    return html`<p>${DEVICE_WORDS.drawIf(this.names.length)}</p>
      <div class="items stack">
        ${this.#seats.map((seat) => {
          const said = this.agreed.includes(seat);
          return html`<button
            type="button"
            class="button ${said ? 'main' : ''}"
            aria-pressed=${said}
            @click=${() => this.#agree(seat)}
          >
            ${pilotMark(sideOf(seat))} ${DEVICE_WORDS.agrees(this.names[seat]?.pilot ?? '')}
            ${said ? icon('tick') : nothing}
          </button>`;
        })}
      </div>`;
  }

  #agree(seat: number): void {
    this.agreed = this.agreed.includes(seat)
      ? this.agreed.filter((each) => each !== seat)
      : [...this.agreed, seat];
    if (this.agreed.length === this.#seats.length) this.#made({ by: 'agreed' });
  }

  #made(draw: Draw): void {
    this.#close();
    say(this, 'draw-made', { draw });
  }

  #close(): void {
    this.open = false;
  }

  readonly #closed = (event: Said<'sheet-closed'>): void => {
    event.stopPropagation();
    this.open = this.drawing = false;
    say(this, 'menu-closed');
  };
}

declare global {
  interface HTMLElementEventMap {
    'draw-made': CustomEvent<{ draw: Draw }>;
    'draw-asked': CustomEvent<null>;
    'settings-asked': CustomEvent<null>;
    'menu-closed': CustomEvent<null>;
  }
}
