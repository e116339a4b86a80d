import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Part } from '../../rules/campaign/card/part.ts';
import { MOST_CRITICALS, criticalsOf, isUsable } from '../../rules/campaign/card/part.ts';
import { styled } from '../common/styled.ts';
import { hitsWords } from './part-words.ts';
import styles from './part-hits.css?inline';

/**
 * How hurt a part is: three boxes, one of them filled for each critical, struck through when it is no
 * salvage. A screen reader reads how many of how many; nothing where whoever shows it says so itself.
 *
 * @cssprop --hit - the side of a box
 */
@customElement('part-hits')
export class PartHits extends LitElement {
  static override styles = styled(styles);

  /** The part: an element has a `part` of its own. */
  @property({ attribute: false }) piece: Part | null = null;
  /** Its words stand beside it, or in the label of what it is part of. */
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

declare global {
  interface HTMLElementTagNameMap {
    'part-hits': PartHits;
  }
}
