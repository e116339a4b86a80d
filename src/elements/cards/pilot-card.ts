import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { pilotSkill } from '../../rules/campaign/card/pilot-card.ts';
import { CATEGORIES, CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { halvesText, victoriesName } from '../../rules/words/counted.ts';
import { mechWearText, wearOfMech } from '../../rules/words/mech-wear.ts';
import { signed } from '../../rules/words/words.ts';
import '../campaign/experience-bar.ts';
import '../campaign/rank-sign.ts';
import { styled } from '../common/styled.ts';
import { plate } from '../page/plate.ts';
import plateStyles from '../page/plate.css?inline';
import frameStyles from '../page/page-frame.css?inline';
import '../page/view-window.ts';
import styles from './pilot-card.css?inline';
import { calledSo, kindsIn, spentWords, standing, toCome } from './pilot-words.ts';

/** Kinds of the stockpile listed on a phone's card; the rest are counted. */
const FEW_KINDS = 9;

/**
 * Shows a pilot's card like the printed one: rank, name, victories, the 'Mech, experience, skill in each
 * category, and the stockpile.
 */
@customElement('pilot-card')
export class PilotCard extends LitElement {
  static override styles = styled(plateStyles, frameStyles, styles);

  @property({ attribute: false }) pilot!: Pilot;
  @property({ attribute: false }) mech: Mech | null = null;
  @property({ attribute: false }) booklet: Booklet | null = null;
  /** Address of the full stockpile; empty for no link. */
  @property() stockpile = '';

  override render(): TemplateResult {
    const { pilot } = this;
    const wear = this.mech && wearOfMech(this.mech);
    return html`<article class="page frame" aria-label=${`Pilot card of ${pilot.name}`}>
      <header class="top grid dense">
        <div class="plate rank">
          ${plate('score')} <rank-sign .victories=${pilot.victories} named></rank-sign>
        </div>
        <div class="plate who">
          ${plate('range')}
          <h2><small>${standing(pilot)}</small><b>${pilot.name}</b></h2>
        </div>
        <div class="plate won">
          ${plate('number')}
          <p><small>${victoriesName(pilot.victories)}</small> ${halvesText(pilot.victories)}</p>
        </div>
      </header>
      <view-window bare poster="portrait" .wear=${wear} .booklet=${this.booklet}></view-window>
      ${this.mech ? html`<p class="unseen">${this.mech.name}: ${mechWearText(this.booklet, wear)}</p>` : nothing}
      ${this.#experience()} ${this.#skills()} ${this.#stockpile()}
    </article>`;
  }

  #experience(): TemplateResult {
    const { pilot } = this;
    const spent = spentWords(pilot);
    return html`<section class="plate past" aria-label="Experience">
      ${plate('status')}
      <p class="tab caps">${calledSo(pilot)}</p>
      <div class="sum">
        <p class="words">
          Experience ${pilot.experience} t <span class="thin">· ${toCome(pilot)}</span>
        </p>
        <experience-bar .experience=${pilot.experience} told></experience-bar>
        ${spent ? html`<p class="thin spent">${spent}</p>` : nothing}
      </div>
    </section>`;
  }

  #skills(): TemplateResult {
    const skill = pilotSkill(this.pilot);
    return html`<section class="plate skills" aria-label="Categories">
      ${plate('critical')}
      <ul>
        ${CATEGORIES.map(
          (category) =>
            html`<li class=${classMap({ up: skill[category] > 0 })}>
              <span class="bold">${category}</span> <span>${CATEGORY_NAMES[category]}</span>
              <b>${skill[category] === 0 ? '0' : signed(skill[category])}</b>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  #stockpile(): TemplateResult {
    const kinds = kindsIn(this.pilot);
    const parts = this.pilot.stockpile.length;
    const more = kinds.length - FEW_KINDS;
    return html`<section class="plate stock grid apart" aria-label="Stockpile">
      ${plate('console')}
      ${
        kinds.length === 0
          ? html`<p class="thin">The stockpile is empty.</p>`
          : html`<ul>
                ${kinds.map(
                  ({ name, count, hurt }, at) =>
                    html`<li class=${at >= FEW_KINDS ? 'not-phone' : ''}>
                      <span>${name}</span>
                      <span class="count firm"
                        ><b>${count}</b>${hurt > 0 ? html` <i>${hurt} hurt</i>` : nothing}</span
                      >
                    </li>`,
                )}
                ${
                  more > 0
                    ? html`<li class="more on-phone">
                        <a href=${this.stockpile}
                          >and ${more} more ${more === 1 ? 'kind' : 'kinds'}</a
                        >
                      </li>`
                    : nothing
                }
              </ul>
              <p class="all fine centered"><b>${parts}</b> ${parts === 1 ? 'part' : 'parts'}</p>`
      }
    </section>`;
  }
}
