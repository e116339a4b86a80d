import { html } from 'lit';
import type { TemplateResult } from 'lit';

/** The submit button at the foot of a form; Enter presses it. */
export const beginButton = (words: string, disabled = false): TemplateResult =>
  html`<button type="submit" class="button main big" ?disabled=${disabled}>
    ${words} <kbd aria-hidden="true">Enter</kbd>
  </button>`;
