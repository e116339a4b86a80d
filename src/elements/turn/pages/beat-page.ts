import { html, nothing } from 'lit';
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
import { blast } from './blast.ts';

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
      return { booklet, screen: atRest(booklet) ?? screen, wear: darkened(wear) };
    case 'fell':
    case 'pilot killed':
      return { booklet, screen: lying(booklet, pairing.range) ?? screen, wear: wrecked(wear) };
    case 'exploded':
    case 'started up':
      return { booklet, screen, wear };
  }
};

const SLATS = html`<div class="slats" aria-hidden="true"></div>`;

/** The title, the worn 'Mech behind slats or a blast, old and new numbers, one sentence. */
const told = (beat: Beat, account: Account): TemplateResult => {
  const { names } = account;
  const { pilot = '', mech = '' } = names[beat.seat] ?? {};
  const { booklet, screen, wear } = beatPicture(account, beat);
  return html`<h2 class="plate title" tabindex="-1">
      ${plate('range')}<b>${beatTitle(beat)}</b> <small>${possessive(pilot)} ${mech}</small>
    </h2>
    <div class="seen">
      <view-window
        .booklet=${booklet}
        .screen=${screen}
        .wear=${wear}
        ?portrait=${beat.kind === 'shut down'}
      >
        ${beat.kind === 'shut down' ? SLATS : beat.kind === 'exploded' ? blast() : nothing}
      </view-window>
    </div>
    <div class="panel told">
      <p class="changes">${numbers(account, beat)}</p>
      <p>${beatSentence(beat, names)}</p>
    </div>`;
};

/** One beat, or two of a kind side by side, between stripes; they fill the screen. */
export const beatPage = (
  beats: readonly [Beat, ...Beat[]],
  accountFor: (beat: Beat) => Account,
): TemplateResult =>
  html`<div
    class="beat frame ${beats[0].kind.replaceAll(' ', '-')} ${beats.length > 1 ? 'two' : ''}"
  >
    <div class="stripes" aria-hidden="true"></div>
    ${beats.map((beat) => told(beat, accountFor(beat)))}
    <div class="stripes" aria-hidden="true"></div>
  </div>`;
