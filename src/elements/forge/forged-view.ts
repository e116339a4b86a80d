import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ForgeRemark } from '../../forge/sheet.ts';
import { remarkText } from '../../forge/words.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { RANGES } from '../../rules/vocabulary.ts';
import { capital } from '../../rules/words/capital.ts';
import { loadText } from '../../rules/words/seat-brought.ts';
import { signed } from '../../rules/words/words.ts';
import { icon } from '../common/signs.ts';
import foldStyles from '../common/fold.css?inline';
import { styled } from '../common/styled.ts';
import { rangeTable } from '../page/range-table.ts';
import '../page/view-window.ts';
import styles from './forged-view.css?inline';
import { FORGE_WORDS, asPrinted } from './forge-words.ts';
import { glanceOf } from './glance.ts';

/** View screens shown: as a duel opens, firing, and hit. */
const PICTURES = [49, 51, 41] as const;
const HIGHEST = 15;

/** Shows the booklet made from a sheet: three pictures, its scores by range, notes, and the card. */
@customElement('forged-view')
export class ForgedView extends LitElement {
  static override styles = styled(foldStyles, styles);

  @property({ attribute: false }) booklet!: Booklet;
  @property({ attribute: false }) remarks: readonly ForgeRemark[] = [];
  /** The booklet for the pictures; set later, because drawing takes time. */
  @property({ attribute: false }) drawn: Booklet | null = null;
  /** Shows an earlier state; the sheet has faults since. */
  @property({ type: Boolean, reflect: true }) stale = false;

  override render(): TemplateResult {
    const { booklet, remarks, stale } = this;
    const { mech, statCard } = booklet;
    const loads = Object.entries(statCard.ammunition).map(([kind, points]) =>
      loadText(kind, points),
    );
    return html`<header>
        <h3>${mech.name} <span class="soft">${mech.designation}, ${mech.tonnage} t</span></h3>
        <p>${[FORGE_WORDS.facts(statCard.armor, mech.speed, mech.cost), ...loads].join(', ')}</p>
        ${stale ? html`<p class="warned abreast snug bold">${icon('warning')} ${FORGE_WORDS.asBefore}</p>` : nothing}
      </header>
      ${this.#pictures()} ${this.#glance()}
      ${
        remarks.length > 0
          ? html`<section>
              <h4 class="caps">${FORGE_WORDS.remarks}</h4>
              <ul>
                ${remarks.map((remark) => html`<li>${capital(asPrinted(remarkText(remark)))}.</li>`)}
              </ul>
            </section>`
          : nothing
      }
      <details>
        <summary>${FORGE_WORDS.card(statCard.maneuvers.length)} ${icon('down')}</summary>
        <div
          class="card stack apart"
          tabindex="0"
          role="group"
          aria-label=${FORGE_WORDS.card(statCard.maneuvers.length)}
        >
          ${RANGES.map((range) => rangeTable(range, statCard.maneuvers))}
        </div>
      </details>`;
  }

  #pictures(): TemplateResult {
    const booklet = this.drawn ?? this.booklet;
    return html`<div
      class="pictures frame grid rounded"
      role="group"
      aria-label=${FORGE_WORDS.pictures}
    >
      ${PICTURES.map(
        (number) =>
          html`<view-window
            portrait
            .booklet=${this.drawn}
            .screen=${booklet.viewScreens[number] ?? null}
          ></view-window>`,
      )}
    </div>`;
  }

  #glance(): TemplateResult {
    return html`<section>
      <h4 class="caps">${FORGE_WORDS.glance}</h4>
      <table class="glance">
        <caption class="unseen">
          ${FORGE_WORDS.glanceTable}
        </caption>
        <thead>
          <tr>
            <td></td>
            ${RANGES.map((range) => html`<th scope="col">${range}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${glanceOf(this.booklet).map(
            ({ scores, weapon }) =>
              html`<tr class=${weapon === null ? 'strikes' : ''}>
                <th scope="row">${weapon ?? FORGE_WORDS.unarmed}</th>
                ${RANGES.map((range) => {
                  const score = scores[range];
                  return html`<td>
                    ${
                      score === null
                        ? html`<span class="soft">–</span>`
                        : html`<b>${signed(score)}</b
                            ><i
                              class="bar"
                              .style=${`--of: ${Math.max(0, Math.min(1, score / HIGHEST))}`}
                            ></i>`
                    }
                  </td>`;
                })}
              </tr>`,
          )}
        </tbody>
      </table>
    </section>`;
  }
}
