import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { whatWas } from '../../offline/disk/aside-words.ts';
import type { SetAside } from '../../offline/disk/database.ts';
import { RECORD_WORDS } from './record-words.ts';

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
      html`<section class="aside panel">
        <p>${RECORD_WORDS.whyAside(table && table !== 'duels' ? whatWas(table) : '', reason)}</p>
        <div class="acts">
          <button type="button" class="button" @click=${() => show(text)}>
            ${RECORD_WORDS.showText}
          </button>
          ${removal(id)}
        </div>
      </section>`,
  )}`;
