import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { WhatIf } from '../../rules/battle/what-if.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { RANGES } from '../../rules/vocabulary.ts';
import { listed } from '../../rules/words/listed.ts';
import { arrow, colourSign, icon } from '../common/signs.ts';
import { CARD_WORDS } from './card-words.ts';
import type { Warning } from './warning.ts';
import { warningMark } from './warning.ts';

/** Ranges the turn may end at. */
export const rangesAfter = (answers: readonly WhatIf[]): string =>
  listed(
    RANGES.filter((range) => answers.some((each) => each.range === range)),
    'or',
  );

/** A row of a turn in which no one can be hit: maneuver, heat and range afterwards, and that a tap locks in. */
export const deadCells = (
  { ammunition, colour, console, name }: Maneuver,
  answers: readonly WhatIf[],
  heat: readonly [from: number, to: number],
  warnings: readonly Warning[],
): TemplateResult =>
  html`<span class="no mid"><span>${console}</span></span>
    <span class="band ${colour}">
      ${colourSign(colour)} <b>${name}</b>${ammunition ? html`<i class="round"></i>` : ''}
    </span>
    <span class="after level wrap">
      <span>heat ${heat[0]} ${arrow('right')} <b>${heat[1]}</b></span>
      <span>then <b>${rangesAfter(answers)}</b></span>
      ${warnings.length > 0 ? warningMark(warnings) : ''}
      <span class="locks abreast dense bold">${icon('lock')} ${CARD_WORDS.lockIn}</span>
    </span>`;
