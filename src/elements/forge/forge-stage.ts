import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { plainJson } from '../../forge/plain-json.ts';
import type { Balance, Trim } from '../../forge/sheet.ts';
import type { Library } from '../../offline/booklets/library.ts';
import { Smithy } from '../../offline/forge/smithy.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { libraryContext, settingsContext } from '../common/contexts.ts';
import foldStyles from '../common/fold.css?inline';
import { fromContext } from '../common/from-context.ts';
import { flyNext } from '../common/next-duel.ts';
import '../common/not-here.ts';
import '../common/stage-bar.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { styled } from '../common/styled.ts';
import { linkButton } from '../link/link-button.ts';
import { bringsSheets } from './bringing.ts';
import type { DocumentDraft } from '../form/draft.ts';
import { Drafting, blankDraft, broughtIn } from '../form/draft.ts';
import { forgeDock } from './forge-dock.ts';
import { forgePapers } from './forge-papers.ts';
import type { ForgePaper } from './forge-papers.ts';
import styles from './forge-stage.css?inline';
import { FORGE_WORDS } from './forge-words.ts';
import { Forging } from './forging.ts';
import { outcomePanel } from './outcome-panel.ts';
import { Putting } from './putting.ts';
import type { SheetForm } from './sheet-form.ts';
import { SHEETS, trimmed } from './sheet-kind.ts';
import { sheetPanel } from './sheet-panel.ts';
import { ToMend } from './to-mend.ts';

/**
 * Makes a booklet from a record sheet, typed in a form or given as file or text; shows and weighs the outcome
 * while typing. A booklet forged here gives its sheet back for a new edition. Drafts are kept until they are on
 * the shelf.
 */
@customElement('forge-stage')
export class ForgeStage extends LitElement {
  static override styles = styled(frameStyles, foldStyles, styles);

  /** Booklet to edit; empty for a new one. */
  @property() bookletId = '';
  @property({ attribute: false }) smithy = new Smithy();
  @fromContext(libraryContext) private library!: Library;
  @fromContext(settingsContext) private settings!: SettingsKeeper;
  @state() private asked: ForgePaper | null = null;
  /** What would make it fair, as far as it is known. */
  @state() private trim: Trim | null = null;
  @query('sheet-form') private readonly form!: SheetForm | null;
  readonly #drafting = new Drafting(
    this,
    SHEETS,
    () => `sheet-${this.bookletId}`,
    (typed) => this.#open(typed),
  );
  readonly #forging = new Forging(
    this,
    () => this.smithy,
    () => (this.#drafting.isBlank ? [] : this.#toMend.sentences),
  );
  readonly #putting = new Putting(this, {
    library: () => this.library,
    forging: this.#forging,
    of: () => this.bookletId,
    ask: (paper) => (this.asked = paper),
    done: (sheet) => {
      // More may have been typed meanwhile.
      if (plainJson(this.#drafting.file) === sheet) this.#drafting.done();
    },
  });
  readonly #toMend = new ToMend(() => ({
    draft: this.#drafting.draft,
    forged: this.#forging.forged,
    standing: this.#putting.standing,
  }));
  readonly #bringing = bringsSheets(this, (text) => {
    if (this.#drafting.isHere) this.#take(broughtIn(SHEETS, text));
    else this.#brought.push(text);
  });
  /** Texts that arrived before the stage was ready, in order. */
  readonly #brought: string[] = [];
  /** The booklet whose sheet is loaded. */
  #of: string | null = null;
  #unwatch: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = this.library.watch(() => {
      // The shelf may load after the stage.
      if (this.bookletId !== '' && this.#of !== this.bookletId) this.#drafting.again();
      this.requestUpdate();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch?.();
  }

  /** Opens what was typed before a reload, else the sheet of the booklet, else an empty one. */
  #open(typed: DocumentDraft | null): void {
    const sheet = this.#kept?.sheet;
    this.#of = this.bookletId === '' || sheet === undefined ? null : this.bookletId;
    this.#drafting.open(
      typed ?? (sheet === undefined ? blankDraft(SHEETS) : broughtIn(SHEETS, sheet)),
    );
    this.#forging.forget();
    this.#toMend.begin(this.bookletId !== '');
    if (this.#brought.length === 0) this.#forge();
    for (const text of this.#brought.splice(0)) this.#take(broughtIn(SHEETS, text));
  }

  get #kept(): Library['shelf'][number] | undefined {
    return this.bookletId === ''
      ? undefined
      : this.library.shelf.find(({ id }) => id === this.bookletId);
  }

  #forge(): void {
    this.#forging.forge(this.#drafting.file);
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.#drafting.isHere) return nothing;
    const { bookletId } = this;
    const kept = this.#kept;
    if (bookletId !== '' && kept?.sheet === undefined)
      return html`<not-here heading=${FORGE_WORDS.title} back="#/booklets" back-to="To the booklets"
        ><p role="alert">${FORGE_WORDS.noSheet(bookletId)}</p>
        <a slot="ways" class="button" href="#/booklets">To the booklets</a>
        <a slot="ways" class="button" href="#/forge">${FORGE_WORDS.title}</a>
      </not-here>`;
    return html`<div class="stage">
        <stage-bar wraps takes-focus back="#/booklets" back-to="To the booklets">
          ${kept ? FORGE_WORDS.again(kept.mech.name) : FORGE_WORDS.title}
        </stage-bar>
        <div class="body">
          <div class="parts stack apart">
            ${this.#sheet()}
            ${outcomePanel(this.#forging, this.#putting.standing, this.smithy, {
              proposed: (trim) => (this.trim = trim),
              taken: (balance) => this.#trim(balance),
            })}
          </div>
        </div>
        ${forgeDock(this.#putting, this.#toMend.count, this.trim, {
          see: () => this.#see(),
          trim: (balance) => {
            this.#trim(balance);
            // Its button disappears.
            this.#outcome?.focus({ preventScroll: true });
          },
          put: () => void this.#put(),
        })}
      </div>
      <p class="unseen" role="status">${this.#forging.said}</p>
      ${this.#paper()}`;
  }

  #sheet(): TemplateResult {
    const { forged, sound } = this.#forging;
    return sheetPanel(this.#drafting, this.#toMend, forged?.ok ? sound?.booklet.id : undefined, {
      written: (draft) => this.#write(draft),
      left: (field) => {
        this.#toMend.leave(field);
        this.requestUpdate();
      },
      chosen: (event) => void this.#bringing.chosen(event),
      paste: () => (this.asked = { kind: 'paste' }),
      link: (file, disabled) =>
        linkButton(this, 'record sheet', () => Promise.resolve([file]), { disabled }),
      undone: (earlier) => this.#take(earlier),
      anew: () => {
        this.#take(blankDraft(SHEETS));
        this.#toMend.begin(false);
      },
    });
  }

  #paper(): TemplateResult {
    return forgePapers(this.asked, this.#forging.sound?.booklet.mech.name ?? '', {
      closed: () => (this.asked = null),
      pasted: (text) => {
        this.asked = null;
        void this.#bringing.pasted(text);
      },
      again: () => {
        this.asked = null;
        void this.#putting.putThere();
      },
      flown: (id) => flyNext(this.settings, id),
    });
  }

  #write(draft: DocumentDraft): void {
    this.#drafting.write(draft);
    this.#forge();
  }

  /** Replaces the sheet; the old one can be brought back. */
  #take(draft: DocumentDraft): void {
    this.#drafting.take(draft);
    this.#toMend.tellAll();
    this.#forging.forget();
    this.#forge();
  }

  #trim(balance: Balance): void {
    this.#write(trimmed(this.#drafting.draft, balance));
  }

  get #outcome(): HTMLElement | null {
    return this.renderRoot.querySelector('#outcome');
  }

  /** Scrolls to the outcome, which may be far below the sheet. */
  #see(): void {
    this.#outcome?.scrollIntoView({ block: 'start' });
    this.#outcome?.focus({ preventScroll: true });
  }

  async #put(): Promise<void> {
    this.#toMend.tellAll();
    this.requestUpdate();
    if (!this.#forging.forged) this.#forge();
    // What was typed last may still be in the forge.
    await this.#forging.known();
    await this.updateComplete;
    const { isOn, standing } = this.#putting;
    if (isOn || standing?.kind === 'there') return;
    if (!standing || standing.kind === 'taken') return this.#showFault();
    return this.#putting.put();
  }

  async #showFault(): Promise<void> {
    if (this.form) await this.form.focusFault('.another');
    else this.renderRoot.querySelector<HTMLElement>('.sheet textarea')?.focus();
  }
}
