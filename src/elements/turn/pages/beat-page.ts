import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { OTHER_SIDE, bookletOf, seatOf, sideOf } from '../../../rules/battle/battle.ts';
import type { Booklet, ViewScreen } from '../../../rules/booklet/booklet.ts';
import type { Beat } from '../../../rules/fight/steps.ts';
import { possessive } from '../../../rules/words/tell.ts';
import type { Wear } from '../../../rules/words/wear.ts';
import { number } from '../../../rules/words/words.ts';
import { darkened, wrecked } from '../../../rules/words/wrecked.ts';
import { arrow } from '../../common/signs.ts';
import { plate } from '../../page/plate.ts';
import '../../page/view-window.ts';
import type { Account } from '../facts/account.ts';
import { wornIn, atRest, lying } from '../facts/account.ts';
import { beatSentence, beatTitle } from '../words/turn-words.ts';

/** `armor 25 → 23`. */
const change = (name: string, from: number, to: number): TemplateResult =>
  html`<span class="change"
    >${name} <b>${number(from)} ${arrow('right', 'to')} ${number(to)}</b></span
  >`;

const numbers = ({ battle, played }: Account, beat: Beat): TemplateResult => {
  const [before, after] = [seatOf(battle, beat.seat), seatOf(played.battle, beat.seat)];
  switch (beat.kind) {
    case 'exploded': {
      const counted = Object.keys(beat.supplies).length > 0;
      return html`${change('armor', beat.from, beat.to)}
        ${counted ? change('rounds', beat.left + 1, beat.left) : nothing}
        <b class="loss">${number(beat.to - beat.from)}</b>`;
    }
    case 'shut down':
      return html`${change('heat', before.heat, beat.heat)}
        <span class="change">limit <b>${before.shutdown}</b></span>`;
    case 'started up':
      return change('heat', before.heat, beat.heat);
    case 'fell':
      return change('armor', before.armor, beat.armor);
    case 'pilot killed':
      return change('armor', before.armor, after.armor);
  }
};

/** The damaged 'Mech in a beat: darkened if shut down, lying if it fell or its pilot died, else as its enemy last saw it. */
export const beatPicture = (
  { pairing, battle, played }: Account,
  { kind, seat }: Beat,
): { readonly booklet: Booklet; readonly screen: ViewScreen; readonly wear: Wear | null } => {
  const booklet = bookletOf(battle, seat);
  const { screen } = pairing.deeds[OTHER_SIDE[sideOf(seat)]].sees;
  const wear = wornIn(played.battle, seat);
  switch (kind) {
    case 'shut down':
      return { booklet, screen: atRest(booklet, pairing.range) ?? screen, wear: darkened(wear) };
    case 'fell':
    case 'pilot killed':
      return { booklet, screen: lying(booklet, pairing.range) ?? screen, wear: wrecked(wear) };
    case 'exploded':
    case 'started up':
      return { booklet, screen, wear };
  }
};

const STAR = svg`<path d="M100 8L118 66 166 30 142 84 196 96 144 118 170 170 118 138 100 196 84 138 32 168 58 116 4 100 58 82 34 30 82 62Z"/><path class="core" d="M100 52L110 84 140 70 122 96 152 104 122 112 136 142 108 122 98 152 88 122 62 138 78 110 48 102 78 94 64 66 90 84Z"/>`;

/** A beat fills the screen: stripes, the worn 'Mech, old and new numbers, one sentence. */
export const beatPage = (account: Account, beat: Beat): TemplateResult => {
  const { names } = account;
  const { pilot = '', mech = '' } = names[beat.seat] ?? {};
  const { booklet, screen, wear } = beatPicture(account, beat);
  return html`<div class="beat frame ${beat.kind.replaceAll(' ', '-')}">
    <div class="stripes" aria-hidden="true"></div>
    <h2 class="plate title" tabindex="-1">
      ${plate('range')}<small>${possessive(pilot)} ${mech}</small><b>${beatTitle(beat)}</b>
    </h2>
    <div class="seen">
      <view-window .booklet=${booklet} .screen=${screen} .wear=${wear}>
        ${beat.kind === 'shut down' ? html`<div class="slats" aria-hidden="true"></div>` : nothing}
      </view-window>
      ${beat.kind === 'exploded' ? html`<svg class="star" viewBox="0 0 200 200" aria-hidden="true">${STAR}</svg>` : nothing}
    </div>
    <div class="panel told">
      <p class="changes">${numbers(account, beat)}</p>
      <p>${beatSentence(beat, names)}</p>
    </div>
    <div class="stripes" aria-hidden="true"></div>
  </div>`;
};
