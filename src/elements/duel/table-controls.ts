import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Step } from '../../rules/record/steps.ts';
import {
  LEAVE_OR_STAY,
  MARKS,
  isBeforeDamage,
  stepAfter,
  stepBefore,
} from '../../rules/record/steps.ts';
import type { Telling } from '../../rules/record/turn.ts';
import type { Question } from '../../rules/record/undecided.ts';
import { say } from '../common/say.ts';
import { stepDots } from '../telling/exchange-slips.ts';
import { waitWords } from '../telling/turn-questions.ts';

/** What the button is called that goes on, across a table. */
const onWords = ({ step, decided }: Telling, { battle }: Exchange): string => {
  switch (step.kind) {
    case 'called':
      return 'Look up';
    case 'leave or stay':
      return decided ? 'Go on' : 'Both stay: score it';
    case 'marks':
      return battle.outcome ? 'See the end' : `Turn ${battle.turns + 1}`;
    case 'look up':
    case 'score':
      return 'Go on';
  }
};

/** How far the telling has come, and the buttons that either pilot taps. They say so from `host`. */
export const tableControls = (
  host: HTMLElement,
  turn: Telling,
  played: Exchange,
  undecided: readonly Question[],
): TemplateResult => {
  const { step, decided } = turn;
  const back = step.kind === 'leave or stay' || step.kind === 'marks';
  const [waiting] = step.kind === 'marks' ? undecided : [];
  const on = (): void => {
    if (step.kind === 'marks') say(host, 'turn-finished');
    else if (step.kind === 'leave or stay' && !decided) say(host, 'pilots-stay');
    else say(host, 'step-reached', { step: stepAfter(played, step) });
  };
  const aside = (): void => {
    const skipped = isBeforeDamage(step) ? LEAVE_OR_STAY : MARKS;
    say(host, 'step-reached', { step: back ? (stepBefore(played, step) ?? step) : skipped });
  };
  return html`<div class="progress">
      ${stepDots(played, step)}
      <span class="soft">either pilot taps</span>
    </div>
    <div class="go">
      <button type="button" class="button big" @click=${aside}>${back ? 'Back' : 'Skip'}</button>
      <button
        type="button"
        class="button big ${waiting ? 'notyet' : 'main'}"
        aria-disabled=${Boolean(waiting)}
        @click=${() => waiting ?? on()}
      >
        ${waiting ? waitWords(waiting) : onWords(turn, played)}
      </button>
    </div>`;
};

declare global {
  interface HTMLElementEventMap {
    'step-reached': CustomEvent<{ step: Step }>;
    'pilots-stay': CustomEvent<null>;
    'turn-finished': CustomEvent<null>;
  }
}
