import type { TemplateResult } from 'lit';
import { html } from 'lit';

/** Outlines of plates, in percent of their box. */
const OUTLINES = {
  score: '0,8 6,0 100,0 88,92 80,100 6,100 0,92',
  number: '100,8 94,0 0,0 12,92 20,100 94,100 100,92',
  range: '5,0 95,0 100,92 98,100 2,100 0,92',
  window: '2,2 98,2 100,5 100,58 93,97 90,100 10,100 7,97 0,58 0,5',
  status: '0,40 2,32 24,32 29,4 31,0 69,0 71,4 76,32 98,32 100,40 100,93 97,100 3,100 0,93',
  critical: '0,6 2,0 98,0 100,6 100,94 98,100 2,100 0,94',
  name: '5,0 95,0 100,20 96,92 92,100 8,100 4,92 0,20',
  console: '4,6 6,0 94,0 96,6 100,92 98,100 2,100 0,92',
} as const;

export const plate = (outline: keyof typeof OUTLINES): TemplateResult =>
  html`<svg class="shape" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <polygon class="outer" points=${OUTLINES[outline]} />
    <polygon class="inner" points=${OUTLINES[outline]} />
  </svg>`;
