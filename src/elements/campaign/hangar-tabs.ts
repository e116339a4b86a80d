import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { styled } from '../common/styled.ts';
import styles from './hangar-tabs.css?inline';

const TABS = [
  { name: 'pilots', words: 'Pilots', path: '' },
  { name: 'stockpile', words: 'Stockpile', path: '/stockpile' },
  { name: 'chronicle', words: 'Chronicle', path: '/chronicle' },
  { name: 'memorial', words: 'Memorial', path: '/memorial' },
] as const;
export type HangarTab = (typeof TABS)[number]['name'];

@customElement('hangar-tabs')
export class HangarTabs extends LitElement {
  static override styles = styled(styles);
  @property() hangarId = '';
  @property() here: HangarTab = 'pilots';

  override render(): TemplateResult {
    return html`<nav aria-label="In this hangar">
      ${TABS.map(
        ({ name, words, path }) =>
          html`<a
            class="mid centered finger inks"
            href=${`#/hangar/${this.hangarId}${path}`}
            aria-current=${name === this.here ? 'page' : nothing}
            >${words}</a
          >`,
      )}
    </nav>`;
  }
}
