import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { icon } from '../../common/signs.ts';
import { DESK_WORDS } from './desk-words.ts';

const ROWS = [
  ['1', '2', '3', 'Backspace'],
  ['4', '5', '6', 'paste'],
  ['7', '8', '9', 'done'],
  ['00', '0', 'Enter'],
] as const;
const LETTERS_ALONE = ['Backspace', 'done', 'Enter'] as const;

/** What keys show that are no signs. */
const FACES: Readonly<Record<string, string | TemplateResult>> = {
  Backspace: html`${icon('erase')}<span class="unseen">${DESK_WORDS.back}</span>`,
  ...{ Enter: DESK_WORDS.next, paste: DESK_WORDS.paste, done: DESK_WORDS.done },
};

/**
 * The keys of a console under a finger, with the letters of the page that the cell leads to; the hand stays in its cell.
 * `pressed` gets keys as of a keyboard; `00`, `paste` and `done` besides.
 */
export const cellPad = (
  letters: readonly string[],
  { isLettered, isTight }: { readonly isLettered: boolean; readonly isTight: boolean },
  pressed: (key: string) => void,
): TemplateResult => {
  const rows = letters.length > 8 ? Math.ceil(letters.length / 2) : Math.max(letters.length, 1);
  const button = (key: string): TemplateResult =>
    html`<button
      type="button"
      class="button ${key === 'Enter' ? 'main' : ''}"
      data-key=${key}
      @click=${() => pressed(key)}
    >
      ${FACES[key] ?? key}
    </button>`;
  return html`<div class="pad grid snug" @mousedown=${(event: Event) => event.preventDefault()}>
    <div
      class="letters grid snug"
      ?hidden=${isTight && letters.length === 0}
      .style=${`--letters: ${rows}`}
    >
      ${letters.map(button)}
    </div>
    <div class="digits grid snug">${(isLettered ? LETTERS_ALONE : ROWS.flat()).map(button)}</div>
  </div>`;
};
