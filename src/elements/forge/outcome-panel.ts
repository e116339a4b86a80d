import type { TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import type { Balance, Trim } from '../../forge/sheet.ts';
import type { Smithy } from '../../offline/forge/smithy.ts';
import type { Said } from '../common/say.ts';
import './forged-view.ts';
import { FORGE_WORDS } from './forge-words.ts';
import type { Forging } from './forging.ts';
import type { Standing } from './standing.ts';
import './weighing-panel.ts';

/** A note if the shelf has a booklet of this name. */
const standingNote = (standing: Standing | null): TemplateResult | typeof nothing => {
  if (standing?.kind !== 'there' && standing?.kind !== 'edition') return nothing;
  const { name, designation } = standing.by.mech;
  return html`<p class="standing">
    ${standing.kind === 'there' ? FORGE_WORDS.same(name, designation) : FORGE_WORDS.old(name)}
  </p>`;
};

export const outcomePanel = (
  { drawn, forged, sound }: Forging,
  standing: Standing | null,
  smithy: Smithy,
  trim: { readonly proposed: (trim: Trim | null) => void; readonly taken: (by: Balance) => void },
): TemplateResult =>
  html`<section class="panel outcome stack apart" aria-labelledby="outcome">
    <h2 id="outcome" tabindex="-1">${FORGE_WORDS.outcome}</h2>
    ${
      !sound
        ? html`<p class="soft">${FORGE_WORDS.nothing}</p>`
        : html`${standingNote(standing)}
            <forged-view
              .booklet=${sound.booklet}
              .remarks=${sound.forged.remarks}
              .drawn=${drawn}
              ?stale=${!forged?.ok}
            ></forged-view>
            <h2>${FORGE_WORDS.weighed}</h2>
            <weighing-panel
              sheet=${sound.sheet}
              .booklet=${sound.booklet}
              .smithy=${smithy}
              @trim-proposed=${(event: Said<'trim-proposed'>) => trim.proposed(event.detail.trim)}
              @trim-taken=${(event: Said<'trim-taken'>) => trim.taken(event.detail.balance)}
            ></weighing-panel>`
    }
  </section>`;
