import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { SIDES } from '../../rules/battle/battle.ts';
import { sure } from '../../rules/sure.ts';
import { icon } from '../common/signs.ts';
import { changesLine } from './exchange-slips.ts';
import type { PlayedTurn } from './played-turn.ts';
import { pilotOf } from './played-turn.ts';
import type { Shot } from './shots.ts';

/** The acts of every film, as many whatever happens in it: they betray nothing before it is seen. */
const ACTS = {
  duel: ['The numbers', 'The first page', 'The second page', 'What it does'],
  several: ['Called', 'Look up', 'Leave or stay', 'Score', 'What it leaves'],
} as const;

const ACT_OF: Readonly<Record<Shot['kind'], number>> = {
  called: 0,
  ...{ page: 1, consoles: 1, 'look-ups': 1 },
  leaving: 2,
  ...{ split: 3, score: 3, scores: 3 },
  ...{ beat: 4, marks: 4, meaning: 4 },
};

const actOf = (shot: Shot, several: boolean, told: boolean): number => {
  const last = several ? ACTS.several.length - 1 : ACTS.duel.length - 1;
  const isSecond = !several && shot.kind === 'page' && shot.step.kind === 'leave or stay';
  return told ? last : isSecond ? 2 : Math.min(ACT_OF[shot.kind], last);
};

/** What stands beside the acts of several: how many pairings there are, who decides. */
const besides = ({ names, played }: PlayedTurn, shot: Shot, asked: boolean): string => {
  const place = (rival: number): number =>
    played.pairings.findIndex((pairing) => pairing.rival === rival) + 1;
  switch (shot.kind) {
    case 'called':
      return 'say them aloud';
    case 'page':
      return `look up ${place(shot.rival)} of ${played.pairings.length}`;
    case 'look-ups':
      return 'all look up';
    case 'leaving':
      return asked ? 'nothing is scored yet' : '';
    case 'split':
      return asked ? `only ${pilotOf(names, 0)} decides; all may look` : '';
    case 'score':
      return `${pilotOf(names, 0)} and ${pilotOf(names, shot.rival)}`;
    case 'scores':
      return 'all scores';
    case 'beat':
    case 'consoles':
    case 'marks':
    case 'meaning':
      return '';
  }
};

/** What stands below a film, and what its buttons do. */
export interface Controls {
  readonly shot: Shot;
  /** Both pages stand side by side. */
  readonly together: boolean;
  /** Of a duel all is shown but the beats. */
  readonly told: boolean;
  /** Something is asked at it. */
  readonly asked: boolean;
  /** Going on passes the last moment at which leaving would save somebody. */
  readonly lastCall: boolean;
  readonly back: (() => void) | null;
  readonly skip: (() => void) | null;
  /** What goes on, or what has to be answered before. */
  readonly on: { readonly words: string; readonly go: () => void } | { readonly waits: string };
}

/** How far a film has come, or what has changed; back, over to what is asked next, on. */
export const filmControls = (turn: PlayedTurn, controls: Controls): TemplateResult => {
  const { asked, back, lastCall, on, shot, skip, together, told } = controls;
  const several = turn.battle.seats.length > 2;
  const acts = several ? ACTS.several : ACTS.duel;
  const now = actOf(shot, several, told);
  const account = sure(turn.accounts[0]);
  return html`<div class="controls dock">
    <button
      type="button"
      class="button plain back"
      aria-label="Back"
      aria-disabled=${back === null}
      @click=${() => back?.()}
    >
      ${icon('back')}
    </button>
    ${
      told && !together
        ? html`<p class="changed">${SIDES.map((side) => changesLine(account, side))}</p>`
        : html`<div class="course abreast spread grow">
            <ol class="acts" aria-label=${acts[now] ?? ''}>
              ${acts.map((_, act) => html`<li class=${classMap({ past: act < now, now: act === now })}></li>`)}
            </ol>
            ${several ? html`<p class="soft">${besides(turn, shot, asked)}</p>` : nothing}
          </div>`
    }
    ${
      skip
        ? html`<button type="button" class="button skip" @click=${skip}>
            Skip <kbd aria-hidden="true">End</kbd>
          </button>`
        : nothing
    }
    ${
      'waits' in on
        ? html`<button type="button" class="button notyet on" aria-disabled="true">
            ${on.waits}
          </button>`
        : html`<button
            type="button"
            class=${classMap({ button: true, main: true, on: true, long: on.words.length > 20, last: lastCall })}
            @click=${on.go}
          >
            ${on.words} <kbd aria-hidden="true">Space</kbd>
          </button>`
    }
  </div>`;
};
