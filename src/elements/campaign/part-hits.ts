import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Part } from '../../rules/campaign/card/part.ts';
import { MOST_CRITICALS, criticalsOf, isUsable } from '../../rules/campaign/card/part.ts';
import { styled } from '../common/styled.ts';
import { hitsWords } from './campaign-words.ts';
import styles from './part-hits.css?inline';

/**
 * Shows the criticals of a part: three boxes, filled per critical, struck through if the part is no salvage.
 *
 * @cssprop --hit - the side of a box
 */
@customElement('part-hits')
export class PartHits extends LitElement {
  static override styles = styled(styles);

  /** The part; `part` is taken by the DOM. */
  @property({ attribute: false }) piece: Part | null = null;
  /** The words are written beside it or in a label: hidden from screen readers. */
  @property({ type: Boolean }) silent = false;

  override render(): TemplateResult {
    const { piece } = this;
    if (!piece) return html``;
    const hits = criticalsOf(piece);
    const boxes = Array.from({ length: MOST_CRITICALS }, (_, place) => place < hits);
    return html`<span class=${isUsable(piece) ? 'hits' : 'hits dead'} aria-hidden="true"
        >${boxes.map((hit) => html`<i class=${hit ? 'hit' : ''}></i>`)}</span
      >${this.silent ? '' : html`<span class="unseen">${hitsWords(piece)}</span>`}`;
  }
}
