import { say } from './say.ts';

/** Says a sentence above the stage: `<viewscreen-app>` shows it. */
export const notify = (from: EventTarget, text: string): void =>
  say(from, 'notice-given', { text });

declare global {
  interface HTMLElementEventMap {
    'notice-given': CustomEvent<{ readonly text: string }>;
  }
}
