import { LitElement, html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { explodedIn } from '../../rules/battle/course.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import styles from './chance-line.css?inline';
import curveStyles from './duel-curve.css?inline';
import type { Judged } from './deciding.ts';
import { STAR, turnsNamed } from './duel-curve.ts';
import { END_WORDS } from './end-words.ts';
import type { Ending } from './ending.ts';

/** A scale of chances, in percent. */
const SCALE = [100, 50, 0] as const;

/**
 * The turn that decided a duel, and the winner's chance in ink over the turns: explosions are stars, that turn is yellow.
 * A list says the same to screen readers.
 */
@customElement('chance-line')
export class ChanceLine extends LitElement {
  static override styles = styled(curveStyles, styles);

  @property({ attribute: false }) ending!: Ending;
  @property({ attribute: false }) judged!: Judged;
  /** Of the duel, for its replay. */
  @property() saveId = '';

  override render(): TemplateResult {
    const { ending, judged, saveId } = this;
    const { decided } = judged;
    const [fought] = ending.fought;
    const seats = fought?.battles.at(-1)?.seats ?? [];
    /** Of a draw the first. */
    const seat = Math.max(
      0,
      seats.findIndex(({ out }) => out === null),
    );
    const pilot = ending.names[seat]?.pilot ?? '';
    const chances = judged.chances.map((chance) => (seat === 0 ? chance : 100 - chance));
    const exploded = [0, 1].flatMap((each) => explodedIn(fought?.exchanges ?? [], each));
    return html`${
        decided
          ? html`<a class="decided" href=${`#/records/${saveId}/${decided.turn}`}
              ><b>${END_WORDS.decided(decided.turn)}</b>
              <span>${END_WORDS.decidedBy(pilot, decided.from, decided.to)}</span>
              <b class="together">${END_WORDS.replayIt} ${icon('on')}</b></a
            >`
          : nothing
      }
      <figure class="down" aria-label=${END_WORDS.chances(pilot)}>
        <figcaption class="fine soft" aria-hidden="true">${END_WORDS.chances(pilot)}</figcaption>
        ${this.#plot(chances, exploded)}
        <ol class="unseen">
          ${chances.slice(1).map((chance, at) => html`<li>${END_WORDS.chanceAfter(at + 1, chance)}</li>`)}
        </ol>
      </figure>`;
  }

  #plot(chances: readonly number[], exploded: readonly number[]): TemplateResult {
    const { decided } = this.judged;
    const turns = chances.length - 1;
    const across = (turn: number): number => Math.round((10_000 * turn) / turns) / 100;
    const line = chances.map((chance, turn) => `${across(turn)} ${100 - chance}`).join('L');
    return html`<div class="plot" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        ${decided ? svg`<rect class="drawn" x=${across(decided.turn - 1)} y="0" width=${across(1)} height="100"/>` : nothing}
        ${SCALE.map((chance) => svg`<path class="drawn rule" d="M0 ${100 - chance}H100"/>`)}
        <path class="drawn armor" d="M${line}" />
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
    </div>`;
  }
}
