import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { WhatIf } from '../../rules/battle/what-if.ts';

/** A mark for each number that is open to the enemy: whether a maneuver hits, and whether it is hit. */
export const answerMarks = (answers: readonly WhatIf[], which: 'do' | 'take'): TemplateResult =>
  html`<span class="marks ${which}" aria-hidden="true"
    >${answers.map((answer) => html`<i class=${answer[which].hits ? 'hit' : ''}></i>`)}</span
  >`;
