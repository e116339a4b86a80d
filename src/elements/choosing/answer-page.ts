import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Fate, WouldDo } from '../../rules/battle/what-if.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { fateText } from '../../rules/words/if-text.ts';
import { fateSigns } from '../card/fate-marks.ts';
import { OwnTask } from '../common/own-task.ts';
import { styled } from '../common/styled.ts';
import '../page/booklet-page.ts';
import styles from './answer-page.css?inline';
import { CHOOSING_WORDS } from './choosing-words.ts';
import signStyles from './answer-signs.css?inline';
import { star } from './answer-signs.ts';

/** One of the two pages an answer leads to: who sees it, the page, and the effect of the hit. */
@customElement('answer-page')
export class AnswerPage extends OwnTask {
  static override styles = styled(signStyles, styles);

  /** The blow the page shows: the own one (`do`) or the enemy's (`take`). */
  @property({ attribute: false }) would!: WouldDo;
  @property() which: 'do' | 'take' = 'do';
  /** Fates of the pilot who is hit. */
  @property({ attribute: false }) fates: readonly Fate[] = [];
  /** The hit pilot's booklet, held by the other. */
  @property({ attribute: false }) booklet!: Booklet;
  @property({ attribute: false }) wear: Wear | null = null;
  /** The pilot who gets the status on the page. */
  @property() tell = '';
  /** Phone on its side: the displays and words are beside the window, without the critical's display. */
  @property({ type: Boolean, reflect: true }) low = false;
  @property() pilot = '';
  /** The range afterwards; empty if it stays the same. */
  @property() range = '';

  override render(): TemplateResult {
    const { bites, damage, hits, line, screen } = this.would;
    const { pilot, which } = this;
    const named = which === 'do' ? pilot : null;
    return html`<h2>
        <b>${which === 'do' ? CHOOSING_WORDS.sees : CHOOSING_WORDS.seesOf(pilot)}</b>
        ${screen.number}${line ? ` ${line.letter}` : nothing}
      </h2>
      <booklet-page
        no-console
        class=${this.low ? 'half' : ''}
        ?lying=${this.low}
        criticals=${hits && line && !this.low ? 'letter' : 'none'}
        level="3"
        .booklet=${this.booklet}
        .number=${screen.number}
        .tell=${this.tell}
        .letter=${line?.letter ?? null}
        ?missed=${!bites}
        .wear=${this.wear}
      ></booklet-page>
      <div class="comes">
        ${hits ? star(damage, which) : nothing}
        <p>
          <b>${which === 'do' ? CHOOSING_WORDS.deals(damage) : CHOOSING_WORDS.takes(damage)}</b>
          ${bites ? html`<span>${bites.critical.part}</span>` : nothing}
          ${this.fates.map(
            (fate) =>
              html`<span class="abreast dense bold"
                >${fateSigns([fate], which)} ${fateText(fate, named)}</span
              >`,
          )}
          ${this.range ? html`<span>${CHOOSING_WORDS.thenRange(this.range)}</span>` : nothing}
        </p>
      </div>`;
  }
}
