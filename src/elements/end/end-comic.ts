import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ComicPage } from '../comic/comic-page.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import { isDataDear } from '../../offline/pictures/picture-keeping.ts';
import { savesContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { missPart } from '../common/notice.ts';
import { styled } from '../common/styled.ts';
import styles from './end-comic.css?inline';
import { END_WORDS } from './end-words.ts';

/** The comic page of what was played, small, to be looked at and shared; loaded once the end is there. Where data is dear it is
 *  only led to. */
@customElement('end-comic')
export class EndComic extends LitElement {
  static override styles = styled(styles);

  @property() saveId = '';
  @fromContext(savesContext) private saves: Saves | undefined;
  @state() private said = '';
  @state() private broken = false;

  override firstUpdated(): void {
    if (!isDataDear()) void import('../comic/comic-page.ts').catch(() => (this.broken = true));
  }

  override render(): TemplateResult {
    const { broken, said, saveId, saves } = this;
    const look = `#/comic/${saveId}`;
    return html`<section class="panel" ?hidden=${broken} aria-label=${END_WORDS.comic}>
      <a class="page" href=${look} tabindex="-1" aria-hidden="true">
        ${saves && !isDataDear() ? html`<comic-page .saveId=${saveId}></comic-page>` : nothing}
      </a>
      <div class="beside stack">
        <h2 class="bold not-desk">${END_WORDS.comic}</h2>
        <div class="acts">
          <a class="button" href=${look}>${END_WORDS.look}</a>
          <button type="button" class="button" @click=${this.share}>
            ${END_WORDS.share} <kbd aria-hidden="true">S</kbd>
          </button>
        </div>
        <p class="fine soft" role="status">${said}</p>
      </div>
    </section>`;
  }

  /** What the button *Share* does: gives the page to the device's share sheet, else saves it as a picture. */
  readonly share = async (): Promise<void> => {
    const page = this.renderRoot.querySelector<ComicPage>('comic-page');
    const [giving] = await Promise.all([
      import('../comic/share-page.ts').catch(() => missPart(this)),
      import('../comic/comic-page.ts').catch(() => missPart(this)),
    ]);
    if (!giving) return;
    if (page) {
      this.said = END_WORDS.drawing;
      this.said = await giving.givePage(page);
    } else location.hash = `#/comic/${this.saveId}`;
  };
}
