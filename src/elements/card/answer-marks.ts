import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { WhatIf } from '../../rules/battle/what-if.ts';
import { fateSign, fatesIn } from './fate-marks.ts';

/**
 * A mark for each number that is open to the enemy: whether a maneuver hits, and whether it is hit; a
 * sign where somebody is killed, out or may escape by it.
 */
export const answerMarks = (answers: readonly WhatIf[], which: 'do' | 'take'): TemplateResult =>
  html`<span class="marks ${which}" aria-hidden="true"
    >${answers.map((answer) => {
      const [gravest] = fatesIn(answer, which);
      return gravest && gravest !== 'shuts down'
        ? fateSign(gravest, which)
        : html`<i class=${answer[which].hits ? 'hit' : ''}></i>`;
    })}</span
  >`;
