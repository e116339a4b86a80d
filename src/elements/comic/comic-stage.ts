import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { once } from '../common/once.ts';
import { Paper } from '../common/paper.ts';
import '../common/stage-bar.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { styled } from '../common/styled.ts';
import { cameFrom } from '../common/way-back.ts';
import { openedFrom } from '../records/kept-record.ts';
import './comic-page.ts';
import styles from './comic-stage.css?inline';
import { COMIC_PAGE_WORDS } from './comic-words.ts';
import { canShare, givePage } from './share-page.ts';

const LARGE = new CSSStyleSheet();
LARGE.replaceSync('@page { size: A4 portrait; margin: 8mm; }');

const act = (words: unknown, press: () => Promise<void>, isMain = false): TemplateResult =>
  html`<button type="button" class="button ${isMain ? 'main' : ''}" @click=${press}>
    ${words}
  </button>`;

/** Shows a comic page as large as fits, to be shared, saved and printed: A5 as it is, A4 with all turns. */
@customElement('comic-stage')
export class ComicStage extends LitElement {
  static override styles = styled(frameStyles, styles);
  @property() saveId = '';
  @property() hangarId = '';
  @property() gameId = '';
  @state() private said = '';
  @state() private whole = false;
  readonly paper = new Paper(this);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#putBack();
  }

  override render(): TemplateResult {
    const { gameId, hangarId, said, saveId, whole } = this;
    const { address, name } = openedFrom(this, cameFrom());
    return html`<div class="stage">
      <stage-bar class="not-paper" takes-focus back=${address} back-to="To the ${name}"
        >${COMIC_PAGE_WORDS.heading}</stage-bar
      >
      <div class="body" tabindex="0" role="region" aria-label=${COMIC_PAGE_WORDS.heading}>
        <comic-page
          .saveId=${saveId}
          .hangarId=${hangarId}
          .gameId=${gameId}
          ?whole=${whole}
        ></comic-page>
      </div>
      <div class="dock not-paper">
        <p class="soft grow" role="status">${said}</p>
        ${act(COMIC_PAGE_WORDS.print, () => once(this, () => this.#print(false)))}
        ${act(
          html`<span
            >${COMIC_PAGE_WORDS.printAll}<span class="unseen-on-phone"
              >${COMIC_PAGE_WORDS.allTurns}</span
            ></span
          >`,
          () => once(this, () => this.#print(true)),
        )}
        ${act(COMIC_PAGE_WORDS.save, () => this.#give('save'), !canShare())}
        ${canShare() ? act(COMIC_PAGE_WORDS.share, () => this.#give('share'), true) : nothing}
      </div>
    </div>`;
  }

  async #give(how: 'share' | 'save'): Promise<void> {
    this.said = COMIC_PAGE_WORDS.making;
    this.said = await givePage(this.renderRoot.querySelector('comic-page'), how);
  }

  /** A5 is what paper is set to; for A4 it is set anew until it has been printed. */
  async #print(whole: boolean): Promise<void> {
    this.#putBack();
    this.whole = whole;
    await this.updateComplete;
    await this.renderRoot.querySelector('comic-page')?.ready();
    if (!this.isConnected) return;
    if (whole) document.adoptedStyleSheets = [...document.adoptedStyleSheets, LARGE];
    window.addEventListener('afterprint', this.#putBack, { once: true });
    window.print();
  }

  readonly #putBack = (): void => {
    this.whole = false;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== LARGE);
  };
}
