import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../../rules/battle/battle.ts';
import type { Answer, Question } from '../../../rules/fight/undecided.ts';
import { sure } from '../../../rules/sure.ts';
import type { Named } from '../../../rules/words/tell.ts';
import { firstOfGame } from '../../../rules/words/tell.ts';
import { effectText } from '../../../rules/words/words.ts';
import { say } from '../../common/say.ts';
import type { Account } from '../facts/account.ts';
import { viewOf } from '../facts/account.ts';
import { TURN_WORDS } from './turn-words.ts';

/** Questions of a turn to one pilot. The pressed button fires `question-answered` with `{ answer }`. */
export const questionsTo = (
  account: Account,
  side: Side,
  undecided: readonly Question[],
): readonly TemplateResult[] => {
  const { seat, me } = viewOf(account, side);
  return undecided.filter((each) => each.seat === seat).map((question) => asked(question, me));
};

/** With a button for each answer. */
const asked = (question: Question, { pilot }: Named): TemplateResult => {
  const { kind, seat } = question;
  switch (kind) {
    case 'ammunition lost':
      return html`<div class="choice panel">
        <p><b>${TURN_WORDS.explodes}</b> ${TURN_WORDS.losesWhich(pilot)}</p>
        ${Object.entries(question.supplies).map(
          ([ammunition, points]) =>
            html`<button
              type="button"
              class="button"
              @click=${({ currentTarget }: Event) =>
                currentTarget &&
                say(currentTarget, 'question-answered', { answer: { kind, seat, ammunition } })}
            >
              ${ammunition} (${points})
            </button>`,
        )}
      </div>`;
    case 'critical ignored': {
      const { part } = question.line.critical;
      const says = (ignores: boolean, words: string) =>
        html`<button
          type="button"
          class="button"
          @click=${({ currentTarget }: Event) =>
            currentTarget &&
            say(currentTarget, 'question-answered', { answer: { kind, seat, ignores } })}
        >
          ${words}
        </button>`;
      return html`<div class="choice panel">
        <p>
          <b>${part}: ${effectText(question.line.critical)}.</b> ${pilot}, it is
          ${firstOfGame(question.first)}.
        </p>
        ${says(true, 'Ignore it')}${says(false, 'Take it')}
      </div>`;
    }
    // Against several this is asked at a step of its own.
    case 'modifier shared':
      return html``;
  }
};

/** Label of a button that waits for an answer; computer pilots answer by themselves. */
export const waitWords = ({ kind, seat }: Question, names: readonly Named[]): string => {
  const { ofGame, pilot } = sure(names[seat]);
  return ofGame ? TURN_WORDS.decides(pilot) : TURN_WORDS.waits[kind];
};

declare global {
  interface HTMLElementEventMap {
    'question-answered': CustomEvent<{ answer: Answer }>;
  }
}
