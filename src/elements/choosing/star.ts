import { html, svg } from 'lit';
import type { TemplateResult } from 'lit';

/** A star of eleven points around (15, 15). */
const STAR = Array.from({ length: 22 }, (_, index) => {
  const [reach, turn] = [index % 2 === 0 ? 14.5 : 10, (index * Math.PI) / 11];
  return `${(15 + reach * Math.sin(turn)).toFixed(1)},${(15 - reach * Math.cos(turn)).toFixed(1)}`;
}).join(' ');

/** Damage as it is done, black, or taken, an outline; without a number only the sign. */
export const star = (damage: number | null, which: 'do' | 'take'): TemplateResult =>
  html`<svg class="star ${which}" viewBox="0 0 30 30" aria-hidden="true">
    <polygon points=${STAR} />
    ${damage === null ? svg`` : svg`<text x="15" y="20.5">${damage}</text>`}
  </svg>`;
