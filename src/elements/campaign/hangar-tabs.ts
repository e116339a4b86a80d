import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { styled } from '../common/styled.ts';
import styles from './hangar-tabs.css?inline';

/** The road comes first while a contract runs. */
const TABS = [
  { name: 'road', words: 'Road', path: '/road' },
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
  /** A contract runs. */
  @property({ type: Boolean }) road = false;

  override render(): TemplateResult {
    const tabs = TABS.filter(({ name }) => name !== 'road' || this.road || this.here === 'road');
    return html`<nav class=${tabs.length > 4 ? 'many' : ''} aria-label="In this hangar">
      ${tabs.map(
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
