import type { TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import type { Balance, Trim } from '../../forge/sheet.ts';
import { FORGE_WORDS } from './forge-words.ts';
import type { Putting } from './putting.ts';

interface Hands {
  readonly see: () => void;
  readonly trim: (balance: Balance) => void;
  readonly put: () => void;
}

const putWords = ({ isOn, standing }: Putting): string =>
  isOn
    ? FORGE_WORDS.putting
    : standing?.kind === 'edition'
      ? FORGE_WORDS.putAgain
      : FORGE_WORDS.put;

/** The dock: how much to fix, what would make it fair, and the button for the shelf. */
export const forgeDock = (
  putting: Putting,
  toMend: number,
  trim: Trim | null,
  hands: Hands,
): TemplateResult => {
  const { standing } = putting;
  const isUnfair = trim?.kind === 'trimmed' || trim?.kind === 'never fair';
  const isThere = standing?.kind === 'there';
  return html`<div class="dock">
    <p class="grow">${toMend > 0 ? FORGE_WORDS.toMend(toMend) : nothing}</p>
    ${
      standing && toMend === 0 && isUnfair
        ? html`<button type="button" class="button fair" @click=${() => hands.trim(trim.balance)}>
            ${FORGE_WORDS.makeFair(trim)}
          </button>`
        : nothing
    }
    ${
      standing && toMend === 0
        ? html`<button type="button" class="button plain see" @click=${() => hands.see()}>
            ${FORGE_WORDS.see}
          </button>`
        : nothing
    }
    <button
      type="button"
      class="button main ${standing && !isThere ? '' : 'notyet'}"
      aria-disabled=${isThere ? 'true' : 'false'}
      @click=${() => hands.put()}
    >
      ${putWords(putting)}
    </button>
  </div>`;
};
