import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import type { Answer, Question } from '../../rules/fight/undecided.ts';
import type { Named } from '../../rules/words/tell.ts';
import { firstOfGame } from '../../rules/words/tell.ts';
import { effectText } from '../../rules/words/words.ts';
import { say } from '../common/say.ts';
import type { Account } from './account.ts';
import { viewOf } from './account.ts';

/** The questions that a turn asks one pilot.
 *  Fires `question-answered` with `{ answer }` from the button that is pressed. */
export const questionsTo = (
  account: Account,
  side: Side,
  undecided: readonly Question[],
): readonly TemplateResult[] => {
  const { seat, me } = viewOf(account, side);
  return undecided.filter((each) => each.seat === seat).map((question) => asked(question, me));
};

/** A question, and a button for each answer. */
const asked = (question: Question, { pilot }: Named): TemplateResult => {
  const { kind, seat } = question;
  switch (kind) {
    case 'ammunition lost':
      return html`<div class="choice panel">
        <p><b>Ammunition explodes.</b> ${pilot}, which loses a point?</p>
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
    // Asked at a step of its own, in a battle against several.
    case 'modifier shared':
      return html``;
  }
};

/** What has to be said before the turn goes on, on the button that waits for it. */
export const waitWords = ({ kind }: Question): string => {
  switch (kind) {
    case 'ammunition lost':
      return 'Say what explodes';
    case 'critical ignored':
      return 'Ignore it or take it';
    case 'modifier shared':
      return 'Share the modifier';
  }
};

declare global {
  interface HTMLElementEventMap {
    'question-answered': CustomEvent<{ answer: Answer }>;
  }
}
