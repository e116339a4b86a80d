import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { bookletOf } from '../../rules/battle/battle.ts';
import type { WhatIf } from '../../rules/battle/what-if.ts';
import { toldAt } from '../card/elsewhere.ts';
import type { Said } from '../common/say.ts';
import { colourSign, icon } from '../common/signs.ts';
import { wornIn } from '../turn/facts/account.ts';
import './answer-page.ts';
import type { ChoosingState } from './choosing-state.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';
import './legend-sheet.ts';
import './what-if-line.ts';
import './what-if-strip.ts';

/** What the pick would do, in one line. `tip`: it still explains that a row can be held down. */
export const whatIfLine = (choosing: ChoosingState, tip: boolean): TemplateResult => {
  const { choice, outlook, room, shown } = choosing;
  return html`<what-if-line
    ?apart=${room.layout === 'flat'}
    .console=${choice.pick?.console ?? null}
    .answers=${choice.all}
    .open=${outlook.open}
    .pilot=${outlook.several ? '' : choosing.pilotIn(choice.turned)}
    .expanded=${shown === 'answers'}
    ?tip=${tip}
    @answers-asked=${() => choosing.answersTapped()}
    @legend-asked=${() => choosing.open('legend')}
  ></what-if-line>`;
};

/** Both pages that an answer would lead to, and what each does. `told` is the number the enemy hears. */
const answerPages = (choosing: ChoosingState, answer: WhatIf, told: number): TemplateResult => {
  const { names, outlook, room } = choosing;
  const { battle, seat } = outlook;
  const { turned } = choosing.choice;
  const enemy = outlook.enemyIn(turned);
  const low = room.layout === 'flat';
  const [own, pilot] = [names[seat]?.pilot ?? '', choosing.pilotIn(turned)];
  return html`<div class="both">
    <div class="versus abreast spread">
      <p>
        <b>${told}</b>
        <span class="soft">${CHOOSING_WORDS.against}</span> ${colourSign(answer.answer.colour)}
        <b>${answer.told}</b>
      </p>
      <button
        type="button"
        class="close abreast bold firm finger"
        @click=${() => choosing.toCard()}
      >
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
      .range=${answer.range === turned.range ? '' : answer.range}
    ></answer-page>
  </div>`;
};

/** All answers, with both pages of the one looked at above them. */
export const answersSheet = (choosing: ChoosingState): TemplateResult => {
  const { choice, names, outlook, room } = choosing;
  const { answer, answers, at, pick, range, turned } = choice;
  const pilot = choosing.pilotIn(turned);
  // The enemy turned to may be at another range, and hears another number there (M3).
  const told =
    pick && (outlook.several ? toldAt(outlook.battle, pick, turned.range) : pick.console);
  const hasPages = choosing.shown === 'pages' && answer !== null;
  return html`<div
    class="sheet"
    role=${room.isPhone ? 'dialog' : nothing}
    aria-label=${room.isPhone ? CHOOSING_WORDS.ifYouCall(told ?? 0) : nothing}
  >
    ${hasPages ? answerPages(choosing, answer, told ?? 0) : nothing}
    <what-if-strip
      ?folded=${room.isPhone}
      ?one-line=${room.lacks('answers') && room.layout === 'narrow'}
      ?bare=${room.layout === 'narrow' && hasPages}
      .console=${told}
      .heading=${turned.range === range ? '' : CHOOSING_WORDS.ifHears(pilot, told ?? 0)}
      .answers=${answers}
      .open=${outlook.openTo(turned)}
      .pilot=${pilot}
      .enemies=${outlook.pairings.map(({ rival }) => ({ rival, pilot: names[rival]?.pilot ?? '' }))}
      .turned=${turned.rival}
      .range=${turned.range}
      .fates=${room.isPhone ? [] : outlook.fatesAt(at)}
      .column=${choosing.column}
      @column-chosen=${({ detail }: Said<'column-chosen'>) => choosing.toPages(detail.console)}
      @rival-turned=${({ detail }: Said<'rival-turned'>) => choosing.turnTo(detail.rival)}
      @legend-asked=${() => choosing.open('legend')}
    ></what-if-strip>
  </div>`;
};

/** The signs in sight, in words. */
export const signsSheet = (choosing: ChoosingState): TemplateResult => {
  const { choice, outlook, room } = choosing;
  const rows = outlook.rowsAt(choice.at);
  return html`<legend-sheet
    .battle=${outlook.battle}
    .seat=${outlook.seat}
    .rows=${rows}
    .answers=${rows.flatMap(({ console }) => outlook.overall(console))}
    .open=${outlook.open}
    .pilots=${outlook.several ? CHOOSING_WORDS.theRivals : choosing.pilotIn(choice.at)}
    ?columns=${!room.isPhone || choosing.drawn === 'answers'}
    @legend-closed=${() => choosing.open(null)}
  ></legend-sheet>`;
};
