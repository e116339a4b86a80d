import type { SVGTemplateResult, TemplateResult } from 'lit';
import { html, svg } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';

// The signs of the first load; all others come with the first stage that shows one (`signs.ts`).

/**
 * ◆ the lone pilot, ◇ the rival; where the smaller side of a fight is against one, the other way round, by
 * `--mark-lone` and `--mark-rival`.
 */
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

/** A drawing as an icon in a line. */
export const drawnIcon = (drawing: SVGTemplateResult): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`;

/** One of the first load's. */
export const firstIcon = (name: keyof typeof FIRST_ICONS): TemplateResult =>
  drawnIcon(FIRST_ICONS[name]);
