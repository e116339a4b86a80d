import { say } from './say.ts';

/** What a notice may have beside its sentence; one of the same `about` takes its place. */
interface WithNotice {
  readonly about?: string;
  readonly act?: { readonly name: string; readonly do: () => void };
}

/** Shows a notice above the stage (`<viewscreen-app>`). */
export const notify = (from: EventTarget, text: string, more: WithNotice = {}): void =>
  say(from, 'notice-given', { text, ...more });

/** Reports that a part of the game could not be fetched. */
export const missPart = (from: EventTarget): void => say(from, 'part-missed');

declare global {
  interface HTMLElementEventMap {
    'notice-given': CustomEvent<{ readonly text: string } & WithNotice>;
    'part-missed': CustomEvent<null>;
  }
}
