import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { UNSAVED } from '../../offline/hangars/running-hangar.ts';
import { HANGAR_WORDS, reminderWords, unsavedCount } from './hangar-words.ts';

interface Reminder {
  /** Announced once, then only shown until done. */
  readonly isAloud: boolean;
  readonly save: () => void;
  readonly later: () => void;
}

/** Warns that a hangar has not been backed up for several games; empty while they are few. */
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
