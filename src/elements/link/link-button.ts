import type { ReactiveElement, TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import { canPack } from '../../offline/links/packing.ts';
import { missPart } from '../common/notice.ts';
import type { LinkTexts } from './link-sheet.ts';
import type { LinkKind } from './link-words.ts';
import { LINK_WORDS } from './link-words.ts';

/** A button for a link to something, or nothing where the browser cannot pack it. What makes links comes with a tap. */
export const linkButton = (
  host: ReactiveElement,
  kind: LinkKind,
  texts: LinkTexts,
  {
    look = '',
    slot,
    disabled = false,
  }: { readonly look?: string; readonly slot?: string; readonly disabled?: boolean } = {},
): TemplateResult | typeof nothing => {
  const show = async (): Promise<void> => {
    const loaded = await import('./link-sheet.ts').catch(() => missPart(host));
    if (loaded)
      host.renderRoot.append(Object.assign(document.createElement('link-sheet'), { kind, texts }));
  };
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
