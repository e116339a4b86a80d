import { LitElement, html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { styled } from '../common/styled.ts';
import styles from './chance-line.css?inline';
import { STAR, turnsNamed } from './duel-curve.ts';
import { END_WORDS } from './end-words.ts';

/** A scale of chances, in percent. */
const SCALE = [100, 50, 0] as const;

/**
 * The winner's chance to win, in ink over the turns; explosions are stars, the turn that decided is yellow. A list says
 * the same to screen readers.
 */
@customElement('chance-line')
export class ChanceLine extends LitElement {
  static override styles = styled(styles);

  /** Before each turn and at the end, in percent. */
  @property({ attribute: false }) chances: readonly number[] = [];
  @property() pilot = '';
  /** Turns in which ammunition explodes. */
  @property({ attribute: false }) exploded: readonly number[] = [];
  @property({ attribute: false }) decided: number | null = null;

  override render(): TemplateResult {
    const { chances, decided, exploded, pilot } = this;
    const turns = chances.length - 1;
    const across = (turn: number): number => Math.round((10_000 * turn) / turns) / 100;
    const line = chances.map((chance, turn) => `${across(turn)} ${100 - chance}`).join('L');
    return html`<figure class="down" aria-label=${END_WORDS.chances(pilot)}>
      <figcaption class="fine soft" aria-hidden="true">${END_WORDS.chances(pilot)}</figcaption>
      <div class="plot" aria-hidden="true">
        <svg class="lines" viewBox="0 0 100 100" preserveAspectRatio="none">
          ${
            decided === null
              ? nothing
              : svg`<rect class="decided" x=${across(decided - 1)} y="0" width=${across(1)} height="100"/>`
          }
          ${SCALE.map((chance) => svg`<path class="rule" d="M0 ${100 - chance}H100"/>`)}
          <path class="line" d="M${line}" />
        </svg>
        ${SCALE.map((chance) => html`<span class="points" .style=${`top: ${100 - chance}%`}>${chance}</span>`)}
        ${turnsNamed(turns).map((turn) => html`<span class="turn" .style=${`left: ${across(turn)}%`}>${turn}</span>`)}
        ${exploded.map(
          (turn) =>
            html`<svg
              class="star"
              viewBox="0 0 20 20"
              .style=${`left: ${across(turn)}%; top: ${100 - (chances[turn] ?? 0)}%`}
            >
              ${STAR}
            </svg>`,
        )}
      </div>
      <ol class="unseen">
        ${chances.slice(1).map((chance, at) => html`<li>${END_WORDS.chanceAfter(at + 1, chance)}</li>`)}
      </ol>
    </figure>`;
  }
}
