import { html, LitElement, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { SetAside } from '../../offline/disk/database.ts';
import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { tryRecord } from '../../offline/fights/import-record.ts';
import { bookletsOf, lackingBooklets, readFor } from '../../offline/fights/lacking-booklets.ts';
import type { Library } from '../../offline/booklets/library.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import { toldRecord } from '../../offline/fights/told-record.ts';
import { recordsIn } from '../../rules/fight/pasted.ts';
import { ask } from '../common/ask.ts';
import { libraryContext, savesContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import type { BroughtLine, KnownFile } from '../common/brought.ts';
import { takeFiles } from '../common/brought.ts';
import { linkButton } from '../link/link-button.ts';
import { duelTexts } from '../../offline/links/sent.ts';
import { addLink, addressOf, facing } from '../common/duel-words.ts';
import { asideRows, recordSummary } from './record-summary.ts';
import './duel-filter.ts';
import type { DuelState } from './duel-filter.ts';
import { isSought } from './duel-filter.ts';
import type { Said } from '../common/say.ts';
import { coverOf } from '../page/cover-of.ts';
import { icon } from '../common/signs.ts';
import { notify } from '../common/notice.ts';
import { once } from '../common/once.ts';
import { wrecked } from '../../rules/words/wrecked.ts';
import type { EmptyPicture } from '../page/empty-place.ts';
import '../page/duel-cover.ts';
import '../page/empty-place.ts';
import { lying } from '../turn/facts/account.ts';
import { FIRST, IN_FIRST } from './first-record.ts';
import './paste-sheet.ts';
import { Slices } from '../common/slices.ts';
import textStyles from './record-text.css?inline';
import styles from './record-shelf.css?inline';
import { styled } from '../common/styled.ts';
import { RECORD_WORDS } from './record-words.ts';
import { takeRecords } from './paste-sheet.ts';

/** Where no duel is kept: a Griffin that has lost its own. */
const WRECK: EmptyPicture = { booklet: 'grf-1n', page: lying, wear: wrecked(null) };

/** Extra parts of the opened row of a hangar's game: its hangar, and what stays there if the row is removed. */
const hangarGameActs = (
  { hangar }: NonNullable<DuelSave['game']>,
  removing: boolean,
): TemplateResult =>
  html`<a class="button" href=${`#/hangar/${hangar}`}>To its hangar</a> ${
      removing ? html`<p class="soft">${RECORD_WORDS.ofHangar}</p>` : nothing
    }`;

/** Shows the kept duels, a row each, to continue, replay, copy or remove; new ones can be pasted. */
@customElement('record-shelf')
export class RecordShelf extends LitElement {
  static override styles = styled(textStyles, styles);

  @fromContext(libraryContext) private library!: Library;
  @fromContext(savesContext) private saves!: Saves;
  @property() filter: DuelState = 'all';
  @state() private duels: readonly DuelSave[] = [];
  @state() private aside: readonly SetAside[] = [];
  @state() private pasting = false;
  @state() private removing: string | null = null;
  /** The row that shows all its buttons. */
  @state() private opened: string | null = null;
  @state() private sought = '';
  @state() private listed = false;
  /** Counts booklets read, to render again. */
  @state() private read = 0;
  readonly #asked = new Set<string>();
  readonly #slices = new Slices(this, () => this.#shown.length);
  #shown: readonly DuelSave[] = [];
  readonly #files = takeFiles(this, ['record'], (known) => this.#takeFiles(known));
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
    const { duels } = this;
    const isEmpty = this.listed && duels.length === 0 && this.aside.length === 0;
    this.#shown = duels.filter((save) => isSought(save, this.filter, this.sought));
    return html`<div class="shelf stack ${isEmpty ? 'empty' : ''}">
        <h1 class="unseen">Records</h1>
        <div class="head flow" ?hidden=${isEmpty}>
          ${
            duels.length > 0
              ? html`<duel-filter
                  .standing=${this.filter}
                  .sought=${this.sought}
                  @filter-set=${({ detail }: Said<'filter-set'>) => {
                    this.filter = detail.standing;
                    this.sought = detail.sought;
                  }}
                ></duel-filter>`
              : nothing
          }
          ${isEmpty ? nothing : this.#bringing()}
        </div>
        ${
          this.#shown.length > 0
            ? html`<ul class="duels panel">
                ${this.#records()}
              </ul>`
            : isEmpty
              ? this.#empty()
              : html`<p class="none soft" role="status">
                  ${duels.length > 0 ? RECORD_WORDS.noneLike : nothing}
                </p>`
        }
        ${this.#slices.done && this.filter === 'all' ? this.#asides() : nothing}
      </div>
      ${this.#sheets()}`;
  }

  #bringing(): TemplateResult {
    return html`<label class="button"
        >${RECORD_WORDS.open}<input type="file" multiple @change=${this.#files.chosen}
      /></label>
      <button type="button" class="button" @click=${() => (this.pasting = true)}>
        ${RECORD_WORDS.paste}
      </button>`;
  }

  /** A wreck, a duel to watch, and the way to one of one's own. */
  #empty(): TemplateResult {
    const [lone, rival] = IN_FIRST.map((id) => this.library.find(id) ?? null);
    return html`<empty-place
      under
      heading=${RECORD_WORDS.none}
      words=${RECORD_WORDS.noneWhy}
      .picture=${WRECK}
    >
      <a class="watch abreast boxed" href=${`#/records/${FIRST}/1`}>
        <duel-cover
          .battles=${[
            [
              { booklet: lone, mech: '' },
              { booklet: rival, mech: '' },
            ],
          ]}
        ></duel-cover>
        <span class="grow"><b>${RECORD_WORDS.watch}</b> ${RECORD_WORDS.watched}</span>
      </a>
      <div class="head flow">
        ${this.#bringing()}
        <a class="button main big" href="#/">Play</a>
      </div>
    </empty-place>`;
  }

  #records(): unknown {
    const { library, read, removing } = this;
    return repeat(
      this.#slices.of(this.#shown),
      ({ id }) => id,
      (save, index) => {
        const { id, revision, changed, summary } = save;
        const open = this.opened === id;
        const known = [revision, changed, library.shelf, read, open, removing === id];
        return html`<li
          class="record abreast"
          aria-setsize=${this.#shown.length}
          aria-posinset=${index + 1}
          aria-label=${facing(summary)}
        >
          ${guard(known, () => this.#record(save, open))}
        </li>`;
      },
    );
  }

  #asides(): TemplateResult {
    return asideRows(this.aside, {
      show: (text) => this.#show(RECORD_WORDS.wasKept, text),
      removal: (id) => this.#removal(id, () => this.saves.removeAside(id)),
    });
  }

  #sheets(): TemplateResult {
    return html`<paste-sheet
      .open=${this.pasting}
      @sheet-closed=${() => (this.pasting = false)}
      @record-taken=${() => {
        this.pasting = false;
        void this.#list();
      }}
    ></paste-sheet>`;
  }

  #record(save: DuelSave, open: boolean): TemplateResult {
    const { id, ended, game } = save;
    const pilots = facing(save.summary);
    const lacking = lackingBooklets(save, this.library);
    const cover = coverOf(save, this.library);
    if (cover.flat().some(({ booklet }) => !booklet)) void this.#readFor(save);
    const summary = recordSummary(save, cover, lacking);
    return html`${
        lacking.length === 0
          ? html`<a class="summary abreast" href=${addressOf(save)}>
              ${summary}
              <span class="act button ${ended ? '' : 'main'}"
                >${ended ? 'Result' : RECORD_WORDS.goOn}</span
              >
            </a>`
          : html`<div class="summary abreast">${summary}</div>`
      }
      <button
        type="button"
        class="button more"
        aria-label=${`More of ${pilots}`}
        aria-expanded=${open ? 'true' : 'false'}
        @click=${() => this.#open(open ? null : id)}
      >
        ${icon('down')}
      </button>
      ${
        lacking.length === 0
          ? nothing
          : html`<div class="acts flow snug">
              ${
                lacking.every(({ another }) => another)
                  ? html`<button type="button" class="button" @click=${() => void this.#try(save)}>
                      ${RECORD_WORDS.tryHere}
                    </button>`
                  : addLink(lacking)
              }
            </div>`
      }
      ${
        open
          ? html`<div class="acts flow snug">
              ${lacking.length === 0 ? html`<a class="button" href=${`#/records/${id}/1`}>Replay</a>` : nothing}
              ${
                lacking.length === 0 && ended && save.summary.pilots.length === 2
                  ? html`<a class="button" href=${`#/analysis/${id}`}>${RECORD_WORDS.analysis}</a>`
                  : nothing
              }
              ${
                lacking.length === 0 && ended
                  ? html`<a class="button" href=${`#/comic/${id}`}>${RECORD_WORDS.comic}</a>`
                  : nothing
              }
              <button type="button" class="button" @click=${() => void this.#copy(save)}>
                Copy<span class="unseen-on-phone"> record</span>
              </button>
              ${linkButton(this, 'record', () => duelTexts(save, this.library))}
              ${game ? hangarGameActs(game, this.removing === id) : nothing}
              ${this.#removal(id, () => this.saves.remove(id))}
            </div>`
          : nothing
      }`;
  }

  #show(heading: string, text: string): void {
    const body = html`<textarea readonly aria-label="Text" .value=${text}></textarea>`;
    ask(this, () => ({ wide: true, heading, body }));
  }

  #open(id: string | null): void {
    this.opened = id;
    this.removing = null;
  }

  #removal(id: string, remove: () => Promise<string | null>): TemplateResult {
    return this.removing === id
      ? html`<button type="button" class="button" @click=${() => void this.#remove(id, remove)}>
            ${RECORD_WORDS.remove}
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
    this.listed = true;
    if (this.duels.length > 0) return;
    await Promise.all(IN_FIRST.map((id) => this.library.read(id)));
    this.read += 1;
  }

  async #readFor(save: DuelSave): Promise<void> {
    const wanted = bookletsOf(save).map(({ id, edition }) => `${id}@${edition ?? ''}`);
    if (wanted.every((each) => this.#asked.has(each))) return;
    for (const each of wanted) this.#asked.add(each);
    await readFor(save, this.library);
    this.read += 1;
  }

  async #remove(id: string, remove: () => Promise<string | null>): Promise<void> {
    const why = await remove();
    this.removing = null;
    if (why) {
      notify(this, why);
      return;
    }
    this.duels = this.duels.filter((save) => save.id !== id);
    this.aside = this.aside.filter((row) => row.id !== id);
  }

  async #copy(save: DuelSave): Promise<void> {
    const text = await toldRecord(save);
    try {
      await navigator.clipboard.writeText(text);
      notify(this, RECORD_WORDS.copied);
    } catch {
      this.#show(RECORD_WORDS.copy, text);
    }
  }

  /** Takes in all records of these files and gives a line on each. */
  async #takeFiles(known: readonly KnownFile[]): Promise<readonly BroughtLine[]> {
    const place = { library: this.library, saves: this.saves, from: this };
    const lines: BroughtLine[] = [];
    for (const { file, text } of known)
      lines.push(...(await takeRecords(recordsIn(text), place, { file: file.name })));
    await this.#list();
    return lines;
  }

  #try(save: DuelSave): Promise<void> {
    return once(save, async () => {
      const read = await tryRecord(await toldRecord(save), this.library, save.editions);
      if (read.kind === 'fault') return notify(this, RECORD_WORDS.notHere(read.told));
      const put = await this.saves.put(read.save);
      if (put.kind === 'failed') notify(this, put.reason);
      await this.#list();
    });
  }
}
