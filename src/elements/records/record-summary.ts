import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { DuelSave } from '../../offline/fights/duel-save.ts';
import type { Lacking } from '../../offline/fights/lacking-booklets.ts';
import { TRIED, lackingSentence } from '../common/lacking-words.ts';
import { against, facing, standingWords } from '../common/standing-words.ts';
import { whenText } from '../common/when-text.ts';
import '../page/small-picture.ts';
import type { lastSeen } from './last-seen.ts';
import { RECORD_WORDS } from './record-words.ts';

/** Who fought whom, the state, the date, and the last page if known. */
export const recordSummary = (
  save: DuelSave,
  seen: ReturnType<typeof lastSeen>,
  lacking: readonly Lacking[],
): TemplateResult => {
  const { changed, ended, game, revision, summary, tried } = save;
  // A duel played here was saved several times; one that arrived complete only has its day of arrival.
  const came = revision === 1 && (ended !== null || summary.turn > 1);
  const when = whenText(changed);
  return html`${
      seen
        ? html`<small-picture .booklet=${seen.booklet} .number=${seen.number}></small-picture>`
        : nothing
    }
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
