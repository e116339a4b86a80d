import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { standName, TABLE_WORDS } from './table-words.ts';

interface Panel {
  /** From 0. */
  readonly at: number;
  readonly several: boolean;
  /** One for each pilot, the lone pilot first. */
  readonly pilots: readonly TemplateResult[];
  readonly more?: TemplateResult | typeof nothing;
}

export const battlePanel = ({ at, more = nothing, pilots, several }: Panel): TemplateResult =>
  html`<section class="battle panel" aria-labelledby=${`battle-${at}`}>
    <header>
      <h2 id=${`battle-${at}`}>${TABLE_WORDS.battle(at, several)}</h2>
      <p class="soft">${standName(pilots.length - 1)}</p>
    </header>
    ${pilots.map(
      (pilot, place) =>
        html`${place === 1 ? html`<p class="against">${TABLE_WORDS.against}</p>` : nothing} ${pilot}`,
    )}
    ${more}
  </section>`;
