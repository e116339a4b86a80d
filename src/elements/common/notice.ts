import { say } from './say.ts';

/** Says a sentence above the stage: `<viewscreen-app>` shows it. */
export const notify = (from: EventTarget, text: string): void =>
  say(from, 'notice-given', { text });

/** Says above the stage that a part of the game could not be fetched. */
export const missPart = (from: EventTarget): void => say(from, 'part-missed');

declare global {
  interface HTMLElementEventMap {
    'notice-given': CustomEvent<{ readonly text: string }>;
    /** A part of the game could not be fetched: `<viewscreen-app>` says so, and offers to try again. */
    'part-missed': CustomEvent<null>;
  }
}
