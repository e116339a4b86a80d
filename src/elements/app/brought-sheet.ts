import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Library, Shelved } from '../../offline/booklets/library.ts';
import { ask } from '../common/ask.ts';
import type { BroughtLine, KnownFile } from '../common/brought.ts';
import { knownFile, newDraft, sendFile } from '../common/brought.ts';
import { BROUGHT_WORDS } from '../common/common-words.ts';
import { libraryContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import '../common/sheet-dialog.ts';
import { icon } from '../common/signs.ts';
import { Slices } from '../common/slices.ts';
import { styled } from '../common/styled.ts';
import { newEdition } from '../forge/forge-papers.ts';
import { FORGE_WORDS } from '../forge/forge-words.ts';
import type { Listed } from './brought-list.ts';
import { BroughtList } from './brought-list.ts';
import styles from './brought-sheet.css?inline';
import { LIST_WORDS } from './brought-words.ts';
import type { Notice } from './notice.ts';

/** The bar above the stage, where files that wait are told of while the list is closed. */
interface Bar {
  notify(notice: Notice): void;
  takeBack(about: string): void;
}

/**
 * Shows what became of opened or dropped files, a line each: sheets forged and booklets checked, to be put on the
 * shelf together or one by one; others with a link to where they belong. Closed, it keeps what is not settled.
 */
@customElement('brought-sheet')
export class BroughtSheet extends LitElement {
  static override styles = styled(styles);
  @property({ attribute: false }) bar!: Bar;
  @fromContext(libraryContext) private library!: Library;
  @property({ type: Boolean, reflect: true }) open = false;
  readonly #list = new BroughtList(this, () => this.library);
  readonly #slices = new Slices(this, () => this.#list.files.length);
  /** How many files the notice says are waiting. */
  #told = 0;

  bring(brought: readonly (KnownFile | BroughtLine)[]): void {
    this.#list.bring(brought);
    this.#open();
    void this.#keepFocus(0);
  }

  override render(): TemplateResult {
    const { files } = this.#list;
    return html`<sheet-dialog
      wide
      heading=${BROUGHT_WORDS.heading}
      .open=${this.open}
      @sheet-closed=${() => this.#close()}
    >
      ${this.#progress()}
      <ul class="files">
        ${repeat(
          this.#slices.of(files),
          (file) => file,
          (file) => html`<li class="ruled grid" tabindex="-1">${this.#line(file)}</li>`,
        )}
      </ul>
      ${this.#buttons()}
    </sheet-dialog>`;
  }

  /** How far it has come; at the end the sum, which alone is announced. */
  #progress(): TemplateResult {
    const { files, putting } = this.#list;
    const known = files.filter(({ is }) => is.kind !== 'told');
    const count = (...kinds: readonly string[]): number =>
      known.filter(({ is }) => kinds.includes(is.kind)).length;
    const read = known.length - count('waiting');
    const there = known.filter(({ is }) => this.#list.standing(is)?.kind === 'there').length;
    const on = putting
      ? { ...putting, words: LIST_WORDS.putting(putting.done, putting.of) }
      : { done: read, of: known.length, words: LIST_WORDS.read(read, known.length) };
    const isOn = putting !== null || read < known.length;
    return html`${
        isOn
          ? html`<p class="abreast">
              <progress
                class="grow"
                aria-label=${on.words}
                max=${on.of}
                .value=${on.done}
              ></progress>
              <span class="fine firm">${on.words}</span>
            </p>`
          : nothing
      }
      <p class=${known.length > 1 && !isOn ? 'soft' : 'unseen'} role="status">
        ${isOn ? '' : LIST_WORDS.sum(count('ready') - there, count('shelved') + there, count('refused'))}
      </p>`;
  }

  #line(file: Listed): TemplateResult {
    const { is, known } = file;
    const name = known?.file.name ?? '';
    switch (is.kind) {
      case 'told':
        return html`${icon('file')}
          <p>${is.line.told}</p>
          <div>${this.#way(file, is.line.goes)}</div>`;
      case 'waiting':
        return html`${icon('file')}${this.#what(name, '', LIST_WORDS.waits)}`;
      case 'refused': {
        const { home } = BROUGHT_WORDS.kinds.sheet;
        const address = known?.kind === 'sheet' ? home.address : newDraft();
        const goes =
          is.isOpenable && known ? { file: known.file, address, name: LIST_WORDS.mend } : undefined;
        return html`${icon('warning')}${this.#what(name, '', is.why)}
          <div>${this.#way(file, goes)}</div>`;
      }
      case 'shelved':
      case 'ready': {
        const { designation, name: mech, tonnage } = is.found.mech;
        const isThere = is.kind === 'shelved' || this.#list.standing(is)?.kind === 'there';
        return html`${icon(isThere ? 'tick' : 'add')}
          ${this.#what(mech || designation, `${designation}, ${tonnage} t`, `${name}: ${this.#words(file)}`)}
          <div class="flow">${this.#acts(file)}</div>`;
      }
    }
  }

  #what(name: string, facts: string, words: string): TemplateResult {
    return html`<p>
      <b>${name}</b> <span class="soft">${facts}</span><br />
      <span class="faint">${words}</span>
    </p>`;
  }

  #words({ is, known }: Listed): string {
    if (is.kind === 'shelved') return is.isKept ? LIST_WORDS.shelved : LIST_WORDS.unkept;
    const standing = this.#list.standing(is);
    switch (standing?.kind) {
      case 'there':
        return LIST_WORDS.there;
      case 'edition':
        return LIST_WORDS.older(standing.instead);
      case 'taken': {
        const { designation, name } = standing.by.mech;
        return LIST_WORDS.taken(designation, name, standing.instead);
      }
      case 'new':
      case undefined:
        return known?.kind === 'sheet' ? LIST_WORDS.sheet : LIST_WORDS.booklet;
    }
  }

  #acts(file: Listed): TemplateResult | typeof nothing {
    const standing = this.#list.standing(file.is);
    if (!standing || standing.kind === 'there') return nothing;
    const { home } = BROUGHT_WORDS.kinds.sheet;
    const put = () => void this.#put([file]);
    return html`${
      standing.kind === 'edition'
        ? [
            this.#act(LIST_WORDS.replace, () => void this.#compare(file, standing.by)),
            this.#act(LIST_WORDS.both, put),
          ]
        : this.#act(
            standing.kind === 'new' ? LIST_WORDS.put : LIST_WORDS.putAs(standing.instead),
            put,
          )
    }
    ${
      file.known?.kind === 'sheet'
        ? this.#way(file, { file: file.known.file, ...home, name: LIST_WORDS.toForge })
        : nothing
    }`;
  }

  #act(words: string, does: () => void): TemplateResult {
    const isBusy = this.#list.putting !== null;
    return html`<button type="button" class="button" ?disabled=${isBusy} @click=${does}>
      ${words}
    </button>`;
  }

  async #put(files: readonly Listed[]): Promise<void> {
    const done = this.#list.put(files);
    await this.updateComplete;
    if (!this.shadowRoot?.activeElement)
      this.renderRoot.querySelector<HTMLElement>("[slot='buttons']")?.focus();
    await done;
    await this.#keepFocus(this.#list.files.findIndex((each) => files.includes(each)));
  }

  /** The button that was pressed has disappeared: its line has the focus, or what came up to its place. */
  async #keepFocus(at: number): Promise<void> {
    await this.updateComplete;
    if (this.shadowRoot?.activeElement) return;
    const lines = this.renderRoot.querySelectorAll<HTMLElement>('.files > li');
    (lines[at] ?? lines[at - 1])?.focus({ preventScroll: true });
  }

  /** Shows what a file would change on the shelf, and replaces it there if that is wanted. */
  async #compare(file: Listed, by: Shelved): Promise<void> {
    const list = this.#list;
    const lines = await list.compare(file, by);
    const at = list.files.indexOf(file);
    const settled = async (done: Promise<void> | void): Promise<void> => {
      await done;
      // First the question is taken away.
      setTimeout(() => void this.#keepFocus(at));
    };
    const losesSheet = by.sheet !== undefined && file.known?.kind !== 'sheet';
    ask(this, () => ({
      ...{ heading: LIST_WORDS.replaceHead(by.mech.name, by.mech.designation), wide: true },
      body: html`${newEdition(lines)}${losesSheet ? html`<p>${LIST_WORDS.sheetGoes}</p>` : nothing}`,
      acts: [
        { words: LIST_WORDS.replaceDo, look: 'main', does: () => settled(list.replace(file, by)) },
        { words: FORGE_WORDS.keepOld, does: () => settled(list.drop([file])) },
      ],
    }));
  }

  #way(file: Listed, goes: BroughtLine['goes']): TemplateResult | typeof nothing {
    return goes
      ? html`<button
          type="button"
          class=${file.is.kind === 'ready' ? 'button plain' : 'button'}
          @click=${() => this.#send(file, goes)}
        >
          ${goes.name}
        </button>`
      : nothing;
  }

  #buttons(): TemplateResult | typeof nothing {
    const { putting, ready } = this.#list;
    if (putting)
      return html`<button
        slot="buttons"
        type="button"
        class="button"
        @click=${() => this.#list.stop()}
      >
        ${LIST_WORDS.stop}
      </button>`;
    return ready.length > 1
      ? html`<button
          slot="buttons"
          type="button"
          class="button main"
          @click=${() => void this.#put(ready)}
        >
          ${LIST_WORDS.putAll(ready.length)}
        </button>`
      : nothing;
  }

  protected override updated(): void {
    if (!this.open && !this.#list.isBusy) this.#tell();
  }

  #open(): void {
    this.open = true;
    this.#tell();
  }

  /** Goes on behind the stage; a notice leads back to what is not settled. */
  #close(): void {
    this.open = false;
    this.#tell();
  }

  #tell(): void {
    const waiting = this.open ? 0 : this.#list.open.length;
    if (waiting === this.#told) return;
    this.#told = waiting;
    if (waiting > 0)
      this.bar.notify({
        ...{ about: 'files', text: LIST_WORDS.wait(waiting) },
        act: { name: LIST_WORDS.list, do: () => this.#open() },
      });
    else this.bar.takeBack('files');
  }

  #send(file: Listed, goes: NonNullable<BroughtLine['goes']>): void {
    this.#list.drop([file]);
    this.#close();
    sendFile(this, goes);
  }
}

/** Shows notices about files; for those that no stage has taken, their kind and what can be done with them. */
export const showBrought = async (
  app: LitElement & Bar,
  told: readonly (File | KnownFile | BroughtLine)[],
): Promise<void> => {
  const before = app.renderRoot.querySelector('brought-sheet');
  const sheet = before ?? document.createElement('brought-sheet');
  sheet.bar = app;
  if (!before) app.renderRoot.append(sheet);
  const brought: (KnownFile | BroughtLine)[] = [];
  for (const each of told) brought.push(each instanceof File ? await knownFile(each) : each);
  sheet.bring(brought);
};
