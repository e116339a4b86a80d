import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import { askForPromise } from '../../offline/disk/promise.ts';
import { takeAlong } from '../../offline/links/come.ts';
import { readLink } from '../../offline/links/link.ts';
import { canPack } from '../../offline/links/packing.ts';
import { sendFile } from '../common/brought.ts';
import { BROUGHT_WORDS } from '../common/common-words.ts';
import { libraryContext } from '../common/contexts.ts';
import { against, facing, standingWords } from '../common/duel-words.ts';
import { fromContext } from '../common/from-context.ts';
import { nextTask } from '../common/own-task.ts';
import { styled } from '../common/styled.ts';
import { cameFrom } from '../common/way-back.ts';
import type { Come } from './held.ts';
import { heldIn } from './held.ts';
import { FAULTS, LINK_WORDS } from './link-words.ts';
import styles from './take-stage.css?inline';

/** Shows what a link holds, and asks before anything is kept; a link that cannot be opened gets the reason. */
@customElement('take-stage')
export class TakeStage extends LitElement {
  static override styles = styled(styles);

  /** What stands behind `#/take/` in the address. */
  @property() packed = '';
  @fromContext(libraryContext) private library!: Library;
  @state() private come: Come | keyof typeof FAULTS | null = null;
  @state() private busy = false;
  /** Where the first of several links was opened. */
  #from = '';

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('packed')) void this.#read();
  }

  override render(): TemplateResult {
    const { come } = this;
    if (come === null) return html`<p aria-live="polite">${LINK_WORDS.making}</p>`;
    return html`<section class="panel stack apart" aria-labelledby="holds">
      ${
        typeof come === 'string'
          ? html`<h1 id="holds" class="titled">${LINK_WORDS.cannot}</h1>
              <p role="alert">${FAULTS[come]}</p>`
          : this.#held(come)
      }
      ${this.#isFromDuel ? html`<p class="soft">${LINK_WORDS.inDuel}</p>` : nothing}
      <div class="flow">
        ${typeof come === 'string' ? nothing : this.#takeIt(come)}
        <a class="button" href=${this.#from}
          >${typeof come === 'string' ? LINK_WORDS.back : LINK_WORDS.notNow}</a
        >
      </div>
    </section>`;
  }

  get #isFromDuel(): boolean {
    return /^#\/(?:duel|fight)\/./.test(this.#from);
  }

  #held(come: Come): TemplateResult {
    return html`<h1 id="holds" class="titled">
        ${LINK_WORDS.holds(BROUGHT_WORDS.kinds[come.kind].is)}
      </h1>
      ${come.kind === 'record' ? this.#record(come) : this.#booklet(come)}
      <p class="soft">${LINK_WORDS.kept}</p>`;
  }

  #record({ along, read }: Extract<Come, { kind: 'record' }>): TemplateResult {
    const mechs = along.map(({ booklet: { mech } }) => `${mech.name} ${mech.designation}`.trim());
    return html`${
      read === null
        ? html`<p>${LINK_WORDS.long}</p>`
        : read.kind === 'fault'
          ? html`<p role="alert">${LINK_WORDS.faulty(read.told)}</p>`
          : html`<p>
              <b>${facing(read.save.summary)}</b>
              <br />${against(read.save.summary.mechs)} <br />${standingWords(read.save)}
            </p>`
    }
    ${mechs.length > 0 ? html`<p>${LINK_WORDS.along(mechs)}</p>` : nothing}`;
  }

  #booklet({ booklet, kind }: Extract<Come, { kind: 'booklet' | 'sheet' }>): TemplateResult {
    if (!booklet) return html`<p>${LINK_WORDS.unsound(kind)}</p>`;
    const { designation, name, tonnage } = booklet.booklet.mech;
    return html`<p>
      <b>${name || designation}</b> <br />${LINK_WORDS.tons(designation, tonnage)}
    </p>`;
  }

  #takeIt(come: Come): TemplateResult | typeof nothing {
    if (come.kind === 'record' && come.read?.kind === 'fault') return nothing;
    const { home } = BROUGHT_WORDS.kinds[come.kind];
    return html`<button
      type="button"
      class="button main"
      ?disabled=${this.busy}
      @click=${() => void this.#take(come)}
    >
      ${home.name}
    </button>`;
  }

  async #read(): Promise<void> {
    const { packed } = this;
    this.come = null;
    // Where it was opened is known a task later.
    await nextTask();
    this.#from ||= cameFrom().replace(/^#\/take\/.*/, '') || '#/';
    const come = await this.#comeOf(packed).catch(() => 'nothing' as const);
    // Meanwhile another link was opened.
    if (this.packed === packed) this.come = come;
  }

  async #comeOf(packed: string): Promise<Come | keyof typeof FAULTS> {
    if (!canPack()) return 'no way';
    const read = await readLink(packed);
    return read.ok ? ((await heldIn(read.texts, this.library)) ?? 'nothing') : read.why;
  }

  /** It goes where a file of its kind goes; what came along with a record goes before it. */
  async #take(come: Come): Promise<void> {
    this.busy = true;
    void askForPromise();
    try {
      if (come.kind === 'record') await takeAlong(come.along, this.library);
    } catch {
      this.come = 'nothing';
      return;
    } finally {
      this.busy = false;
    }
    // Who has left meanwhile does not want it.
    if (!this.isConnected) return;
    const file = new File([come.text], LINK_WORDS.thisLink);
    sendFile(this, { file, address: BROUGHT_WORDS.kinds[come.kind].home.address });
  }
}
