import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Side } from '../../rules/battle/battle.ts';
import { OTHER_SIDE } from '../../rules/battle/battle.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import { number } from '../../rules/words/words.ts';
import type { Certain, CertainTurn } from '../../tactics/asked.ts';
import type { Opponents } from '../../tactics/words.ts';
import { certainText, forcedText, provedText, roundsText } from '../../tactics/words.ts';
import { arrow, colourSign, icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import { ANALYSIS_WORDS } from './analysis-words.ts';
import styles from './proof-slip.css?inline';

type ForcedWin = Extract<Certain, { kind: 'forced win' }>;

/** Up to this many answers are listed; of more only what they have in common. */
const LISTED = 3;

const isWin = (thing: Certain): thing is ForcedWin => thing.kind === 'forced win';

/**
 * Shows what the rules alone make certain before a turn: a forced win with its line, then one sentence for each
 * fact of this turn.
 */
@customElement('proof-slip')
export class ProofSlip extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) things: readonly Certain[] = [];
  @property({ attribute: false }) fought!: Opponents;

  override render(): TemplateResult {
    const { fought, things } = this;
    const others = things.filter((thing) => !isWin(thing));
    return html`<p class="certain label inked">${icon('tick')} ${ANALYSIS_WORDS.certain}</p>
      ${things.filter(isWin).map((win) => this.#win(win))}
      ${
        others.length > 0
          ? html`<ul class="stack">
              ${others.map((thing) => html`<li>${certainText(thing, fought)}</li>`)}
            </ul>`
          : nothing
      }`;
  }

  #win(win: ForcedWin): TemplateResult {
    const { fought } = this;
    const { line, side } = win;
    const enemy = OTHER_SIDE[side];
    const { booklets, pilots } = fought;
    const rounds = roundsText(line);
    const spends = line.some((turn) => turn.rounds !== null);
    return html`<h2>${forcedText(win, side, fought)}</h2>
      <div class="scroll" tabindex="0" role="group" aria-label=${forcedText(win, side, fought)}>
        <table class="fine">
          <thead>
            <tr>
              <th scope="col">${ANALYSIS_WORDS.turn}</th>
              <th scope="col">${ANALYSIS_WORDS.calls(pilots[side])}</th>
              <th scope="col">${ANALYSIS_WORDS.answers(pilots[enemy])}</th>
              <th scope="col">${ANALYSIS_WORDS.armorOf(pilots[enemy])}</th>
              ${spends ? html`<th scope="col">${ANALYSIS_WORDS.left}</th>` : nothing}
            </tr>
          </thead>
          <tbody>
            ${line.map((turn) => this.#row(turn, side, spends, booklets[enemy]))}
          </tbody>
        </table>
      </div>
      <p class="faint">${provedText(win)} ${rounds ?? nothing}</p>`;
  }

  #row(
    { answers, armor: [before, after], console, rounds, turn }: CertainTurn,
    side: Side,
    spends: boolean,
    enemy: Booklet,
  ): TemplateResult {
    return html`<tr>
      <th scope="row">${turn}</th>
      <td>${called(this.fought.booklets[side], console)}</td>
      <td>
        ${
          answers.length > LISTED
            ? ANALYSIS_WORDS.anyOf(
                answers.length,
                answers.map(({ damage }) => damage),
              )
            : answers.map(
                (answer) =>
                  html`<span class="answer together"
                    >${called(enemy, answer.console)} ${ANALYSIS_WORDS.met(answer)}</span
                  >`,
              )
        }
      </td>
      <td>
        ${number(before)}
        ${before === after ? nothing : html`${arrow('right', ANALYSIS_WORDS.to)} ${number(after)}`}
      </td>
      ${spends ? html`<td>${rounds?.left ?? nothing}</td>` : nothing}
    </tr>`;
  }
}

const called = ({ statCard }: Booklet, console: number): TemplateResult => {
  const maneuver = maneuverAt(statCard, console);
  return html`<span class="number together"
    ><b>${console}</b> ${maneuver ? colourSign(maneuver.colour) : nothing}${
      maneuver ? html`<span class="unseen">${maneuver.name}</span>` : nothing
    }</span
  >`;
};
