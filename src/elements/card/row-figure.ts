import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { WhatIf } from '../../rules/battle/what-if.ts';
import { gravestIn, pointsText, hitsAmong } from '../../rules/words/if-text.ts';
import { fateSign } from './fate-marks.ts';

/** Number of answers hit (black) or hit by (outline), the damage below, and the gravest fate beside it. */
export const rowFigure = (answers: readonly WhatIf[], which: 'do' | 'take'): TemplateResult => {
  const tally = hitsAmong(answers, which);
  const fate = gravestIn(answers, which);
  return html`<span class="figure ${which} ${tally.hits === 0 ? 'none' : ''}" aria-hidden="true"
    ><b>${tally.hits}</b>${fate ? fateSign(fate, which) : nothing}<small class="centered together"
      >${pointsText(tally)}</small
    ></span
  >`;
};
