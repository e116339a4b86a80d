import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { WhatIf } from '../../rules/battle/what-if.ts';
import type { CountedFate } from '../../rules/words/if-text.ts';
import { countedFates, pointsText, hitsAmong } from '../../rules/words/if-text.ts';
import { fateSign } from '../card/fate-marks.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';

/** A star of eleven points around (15, 15). */
const STAR = Array.from({ length: 22 }, (_, index) => {
  const [reach, turn] = [index % 2 === 0 ? 14.5 : 10, (index * Math.PI) / 11];
  return `${(15 + reach * Math.sin(turn)).toFixed(1)},${(15 - reach * Math.cos(turn)).toFixed(1)}`;
}).join(' ');

/** Damage dealt is a black star, damage taken an outline; with null only the sign. */
export const star = (damage: number | null, which: 'do' | 'take'): TemplateResult =>
  html`<svg class="star ${which}" viewBox="0 0 30 30" aria-hidden="true">
    <polygon points=${STAR} />
    ${damage === null ? svg`` : svg`<text x="15" y="20.5">${damage}</text>`}
  </svg>`;

const counted = (answers: readonly WhatIf[], which: 'do' | 'take'): TemplateResult => {
  const tally = hitsAmong(answers, which);
  return html`${which === 'do' ? 'hit' : 'take'} <b>${tally.hits}</b> of
    ${tally.of}${tally.hits > 0 ? html` <span class="soft">(${pointsText(tally)})</span>` : nothing}`;
};

/** A fate's sign with the number of answers that bring it; a draw is written out. */
const counter = ({ count, fate, which }: CountedFate): TemplateResult =>
  html`<span class="counter"
    >${fateSign(fate, which)}${fate === 'nobody wins' ? html` ${CHOOSING_WORDS.nobodyWins} ` : nothing}<b
      >${count}</b
    ></span
  >`;

/** All answers to a pick in one line: `hit 8 of 14 (5–9) · take 9 of 14 (2–7)`, then signs with counts. */
export const answerSum = (answers: readonly WhatIf[]): TemplateResult =>
  html`<span class="sum together firm"
      >${counted(answers, 'do')} · ${counted(answers, 'take')}</span
    >
    <span class="counters flow grow">${countedFates(answers).map(counter)}</span>`;
