import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { sheetFaultText } from '../../forge/words.ts';
import type { Balance } from '../../forge/sheet.ts';
import type { Library } from '../../offline/booklets/library.ts';
import { askForPromise } from '../../offline/disk/promise.ts';
import { LONGEST_SHEET, handedSheet, isBooklet } from '../../offline/forge/handed-over.ts';
import { Smithy } from '../../offline/forge/smithy.ts';
import { findingText } from '../../rules/words/finding-text.ts';
import { libraryContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import '../common/not-here.ts';
import { notify } from '../common/notice.ts';
import { saveFile } from '../common/save-file.ts';
import type { Said } from '../common/say.ts';
import '../common/stage-bar.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { styled } from '../common/styled.ts';
import type { DraftedSheet } from './drafted-sheet.ts';
import { BLANK_DRAFT, broughtIn, textOf } from './drafted-sheet.ts';
import { differences } from './difference.ts';
import { Drafting } from './drafting.ts';
import { fieldFaults } from './field-faults.ts';
import { forgePapers } from './forge-papers.ts';
import type { ForgePaper } from './forge-papers.ts';
import { Forging } from './forging.ts';
import type { FieldFaults } from './form-field.ts';
import { outcomePanel } from './outcome-panel.ts';
import styles from './forge-stage.css?inline';
import { FORGE_WORDS } from './forge-words.ts';
import type { SheetForm } from './sheet-form.ts';
import './sheet-form.ts';
import { onShelf } from './standing.ts';
import type { Standing } from './standing.ts';
import type { TypedSheet } from './typed-sheet.ts';

/**
 * From a record sheet to a booklet on the shelf: the sheet is typed in a form, or comes as a file or as text; what comes out
 * of it is shown as it is typed, and weighed. Of a booklet that was forged here its sheet is had again, and a new edition
 * made of it. What is typed is kept until it is put on the shelf.
 */
@customElement('forge-stage')
export class ForgeStage extends LitElement {
  static override styles = styled(frameStyles, styles);

  /** The booklet whose sheet is had again; none for a new one. */
  @property() bookletId = '';
  /** Who forges and weighs. */
  @property({ attribute: false }) smithy = new Smithy();
  @fromContext(libraryContext) private library!: Library;
  /** Fields that were left: only in these something is wrong aloud; all, once the sheet came from outside or is to be put. */
  @state() private left: ReadonlySet<string> = new Set();
  @state() private all = false;
  @state() private asked: ForgePaper | null = null;
  @state() private putting = false;
  @query('sheet-form') private readonly form!: SheetForm | null;
  readonly #drafting = new Drafting(this);
  readonly #forging = new Forging(
    this,
    () => this.smithy,
    () => (this.#drafting.isBlank ? [] : [...this.#faults.values()].flat()),
  );
  /** Of which booklet the sheet is had again. */
  #of: string | null = null;
  #unwatch: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('dragover', this.#allow);
    this.addEventListener('drop', this.#dropped);
    this.#unwatch = this.library.watch(() => {
      // The shelf may come after the stage.
      if (this.bookletId !== '' && this.#of !== this.bookletId) this.#open();
      this.requestUpdate();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('dragover', this.#allow);
    this.removeEventListener('drop', this.#dropped);
    this.#unwatch?.();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('bookletId')) this.#open();
  }

  /** What was typed before a reload; else the sheet that the booklet was forged from, else nothing. */
  #open(): void {
    const sheet = this.#kept?.sheet;
    this.#of = this.bookletId === '' || sheet === undefined ? null : this.bookletId;
    this.#drafting.open(this.bookletId, sheet === undefined ? BLANK_DRAFT : broughtIn(sheet));
    this.#forging.forget();
    this.left = new Set();
    this.all = this.bookletId !== '';
    const given = handedSheet();
    if (given === null) this.#forge();
    else this.#takeText(given, 'This file');
  }

  /** The booklet whose sheet it is. */
  get #kept(): Library['shelf'][number] | undefined {
    return this.bookletId === ''
      ? undefined
      : this.library.shelf.find(({ id }) => id === this.bookletId);
  }

  /** Another sheet stands there. */
  #write(draft: DraftedSheet): void {
    this.#drafting.write(draft);
    this.#forge();
  }

  #forge(): void {
    this.#forging.forge(textOf(this.#drafting.draft));
  }

  /** What is wrong, in the fields that were left, with what the shelf has against it. */
  get #faults(): FieldFaults {
    const { forged } = this.#forging;
    const { draft } = this.#drafting;
    if (draft.text !== null || !forged) return new Map();
    if (!forged.ok) {
      const all = fieldFaults(forged.faults, draft.typed);
      return this.all ? all : new Map([...all].filter(([field]) => this.left.has(field)));
    }
    const standing = this.#standing;
    if (standing?.kind !== 'taken') return new Map();
    const { by } = standing;
    return new Map([['designation', [FORGE_WORDS.taken(by.mech.name, by.mech.designation)]]]);
  }

  get #standing(): Standing | null {
    return this.#forging.forged?.ok && this.#forging.sound
      ? onShelf(this.#forging.sound.booklet, this.library)
      : null;
  }

  /** A designation that can be had. */
  get #instead(): string {
    const standing = this.#standing;
    if (standing?.kind === 'taken') return standing.instead;
    if (!this.#forging.forged || this.#forging.forged.ok || !this.#faults.has('designation'))
      return '';
    const fault = this.#forging.forged.faults.find(({ kind }) => kind === 'no designation');
    return fault?.kind === 'no designation' ? fault.nearest : '';
  }

  override render(): TemplateResult {
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
          <div class="parts">
            <section class="panel sheet" aria-label="The sheet">${this.#sheet()}</section>
            ${outcomePanel(this.#forging, this.#standing, this.smithy, (balance) => this.#trim(balance))}
          </div>
        </div>
        ${this.#dock()}
      </div>
      <p class="unseen" role="status">${this.#forging.said}</p>
      ${this.#paper()}`;
  }

  #sheet(): TemplateResult {
    const { draft, earlier } = this.#drafting;
    return html`<p class="soft about">${FORGE_WORDS.about}</p>
      <div class="ways">
        <label class="button"
          >${FORGE_WORDS.open}<input
            type="file"
            accept=".json,application/json"
            @change=${this.#chosen}
        /></label>
        <button type="button" class="button" @click=${() => (this.asked = { kind: 'paste' })}>
          ${FORGE_WORDS.paste}
        </button>
        <button
          type="button"
          class="button"
          ?disabled=${this.#drafting.isBlank}
          @click=${this.#saveSheet}
        >
          ${FORGE_WORDS.save}
        </button>
        ${
          earlier
            ? html`<button type="button" class="button" @click=${() => this.#take(earlier)}>
                ${FORGE_WORDS.undo}
              </button>`
            : html`<button
                type="button"
                class="button plain"
                ?disabled=${this.#drafting.isBlank}
                @click=${() => {
                  this.#take(BLANK_DRAFT);
                  this.all = false;
                }}
              >
                ${FORGE_WORDS.anew}
              </button>`
        }
      </div>
      ${draft.text === null ? this.#formOf(draft.typed) : this.#textOf(draft.text)}`;
  }

  #formOf(typed: TypedSheet): TemplateResult {
    return html`<sheet-form
      .typed=${typed}
      .faults=${this.#faults}
      instead=${this.#instead}
      @sheet-typed=${(event: Said<'sheet-typed'>) =>
        this.#write({ typed: event.detail.typed, text: null })}
      @field-left=${(event: Said<'field-left'>) => this.#leave(event.detail.field)}
    ></sheet-form>`;
  }

  /** From now on what is wrong in it is told. */
  #leave(field: string): void {
    if (this.left.has(field)) return;
    this.left = new Set([...this.left, field]);
  }

  #textOf(text: string): TemplateResult {
    const faults =
      this.#forging.forged && !this.#forging.forged.ok
        ? this.#forging.forged.faults.map(sheetFaultText)
        : [];
    return html`<h2>${FORGE_WORDS.asText}</h2>
      <p class="soft">${FORGE_WORDS.asTextWhy}</p>
      <textarea
        spellcheck="false"
        aria-label=${FORGE_WORDS.pasteLong}
        aria-invalid=${faults.length > 0 ? 'true' : 'false'}
        aria-describedby=${faults.length > 0 ? 'wrong' : nothing}
        .value=${text}
        @input=${(event: Event) =>
          this.#write({
            ...this.#drafting.draft,
            text: (event.target as HTMLTextAreaElement).value,
          })}
      ></textarea>
      ${
        faults.length > 0
          ? html`<ul id="wrong" class="faults">
              ${faults.map((fault) => html`<li>${fault}.</li>`)}
            </ul>`
          : nothing
      }`;
  }

  #dock(): TemplateResult {
    const standing = this.#standing;
    const faults =
      this.#forging.forged && !this.#forging.forged.ok
        ? this.#drafting.draft.text === null
          ? [...this.#faults.values()].flat().length
          : this.#forging.forged.faults.length
        : [...this.#faults.values()].flat().length;
    const mech = this.#forging.forged?.ok ? this.#forging.sound?.booklet.mech : undefined;
    const isThere = standing?.kind === 'there';
    return html`<div class="dock">
      <p class="grow">${faults > 0 ? FORGE_WORDS.toMend(faults) : nothing}</p>
      ${
        mech && faults === 0
          ? html`<button type="button" class="button plain see" @click=${this.#see}>
              ${FORGE_WORDS.see}
            </button>`
          : nothing
      }
      <button
        type="button"
        class="button main ${this.#forging.forged?.ok && !isThere ? '' : 'notyet'}"
        aria-disabled=${isThere ? 'true' : 'false'}
        @click=${() => void this.#put()}
      >
        ${
          this.putting
            ? FORGE_WORDS.putting
            : standing?.kind === 'edition'
              ? FORGE_WORDS.putAgain
              : FORGE_WORDS.put
        }
      </button>
    </div>`;
  }

  #paper(): TemplateResult {
    return forgePapers(this.asked, this.#forging.sound?.booklet.mech.name ?? '', {
      closed: () => (this.asked = null),
      pasted: (text) => {
        this.asked = null;
        if (text.trim() !== '') this.#takeText(text, 'This text');
      },
      again: () => {
        this.asked = null;
        void this.#putThere();
      },
    });
  }

  /** Where the sheet stands above it what comes out may be far below. */
  readonly #see = (): void => {
    const heading = this.renderRoot.querySelector<HTMLElement>('#outcome');
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };

  /** Another sheet in the place of what stands there, which can be brought back. */
  #take(draft: DraftedSheet): void {
    this.#drafting.take(draft);
    this.all = true;
    this.#forging.forget();
    this.#forge();
  }

  #takeText(text: string, called: string): void {
    if (text.length > LONGEST_SHEET) notify(this, FORGE_WORDS.tooLong(called, text.length));
    else if (isBooklet(text)) notify(this, FORGE_WORDS.isBooklet(called));
    else this.#take(broughtIn(text));
  }

  async #takeFile(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > 4 * LONGEST_SHEET)
      return notify(this, FORGE_WORDS.tooLong(file.name, file.size));
    try {
      const text = await file.text();
      if (text.trim() === '') notify(this, FORGE_WORDS.empty(file.name));
      else this.#takeText(text, file.name);
    } catch {
      notify(this, FORGE_WORDS.unread(file.name));
    }
  }

  readonly #chosen = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    void this.#takeFile(input.files?.[0]).then(() => (input.value = ''));
  };

  readonly #allow = (event: DragEvent): void => event.preventDefault();

  readonly #dropped = (event: DragEvent): void => {
    event.preventDefault();
    void this.#takeFile(event.dataTransfer?.files[0]);
  };

  readonly #saveSheet = (): void => {
    const name = this.#forging.forged?.ok ? this.#forging.sound?.booklet.id : undefined;
    const blob = new Blob([textOf(this.#drafting.draft)], { type: 'application/json' });
    saveFile(blob, `${name ?? 'record'}-sheet.json`);
  };

  /** The change that was proposed, written on the sheet. */
  #trim({ armor, fire }: Balance): void {
    const { text, typed } = this.#drafting.draft;
    const written = (points: number): string => (points === 0 ? '' : String(points));
    const balance = { armor: written(armor), fire: written(fire) };
    if (text === null) return this.#write({ typed: { ...typed, balance }, text });
    const { balance: _before, ...sheet } = JSON.parse(text) as Record<string, unknown>;
    const whole = armor === 0 && fire === 0 ? sheet : { ...sheet, balance: { armor, fire } };
    this.#write({ typed, text: `${JSON.stringify(whole, null, 2)}\n` });
  }

  async #put(): Promise<void> {
    const standing = this.#standing;
    this.all = true;
    if (this.putting || standing?.kind === 'there') return;
    await this.updateComplete;
    if (!standing || standing.kind === 'taken') return this.#showFault();
    if (standing.kind === 'new') return this.#putThere();
    const { edition, id } = standing.by;
    const before = await this.library.read(id, edition);
    const { sound } = this.#forging;
    if (before && sound) this.asked = { kind: 'again', lines: differences(before, sound.booklet) };
  }

  async #showFault(): Promise<void> {
    if (this.form) await this.form.focusFault();
    else this.renderRoot.querySelector<HTMLElement>('.sheet textarea')?.focus();
  }

  async #putThere(): Promise<void> {
    const standing = this.#standing;
    const { sound } = this.#forging;
    if (!sound || !standing) return;
    this.putting = true;
    void askForPromise();
    const { text } = sound.forged;
    const added = await (standing.kind === 'edition'
      ? this.library.forgeAgain(standing.by.key, text, sound.sheet)
      : this.library.add(text, sound.sheet));
    this.putting = false;
    if (!added.ok) {
      if (!this.isConnected) return;
      this.asked = { kind: 'refused', faults: added.faults.map(findingText) };
      return;
    }
    // What is on the shelf is no draft any more.
    this.#drafting.done();
    // Whoever has left meanwhile sees it on the shelf.
    if (this.isConnected) this.asked = { kind: 'done', added, text };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'forge-stage': ForgeStage;
  }
}
