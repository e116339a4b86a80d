import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { UNSAVED } from '../../offline/hangars/running-hangar.ts';
import { HANGAR_WORDS, reminderWords, unsavedCount } from './hangar-words.ts';

interface Reminder {
  /** Said aloud once, and quietly until it is done. */
  readonly isAloud: boolean;
  readonly save: () => void;
  readonly later: () => void;
}

/** That a hangar has not been saved as a file for so many games; nothing while they are few. */
export const unsavedReminder = (
  unsaved: number,
  { isAloud, later, save }: Reminder,
): TemplateResult | typeof nothing => {
  if (unsaved < UNSAVED) return nothing;
  if (!isAloud)
    return html`<p class="unsaved abreast faint">
      <span>${unsavedCount(unsaved)}</span>
      <button type="button" class="quiet" @click=${save}>${HANGAR_WORDS.saveFile}</button>
    </p>`;
  return html`<section class="reminder abreast panel" aria-label="Not saved">
    <p><b>${reminderWords(unsaved)}</b> ${HANGAR_WORDS.staysYours}</p>
    <button type="button" class="button plain" @click=${later}>Not now</button>
    <button type="button" class="button" @click=${save}>${HANGAR_WORDS.saveFile}</button>
  </section>`;
};
