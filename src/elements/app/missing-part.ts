import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { APP_WORDS } from './app-words.ts';
import type { Notice } from './notice.ts';

/** Why something could not be fetched and what to do, shown above the stage or in its place. */
export type MissingNotice = Pick<Required<Notice>, 'text' | 'act' | 'about'>;

/** Shown in place of a stage that could not be fetched: the reason and two ways on. */
export const missingPart = (title: string, { act, text }: MissingNotice): TemplateResult =>
  html`<div class="waiting">
    <h1 class="unseen">${title}</h1>
    <p role="alert">${text}</p>
    <button type="button" class="button" @click=${act.do}>${act.name}</button>
    <a class="button" href="#/">${APP_WORDS.toStart}</a>
  </div>`;

/**
 * Reloads the page, because a browser does not retry a failed module until then. Gives false and stays if the
 * host does not answer.
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
