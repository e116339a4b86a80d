import type { ReactiveElement, TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import { canPack } from '../../offline/links/packing.ts';
import { missPart } from '../common/notice.ts';
import type { LinkTexts } from './link-sheet.ts';
import type { LinkKind } from './link-words.ts';
import { LINK_WORDS } from './link-words.ts';

/** How the button stands among others. */
interface Look {
  readonly look?: string;
  readonly slot?: string;
  readonly disabled?: boolean;
}

/** A button for a link to something, or nothing where the browser cannot pack it. What makes links comes with a tap. */
export const linkButton = (
  host: ReactiveElement,
  kind: LinkKind,
  texts: LinkTexts,
  { disabled = false, look = '', slot }: Look = {},
): TemplateResult | typeof nothing => {
  const show = (): void =>
    void import('./link-sheet.ts').then(
      ({ showLink }) => showLink(host, kind, texts),
      () => missPart(host),
    );
  return canPack()
    ? html`<button
        type="button"
        class="button ${look}"
        slot=${slot ?? nothing}
        ?disabled=${disabled}
        @click=${show}
      >
        ${LINK_WORDS.link}
      </button>`
    : nothing;
};
