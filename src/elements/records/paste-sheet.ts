import { html, LitElement, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import type { Pasted } from '../../rules/fight/pasted.ts';
import { recordsIn } from '../../rules/fight/pasted.ts';
import { tellFiles } from '../common/brought.ts';
import { libraryContext, savesContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { notify } from '../common/notice.ts';
import { once } from '../common/once.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import textStyles from './record-text.css?inline';
import { styled } from '../common/styled.ts';
import { RECORD_WORDS } from './record-words.ts';
import { importPasted } from '../../offline/fights/import-record.ts';
import { capital } from '../../rules/words/capital.ts';
import { against } from '../common/duel-words.ts';

/** The result of a pasted or opened record: a line. */
export interface Taken {
  readonly kind: 'added' | 'here' | 'refused';
  readonly told: string;
  /** It can be tried with the booklets on the shelf. */
  readonly canTry?: Pasted;
}

interface RecordPlace {
  readonly library: Pick<Library, 'find' | 'read'>;
  readonly saves: Pick<Saves, 'list' | 'put'>;
  /** Where a storage failure is reported. */
  readonly from: EventTarget;
}

/** Takes in the records of a text; `file` is its name in the lines, `tried` allows other editions of booklets. */
export const takeRecords = async (
  found: readonly Pasted[],
  { from, library, saves }: RecordPlace,
  { file = '', tried = false } = {},
): Promise<readonly Taken[]> => {
  const kept = new Set((await saves.list()).map(({ record }) => bare(record)));
  const taken: Taken[] = [];
  for (const [at, pasted] of found.entries()) {
    const pilots = pasted.record?.entrants.map(({ pilot }) => pilot) ?? [];
    const number = found.length > 1 && RECORD_WORDS.numbered(at + 1);
    const names = [file, number, pilots.length > 1 && against(pilots)].filter(Boolean).join(', ');
    const who = file ? names : capital(names || RECORD_WORDS.thisText);
    const read = await importPasted(pasted, library, { tried });
    if (read.kind === 'fault') {
      const told = RECORD_WORDS.refused(who, read.told);
      taken.push({ kind: 'refused', told, ...(read.canTry ? { canTry: pasted } : {}) });
      continue;
    }
    const record = bare(read.save.record);
    if (kept.has(record)) {
      taken.push({ kind: 'here', told: RECORD_WORDS.here(who) });
      continue;
    }
    kept.add(record);
    const put = await saves.put(read.save);
    if (put.kind === 'failed') notify(from, put.reason);
    const leftOff = pasted.leftOff.length > 0 && RECORD_WORDS.leftOff(pasted.leftOff);
    const told = [RECORD_WORDS.takenIn(who), read.leftOut, leftOff].filter(Boolean).join(' ');
    taken.push({ kind: 'added', told });
  }
  return taken;
};

/** The record without comments, to compare. */
const bare = (record: string): string => record.replace(/^#.*\n?/gmu, '');

/**
 * Asks for records as text and keeps them with the duels. If one is refused, it stays open with a line on each.
 *
 * @fires record-taken
 */
@customElement('paste-sheet')
export class PasteSheet extends LitElement {
  static override styles = styled(textStyles);

  @property({ type: Boolean }) open = false;
  @fromContext(libraryContext) private library!: Library;
  @fromContext(savesContext) private saves!: Saves;
  /** Results for the unchanged text. */
  @state() private taken: readonly Taken[] = [];

  override render(): TemplateResult {
    const canTry = this.taken.flatMap((each) => each.canTry ?? []);
    return html`<sheet-dialog wide heading="Paste a record" .open=${this.open}>
      <label class="stack"
        >Its text<textarea
          id="paste"
          spellcheck="false"
          @input=${() => (this.taken = [])}
          placeholder="viewscreen record 1&#10;lone: rfl-3n Ada&#10;rival: grf-1n Ben&#10;ammunition: counted&#10;1. 52 62"
        ></textarea>
      </label>
      <p class="fault" role="alert">${this.taken.map(({ told }) => told).join('\n')}</p>
      ${
        canTry.length > 0
          ? html`<button
              slot="buttons"
              type="button"
              class="button"
              @click=${() => void once(this, () => this.#take(canTry, true))}
            >
              ${RECORD_WORDS.tryHere}
            </button>`
          : nothing
      }
      <button
        slot="buttons"
        type="button"
        class="button main"
        @click=${() => void once(this, () => this.#take(recordsIn(this.#text)))}
      >
        Take it in
      </button>
    </sheet-dialog>`;
  }

  get #text(): string {
    return this.renderRoot.querySelector('textarea')?.value ?? '';
  }

  async #take(found: readonly Pasted[], tried = false): Promise<void> {
    const { library, saves } = this;
    this.taken = [];
    const taken = await takeRecords(found, { library, saves, from: this }, { tried });
    const [only, ...more] = taken;
    if (
      taken.some(({ kind }) => kind === 'refused') ||
      (only?.kind === 'here' && more.length === 0)
    ) {
      this.taken = taken;
      return;
    }
    if (more.length > 0) tellFiles(this, taken);
    else if (only) notify(this, only.told);
    say(this, 'record-taken');
  }
}

declare global {
  interface HTMLElementEventMap {
    'record-taken': CustomEvent<null>;
  }
}
