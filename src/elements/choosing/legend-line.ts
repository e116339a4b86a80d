import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Fate } from '../../rules/battle/what-if.ts';
import { fateSign } from '../card/fate-marks.ts';
import { LEGEND_WORDS } from './legend-words.ts';
import { star } from './star.ts';

/** The signs of the columns in words, open below them: damage, criticals, and these fates. */
export const legendLine = (fates: readonly Fate[]): TemplateResult =>
  html`<div class="legend">
    <span>${star(null, 'do')} ${LEGEND_WORDS.deal}</span>
    <span>${star(null, 'take')} ${LEGEND_WORDS.taken}</span>
    <span><i class="letter">F</i> ${LEGEND_WORDS.critical}</span>
    ${fates.map((fate) => html`<span>${fateSign(fate, 'do')} ${fate}</span>`)}
    <span class="soft">${LEGEND_WORDS.whose}</span>
  </div>`;
