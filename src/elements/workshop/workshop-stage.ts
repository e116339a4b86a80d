import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { judge } from '../../offline/booklets/judge.ts';
import type { Library } from '../../offline/booklets/library.ts';
import { DRAFT_PLACE } from '../../offline/disk/drafts.ts';
import type { Keys } from '../../rules/check/finding.ts';
import { placeText } from '../../rules/words/finding-text.ts';
import { problemText } from '../../rules/words/finding-words.ts';
import type { KnownFile } from '../common/brought.ts';
import { takeFiles, tellFiles } from '../common/brought.ts';
import { libraryContext, settingsContext } from '../common/contexts.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { missPart } from '../common/notice.ts';
import { flyNext } from '../common/next-duel.ts';
import type { Said } from '../common/say.ts';
import { saveFile } from '../common/save-file.ts';
import { icon } from '../common/signs.ts';
import '../common/stage-bar.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { sheetIsOpen } from '../common/stage-keys.ts';
import { styled } from '../common/styled.ts';
import '../card/maneuver-table.ts';
import type { DocumentDraft } from '../form/draft.ts';
import { Drafting, blankDraft, broughtIn, mayBeDocument } from '../form/draft.ts';
import { fieldFaults } from '../form/field-faults.ts';
import type { FieldFaults } from '../form/form-field.ts';
import { shown, valueAt } from '../form/typed.ts';
import { BOOKLETS, shownPages } from './draft/booklet-kind.ts';
import './card/card-form.ts';
import './check/check-panel.ts';
import { toldOnce } from './check/check-panel.ts';
import { besides } from './draft/cell-judging.ts';
import { DraftCheck, wrongOf } from './draft/draft-check.ts';
import './pages/pages-panel.ts';
import { shelve, writtenText } from './draft/shelving.ts';
import { SoleTab } from './draft/sole-tab.ts';
import { Steps } from './draft/steps.ts';
import styles from './workshop-stage.css?inline';
import type { DraftTab } from './draft/workshop-words.ts';
import { DRAFT_TABS, WORKSHOP_WORDS } from './draft/workshop-words.ts';

const tabOf = ([part]: Keys): DraftTab =>
  part === 'viewScreens' || part === 'consoles' ? 'pages' : 'card';

/**
 * A draft of a booklet, whole or not: its card, its pages, and what is wrong with it. It is kept as it is typed; a
 * second tab only reads. Never played: *Put it on the shelf* checks it like any other booklet.
 */
@customElement('workshop-stage')
export class WorkshopStage extends LitElement {
  static override styles = styled(frameStyles, styles);

  @property() draftId = '';
  @fromContext(libraryContext) private library!: Library;
  @fromContext(settingsContext) private settings!: SettingsKeeper;
  @state() private tab: DraftTab = 'pages';
  /** Where the open tab was asked to go. */
  @state() private place: Keys = [];
  readonly #drafting = new Drafting(
    this,
    BOOKLETS,
    () => `${DRAFT_PLACE}${this.draftId}`,
    (kept) => this.#came(kept),
  );
  readonly #steps = new Steps();
  readonly #checking = new DraftCheck(this, () => ({
    text: this.#drafting.file,
    typed: this.#drafting.draft.typed,
    library: this.library,
  }));
  readonly #sole = new SoleTab(this, {
    of: () => `viewscreen ${DRAFT_PLACE}${this.draftId}`,
    opened: () => this.#drafting.again(),
    written: () => this.#drafting.flush(),
  });
  #hasChosen = false;
  /** A file was brought, and has no verdict yet. */
  #isNews = false;
  /** A file that arrived before the stage was ready. */
  #brought: KnownFile | null = null;
  /** The draft that is shown, also while it is read again. */
  #shown: string | null = null;
  #isPutting = false;

  constructor() {
    super();
    takeFiles(this, ['booklet', 'unknown'], async ([first, ...more]) => {
      const isFree = !this.#sole.isShut && (!this.#drafting.isHere || this.#drafting.isBlank);
      if (!first || !isFree || !mayBeDocument(first.text)) return first ? [first, ...more] : more;
      if (this.#drafting.isHere) {
        this.#steps.add(this.#drafting.draft, '');
        this.#take(first.text);
      } else this.#brought = first;
      return more;
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#onKey);
    document.addEventListener('visibilitychange', this.#seen);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#onKey);
    document.removeEventListener('visibilitychange', this.#seen);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('draftId')) {
      [this.#shown, this.#hasChosen, this.#isNews] = [null, false, false];
      [this.tab, this.place] = ['pages', []];
    }
    const { faults, verdict } = this.#checking;
    if (!this.#isNews || !verdict) return;
    this.#isNews = false;
    if (faults.length > 0 && !this.#hasChosen) this.tab = 'check';
  }

  #came(kept: DocumentDraft | null): void {
    this.#steps.forget();
    const text = kept?.text ?? null;
    this.#drafting.open(text === null ? (kept ?? blankDraft(BOOKLETS)) : broughtIn(BOOKLETS, text));
    if (this.#shown !== this.draftId) this.#checking.verdict = null;
    this.#shown = this.draftId;
    const brought = this.#brought;
    this.#brought = null;
    if (kept === null && brought !== null) return this.#take(brought.text);
    if (brought) tellFiles(this, [brought]);
    void this.#checking.now();
  }

  /** What a file brought: its faults are shown first, unless a tab was chosen meanwhile. */
  #take(text: string): void {
    this.#drafting.write(broughtIn(BOOKLETS, text));
    this.#checking.verdict = null;
    this.#isNews = true;
    void this.#checking.now();
  }

  #write(draft: DocumentDraft, field = ''): void {
    // What is taken out says what was typed last: by then another draft may be coming.
    if (this.#isShut) return;
    this.#hasChosen = true;
    this.#steps.add(this.#drafting.draft, field);
    this.#drafting.write(draft);
    this.#checking.again();
  }

  #step(step: 'undo' | 'redo'): void {
    const draft = this.#steps[step](this.#drafting.draft);
    if (!draft || this.#isShut) return;
    this.#isNews = false;
    this.#drafting.write(draft);
    this.#checking.again();
  }

  /** Another tab writes, or the draft is read anew. */
  get #isShut(): boolean {
    return this.#sole.isShut || !this.#drafting.isHere;
  }

  /** Every path has its own; the panel that shows the document tells them where it has a field. */
  get #faults(): FieldFaults {
    return fieldFaults(this.#checking.faults.map(wrongOf), { has: () => true });
  }

  override render(): TemplateResult | typeof nothing {
    if (this.#shown !== this.draftId) return nothing;
    const { draft } = this.#drafting;
    const said = (path: string): string => shown(valueAt(draft.typed, path)) ?? '';
    const name = said('mech.name') || said('mech.designation') || WORKSHOP_WORDS.unnamed;
    return html`<div
      class="stage"
      @document-typed=${({ detail }: Said<'document-typed'>) =>
        this.#write({ ...draft, typed: detail.typed }, detail.path)}
      @field-left=${() => this.#steps.leave()}
      @place-asked=${({ detail }: Said<'place-asked'>) => void this.#go(detail.keys)}
    >
      <stage-bar takes-focus back="#/booklets" back-to="To the booklets">
        ${name}
        <span class="soft"
          >${WORKSHOP_WORDS.isDraft(said('mech.name') && said('mech.designation'))}</span
        >
        ${this.#stepButton('undo')} ${this.#stepButton('redo')}
      </stage-bar>
      ${draft.text === null ? this.#tabs() : nothing}
      <div class="body scroller">
        ${this.#sole.isShut ? html`<p class="panel told" role="status">${WORKSHOP_WORDS.shut}</p>` : nothing}
        ${draft.text === null ? this.#panel(draft) : this.#text(draft.text)}
      </div>
    </div>`;
  }

  #stepButton(step: 'undo' | 'redo'): TemplateResult {
    const can = step === 'undo' ? this.#steps.canUndo : this.#steps.canRedo;
    return html`<button
      slot="buttons"
      type="button"
      class=${step}
      aria-label=${WORKSHOP_WORDS[step]}
      aria-disabled=${!can || this.#isShut}
      @click=${() => this.#step(step)}
    >
      ${icon('undo')}
    </button>`;
  }

  #tabs(): TemplateResult {
    const count = toldOnce(this.#checking.faults).length;
    return html`<nav class="tabs dock" aria-label=${WORKSHOP_WORDS.tabsOf}>
      ${DRAFT_TABS.map(
        (tab) =>
          html`<button
            type="button"
            class="level snug finger together rounded bold inks"
            aria-current=${tab === this.tab ? 'page' : 'false'}
            @click=${() => {
              this.#hasChosen = true;
              this.tab = tab;
              this.place = [];
            }}
          >
            ${WORKSHOP_WORDS.tabs[tab]}
            ${
              tab === 'check' && count > 0
                ? html`<span class="count level dense"
                    >${icon('warning')}<span aria-hidden="true">${count}</span
                    ><span class="unseen">${WORKSHOP_WORDS.faults(count)}</span></span
                  >`
                : nothing
            }
          </button>`,
      )}
    </nav>`;
  }

  #panel({ typed }: DocumentDraft): TemplateResult {
    const { place, tab } = this;
    const isShut = this.#isShut;
    const { verdict } = this.#checking;
    switch (tab) {
      case 'card':
        return isShut
          ? html`<maneuver-table .booklet=${shownPages(typed)}></maneuver-table>`
          : html`<card-form .typed=${typed} .faults=${this.#faults} .place=${place}></card-form>`;
      case 'pages':
        return html`<pages-panel
          .typed=${typed}
          .faults=${this.#faults}
          .others=${besides(this.library, typed)}
          .place=${place}
          ?shut=${isShut}
        ></pages-panel>`;
      case 'check':
        return html`<check-panel
          .typed=${typed}
          .faults=${this.#faults}
          .verdict=${verdict}
          .judged=${this.#checking.judged}
          .others=${besides(this.library, typed)}
          ?shut=${isShut}
        >
          <div class="flow">
            ${
              isShut
                ? nothing
                : html`<button
                    type="button"
                    class="button ${verdict?.ok === false ? 'notyet' : 'main'}"
                    aria-disabled=${verdict?.ok === false}
                    @click=${this.#put}
                  >
                    ${WORKSHOP_WORDS.put}
                  </button>`
            }
            ${this.#saveButton()}
          </div>
        </check-panel>`;
    }
  }

  /** A text that no form can hold without loss, to be mended as text. */
  #text(text: string): TemplateResult {
    const [fault] = this.#checking.faults;
    return html`<section class="panel told stack">
      <p role="status">
        ${fault ? html`<b>${placeText(fault.place)}</b> ${problemText(fault)}. ` : nothing}
        ${WORKSHOP_WORDS.noForm}
      </p>
      <textarea
        spellcheck="false"
        aria-label=${WORKSHOP_WORDS.text}
        ?readonly=${this.#isShut}
        .value=${text}
        @input=${({ target }: Event) =>
          this.#write(
            { ...blankDraft(BOOKLETS), text: (target as HTMLTextAreaElement).value },
            'text',
          )}
        @change=${({ target }: Event) => {
          // A form does not take the field away in the middle of a word.
          this.#write(broughtIn(BOOKLETS, (target as HTMLTextAreaElement).value), 'text');
          this.#steps.leave();
        }}
      ></textarea>
      <div class="flow">${this.#saveButton()}</div>
    </section>`;
  }

  #saveButton(): TemplateResult {
    return html`<button type="button" class="button" @click=${this.#save}>
      ${WORKSHOP_WORDS.file}
    </button>`;
  }

  async #go(keys: Keys): Promise<void> {
    this.#hasChosen = true;
    this.tab = tabOf(keys);
    this.place = [...keys];
    await this.updateComplete;
    this.renderRoot.querySelector('.body')?.scrollTo(0, 0);
  }

  readonly #put = async (): Promise<void> => {
    if (this.#isPutting) return;
    this.#isPutting = true;
    const { draftId } = this;
    const { file } = this.#drafting;
    try {
      const isSound = await shelve(this, file, {
        library: this.library,
        isHere: () => this.isConnected && this.draftId === draftId,
        // What was typed meanwhile stays a draft.
        done: () => {
          if (this.draftId === draftId && this.#drafting.file === file) this.#drafting.done();
        },
        flown: (id) => flyNext(this.settings, id),
      });
      if (isSound) return;
      await this.#checking.now();
      this.tab = 'check';
      await this.updateComplete;
      await this.renderRoot.querySelector('check-panel')?.focusOn('#faults');
    } catch {
      missPart(this);
    } finally {
      this.#isPutting = false;
    }
  };

  readonly #save = async (): Promise<void> => {
    const { file } = this.#drafting;
    const sound = await judge({ text: file });
    const text = sound.ok ? await writtenText(sound.document).catch(() => file) : file;
    const id = shown(valueAt(this.#drafting.draft.typed, 'mech.designation')) ?? '';
    saveFile(
      new Blob([text], { type: 'application/json' }),
      `${id.toLowerCase().replaceAll(/[^a-z0-9-]/g, '') || 'draft'}.json`,
    );
  };

  readonly #seen = (): void => {
    if (this.#sole.isShut && !document.hidden) this.#drafting.again();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const isText = event.composedPath()[0] instanceof HTMLTextAreaElement;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isText || sheetIsOpen()) return;
    const key = event.key.toLowerCase();
    const isAgain = key === 'y' || (key === 'z' && event.shiftKey);
    if (key !== 'z' && !isAgain) return;
    event.preventDefault();
    this.#step(isAgain ? 'redo' : 'undo');
  };
}
