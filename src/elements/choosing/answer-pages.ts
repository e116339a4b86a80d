import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Battle } from '../../rules/battle/battle.ts';
import { bookletOf } from '../../rules/battle/battle.ts';
import type { WhatIf } from '../../rules/battle/what-if.ts';
import type { Range } from '../../rules/vocabulary.ts';
import type { Named } from '../../rules/words/tell.ts';
import { colourSign, icon } from '../common/signs.ts';
import { wornIn } from '../turn/facts/account.ts';
import './answer-page.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';

/** One answer to a pick, and whose it is. */
interface Answered {
  readonly battle: Battle;
  readonly names: readonly Named[];
  /** Who chooses, and who answers. */
  readonly seat: number;
  readonly enemy: number;
  /** The number of the pick that the enemy hears. */
  readonly told: number;
  readonly answer: WhatIf;
  /** The range now. */
  readonly range: Range;
  /** A phone that lies. */
  readonly low: boolean;
  readonly close: () => void;
}

/** Both pages that an answer would lead to, what each does below it. */
export const answerPages = ({
  answer,
  battle,
  close,
  enemy,
  low,
  names,
  range,
  seat,
  told,
}: Answered): TemplateResult => {
  const [own, pilot] = [seat, enemy].map((each) => names[each]?.pilot ?? '');
  return html`<div class="both">
    <div class="versus">
      <p>
        <b>${told}</b>
        <span class="soft">${CHOOSING_WORDS.against}</span> ${colourSign(answer.answer.colour)}
        <b>${answer.told}</b>
      </p>
      <button type="button" class="close abreast" @click=${close}>
        ${icon('close')} ${CHOOSING_WORDS.card}
      </button>
    </div>
    <answer-page
      which="do"
      ?low=${low}
      .would=${answer.do}
      .fates=${answer.enemy}
      .booklet=${bookletOf(battle, enemy)}
      .wear=${wornIn(battle, enemy)}
      .tell=${pilot}
      .pilot=${pilot}
    ></answer-page>
    <answer-page
      which="take"
      ?low=${low}
      .would=${answer.take}
      .fates=${answer.own}
      .booklet=${bookletOf(battle, seat)}
      .wear=${wornIn(battle, seat)}
      .tell=${own}
      .pilot=${pilot}
      .range=${answer.range === range ? '' : answer.range}
    ></answer-page>
  </div>`;
};
