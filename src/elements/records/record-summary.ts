import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { DuelSave } from '../../offline/fights/duel-save.ts';
import type { Lacking } from '../../offline/fights/lacking-booklets.ts';
import { lackingSentence, TRIED, against, facing, standingWords } from '../common/duel-words.ts';
import { whenText } from '../common/when-text.ts';
import type { OnCover } from '../page/duel-cover.ts';
import '../page/duel-cover.ts';
import { RECORD_WORDS } from './record-words.ts';
import { whatWas } from '../../offline/disk/aside-words.ts';
import type { SetAside } from '../../offline/disk/database.ts';

interface Acts {
  readonly show: (text: string) => void;
  /** The button that removes it, which asks first. */
  readonly removal: (id: string) => TemplateResult;
}

/** Rows that could not be read: what they were, why, their text, and a way to remove them. */
export const asideRows = (aside: readonly SetAside[], { show, removal }: Acts): TemplateResult =>
  html`${aside.length > 0 ? html`<h2>${RECORD_WORDS.aside}</h2>` : nothing}
  ${aside.map(
    ({ id, reason, text, table }) =>
      html`<section class="aside panel stack">
        <p>${RECORD_WORDS.whyAside(table && table !== 'duels' ? whatWas(table) : '', reason)}</p>
        <div class="acts flow snug">
          <button type="button" class="button" @click=${() => show(text)}>
            ${RECORD_WORDS.showText}
          </button>
          ${removal(id)}
        </div>
      </section>`,
  )}`;

/** Who fought whom, the state, the date, and the cover. */
export const recordSummary = (
  save: DuelSave,
  cover: readonly (readonly OnCover[])[],
  lacking: readonly Lacking[],
): TemplateResult => {
  const { changed, ended, game, revision, summary, tried } = save;
  // A duel played here was saved several times; one that arrived complete only has its day of arrival.
  const came = revision === 1 && (ended !== null || summary.turn > 1);
  const when = whenText(changed);
  return html`<duel-cover .battles=${cover}></duel-cover>
    <p>
      <b>${facing(summary)}</b>
      <span class="soft">${against(summary.mechs)}</span>
      <span class="line"
        >${standingWords(save)}
        <span class="soft">· ${came ? RECORD_WORDS.cameOn(when) : when}</span></span
      >
      ${game ? html`<span class="line">${RECORD_WORDS.ofGame}</span>` : nothing}
      ${tried ? html`<span class="line">${TRIED}</span>` : nothing}
      ${lacking.length > 0 ? html`<span class="line">${lackingSentence(lacking)}</span>` : nothing}
    </p>`;
};
