import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Battle } from '../../rules/battle/battle.ts';
import type { WhatIf } from '../../rules/battle/what-if.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { RANGES } from '../../rules/vocabulary.ts';
import { listed } from '../../rules/words/listed.ts';
import { signed } from '../../rules/words/words.ts';
import { arrow, colourSign, icon } from '../common/signs.ts';
import type { AtRange } from './elsewhere.ts';
import { toldElsewhere } from './elsewhere.ts';
import { CARD_WORDS } from './card-words.ts';
import { rowFigure } from './row-figure.ts';
import type { Warning } from './warning.ts';
import { warningMark } from './warning.ts';

interface Row {
  readonly battle: Battle;
  /** Includes the pilot's skill. */
  readonly modifier: number;
  readonly answers: readonly WhatIf[];
  /** Cost in heat. */
  readonly cost: number;
  readonly heat: number;
  readonly warnings: readonly Warning[];
  /** Rivals who hear another number. */
  readonly others: readonly AtRange[];
}

/** Column heads. */
export const cardHeads = (): TemplateResult =>
  html`<div class="columns caps soft together" aria-hidden="true">
    <span>No.</span><span>Maneuver</span><span class="adds">Adds</span>
    <span
      ><b class="plate do"><span class="you">you </span>hit</b></span
    >
    <span
      ><b class="plate take"><span class="you">you </span>take</b></span
    >
    <span class="right">Heat<span class="you"> after</span></span>
  </div>`;

const band = ({ ammunition, colour, name }: Maneuver): TemplateResult =>
  html`<span class="band ${colour}">
    ${colourSign(colour)}
    <b>${name}</b>${ammunition ? html`<i class="round"></i>` : nothing}
  </span>`;

export const rowCells = (
  maneuver: Maneuver,
  { answers, battle, cost, heat, modifier, others, warnings }: Row,
): TemplateResult =>
  html`<span class="no mid"
      ><span>${maneuver.console}</span>${toldElsewhere(battle, maneuver, others)}</span
    >
    ${band(maneuver)}
    <span class="adds">${signed(modifier)}</span>
    ${rowFigure(answers, 'do')} ${rowFigure(answers, 'take')}
    <span class="heat">
      <span><i class="you">${signed(cost)}</i> ${arrow('right')}<b>${heat}</b></span>
      ${warnings.length > 0 ? warningMark(warnings) : nothing}
    </span>`;

/** Numbers called less often are not shown as good. */
const SELDOM = 0.01;

/** A bar at the foot of a row: how often (0 to 1) a good pilot calls it. */
export const oftenBar = (often = 0): TemplateResult | typeof nothing =>
  often < SELDOM
    ? nothing
    : html`<span class="often abreast dense" aria-hidden="true"
        ><i .style=${`width: ${100 * often}%`}></i><b>${CARD_WORDS.often(often)}</b></span
      >`;

/** Ranges the turn may end at. */
export const rangesAfter = (answers: readonly WhatIf[]): string =>
  listed(
    RANGES.filter((range) => answers.some((each) => each.range === range)),
    'or',
  );

/** A row of a turn in which no one can be hit: maneuver, heat and range afterwards, and that a tap locks in. */
export const deadCells = (
  maneuver: Maneuver,
  answers: readonly WhatIf[],
  heat: readonly [from: number, to: number],
  warnings: readonly Warning[],
): TemplateResult =>
  html`<span class="no mid"><span>${maneuver.console}</span></span>
    ${band(maneuver)}
    <span class="after level wrap">
      <span>heat ${heat[0]} ${arrow('right')} <b>${heat[1]}</b></span>
      <span>then <b>${rangesAfter(answers)}</b></span>
      ${warnings.length > 0 ? warningMark(warnings) : nothing}
      <span class="locks abreast dense bold">${icon('lock')} ${CARD_WORDS.lockIn}</span>
    </span>`;
