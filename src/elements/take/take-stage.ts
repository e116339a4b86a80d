import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import { askForPromise } from '../../offline/disk/promise.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import { readLink } from '../../offline/links/link.ts';
import { canPack } from '../../offline/links/packing.ts';
import { isDataDear } from '../../offline/pictures/picture-keeping.ts';
import type { Pictures } from '../../offline/pictures/pictures.ts';
import { recordsIn } from '../../rules/fight/pasted.ts';
import { sendFile, tellFiles } from '../common/brought.ts';
import { BROUGHT_WORDS } from '../common/common-words.ts';
import { libraryContext, picturesContext, savesContext } from '../common/contexts.ts';
import { against, facing, standingWords } from '../common/duel-words.ts';
import { fromContext } from '../common/from-context.ts';
import { nextTask } from '../common/own-task.ts';
import { styled } from '../common/styled.ts';
import { cameFrom } from '../common/way-back.ts';
import { takeRecords } from '../records/paste-sheet.ts';
import type { Come } from './held.ts';
import { beside, heldIn } from './held.ts';
import styles from './take-stage.css?inline';
import { FAULTS, TAKE_WORDS } from './take-words.ts';

type WhyNot = keyof typeof FAULTS;

/** What a link holds, line by line. */
const linesOf = ({ booklets, kind, read }: Come): readonly string[] => {
  const mechs = booklets.map(({ booklet }) => booklet.mech);
  const [mech] = mechs;
  if (kind !== 'record')
    return mech
      ? [mech.name || mech.designation, TAKE_WORDS.tons(mech)]
      : [TAKE_WORDS.unsound[kind]];
  const along = mech ? [TAKE_WORDS.along(mechs)] : [];
  if (!read) return [TAKE_WORDS.long, ...along];
  if (read.kind === 'fault') return along;
  const { summary } = read.save;
  return [facing(summary), against(summary.mechs), standingWords(read.save), ...along];
};

/**
 * Shows what a link holds, a duel that is over with its comic page, and asks before anything is kept; a link that
 * cannot be opened gets the reason.
 */
@customElement('take-stage')
export class TakeStage extends LitElement {
  static override styles = styled(styles);

  /** What stands behind `#/take/` in the address. */
  @property() packed = '';
  @fromContext(libraryContext) private library!: Library;
  @fromContext(savesContext) private saves!: Saves;
  @fromContext(picturesContext) private pictures: Pictures | null = null;
  @state() private come: Come | WhyNot | null = null;
  @state() private comic: TemplateResult | typeof nothing = nothing;
  @state() private busy = false;
  /** Where the first of several links was opened. */
  #from = '';

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('packed')) void this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#letGo();
  }

  override render(): TemplateResult {
    const { come, comic } = this;
    if (come === null) return html`<p aria-live="polite">${TAKE_WORDS.opening}</p>`;
    const held = typeof come === 'string' ? null : come;
    const fault =
      typeof come === 'string'
        ? FAULTS[come]
        : come.read?.kind === 'fault'
          ? TAKE_WORDS.faulty(come.read.told)
          : '';
    const [first, ...more] = held ? linesOf(held) : [];
    return html`<section class="panel stack apart" aria-labelledby="holds">
      <h1 id="holds" class="titled">
        ${held ? TAKE_WORDS.holds(BROUGHT_WORDS.kinds[held.kind].is) : TAKE_WORDS.cannot}
      </h1>
      ${first ? html`<p class="lines"><b>${first}</b>${more.map((line) => `\n${line}`)}</p>` : nothing}
      ${fault ? html`<p role="alert">${fault}</p>` : nothing} ${comic}
      ${held ? html`<p class="soft">${TAKE_WORDS.kept}</p>` : nothing}
      ${/^#\/(?:duel|fight)\/./.test(this.#from) ? html`<p class="soft">${TAKE_WORDS.inDuel}</p>` : nothing}
      <div class="flow">
        ${
          held && !fault
            ? html`<button
                type="button"
                class="button main"
                ?disabled=${this.busy}
                @click=${() => void this.#take(held)}
              >
                ${BROUGHT_WORDS.kinds[held.kind].home.name}
              </button>`
            : nothing
        }
        <a class="button" href=${this.#from}>${held ? TAKE_WORDS.notNow : TAKE_WORDS.back}</a>
      </div>
    </section>`;
  }

  async #read(): Promise<void> {
    const { packed } = this;
    this.#letGo();
    this.come = null;
    this.comic = nothing;
    // Where it was opened is known a task later.
    await nextTask();
    this.#from ||= cameFrom().replace(/^#\/take\/.*/, '') || '#/';
    const come = await this.#comeOf(packed).catch(() => 'not loaded' as const);
    // Meanwhile another link was opened.
    if (this.packed !== packed) return;
    this.come = come;
    if (typeof come === 'string' || come.read?.kind !== 'duel' || isDataDear()) return;
    const loaded = await import('./link-comic.ts').catch(() => null);
    if (loaded && this.come === come)
      this.comic = loaded.linkComic(come.read.save, beside(this.library, come.booklets));
  }

  async #comeOf(packed: string): Promise<Come | WhyNot> {
    if (!canPack()) return 'no way';
    const read = await readLink(packed);
    return typeof read === 'string' ? read : heldIn(read, this.library);
  }

  /** A record is taken in as a pasted one, and what came along with it just before it is kept; all else goes where a
   *  file of its kind goes. */
  async #take({ booklets, kind, text }: Come): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    void askForPromise();
    const { library, saves } = this;
    const { address } = BROUGHT_WORDS.kinds[kind].home;
    if (kind !== 'record')
      return sendFile(this, { file: new File([text], TAKE_WORDS.thisLink), address });
    const put: Saves['put'] = async (save) => {
      // On the shelf where their name is free, and else only for the duel that is flown with them.
      for (const { booklet, sheet, text: bound } of booklets)
        if (!library.has(booklet.id, booklet.edition)) await library.add(bound, sheet);
      return saves.put(save);
    };
    const place = {
      ...{ from: this, library: beside(library, booklets) },
      saves: { list: () => saves.list(), put },
    };
    const lines = await takeRecords(recordsIn(text), place, { file: TAKE_WORDS.thisLink }).catch(
      () => null,
    );
    this.busy = false;
    // Who has left meanwhile stays where they are.
    if (!this.isConnected) return;
    if (!lines) this.come = 'not loaded';
    else {
      if (lines.some((line) => line.kind !== 'refused')) location.hash = address;
      tellFiles(this, lines);
    }
  }

  /** Pictures that were drawn of a booklet that was not taken in go with it. */
  #letGo(): void {
    if (!this.come || typeof this.come === 'string') return;
    for (const { booklet } of this.come.booklets)
      if (!this.library.has(booklet.id)) void this.pictures?.keeping.letGo(booklet.id);
  }
}
