import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { mechWearText } from '../../rules/words/mech-wear.ts';
import { plate } from '../page/plate.ts';
import type { OnCover } from '../page/duel-cover.ts';
import '../page/duel-cover.ts';
import '../page/view-window.ts';
import { duelPictures, endPictures, windowsOf } from './end-pictures.ts';
import type { Ending } from './ending.ts';
import { MOST_FATES, fateTexts } from './ending.ts';
import plateStyles from '../page/plate.css?inline';
import styles from './end-picture.css?inline';
import { styled } from '../common/styled.ts';

/**
 * The end of a duel: the winner beside the wreck, a fate on each plate, and who wins. Of a fight, as a page of the booklet:
 * the winner in the plate above, a window for each 'Mech that is out, or for all if none is, and the fates below, if they fit.
 */
@customElement('end-picture')
export class EndPicture extends LitElement {
  static override styles = styled(plateStyles, styles);

  @property({ attribute: false }) ending!: Ending;
  /** The heading is in another one, across the table. */
  @property({ type: Boolean }) second = false;

  /** Focuses the heading. */
  override firstUpdated(): void {
    this.renderRoot.querySelector('h1')?.focus({ preventScroll: true });
  }

  override render(): TemplateResult {
    const { how, names, title } = this.ending;
    if (names.length === 2) return this.#duel();
    const pictures = endPictures(this.ending);
    const [rows, inRow] = windowsOf(pictures.length);
    return html`<section class="page frame" .style=${`--in-a-row: ${inRow}; --rows: ${rows}`}>
      <div class="plate title breaks centered">
        ${plate('range')}<small class="caps">${how}</small>
        ${this.second ? html`<h2>${title}</h2>` : html`<h1 tabindex="-1">${title}</h1>`}
      </div>
      <div class="windows grid snug">
        ${pictures.map(
          ({ booklet, pilot, screen, turn, wear }) =>
            html`<div class="window">
              <view-window
                portrait
                .booklet=${booklet}
                .screen=${screen}
                .wear=${wear}
              ></view-window>
              ${names.length > 2 ? html`<p class="who">${turn === null ? pilot : `${pilot} · turn ${turn}`}</p>` : nothing}
            </div>`,
        )}
      </div>
      ${this.#fates()}
    </section>`;
  }

  /** The winner beside the wreck, and below them who wins. */
  #duel(): TemplateResult {
    const { by, title } = this.ending;
    const shown = duelPictures(this.ending).map(({ booklet, note, screen, wear }): OnCover => ({
      ...{ booklet, mech: booklet.mech.name, note, wear },
      ...(screen ? { page: screen.number } : {}),
    }));
    const worn = shown.flatMap(({ booklet, wear }) => (wear ? [mechWearText(booklet, wear)] : []));
    return html`<section class="two">
      <div class="split frame">
        <duel-cover
          plates
          draws
          .battles=${[shown]}
          alt=${[`${fateTexts(this.ending).join('. ')}.`, ...worn].join(' ')}
        ></duel-cover>
      </div>
      <div class="won">
        ${this.second ? html`<h2>${title}</h2>` : html`<h1 tabindex="-1">${title}</h1>`}
        <p class="soft">${by}</p>
      </div>
    </section>`;
  }

  #fates(): TemplateResult | typeof nothing {
    const fates = fateTexts(this.ending);
    return fates.length > MOST_FATES
      ? nothing
      : html`<div class="plate fate breaks centered">
          ${plate('status')}<small class="caps"
            >${fates.length > 1 ? 'The pilots' : 'The pilot'}</small
          >
          ${fates.map((fate) => html`<p>${fate}</p>`)}
        </div>`;
  }
}
