import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import '../common/docked-note.ts';

/** What a range to attack is, under the ranges: for who is alone for the first time. */
export const attackNote = (on: boolean): TemplateResult =>
  html`<div class="note" aria-live="polite">
    ${
      on
        ? html`<docked-note
            points="up"
            lead="Attack one range: all rivals at it."
            words="Rivals at another hear another number, the small one on your card."
            count="1 of 2"
          ></docked-note>`
        : nothing
    }
  </div>`;
