import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Pairing } from '../../rules/battle/battle.ts';
import { sideOf, bookletOf } from '../../rules/battle/battle.ts';
import { enemyIn } from '../../rules/battle/duel.ts';
import type { WhatIf } from '../../rules/battle/what-if.ts';
import { toldAt } from '../card/elsewhere.ts';
import type { Said } from '../common/say.ts';
import { colourSign, icon } from '../common/signs.ts';
import { wornIn } from '../turn/facts/account.ts';
import './answer-page.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';
import './legend-sheet.ts';
import type { ChoiceView } from './choice-view.ts';
import './what-if-line.ts';
import './what-if-strip.ts';

const pilotOf = ({ names, seat }: ChoiceView, pairing: Pairing): string =>
  names[enemyIn(pairing, sideOf(seat))]?.pilot ?? '';

/** The number of the pick that the enemy turned to hears (M3). */
const toldTo = ({
  battle,
  choice: { pick, turned },
  outlook,
  picked,
}: ChoiceView): number | null =>
  pick && outlook.several ? toldAt(battle, pick, turned.range) : picked;

/** What a pick would come to, in one line. */
export const whatIfLine = (looked: ChoiceView): TemplateResult => {
  const { askLegend, choice, hand, outlook, tip } = looked;
  const over = hand.turned;
  return html`<what-if-line
    ?apart=${hand.room.layout === 'flat'}
    .console=${choice.pick?.console ?? null}
    .answers=${choice.all}
    .open=${outlook.open}
    .pilot=${outlook.several ? '' : pilotOf(looked, choice.turned)}
    .expanded=${over.shown === 'answers'}
    ?tip=${tip}
    @answers-asked=${() => (over.shown === 'answers' ? over.toCard() : over.toAnswers())}
    @legend-asked=${askLegend}
  ></what-if-line>`;
};

/** Both pages that an answer would lead to, what each does below it. */
const answerPages = (
  { battle, choice: { turned }, hand, names, seat }: ChoiceView,
  answer: WhatIf,
  told: number,
): TemplateResult => {
  const enemy = enemyIn(turned, sideOf(seat));
  const low = hand.room.layout === 'flat';
  const [own, pilot] = [seat, enemy].map((each) => names[each]?.pilot ?? '');
  return html`<div class="both">
    <div class="versus">
      <p>
        <b>${told}</b>
        <span class="soft">${CHOOSING_WORDS.against}</span> ${colourSign(answer.answer.colour)}
        <b>${answer.told}</b>
      </p>
      <button type="button" class="close abreast" @click=${() => hand.turned.toCard()}>
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

/** All answers, and over them both pages of the one that is looked at. */
export const answersSheet = (looked: ChoiceView): TemplateResult => {
  const { askLegend, choice, hand, names, outlook, shown } = looked;
  const { answer, answers, at, pick, range, turned } = choice;
  const { room, turned: over } = hand;
  const pilot = pilotOf(looked, turned);
  const told = pick ? toldTo(looked) : null;
  const hasPages = shown === 'pages' && answer !== null;
  return html`<div
    class="sheet"
    role=${room.isPhone ? 'dialog' : nothing}
    aria-label=${room.isPhone ? CHOOSING_WORDS.ifYouCall(told ?? 0) : nothing}
  >
    ${hasPages ? answerPages(looked, answer, told ?? 0) : nothing}
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
      .column=${over.column}
      @column-chosen=${({ detail }: Said<'column-chosen'>) => over.toPages(detail.console)}
      @rival-turned=${({ detail }: Said<'rival-turned'>) => hand.turnTo(detail.rival)}
      @legend-asked=${askLegend}
    ></what-if-strip>
  </div>`;
};

/** The signs that are in sight, in words. */
export const signsSheet = (looked: ChoiceView, close: () => void): TemplateResult => {
  const { battle, choice, hand, outlook, seat, shown } = looked;
  const rows = outlook.rowsAt(choice.at);
  return html`<legend-sheet
    .battle=${battle}
    .seat=${seat}
    .rows=${rows}
    .answers=${rows.flatMap(({ console }) => outlook.overall(console))}
    .open=${outlook.open}
    .pilots=${outlook.several ? CHOOSING_WORDS.theRivals : pilotOf(looked, choice.at)}
    ?columns=${!hand.room.isPhone || shown === 'answers'}
    @legend-closed=${close}
  ></legend-sheet>`;
};
