import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Library, Shelved } from '../../offline/booklets/library.ts';
import { askForPromise } from '../../offline/disk/promise.ts';
import { notRemoved } from '../../offline/disk/removal-words.ts';
import type { Pictures } from '../../offline/pictures/pictures.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { COVER } from '../../rules/booklet/picture-name.ts';
import { capital } from '../../rules/words/capital.ts';
import { findingText } from '../../rules/words/finding-text.ts';
import {
  draftsContext,
  libraryContext,
  picturesContext,
  settingsContext,
} from '../common/contexts.ts';
import type { Drafts } from '../../offline/disk/drafts.ts';
import { fromContext } from '../common/from-context.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import type { KnownFile } from '../common/brought.ts';
import { LARGEST_TEXT, newDraft, sendFile, takeFiles } from '../common/brought.ts';
import { ask } from '../common/ask.ts';
import { flyNext } from '../common/next-duel.ts';
import { missPart, notify } from '../common/notice.ts';
import '../common/sheet-dialog.ts';
import { Slices, laidOut } from '../common/slices.ts';
import type { AddedWithTrouble } from './shelf-words.ts';
import { addedWords, sourcesList, SHELF_WORDS } from './shelf-words.ts';
import { MANY_BOOKLETS, NOTHING_SOUGHT, found, shelfFinder } from './shelf-finder.ts';
import { askForNew, change } from './by-hand.ts';
import './draft-list.ts';
import './opened-booklet.ts';
import './shelved-booklet.ts';
import type { Said } from '../common/say.ts';
import foldStyles from '../common/fold.css?inline';
import formStyles from '../form/form-field.css?inline';
import styles from './booklet-shelf.css?inline';
import { styled } from '../common/styled.ts';

@customElement('booklet-shelf')
export class BookletShelf extends LitElement {
  static override styles = styled(foldStyles, formStyles, styles);

  @fromContext(libraryContext) private library!: Library;
  @fromContext(settingsContext) private settings!: SettingsKeeper;
  @fromContext(picturesContext) private pictures: Pictures | null = null;
  @fromContext(draftsContext) private drafts: (() => Promise<Drafts>) | null = null;
  @state() private result: AddedWithTrouble | null = null;
  @state() private over = false;
  @state() private opened: Shelved | null = null;
  @state() private finding = NOTHING_SOUGHT;
  #refused: File | null = null;
  readonly #slices = new Slices(this, () => this.library.shelf.length);

  readonly #files = takeFiles(this, ['booklet', 'sheet', 'unknown'], (known) => this.#take(known));

  constructor() {
    super();
    this.addEventListener('drop', () => (this.over = false));
  }

  override render(): TemplateResult {
    const { finding, library } = this;
    const { shelf } = library;
    const booklets = found(shelf, finding);
    return html`<h1 class="unseen" tabindex="-1">Booklets</h1>
      ${shelf.length < MANY_BOOKLETS ? nothing : shelfFinder(finding, (changed) => (this.finding = changed))}
      ${
        booklets.length > 0
          ? html`<div class="booklets grid" role="list">${this.#booklets(booklets)}</div>`
          : nothing
      }
      <p class="soft" role="status">
        ${shelf.length > 0 && booklets.length === 0 ? SHELF_WORDS.noneFound : nothing}
      </p>
      <draft-list></draft-list>
      <section
        class="add flow rounded ${this.over ? 'over' : ''}"
        aria-label="Add a booklet"
        @dragover=${() => (this.over = true)}
        @dragleave=${() => (this.over = false)}
      >
        <div class="what">
          <h2>Add a booklet</h2>
          <p class="fine soft">${SHELF_WORDS.file}</p>
        </div>
        <label class="button main"
          >${SHELF_WORDS.choose}<input type="file" multiple @change=${this.#files.chosen}
        /></label>
        <button type="button" class="button" @click=${this.#askForText}>Paste it</button>
        <a class="button" href="#/forge">${SHELF_WORDS.fromSheet}</a>
        <button type="button" class="button" @click=${() => askForNew(this, library)}>
          ${SHELF_WORDS.newBooklet}
        </button>
        ${shelf.length > 1 ? html`<a class="button" href="#/balance">Balance</a>` : nothing}
      </section>
      ${this.#open()} ${this.#sheet()}`;
  }

  #booklets(shelf: readonly Shelved[]): unknown {
    return repeat(
      this.#slices.of(shelf),
      ({ key }) => key,
      (shelved, index) =>
        html`<shelved-booklet
          role="listitem"
          aria-setsize=${shelf.length}
          aria-posinset=${index + 1}
          .shelved=${shelved}
          @booklet-opened=${() => (this.opened = shelved)}
        ></shelved-booklet>`,
    );
  }

  /** The booklet that was tapped; what is asked of it closes it first. */
  #open(): TemplateResult {
    const { opened } = this;
    const close = (): void => void (this.opened = null);
    return html`<sheet-dialog
      wide
      heading=${opened ? SHELF_WORDS.heading(opened.mech) : ''}
      .open=${opened !== null}
      @sheet-closed=${() => close()}
      @booklet-taken=${(event: Said<'booklet-taken'>) => flyNext(this.settings, event.detail.id)}
      @sources-asked=${(event: Said<'sources-asked'>) => this.#showSources(event.detail.booklet)}
      @removal-asked=${(event: Said<'removal-asked'>) => {
        close();
        this.#askToTakeOff(event.detail.shelved);
      }}
      @change-asked=${(event: Said<'change-asked'>) => {
        close();
        void change(this, event.detail.shelved, this.library);
      }}
      @exchange-asked=${(event: Said<'exchange-asked'>) => {
        close();
        void this.library.swap(event.detail.id);
      }}
    >
      ${opened ? html`<opened-booklet .shelved=${opened}></opened-booklet>` : nothing}
    </sheet-dialog>`;
  }

  #sheet(): TemplateResult {
    const { result } = this;
    return html`<sheet-dialog
      wide
      heading=${result?.ok ? SHELF_WORDS.added(result.booklet.mech.name) : SHELF_WORDS.faults}
      .open=${result !== null}
      @sheet-closed=${() => (this.result = null)}
    >
      ${result ? addedWords(result) : nothing}
      ${
        result?.ok === false
          ? html`<button slot="buttons" type="button" class="button main" @click=${this.#mend}>
              ${SHELF_WORDS.mend}
            </button>`
          : nothing
      }
    </sheet-dialog>`;
  }

  /** What was refused opens in the workshop. */
  readonly #mend = (): void => {
    this.result = null;
    if (this.#refused) sendFile(this, { file: this.#refused, address: newDraft() });
  };

  /** A single file is answered in the dialog or goes to the forge; several, and a designation that is taken, go to the list. */
  async #take([known, ...more]: readonly KnownFile[]): Promise<readonly KnownFile[]> {
    if (!known || more.length > 0 || known.file.size > LARGEST_TEXT)
      return known ? [known, ...more] : [];
    const { file, kind, text } = known;
    if (kind === 'sheet') {
      sendFile(this, { file, address: '#/forge' });
      return [];
    }
    void askForPromise();
    const added = await this.library.add(text);
    // The list can replace the one on the shelf, or keep both; it is also where one has gone meanwhile.
    const isTaken = !added.ok && added.faults.every(({ kind: why }) => why === 'designation taken');
    if (isTaken || (!added.ok && !this.isConnected)) return [known];
    // A long shelf takes a while to render, and so does the dialog.
    await laidOut();
    this.result = added;
    this.#refused = added.ok ? null : file;
    if (added.ok) void this.#tryDrawing(added);
    return [];
  }

  /** Tests whether its figure can be drawn; if not, the booklet can still be played. */
  async #tryDrawing(added: AddedWithTrouble & { readonly ok: true }): Promise<void> {
    const drawn = await this.pictures?.drawn(added.booklet, COVER, null);
    if (this.result !== added || !drawn || !('trouble' in drawn) || !drawn.trouble) return;
    const trouble = drawn.trouble.replace(/^This picture/, 'Its pictures');
    this.result = { ...added, trouble };
  }

  readonly #askForText = (): void => {
    ask(this, () => ({
      heading: 'Paste a booklet',
      body: html`<label
        >${SHELF_WORDS.text}<textarea name="text" spellcheck="false"></textarea>
      </label>`,
      acts: [
        {
          words: 'Check it',
          look: 'main',
          does: (typed) => void this.#files.pasted(typed('text')),
        },
      ],
    }));
  };

  #showSources(booklet: Booklet): void {
    ask(this, () => ({
      wide: true,
      heading: `Sources of the ${booklet.mech.name}`,
      body: sourcesList(booklet),
    }));
  }

  /** One behind which the game has another of its name could not be put back: that is asked about. */
  #askToTakeOff(shelved: Shelved): void {
    if (!this.library.behind(shelved.id)) return void this.#takeOff(shelved);
    ask(this, () => ({
      heading: SHELF_WORDS.takeOff(SHELF_WORDS.heading(shelved.mech)),
      body: html`<p>${SHELF_WORDS.forGood}</p>`,
      acts: [
        { words: SHELF_WORDS.takeItOff, look: 'main', does: () => void this.#takeOff(shelved) },
        { words: 'Keep it', does: () => undefined },
      ],
    }));
  }

  /** Takes it off the shelf at once; until the page is closed it can be put back. */
  async #takeOff(shelved: Shelved): Promise<void> {
    const { id, key, mech, sheet } = shelved;
    const { library, parentElement, pictures } = this;
    const draftOf = `sheet-${id}`;
    const drafts = await this.drafts?.().catch(() => null);
    const [booklet, draft, isLast] = [
      await library.read(id),
      await drafts?.read(draftOf).catch(() => null),
      library.behind(id) === null,
    ];
    const why = await library.remove(key);
    if (why) return notify(this, notRemoved(why));
    // Also its own pictures: another booklet of its name must not show them.
    const own = (await pictures?.forget(id)) ?? [];
    // When it is put back another stage may be here.
    const place = parentElement ?? this;
    const name = SHELF_WORDS.heading(mech);
    const about = `off the shelf: ${key}`;
    let isGoing = false;
    const putBack = async (gone: Booklet): Promise<void> => {
      if (isGoing) return;
      isGoing = true;
      const added = await import('../../forge/booklet-text.ts')
        .then(({ bookletText }) => library.add(bookletText(gone.document), sheet))
        .catch(() => missPart(place))
        .finally(() => (isGoing = false));
      if (!added) return;
      const [fault] = added.ok ? [] : added.faults;
      if (fault) return notify(place, `${capital(findingText(fault))}.`, { about, ...act });
      const troubles: (string | null | undefined)[] = [];
      for (const { number, picture } of own)
        troubles.push(await pictures?.setOwn(gone, number, picture));
      if (draft) drafts?.keep(draftOf, draft);
      notify(place, troubles.find(Boolean) ?? SHELF_WORDS.isBack(name), { about });
    };
    const act =
      booklet && isLast
        ? { act: { name: SHELF_WORDS.putBack, do: () => void putBack(booklet) } }
        : {};
    notify(place, SHELF_WORDS.takenOff(name), { about, ...act });
    await this.updateComplete;
    this.renderRoot.querySelector('h1')?.focus();
  }
}
