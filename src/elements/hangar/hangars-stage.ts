import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { isCopyApart } from '../../offline/disk/promise.ts';
import type { HangarHead, Hangars } from '../../offline/hangars/hangars.ts';
import { COMMON_WORDS } from '../common/common-words.ts';
import fieldStyles from '../campaign/fields.css?inline';
import { ask } from '../common/ask.ts';
import { hangarsContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import type { Said } from '../common/say.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import { SCARRED } from './empty-hangar.ts';
import '../page/empty-place.ts';
import { takeFiles } from '../common/brought.ts';
import './hangar-stage.ts';
import { askToFound } from './hangar-questions.ts';
import { HANGAR_WORDS, headWords } from './hangar-words.ts';
import styles from './hangars-stage.css?inline';
import './restore-file.ts';
import type { RestoreFile } from './restore-file.ts';

type Shown =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'none'; readonly sentence: string }
  | { readonly kind: 'hangars'; readonly heads: readonly HangarHead[] };

/** Shows the hangars of this device: the only one, a list, or how to begin. */
@customElement('hangars-stage')
export class HangarsStage extends LitElement {
  static override styles = styled(fieldStyles, styles);

  @fromContext(hangarsContext) private kept!: () => Promise<Hangars>;
  @state() private hangars: Hangars | null = null;
  @state() private shown: Shown = { kind: 'waiting' };
  @query('restore-file') private readonly restoring!: RestoreFile | null;
  #stopWatching: (() => void) | null = null;
  #file: File | null = null;

  constructor() {
    super();
    takeFiles(this, ['hangar', 'unknown'], async ([known, ...more]) => {
      this.#file = known?.file ?? null;
      this.#restore();
      return more;
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWatching?.();
    this.#stopWatching = null;
  }

  /** One template whatever is shown, so that a sheet asked for before the list is there stays. */
  override render(): TemplateResult {
    return html`${this.#now()}`;
  }

  #now(): TemplateResult {
    const { shown } = this;
    switch (shown.kind) {
      case 'waiting':
        return html`<p class="waiting" aria-live="polite">One moment …</p>`;
      case 'none':
        return html`<div class="waiting">
          <h1 class="unseen">Hangar</h1>
          <p role="alert">${shown.sentence}</p>
        </div>`;
      case 'hangars':
        return this.#place(shown.heads);
    }
  }

  #place(heads: readonly HangarHead[]): TemplateResult {
    const [only, another] = heads;
    if (!only)
      return html`<div class="scroll">
        <empty-place heading="No hangar yet" words=${HANGAR_WORDS.whatItIs} .picture=${SCARRED}
          >${isCopyApart() ? html`<p>${HANGAR_WORDS.copyApart}</p>` : nothing}${this.#acts('Start a hangar', 'main big')}
          <p class="soft fine">${HANGAR_WORDS.besides}</p></empty-place
        >
      </div>`;
    if (!another)
      return html`<hangar-stage
        .hangarId=${only.id}
        @hangar-removed=${() => void this.#look()}
      ></hangar-stage>`;
    return html`<div class="scroll">
      <div class="list stack">
        <h1 tabindex="-1">Hangars</h1>
        <ul>
          ${heads.map(
            (head) =>
              html`<li>
                <a class="panel" href=${`#/hangar/${head.id}`}
                  ><span><b>${head.name}</b> <small>${headWords(head)}</small></span
                  >${icon('on')}</a
                >
              </li>`,
          )}
        </ul>
        ${this.#acts('Found another hangar', '')}
      </div>
    </div>`;
  }

  #acts(found: string, look: string): TemplateResult {
    return html`<div class="ways">
      <button
        type="button"
        class=${`button ${look}`}
        @click=${() => askToFound(this, this.hangars)}
      >
        ${found}
      </button>
      <button type="button" class="button" @click=${this.#askToRestore}>
        ${icon('file')}${HANGAR_WORDS.restore}
      </button>
    </div>`;
  }

  #restore(): void {
    const file = this.#file;
    if (!file || this.shown.kind !== 'hangars') return;
    this.#file = null;
    if (!this.restoring) this.#askToRestore();
    void this.restoring?.take(file);
  }

  async #look(): Promise<void> {
    try {
      const hangars = await this.kept();
      this.hangars = hangars;
      if (this.isConnected) this.#stopWatching ??= hangars.watch(() => void this.#look());
      await this.#list(hangars);
    } catch {
      this.shown = { kind: 'none', sentence: COMMON_WORDS.noHangars };
    }
  }

  async #list(hangars: Hangars): Promise<void> {
    const heads = hangars.trouble === null ? await hangars.list() : [];
    const { trouble } = hangars;
    this.shown =
      trouble === null ? { kind: 'hangars', heads } : { kind: 'none', sentence: trouble };
    this.#restore();
  }

  readonly #askToRestore = (): void => {
    const away = ask(this, () => ({
      heading: 'Restore a hangar',
      body: html`<restore-file
        .hangars=${this.hangars}
        @hangar-entered=${(event: Said<'hangar-entered'>) => {
          away();
          this.#enter(event);
        }}
      ></restore-file>`,
    }));
  };

  readonly #enter = ({ detail }: Said<'hangar-entered'>): void => {
    location.hash = `#/hangar/${detail.id}`;
  };
}
