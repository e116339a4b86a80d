import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { seatOf } from '../../rules/battle/battle.ts';
import type { WhatIf } from '../../rules/battle/what-if.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { countedFates } from '../../rules/words/if-text.ts';
import { fateSign } from '../card/fate-marks.ts';
import { WARNINGS, warningSign, warningsOf } from '../card/warning.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { arrow, colourSign } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import styles from './legend-sheet.css?inline';
import { LEGEND_WORDS } from './choosing-words.ts';
import signStyles from './answer-signs.css?inline';
import { star } from './answer-signs.ts';

/**
 * The signs in sight on the card and in the answers, one sentence each.
 *
 * @fires legend-closed
 */
@customElement('legend-sheet')
export class LegendSheet extends LitElement {
  static override styles = styled(signStyles, styles);

  @property({ attribute: false }) battle!: Battle;
  /** The player's seat. */
  @property({ type: Number }) seat = 0;
  /** Open maneuvers on the card. */
  @property({ attribute: false }) rows: readonly Maneuver[] = [];
  /** All answers to all of them. */
  @property({ attribute: false }) answers: readonly WhatIf[] = [];
  /** Number of maneuvers open to the enemies. */
  @property({ type: Number }) open = 0;
  /** The enemy pilot, or the word for several. */
  @property() pilots = '';
  /** Signs of the answer columns are in sight too. */
  @property({ type: Boolean }) columns = false;

  override render(): TemplateResult {
    return html`<sheet-dialog
      open
      heading=${LEGEND_WORDS.heading}
      @sheet-closed=${() => say(this, 'legend-closed')}
    >
      <dl class="stack apart">
        ${line(html`<b class="plate do">hit</b>`, LEGEND_WORDS.hit(this.open, this.pilots))}
        ${line(html`<b class="plate take">take</b>`, LEGEND_WORDS.take)}
        ${line(html`<b>+8</b>`, LEGEND_WORDS.adds)}
        ${line(html`<b>${arrow('right')}8</b>`, LEGEND_WORDS.heat)}
        ${line(html`<b>|</b>`, LEGEND_WORDS.tick(seatOf(this.battle, this.seat).shutdown))}
        ${line(colourSign('red'), LEGEND_WORDS.open)}
        ${this.rows.some(({ ammunition }) => ammunition) ? line(html`<i class="round"></i>`, LEGEND_WORDS.round) : nothing}
        ${this.#warnings()} ${this.#fates()}
        ${
          this.columns
            ? html`${line(star(7, 'do'), LEGEND_WORDS.star)}
              ${line(html`<i class="letter">F</i>`, LEGEND_WORDS.letter)}`
            : nothing
        }
      </dl>
    </sheet-dialog>`;
  }

  #warnings(): readonly TemplateResult[] {
    const { battle, seat } = this;
    const { shutdown, wounds } = seatOf(battle, seat);
    const met = new Set(this.rows.flatMap((row) => warningsOf(battle, seat, row)));
    return WARNINGS.filter((warning) => met.has(warning)).map((warning) =>
      line(warningSign(warning), LEGEND_WORDS.warning(warning, shutdown, wounds.lethalHeat)),
    );
  }

  #fates(): readonly TemplateResult[] {
    return countedFates(this.answers).map(({ fate, which }) =>
      line(fateSign(fate, which), LEGEND_WORDS.fate(fate, which === 'do' ? this.pilots : null)),
    );
  }
}

const line = (sign: TemplateResult, words: string): TemplateResult =>
  html`<div class="grid apart">
    <dt class="mid" aria-hidden="true">${sign}</dt>
    <dd>${words}</dd>
  </div>`;

declare global {
  interface HTMLElementEventMap {
    'legend-closed': CustomEvent<null>;
  }
}
