import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { LONGEST_LINK, linkOf } from '../../offline/links/link.ts';
import type { Said } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { styled } from '../common/styled.ts';
import styles from './link-sheet.css?inline';
import type { LinkKind } from './link-words.ts';
import { LINK_WORDS } from './link-words.ts';

/** The texts that a link holds; made when it is asked for. */
export type LinkTexts = () => Promise<readonly string[]>;

/** Longer links are too fine for a phone's camera, in characters. */
const LONGEST_CODE = 1_200;

/** A link as a code, dark on light in any theme; the library comes with the first. */
const codeOf = async (link: string): Promise<SVGElement> => {
  const [{ generate }, { toSvg }] = await Promise.all([
    import('lean-qr'),
    import('lean-qr/extras/svg'),
  ]);
  const code = toSvg(generate(link), document, { on: '#000', off: '#fff' });
  code.setAttribute('role', 'img');
  code.setAttribute('aria-label', LINK_WORDS.code);
  return code;
};

/**
 * Offers a link over a stage, and for a short one a code: to copy, and to share where the device can. Says what to do
 * instead if it would be too long. Closed it is gone.
 */
@customElement('link-sheet')
export class LinkSheet extends LitElement {
  static override styles = styled(styles);

  @property() kind: LinkKind = 'record';
  @property({ attribute: false }) texts: LinkTexts = () => Promise.resolve([]);
  @state() private link = '';
  @state() private code: SVGElement | null = null;
  @state() private answer: string = LINK_WORDS.making;
  @query('textarea') private readonly field!: HTMLTextAreaElement;

  override firstUpdated(): void {
    void this.#make().catch(() => (this.answer = LINK_WORDS.unmade));
  }

  override render(): TemplateResult {
    const { answer, code, kind, link } = this;
    const act = (name: string, does: () => Promise<void>, look = ''): TemplateResult =>
      html`<button slot="buttons" type="button" class="button ${look}" @click=${does}>
        ${name}
      </button>`;
    return html`<sheet-dialog
      open
      heading=${LINK_WORDS.heading(kind)}
      @sheet-closed=${(event: Said<'sheet-closed'>) => {
        // It may lie over another sheet, which stays.
        event.stopPropagation();
        setTimeout(() => this.remove());
      }}
    >
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
        <p role="status">${answer}</p>
      </div>
      ${link ? act(LINK_WORDS.copy, this.#copy, 'main') : nothing}
      ${link && 'share' in navigator ? act(LINK_WORDS.share, this.#share) : nothing}
    </sheet-dialog>`;
  }

  async #make(): Promise<void> {
    const link = await linkOf(await this.texts(), location.origin + location.pathname);
    if (link.length <= LONGEST_CODE) this.code = await codeOf(link).catch(() => null);
    const isTooLong = link.length > LONGEST_LINK;
    this.answer = isTooLong ? LINK_WORDS.tooLong(link.length, LONGEST_LINK) : '';
    if (!isTooLong) this.link = link;
  }

  readonly #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.link);
      this.answer = LINK_WORDS.copied;
    } catch {
      this.field.focus();
      this.field.select();
      this.answer = LINK_WORDS.notCopied;
    }
  };

  readonly #share = async (): Promise<void> => {
    const title = LINK_WORDS.heading(this.kind);
    // Whoever changes their mind needs no sentence; the link stays to be copied.
    await navigator.share({ title, url: this.link }).catch(() => undefined);
  };
}
