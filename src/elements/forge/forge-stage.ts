import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { sheetFaultText } from '../../forge/words.ts';
import type { Balance } from '../../forge/sheet.ts';
import type { Added, Library } from '../../offline/booklets/library.ts';
import { askForPromise } from '../../offline/disk/promise.ts';
import type { ForgedBooklet } from '../../offline/forge/asked.ts';
import { LONGEST_SHEET, handedSheet } from '../../offline/forge/handed-over.ts';
import { keepSheet, keptSheet } from '../../offline/forge/kept-sheet.ts';
import { Smithy } from '../../offline/forge/smithy.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { readBooklet } from '../../rules/booklet/read-booklet.ts';
import { capital } from '../../rules/words/capital.ts';
import { findingText } from '../../rules/words/finding-text.ts';
import { libraryContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import '../common/not-here.ts';
import { notify } from '../common/notice.ts';
import { saveFile } from '../common/save-file.ts';
import type { Said } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import '../common/stage-bar.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { styled } from '../common/styled.ts';
import type { DraftedSheet } from './drafted-sheet.ts';
import { BLANK_DRAFT, draftIn, broughtIn, textOf } from './drafted-sheet.ts';
import { differences } from './difference.ts';
import { fieldFaults } from './field-faults.ts';
import './forged-view.ts';
import type { FieldFaults } from './form-field.ts';
import styles from './forge-stage.css?inline';
import { FORGE_WORDS } from './forge-words.ts';
import type { SheetForm } from './sheet-form.ts';
import './sheet-form.ts';
import { onShelf } from './standing.ts';
import type { Standing } from './standing.ts';
import type { TypedSheet } from './typed-sheet.ts';
import { isBlank } from './typed-sheet.ts';
import './weighing-panel.ts';

/** How long nothing is typed before it is kept, before it is drawn, and before it is said aloud (milliseconds). */
const [KEPT_AFTER, DRAWN_AFTER, SAID_AFTER] = [200, 700, 1200];

type Sound = Extract<ForgedBooklet, { ok: true }>;

/** What is asked or told on a sheet of paper over the stage. */
type Asked =
  | { readonly kind: 'paste' }
  | { readonly kind: 'again'; readonly lines: readonly string[] }
  | { readonly kind: 'done'; readonly added: Extract<Added, { ok: true }>; readonly text: string }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

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
  @state() private draft: DraftedSheet = BLANK_DRAFT;
  /** What stood there before something was taken in or begun anew. */
  @state() private earlier: DraftedSheet | null = null;
  @state() private forged: ForgedBooklet | null = null;
  /** What came out last, and the text of the sheet. */
  @state() private sound: { forged: Sound; booklet: Booklet; sheet: string } | null = null;
  @state() private drawn: Booklet | null = null;
  /** Fields that were left: only in these something is wrong aloud; all, once the sheet came from outside or is to be put. */
  @state() private left: ReadonlySet<string> = new Set();
  @state() private all = false;
  @state() private asked: Asked | null = null;
  @state() private said = '';
  @state() private putting = false;
  @query('sheet-form') private readonly form!: SheetForm | null;
  readonly #pauses = new Map<string, ReturnType<typeof setTimeout>>();
  #unkept = false;
  /** Of which booklet the sheet is had again. */
  #of: string | null = null;
  #unwatch: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('dragover', this.#allow);
    this.addEventListener('drop', this.#dropped);
    window.addEventListener('pagehide', this.#keep);
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
    window.removeEventListener('pagehide', this.#keep);
    this.#unwatch?.();
    if (this.#pauses.has('keep')) this.#keep();
    for (const pause of this.#pauses.values()) clearTimeout(pause);
    this.#pauses.clear();
    this.smithy.end();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('bookletId')) this.#open();
  }

  /** What was typed before a reload; else the sheet that the booklet was forged from, else nothing. */
  #open(): void {
    const kept = draftIn(keptSheet(this.bookletId));
    const sheet = this.#kept?.sheet;
    this.#of = this.bookletId === '' || sheet === undefined ? null : this.bookletId;
    const draft = kept ?? (sheet === undefined ? BLANK_DRAFT : broughtIn(sheet));
    this.draft = draft;
    this.earlier = null;
    this.forged = null;
    this.sound = null;
    this.drawn = null;
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

  #after(pause: number, what: string, act: () => void): void {
    clearTimeout(this.#pauses.get(what));
    this.#pauses.set(
      what,
      setTimeout(() => {
        this.#pauses.delete(what);
        act();
      }, pause),
    );
  }

  /** Another sheet stands there. */
  #write(draft: DraftedSheet): void {
    this.draft = draft;
    this.#after(KEPT_AFTER, 'keep', this.#keep);
    this.#forge();
  }

  readonly #keep = (): void => {
    const { draft } = this;
    const isNothing = draft.text === null && isBlank(draft.typed);
    const kept = keepSheet(this.bookletId, isNothing ? null : draft);
    if (!kept && !this.#unkept && !isNothing) notify(this, FORGE_WORDS.notKept);
    this.#unkept = !kept;
  };

  #forge(): void {
    const sheet = textOf(this.draft);
    this.smithy.forge(sheet, (forged) => {
      this.forged = forged;
      if (forged.ok) {
        const { document, edition } = forged;
        const booklet = readBooklet(document, edition);
        this.sound = { forged, booklet, sheet };
        this.#after(DRAWN_AFTER, 'draw', () => (this.drawn = booklet));
      }
      this.#after(SAID_AFTER, 'say', () => (this.said = this.#saying));
    });
  }

  /** What a screen reader says of what has come out. */
  get #saying(): string {
    const { forged, sound } = this;
    if (this.#isBlank) return '';
    if (forged?.ok && sound) {
      const { mech, statCard } = sound.booklet;
      const { armor, maneuvers } = statCard;
      return FORGE_WORDS.said(mech.name, armor, maneuvers.length, forged.remarks.length);
    }
    const [first = []] = this.#faults.values();
    const count = [...this.#faults.values()].flat().length;
    return count > 0 ? FORGE_WORDS.saidFaults(count, first[0] ?? '') : '';
  }

  get #isBlank(): boolean {
    return this.draft.text === null && isBlank(this.draft.typed);
  }

  /** What is wrong, in the fields that were left, with what the shelf has against it. */
  get #faults(): FieldFaults {
    const { draft, forged } = this;
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
    return this.forged?.ok && this.sound ? onShelf(this.sound.booklet, this.library) : null;
  }

  /** A designation that can be had. */
  get #instead(): string {
    const standing = this.#standing;
    if (standing?.kind === 'taken') return standing.instead;
    if (!this.forged || this.forged.ok || !this.#faults.has('designation')) return '';
    const fault = this.forged.faults.find(({ kind }) => kind === 'no designation');
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
            <section class="panel outcome" aria-labelledby="outcome">${this.#outcome()}</section>
          </div>
        </div>
        ${this.#dock()}
      </div>
      <p class="unseen" role="status">${this.said}</p>
      ${this.#paper()}`;
  }

  #sheet(): TemplateResult {
    const { draft, earlier } = this;
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
        <button type="button" class="button" ?disabled=${this.#isBlank} @click=${this.#saveSheet}>
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
                ?disabled=${this.#isBlank}
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
    const faults = this.forged && !this.forged.ok ? this.forged.faults.map(sheetFaultText) : [];
    return html`<h2>${FORGE_WORDS.asText}</h2>
      <p class="soft">${FORGE_WORDS.asTextWhy}</p>
      <textarea
        spellcheck="false"
        aria-label=${FORGE_WORDS.pasteLong}
        aria-invalid=${faults.length > 0 ? 'true' : 'false'}
        aria-describedby=${faults.length > 0 ? 'wrong' : nothing}
        .value=${text}
        @input=${(event: Event) =>
          this.#write({ ...this.draft, text: (event.target as HTMLTextAreaElement).value })}
      ></textarea>
      ${
        faults.length > 0
          ? html`<ul id="wrong" class="faults">
              ${faults.map((fault) => html`<li>${fault}.</li>`)}
            </ul>`
          : nothing
      }`;
  }

  #outcome(): TemplateResult {
    const { drawn, forged, sound } = this;
    const standing = this.#standing;
    return html`<h2 id="outcome" tabindex="-1">${FORGE_WORDS.outcome}</h2>
      ${
        !sound
          ? html`<p class="soft">${FORGE_WORDS.nothing}</p>`
          : html`${
                standing?.kind === 'there'
                  ? html`<p class="standing">
                      ${FORGE_WORDS.same(standing.by.mech.name, standing.by.mech.designation)}
                    </p>`
                  : standing?.kind === 'edition'
                    ? html`<p class="standing">${FORGE_WORDS.old(standing.by.mech.name)}</p>`
                    : nothing
              }
              <forged-view
                .booklet=${sound.booklet}
                .remarks=${sound.forged.remarks}
                .drawn=${drawn}
                ?stale=${forged?.ok === false}
              ></forged-view>
              <h2>${FORGE_WORDS.weighed}</h2>
              <weighing-panel
                sheet=${sound.sheet}
                .booklet=${sound.booklet}
                .smithy=${this.smithy}
                @trim-taken=${(event: Said<'trim-taken'>) => this.#trim(event.detail.balance)}
              ></weighing-panel>`
      }`;
  }

  #dock(): TemplateResult {
    const standing = this.#standing;
    const faults =
      this.forged && !this.forged.ok
        ? this.draft.text === null
          ? [...this.#faults.values()].flat().length
          : this.forged.faults.length
        : [...this.#faults.values()].flat().length;
    const mech = this.forged?.ok ? this.sound?.booklet.mech : undefined;
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
        class="button main ${this.forged?.ok && !isThere ? '' : 'notyet'}"
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
    const { asked } = this;
    const is = (kind: Asked['kind']): boolean => asked?.kind === kind;
    return html`<sheet-dialog
        wide
        heading=${FORGE_WORDS.paste}
        .open=${is('paste')}
        @sheet-closed=${this.#closed}
      >
        <label>${FORGE_WORDS.pasteLong}<textarea id="paste" spellcheck="false"></textarea></label>
        <button slot="buttons" type="button" class="button main" @click=${this.#pasted}>
          ${FORGE_WORDS.take}
        </button>
      </sheet-dialog>
      <sheet-dialog
        wide
        heading=${FORGE_WORDS.againHead(this.sound?.booklet.mech.name ?? '')}
        .open=${is('again')}
        @sheet-closed=${this.#closed}
      >
        <p>${FORGE_WORDS.againWhy}</p>
        <ul class="faults">
          ${asked?.kind === 'again' ? asked.lines.map((line) => html`<li>${capital(line)}.</li>`) : nothing}
        </ul>
        <button
          slot="buttons"
          type="button"
          class="button main"
          @click=${() => {
            this.asked = null;
            void this.#putThere();
          }}
        >
          ${FORGE_WORDS.againDo}
        </button>
        <button slot="buttons" type="button" class="button" @click=${this.#closed}>
          ${FORGE_WORDS.keepOld}
        </button>
      </sheet-dialog>
      <sheet-dialog
        heading=${FORGE_WORDS.notPut}
        .open=${is('refused')}
        @sheet-closed=${this.#closed}
      >
        <ul class="faults">
          ${asked?.kind === 'refused' ? asked.faults.map((fault) => html`<li>${fault}.</li>`) : nothing}
        </ul>
      </sheet-dialog>
      ${this.#done()}`;
  }

  #done(): TemplateResult {
    const { asked } = this;
    const done = asked?.kind === 'done' ? asked : null;
    const booklet = done?.added.booklet;
    const id = booklet?.id ?? '';
    return html`<sheet-dialog
      heading=${FORGE_WORDS.done(booklet?.mech.name ?? '')}
      .open=${done !== null}
      @sheet-closed=${() => (location.hash = '#/booklets')}
    >
      <p>${FORGE_WORDS.doneWhy}</p>
      ${
        done && (done.added.warnings.length > 0 || !done.added.kept)
          ? html`<ul class="faults">
              ${done.added.warnings.map((warning) => html`<li>${findingText(warning)}.</li>`)}
              ${done.added.kept ? nothing : html`<li>${FORGE_WORDS.unkept}</li>`}
            </ul>`
          : nothing
      }
      <div slot="buttons" class="stack">
        <a class="button main" href="#/booklets">To the booklets</a>
        <a class="button" href=${`#/booklets/${id}/1`}>Leaf through</a>
        <a class="button" href=${`#/print/${id}`}>Print it</a>
        <button
          type="button"
          class="button"
          @click=${() => done && saveFile(new Blob([done.text], { type: 'application/json' }), `${id}.json`)}
        >
          ${FORGE_WORDS.saveBooklet}
        </button>
      </div>
    </sheet-dialog>`;
  }

  /** Where the sheet stands above it what comes out may be far below. */
  readonly #see = (): void => {
    const heading = this.renderRoot.querySelector<HTMLElement>('#outcome');
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };

  readonly #closed = (): void => {
    this.asked = null;
  };

  /** Another sheet in the place of what stands there, which can be brought back. */
  #take(draft: DraftedSheet): void {
    this.earlier = this.#isBlank ? null : this.draft;
    this.all = true;
    this.sound = null;
    this.drawn = null;
    this.#write(draft);
  }

  #takeText(text: string, called: string): void {
    if (text.length > LONGEST_SHEET) notify(this, FORGE_WORDS.tooLong(called, text.length));
    else this.#take(broughtIn(text));
  }

  async #takeFile(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > 4 * LONGEST_SHEET)
      return notify(this, FORGE_WORDS.tooLong(file.name, file.size));
    try {
      this.#takeText(await file.text(), file.name);
    } catch {
      notify(this, FORGE_WORDS.unread(file.name));
    }
  }

  readonly #chosen = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    void this.#takeFile(input.files?.[0]).then(() => (input.value = ''));
  };

  readonly #pasted = (): void => {
    const field = this.renderRoot.querySelector<HTMLTextAreaElement>('#paste');
    const text = field?.value ?? '';
    this.asked = null;
    if (field) field.value = '';
    if (text.trim() !== '') this.#takeText(text, 'This text');
  };

  readonly #allow = (event: DragEvent): void => event.preventDefault();

  readonly #dropped = (event: DragEvent): void => {
    event.preventDefault();
    void this.#takeFile(event.dataTransfer?.files[0]);
  };

  readonly #saveSheet = (): void => {
    const name = this.forged?.ok ? this.sound?.booklet.id : undefined;
    const blob = new Blob([textOf(this.draft)], { type: 'application/json' });
    saveFile(blob, `${name ?? 'record'}-sheet.json`);
  };

  /** The change that was proposed, written on the sheet. */
  #trim({ armor, fire }: Balance): void {
    const { text, typed } = this.draft;
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
    const { sound } = this;
    if (before && sound) this.asked = { kind: 'again', lines: differences(before, sound.booklet) };
  }

  async #showFault(): Promise<void> {
    if (this.form) await this.form.focusFault();
    else this.renderRoot.querySelector<HTMLElement>('.sheet textarea')?.focus();
  }

  async #putThere(): Promise<void> {
    const standing = this.#standing;
    const { sound } = this;
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
    clearTimeout(this.#pauses.get('keep'));
    this.#pauses.delete('keep');
    keepSheet(this.bookletId, null);
    // Whoever has left meanwhile sees it on the shelf.
    if (this.isConnected) this.asked = { kind: 'done', added, text };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'forge-stage': ForgeStage;
  }
}
