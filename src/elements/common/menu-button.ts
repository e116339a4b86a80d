import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { firstIcon } from './first-signs.ts';

/** The button with three lines, which asks for a stage's menu, for the bar of a stage or any other
 *  place; `name` is what a screen reader says. */
export const menuButton = (name: string, asked: () => void): TemplateResult =>
  html`<button slot="buttons" type="button" class="menu" aria-label=${name} @click=${asked}>
    ${firstIcon('menu')}
  </button>`;
