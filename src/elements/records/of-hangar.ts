import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { RECORD_WORDS } from './record-words.ts';

/** Extra parts of the opened row of a hangar's game: its hangar, and what stays there if the row is removed. */
export const hangarGameActs = (
  { hangar }: NonNullable<DuelSave['game']>,
  removing: boolean,
): TemplateResult =>
  html`<a class="button" href=${`#/hangar/${hangar}`}>To its hangar</a> ${
      removing ? html`<p class="soft">${RECORD_WORDS.ofHangar}</p>` : nothing
    }`;
