import { say } from './say.ts';

/** Shows a notice above the stage (`<viewscreen-app>`). */
export const notify = (from: EventTarget, text: string): void =>
  say(from, 'notice-given', { text });

/** Reports that a part of the game could not be fetched. */
export const missPart = (from: EventTarget): void => say(from, 'part-missed');

declare global {
  interface HTMLElementEventMap {
    'notice-given': CustomEvent<{ readonly text: string }>;
    'part-missed': CustomEvent<null>;
  }
}
