import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { whatWas } from '../../offline/aside-words.ts';
import type { SetAside } from '../../offline/database.ts';
import type { DuelSave } from '../../offline/duel-save.ts';
import type { Imported } from '../../offline/import-record.ts';
import { importRecord, tryRecord } from '../../offline/import-record.ts';
import { bookletsOf, lackingBooklets, readFor } from '../../offline/lacking-booklets.ts';
import type { Library } from '../../offline/library.ts';
import type { Saves } from '../../offline/saves.ts';
import { libraryContext, savesContext } from '../common/contexts.ts';
import { TRIED, addLink, lackingSentence } from '../common/lacking-words.ts';
import { lastSeen } from './last-seen.ts';
import { notify } from '../common/notice.ts';
import '../common/sheet-dialog.ts';
import { Slices } from '../common/slices.ts';
import '../page/small-picture.ts';
import { standingWords } from '../common/standing-words.ts';
import { whenText } from '../common/when-text.ts';
import styles from './record-shelf.css?inline';
import { styled } from '../common/styled.ts';

/** Duels that are kept: to go on with, to replay, to copy out, to remove; and a place to paste one in. */
@customElement('record-shelf')
export class RecordShelf extends LitElement {
  static override styles = styled(styles);

  @consume({ context: libraryContext, subscribe: true }) @state() private library!: Library;
  @consume({ context: savesContext, subscribe: true }) @state() private saves!: Saves;
  @state() private duels: readonly DuelSave[] = [];
  @state() private aside: readonly SetAside[] = [];
  @state() private shown: { readonly text: string; readonly heading: string } | null = null;
  @state() private pasting = false;
  @state() private fault = '';
  /** Whether the booklets on the shelf could stand in for those that the pasted record names. */
  @state() private canTry = false;
  @state() private removing: string | null = null;
  /** Counts what has been read of booklets. */
  @state() private read = 0;
  readonly #asked = new Set<string>();
  readonly #slices = new Slices(this, () => this.duels.length);
  #stopWatching: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#list();
    this.#stopWatching = this.saves.watch(() => void this.#list());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWatching?.();
  }

  override render(): TemplateResult {
    return html`<div class="shelf">
        <h1 class="unseen">Records</h1>
        <button type="button" class="button" @click=${() => (this.pasting = true)}>
          Paste a record in
        </button>
        ${this.duels.length === 0 ? html`<p class="none soft">No duel is kept yet.</p>` : nothing}
        ${
          this.duels.length > 0
            ? html`<ul class="duels">
                ${this.#records()}
              </ul>`
            : nothing
        }
        ${this.#slices.done ? this.#asides() : nothing}
      </div>
      ${this.#sheets()}`;
  }

  #records(): unknown {
    return repeat(
      this.#slices.of(this.duels),
      ({ id }) => id,
      (save, index) => {
        const { id, revision, changed, summary } = save;
        const known = [revision, changed, this.library.shelf, this.read, this.removing === id];
        return html`<li
          class="record panel"
          aria-setsize=${this.duels.length}
          aria-posinset=${index + 1}
          aria-label=${summary.pilots.join(' against ')}
        >
          ${guard(known, () => this.#record(save))}
        </li>`;
      },
    );
  }

  #asides(): TemplateResult {
    return html`${this.aside.length > 0 ? html`<h2>Set aside: these could not be read</h2>` : nothing}
    ${this.aside.map(
      ({ id, reason, text, table }) =>
        html`<section class="record panel">
          <p>
            ${table && table !== 'duels' ? `${whatWas(table)}: kept, but ` : 'Kept, but '}${reason}.
          </p>
          <div class="acts">
            <button
              type="button"
              class="button"
              @click=${() => (this.shown = { text, heading: 'What was kept' })}
            >
              Show its text
            </button>
            ${this.#removal(id, () => this.saves.removeAside(id))}
          </div>
        </section>`,
    )}`;
  }

  #sheets(): TemplateResult {
    return html`<sheet-dialog
        wide
        heading=${this.shown?.heading ?? ''}
        .open=${this.shown !== null}
        @sheet-closed=${() => (this.shown = null)}
      >
        <textarea readonly aria-label="Text" .value=${this.shown?.text ?? ''}></textarea>
      </sheet-dialog>
      <sheet-dialog
        wide
        heading="Paste a record"
        .open=${this.pasting}
        @sheet-closed=${() => (this.pasting = false)}
      >
        <label
          >Its text<textarea
            id="paste"
            spellcheck="false"
            @input=${this.#forget}
            placeholder="viewscreen record 1&#10;lone: rfl-3n Ada&#10;rival: grf-1n Ben&#10;ammunition: counted&#10;1. 52 62"
          ></textarea>
        </label>
        <p class="fault" role="alert">${this.fault}</p>
        ${
          this.canTry
            ? html`<button slot="buttons" type="button" class="button" @click=${this.#tryPasted}>
                Try it with the one that is here
              </button>`
            : nothing
        }
        <button slot="buttons" type="button" class="button main" @click=${this.#paste}>
          Take it in
        </button>
      </sheet-dialog>`;
  }

  #record(save: DuelSave): TemplateResult {
    const { id, summary, changed, tried } = save;
    const over = save.ended !== null;
    const lacking = lackingBooklets(save, this.library);
    const [one, other] = summary.pilots;
    const seen = over ? lastSeen(save, this.library) : null;
    if (over && !seen) void this.#readFor(save);
    return html`<div class="summary">
        ${
          seen
            ? html`<small-picture .booklet=${seen.booklet} .number=${seen.number}></small-picture>`
            : nothing
        }
        <p>
          <b>${one} against ${other}</b> <span class="soft">${summary.mechs.join(' against ')}</span
          ><br />
          ${standingWords(save)}
          <span class="soft">· ${whenText(changed)}</span>
          ${tried ? html`<br />${TRIED}` : nothing}
          ${lacking.length > 0 ? html`<br />${lackingSentence(lacking)}` : nothing}
        </p>
      </div>
      <div class="acts">
        ${
          lacking.length === 0
            ? playLinks(id, over)
            : lacking.every(({ another }) => another)
              ? html`<button type="button" class="button" @click=${() => void this.#try(save)}>
                  Try it with the one that is here
                </button>`
              : addLink(lacking)
        }
        <button type="button" class="button" @click=${() => void this.#copy(save.record)}>
          Copy record
        </button>
        ${this.#removal(id, () => this.saves.remove(id))}
      </div> `;
  }

  #removal(id: string, remove: () => Promise<void>): TemplateResult {
    return this.removing === id
      ? html`<button type="button" class="button" @click=${() => void this.#remove(id, remove)}>
            Remove it for good
          </button>
          <button type="button" class="button plain" @click=${() => (this.removing = null)}>
            Keep it
          </button>`
      : html`<button type="button" class="button plain" @click=${() => (this.removing = id)}>
          Remove…
        </button>`;
  }

  async #list(): Promise<void> {
    await this.library.look();
    this.duels = await this.saves.list();
    this.aside = await this.saves.setAside();
  }

  /** Reads the booklets of a duel whose last picture is shown, each once. */
  async #readFor(save: DuelSave): Promise<void> {
    const wanted = bookletsOf(save).map(({ id, edition }) => `${id}@${edition ?? ''}`);
    if (wanted.every((each) => this.#asked.has(each))) return;
    for (const each of wanted) this.#asked.add(each);
    await readFor(save, this.library);
    this.read += 1;
  }

  async #remove(id: string, remove: () => Promise<void>): Promise<void> {
    await remove();
    this.removing = null;
    this.duels = this.duels.filter((save) => save.id !== id);
    this.aside = this.aside.filter((row) => row.id !== id);
  }

  async #copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify(this, 'The record is copied.');
    } catch {
      this.shown = { text, heading: 'Select and copy the record' };
    }
  }

  /** Takes the record of a duel in anew, with the booklets that are on the shelf; it is marked as such. */
  async #try({ record, editions }: DuelSave): Promise<void> {
    const read = await tryRecord(record, this.library, editions);
    if (read.kind === 'duel') await this.#keep(read.save);
    else notify(this, `It cannot be played with the booklet that is here: ${read.told}.`);
  }

  async #keep(save: DuelSave): Promise<void> {
    const put = await this.saves.put(save);
    if (put.kind === 'failed') notify(this, put.reason);
    await this.#list();
  }

  get #pasted(): string {
    return this.renderRoot.querySelector<HTMLTextAreaElement>('#paste')?.value ?? '';
  }

  readonly #paste = async (): Promise<void> =>
    this.#takeIn(await importRecord(this.#pasted, this.library));

  readonly #tryPasted = async (): Promise<void> =>
    this.#takeIn(await tryRecord(this.#pasted, this.library));

  async #takeIn(read: Imported): Promise<void> {
    this.#forget();
    if (read.kind === 'duel') {
      await this.#keep(read.save);
      this.pasting = false;
    } else {
      this.fault = read.told;
      this.canTry = read.canTry;
    }
  }

  /** What was said of a text that is another one by now. */
  readonly #forget = (): void => {
    this.fault = '';
    this.canTry = false;
  };
}

const playLinks = (id: string, over: boolean): TemplateResult =>
  html`${
      over
        ? html`<a class="button" href=${`#/duel/${id}`}>Its end</a>`
        : html`<a class="button main" href=${`#/duel/${id}`}>Go on with it</a>`
    } <a class="button" href=${`#/records/${id}/1`}>Replay</a>`;

declare global {
  interface HTMLElementTagNameMap {
    'record-shelf': RecordShelf;
  }
}
