import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { APP_WORDS } from './app-words.ts';
import type { Notice } from './notice.ts';

/** What could not be fetched, and what can be done: said above the stage, or in its place. */
export type MissingNotice = Pick<Required<Notice>, 'text' | 'act' | 'about'>;

/** In the place of a stage of this title that could not be fetched: why, and the two ways on. */
export const missingPart = (title: string, { act, text }: MissingNotice): TemplateResult =>
  html`<div class="waiting">
    <h1 class="unseen">${title}</h1>
    <p role="alert">${text}</p>
    <button type="button" class="button" @click=${act.do}>${act.name}</button>
    <a class="button" href="#/">${APP_WORDS.toStart}</a>
  </div>`;

/**
 * Loads the page anew, for as long as it stands a browser does not ask again for a script that failed to come; gives
 * false where the host does not answer, and the page stays.
 */
export const loadAgain = async (): Promise<boolean> => {
  try {
    await fetch(location.pathname, { cache: 'no-store' });
  } catch {
    return false;
  }
  location.reload();
  return true;
};
