import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { firstIcon } from './first-signs.ts';

/** The button with three lines that opens a stage's menu; `name` is read by screen readers. */
export const menuButton = (name: string, asked: () => void): TemplateResult =>
  html`<button slot="buttons" type="button" class="menu" aria-label=${name} @click=${asked}>
    ${firstIcon('menu')}
  </button>`;
