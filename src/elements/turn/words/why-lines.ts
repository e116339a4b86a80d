import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../../rules/battle/battle.ts';
import { SIDES } from '../../../rules/battle/battle.ts';
import { enemyIn, seatIn } from '../../../rules/battle/duel.ts';
import type { Question } from '../../../rules/fight/undecided.ts';
import { whyText } from '../../../rules/words/why.ts';
import { pilotMark } from '../../common/signs.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import { accountWith } from '../facts/played-turn.ts';
import type { Shot } from '../facts/shots.ts';

/** The reason for the result of a side's call. */
export const whyIn = (
  { battle, names, played }: Pick<PlayedTurn, 'battle' | 'names' | 'played'>,
  rival: number,
  side: Side,
): string =>
  whyText(
    { battle, played, seat: seatIn({ rival }, side), enemy: enemyIn({ rival }, side) },
    names,
  );

/** Sides whose whys a shot may tell: a page without a SCORE its own, a score all it shows. */
const sidesAt = (turn: PlayedTurn, shot: Shot): readonly Side[] => {
  if (shot.kind === 'quiet' || shot.kind === 'meaning') return SIDES;
  if (shot.kind !== 'page' && shot.kind !== 'score') return [];
  const { deeds } = accountWith(turn, shot.rival).pairing;
  const shown = shot.side ? [shot.side] : SIDES;
  return shot.kind === 'score'
    ? shown
    : shown.filter((side) => deeds[side].sees.screen.score === null);
};

/** By side; none while an answer may change the result. */
export const whysAt = (
  turn: PlayedTurn,
  shot: Shot,
  undecided: readonly Question[],
): readonly { readonly side: Side; readonly words: string }[] =>
  undecided.some(({ kind }) => kind !== 'ammunition lost')
    ? []
    : sidesAt(turn, shot).map((side) => ({
        side,
        words: whyIn(turn, 'rival' in shot ? shot.rival : 1, side),
      }));

/** Below the pages, each with its pilot's sign. They keep their room while a page turns. */
export const whyLines = (
  whys: ReturnType<typeof whysAt>,
  turning: boolean,
): TemplateResult | typeof nothing =>
  whys.length === 0
    ? nothing
    : html`<div class="whys ${turning ? 'turning' : ''}">
        ${whys.map(({ side, words }) => html`<p class="why">${pilotMark(side)} <span>${words}</span></p>`)}
      </div>`;
