import type { TemplateResult } from 'lit';
import { html } from 'lit';
import type { Bitmap2D } from 'lean-qr';
import { LINK_WORDS } from './link-words.ts';

/** Longer links are too fine for a phone's camera, in characters. */
export const LONGEST_CODE = 1_200;
/** Light modules around a code. */
const QUIET = 4;

/** The dark runs of each row. */
const runsOf = (code: Bitmap2D): string => {
  let runs = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) {
      const start = x;
      while (code.get(x, y)) x += 1;
      if (x > start) runs += `M${start} ${y}h${x - start}v1h${start - x}z`;
    }
  return runs;
};

/** A link as a code, dark on light in any theme; the library comes with the first. */
export const linkCode = async (link: string): Promise<TemplateResult> => {
  const { generate } = await import('lean-qr');
  const code = generate(link);
  const side = code.size + 2 * QUIET;
  return html`<svg
    role="img"
    aria-label=${LINK_WORDS.code}
    viewBox=${[-QUIET, -QUIET, side, side].join(' ')}
  >
    <rect x=${-QUIET} y=${-QUIET} width=${side} height=${side} fill="#fff"></rect>
    <path d=${runsOf(code)} fill="#000"></path>
  </svg>`;
};
