import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { mechWearText } from '../../rules/words/mech-wear.ts';
import { styled } from '../common/styled.ts';
import '../page/duel-cover.ts';
import styles from './end-picture.css?inline';
import { endPictures } from './end-pictures.ts';
import type { Ending } from './ending.ts';
import { fateTexts } from './ending.ts';

/** The end: the winner beside the wreck, of the battle that ended last; a fate on each plate, and below them who wins. */
@customElement('end-picture')
export class EndPicture extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) ending!: Ending;
  /** The heading is in another one, across the table. */
  @property({ type: Boolean }) second = false;

  /** Focuses the heading. */
  override firstUpdated(): void {
    this.renderRoot.querySelector('h1')?.focus({ preventScroll: true });
  }

  override render(): TemplateResult {
    const { ending, second } = this;
    const { by, title } = ending;
    const shown = endPictures(ending);
    const worn = shown.flatMap(({ booklet, wear }) =>
      booklet && wear ? [mechWearText(booklet, wear)] : [],
    );
    return html`<div class="split frame">
        <duel-cover
          plates
          draws
          .battles=${[shown]}
          alt=${[`${fateTexts(ending).join('. ')}.`, ...worn].join(' ')}
        ></duel-cover>
      </div>
      <div class="won">
        ${second ? html`<h2>${title}</h2>` : html`<h1 tabindex="-1">${title}</h1>`}
        <p class="soft">${by}</p>
      </div>`;
  }
}
