import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { standName, TABLE_WORDS } from './table-words.ts';

/** A battle before it begins, or beside the fields for what came of it. */
interface Panel {
  /** From 0. */
  readonly at: number;
  /** There are others beside it. */
  readonly several: boolean;
  /** A line for each pilot; who stands alone first. */
  readonly pilots: readonly TemplateResult[];
  /** What may be done below them. */
  readonly more?: TemplateResult | typeof nothing;
}

/** A battle: what it is called, who is alone, who is against. */
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
