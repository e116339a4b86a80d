import type { Choice } from '../../rules/campaign/history/choice.ts';
import { say } from '../common/say.ts';

/** Says that something else is picked in a step; nothing of it is done as yet. */
export const draft = (from: EventTarget, choice: Choice): void =>
  say(from, 'choice-drafted', { choice });

declare global {
  interface HTMLElementEventMap {
    'choice-drafted': CustomEvent<{ readonly choice: Choice }>;
  }
}
