import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { PilotWords } from '../../rules/campaign/card/pilot-card.ts';
import { LONGEST } from '../../rules/campaign/card/wording.ts';
import { LONGEST_NAME } from '../../rules/fight/name.ts';
import { CAMPAIGN_WORDS } from './campaign-words.ts';

type Word = keyof PilotWords;

const MOST: Readonly<Record<Word, number>> = { name: LONGEST_NAME, ...LONGEST };

interface Asked {
  readonly label: string;
  readonly required?: boolean;
}

/** Fields for the name of a new pilot; `typed` is called on every key. */
export const nameFields = (
  words: PilotWords,
  { label, required = false }: Asked,
  typed: (word: Partial<PilotWords>) => void,
): TemplateResult => {
  const field = (word: Word, over: string): TemplateResult =>
    html`<label class="field"
      ><span>${over}</span
      ><input
        name=${word}
        autocomplete="off"
        maxlength=${MOST[word]}
        ?required=${required && word === 'name'}
        .value=${live(words[word])}
        @input=${({ target }: Event) => typed({ [word]: (target as HTMLInputElement).value })}
    /></label>`;
  return html`${field('name', label)}
    <div class="two grid">
      ${field('nickname', CAMPAIGN_WORDS.nickname)} ${field('unit', CAMPAIGN_WORDS.unit)}
    </div>`;
};
