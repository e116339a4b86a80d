import { LitElement, html, nothing } from 'lit';
import type { ReactiveElement, TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { LONGEST_LINK, linkOf } from '../../offline/links/link.ts';
import '../common/sheet-dialog.ts';
import { styled } from '../common/styled.ts';
import { LONGEST_CODE, linkCode } from './link-code.ts';
import styles from './link-sheet.css?inline';
import type { LinkKind } from './link-words.ts';
import { LINK_WORDS } from './link-words.ts';

/** The texts that a link holds; made when it is asked for. */
export type LinkTexts = () => Promise<readonly string[]>;

/**
 * Offers a link, and for a short one a code: to copy, and to share where the device can. Says what to do instead if
 * it would be too long.
 */
@customElement('link-sheet')
export class LinkSheet extends LitElement {
  static override styles = styled(styles);

  @property() kind: LinkKind = 'record';
  @property({ attribute: false }) texts: LinkTexts = () => Promise.resolve([]);
  @property({ type: Boolean }) open = false;
  @state() private link = '';
  @state() private code: TemplateResult | null = null;
  @state() private answer: string = LINK_WORDS.making;
  @query('textarea') private readonly field!: HTMLTextAreaElement | null;

  override firstUpdated(): void {
    void this.#make();
  }

  override render(): TemplateResult {
    const { code, kind, link } = this;
    return html`<sheet-dialog heading=${LINK_WORDS.heading[kind]} .open=${this.open}>
      <div class="stack">
        ${
          link
            ? html`<p>${LINK_WORDS.why}</p>
                ${code ?? (link.length > LONGEST_CODE ? html`<p class="soft">${LINK_WORDS.noCode}</p>` : nothing)}
                <label class="bold"
                  >${LINK_WORDS.address}<textarea readonly .value=${link}></textarea>
                </label>`
            : nothing
        }
        <p role="status">${this.answer}</p>
      </div>
      ${
        link
          ? html`<button slot="buttons" type="button" class="button main" @click=${this.#copy}>
              ${LINK_WORDS.copy}
            </button>`
          : nothing
      }
      ${
        link && 'share' in navigator
          ? html`<button slot="buttons" type="button" class="button" @click=${this.#share}>
              ${LINK_WORDS.share}
            </button>`
          : nothing
      }
    </sheet-dialog>`;
  }

  async #make(): Promise<void> {
    try {
      const link = await linkOf(await this.texts(), location.origin + location.pathname);
      const { length } = link;
      if (length <= LONGEST_CODE) this.code = await linkCode(link).catch(() => null);
      this.answer =
        length > LONGEST_LINK ? LINK_WORDS.tooLong(this.kind, length, LONGEST_LINK) : '';
      if (length <= LONGEST_LINK) this.link = link;
    } catch {
      this.answer = LINK_WORDS.unmade;
    }
  }

  readonly #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.link);
      this.answer = LINK_WORDS.copied;
    } catch {
      this.field?.focus();
      this.field?.select();
      this.answer = LINK_WORDS.notCopied;
    }
  };

  readonly #share = async (): Promise<void> => {
    // Whoever changes their mind needs no sentence; the link stays to be copied.
    await navigator
      .share({ title: LINK_WORDS.heading[this.kind], url: this.link })
      .catch(() => undefined);
  };
}

/** Lays the sheet over a stage, in its shadow root. */
export const showLink = (host: ReactiveElement, kind: LinkKind, texts: LinkTexts): void => {
  const sheet = document.createElement('link-sheet');
  Object.assign(sheet, { kind, texts, open: true });
  sheet.addEventListener('sheet-closed', (event) => {
    // It may lie over another sheet, which stays.
    event.stopPropagation();
    setTimeout(() => sheet.remove());
  });
  host.renderRoot.append(sheet);
};
