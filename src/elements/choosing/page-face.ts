import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import { bookletOf, sideOf } from '../../rules/battle/battle.ts';
import { enemyIn } from '../../rules/battle/duel.ts';
import type { WhatIf } from '../../rules/battle/what-if.ts';
import { fateText } from '../../rules/words/if-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import { fateSign, fatesIn } from '../card/fate-marks.ts';
import { say } from '../common/say.ts';
import { arrow, icon } from '../common/signs.ts';
import { OwnTask } from '../common/own-task.ts';
import { styled } from '../common/styled.ts';
import '../page/booklet-page.ts';
import { wornIn } from '../turn/account.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';
import styles from './page-face.css?inline';

/** On a phone a whole page, what it comes to and the lock are so high (pixels). */
const LOW = 720;

/** The page and the letter that a look-up would lead to: `23 D`. */
const sighted = ({ do: { line, screen } }: WhatIf): string =>
  `${screen.number}${line ? ` ${line.letter}` : ''}`;

/**
 * The enemy's booklet while a pilot chooses: the page that lies open now, or the one that an answer of
 * the enemy would turn to.
 *
 * @fires face-closed - back to the card
 * @fires now-asked - the page that lies open
 * @fires leafing-asked - both booklets
 */
@customElement('page-face')
export class PageFace extends OwnTask {
  static override styles = styled(styles);

  @property({ attribute: false }) battle!: Battle;
  /** Whose booklet, and what is seen of it. */
  @property({ attribute: false }) pairing!: Pairing;
  @property({ attribute: false }) names: readonly Named[] = [];
  /** Who chooses. */
  @property({ type: Number }) seat = 0;
  /** The own console number that is picked. */
  @property({ attribute: false }) picked: number | null = null;
  /** The answer whose page is shown. */
  @property({ attribute: false }) answer: WhatIf | null = null;
  /** Beside a narrow card, and on a low phone, there is no height for the console: leafing shows it. */
  @property({ type: Boolean, reflect: true }) short = false;
  @query('.title') private readonly heading!: HTMLElement | null;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('resize', this.#measure);
    this.#measure();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('resize', this.#measure);
  }

  override render(): TemplateResult {
    const { answer, battle, names, pairing, seat } = this;
    const side = sideOf(seat);
    const enemy = enemyIn(pairing, side);
    const pilot = names[enemy]?.pilot ?? 'opponent';
    const now = pairing.sees[side].number;
    return html`<div class="bar abreast spread">
        <h1 class="title" tabindex="-1">
          ${
            answer
              ? html`${CHOOSING_WORDS.ifCalls(pilot, answer.told)}
                  <span class="way"
                    >${this.picked} ${arrow('right', 'and')} ${answer.told}
                    ${arrow('right', 'lead to')} <b>${sighted(answer)}</b></span
                  >`
              : CHOOSING_WORDS.youSee(now)
          }
        </h1>
        <button type="button" class="close abreast" @click=${() => say(this, 'face-closed')}>
          ${icon('close')} ${CHOOSING_WORDS.card}
        </button>
      </div>
      <div class="tabs" role="group" aria-label=${CHOOSING_WORDS.whichPage}>
        <button type="button" aria-pressed=${!answer} @click=${() => say(this, 'now-asked')}>
          ${CHOOSING_WORDS.now(now)}
        </button>
        ${answer ? html`<button type="button" aria-pressed="true">${CHOOSING_WORDS.ifCalls(pilot, answer.told)}: ${sighted(answer)}</button>` : nothing}
        <button type="button" aria-haspopup="dialog" @click=${() => say(this, 'leafing-asked')}>
          ${CHOOSING_WORDS.leaf}
        </button>
      </div>
      <booklet-page
        .booklet=${bookletOf(battle, enemy)}
        .number=${answer?.do.screen.number ?? now}
        .tell=${pilot}
        ?no-console=${this.short}
        .letter=${answer?.do.line?.letter ?? null}
        .wear=${wornIn(battle, enemy)}
      ></booklet-page>
      ${answer ? this.#sum(answer, pairing.range, pilot) : nothing}`;
  }

  readonly #measure = (): void => {
    const { innerWidth: width, innerHeight: height } = window;
    const lowPhone = width < 700 && height < LOW;
    this.short = lowPhone || (width >= 700 && width < 1100 && height >= 520);
  };

  #sum(answer: WhatIf, range: string, pilot: string): TemplateResult {
    const { bites, damage } = answer.do;
    return html`<p class="sum">
      <span>you deal <b>${damage}</b>${bites ? html` · ${bites.critical.part}` : nothing}</span>
      <span
        >you take
        <b>${answer.take.damage}</b
        >${answer.take.bites ? html` · ${answer.take.bites.critical.part}` : nothing}</span
      >
      ${(['do', 'take'] as const).map((which) =>
        fatesIn(answer, which).map(
          (fate) =>
            html`<span class="befalls"
              >${fateSign(fate, which)} ${fateText(fate, which === 'do' ? pilot : null)}</span
            >`,
        ),
      )}
      <span>${answer.range === range ? `stays ${range}` : `then ${answer.range}`}</span>
    </p>`;
  }

  /** Puts the focus on the heading, where it has come to cover the card. */
  focusHeading(): void {
    void this.updateComplete.then(() => this.heading?.focus({ preventScroll: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'page-face': PageFace;
  }
  interface HTMLElementEventMap {
    'face-closed': CustomEvent<null>;
    'now-asked': CustomEvent<null>;
    'leafing-asked': CustomEvent<null>;
  }
}
