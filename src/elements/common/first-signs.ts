import type { SVGTemplateResult, TemplateResult } from 'lit';
import { html, svg } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';

/** ◆ lone pilot, ◇ rival; swapped by `--mark-lone` and `--mark-rival` if the smaller side is the rival. */
export const pilotMark = (side: Side): TemplateResult =>
  html`<svg class="mark" data-side=${side} viewBox="0 0 20 20" aria-hidden="true">
    <path d="M10 1.5L18.5 10 10 18.5 1.5 10Z" stroke="currentColor" stroke-width="2.4" />
  </svg>`;

export const FIRST_ICONS = {
  menu: svg`<path d="M2 5H22M2 12H22M2 19H22"/>`,
  on: svg`<path d="M9 4L17 12 9 20"/>`,
  down: svg`<path d="M4 8L12 16 20 8"/>`,
  close: svg`<path d="M5 5L19 19M19 5L5 19"/>`,
} as const;

/** A drawing as an inline icon. */
export const drawnIcon = (drawing: SVGTemplateResult): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`;

export const firstIcon = (name: keyof typeof FIRST_ICONS): TemplateResult =>
  drawnIcon(FIRST_ICONS[name]);

/** The button with three lines that opens a stage's menu; `name` is read by screen readers. */
export const menuButton = (name: string, asked: () => void): TemplateResult =>
  html`<button slot="buttons" type="button" class="menu" aria-label=${name} @click=${asked}>
    ${firstIcon('menu')}
  </button>`;
