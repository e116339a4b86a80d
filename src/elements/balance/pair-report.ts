import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Side } from '../../rules/battle/battle.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import { sure } from '../../rules/sure.ts';
import type { Chosen, Weighed } from '../../tactics/balance/balance-words.ts';
import {
  BALANCE_WORDS,
  chosenBy,
  figuresOf,
  judgedText,
  pairTitle,
  shareText,
} from '../../tactics/balance/balance-words.ts';
import { colourSign } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import styles from './pair-report.css?inline';

@customElement('pair-report')
export class PairReport extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) weighed!: Weighed;

  override render(): TemplateResult {
    const { weighed } = this;
    return html`<h2 class="titled">${pairTitle(weighed)}</h2>
      <p class="soft">${judgedText(weighed)}</p>
      <dl class="grid apart">
        ${figuresOf(weighed).map(
          ([figure, words]) =>
            html`<div>
              <dt class="faint">${words}</dt>
              <dd>${figure}</dd>
            </div>`,
        )}
      </dl>
      ${
        weighed.tally.duels === 0
          ? html`<p class="soft">${BALANCE_WORDS.noDuels}</p>`
          : html`<div class="both grid roomy">${SIDES.map((side) => this.#chosen(side))}</div>`
      }`;
  }

  #chosen(side: Side): TemplateResult {
    const { mech } = this.weighed.booklets[side];
    return html`<table>
      <caption>
        ${mech.name}<span class="soft">: ${BALANCE_WORDS.chosen.toLowerCase()}</span>
      </caption>
      <tbody>
        ${chosenBy(this.weighed, side).map((each) => this.#row(side, each))}
      </tbody>
    </table>`;
  }

  #row(side: Side, { console, name, share }: Chosen): TemplateResult {
    const { statCard } = this.weighed.booklets[side];
    return html`<tr class="ruled">
      <th scope="row">
        <b class="number">${console}</b>${colourSign(sure(maneuverAt(statCard, console)).colour)}
        <span>${name}</span>
      </th>
      <td class="bar bold together" aria-hidden="true">
        ${share === null ? nothing : html`<i .style=${`width: ${share}%`}></i>`}
      </td>
      <td class="bold together">${shareText({ share })}</td>
    </tr>`;
  }
}
