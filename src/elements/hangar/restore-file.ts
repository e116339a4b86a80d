import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { Restorable } from '../../offline/hangars/hangar-restore.ts';
import type { Hangars } from '../../offline/hangars/hangars.ts';
import { LARGEST_HANGAR } from '../../rules/campaign/file/hangar-file.ts';
import { gamesOf } from '../../rules/campaign/hangar/hangar.ts';
import { capital } from '../../rules/words/capital.ts';
import { countedInWords } from '../../rules/words/counted.ts';
import { orNotDone } from '../campaign/answered.ts';
import { dayWords } from '../campaign/day-words.ts';
import { saveFile } from '../common/save-file.ts';
import { say } from '../common/say.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import fileStyles from './file-card.css?inline';
import styles from './restore-file.css?inline';
import { HANGAR_WORDS } from './hangar-words.ts';

type Stand =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking'; readonly done: number; readonly of: number }
  | { readonly kind: 'faults'; readonly faults: readonly string[] }
  | { readonly kind: 'sound'; readonly found: Restorable };

/** Most bytes that a file of this many characters can have; larger ones are not read. */
const LARGEST_FILE = 2 * LARGEST_HANGAR;

/**
 * Restores a hangar from its file: checks it, then adds it beside the others or replaces the same hangar, of
 * which a copy is saved first.
 *
 * @fires hangar-entered - restored: detail `{ id }`
 */
@customElement('restore-file')
export class RestoreFile extends LitElement {
  static override styles = styled(fileStyles, styles);

  @property({ attribute: false }) hangars: Hangars | null = null;
  /** Name of the hangar shown; empty for none. */
  @property() here = '';
  @state() private stand: Stand = { kind: 'none' };
  @state() private name = '';
  /** The hangar to replace; null to add it. */
  @state() private instead: string | null = null;
  @state() private trouble = '';
  /** Counts files: only the last one counts. */
  #turn = 0;
  #restoring = false;

  override render(): TemplateResult {
    const { stand } = this;
    const chosen = stand.kind !== 'none';
    return html`${chosen ? this.#card() : nothing}
      ${stand.kind === 'faults' ? this.#faults(stand.faults) : nothing}
      ${stand.kind === 'sound' ? this.#ways(stand.found) : nothing}
      <p role="alert">${this.trouble || nothing}</p>
      ${
        stand.kind === 'checking' || stand.kind === 'sound'
          ? nothing
          : html`<label class="button"
              >${icon('file')}${chosen ? 'Choose another file' : 'Choose a file'}<input
                type="file"
                @change=${this.#chosen}
            /></label>`
      }`;
  }

  async take(file: File): Promise<void> {
    const turn = (this.#turn += 1);
    this.name = file.name;
    this.trouble = '';
    this.instead = null;
    if (file.size > LARGEST_FILE) {
      const most = Math.round(LARGEST_FILE / 1_000_000);
      this.stand = { kind: 'faults', faults: [HANGAR_WORDS.tooLarge(most)] };
      return;
    }
    this.stand = { kind: 'checking', done: 0, of: 0 };
    const stand = await this.#checked(file, (done, of) => {
      if (turn === this.#turn) this.stand = { kind: 'checking', done, of };
    });
    if (turn === this.#turn) this.stand = stand;
  }

  async #checked(file: File, heard: (done: number, of: number) => void): Promise<Stand> {
    const text = await file.text().catch(() => null);
    if (text === null || !this.hangars)
      return { kind: 'faults', faults: [HANGAR_WORDS.unreadable] };
    try {
      return await this.hangars.check(text, heard);
    } catch {
      return {
        kind: 'faults',
        faults: [HANGAR_WORDS.unchecked],
      };
    }
  }

  #card(): TemplateResult {
    const { stand } = this;
    return html`<div class="file grid rounded">
      ${icon('file')}
      <div>
        <b>${this.name}</b>
        <p class="faint" role="status">${this.#cardWords()}</p>
        ${
          stand.kind === 'checking' && stand.of > 0
            ? html`<progress aria-label="Checked" .max=${stand.of} .value=${stand.done}></progress>`
            : nothing
        }
      </div>
    </div>`;
  }

  #cardWords(): string {
    const { stand } = this;
    if (stand.kind === 'checking') return 'It is checked …';
    if (stand.kind !== 'sound') return HANGAR_WORDS.notRestored;
    const { hangar } = stand.found;
    const last = hangar.history.at(-1)?.on ?? hangar.founding.on;
    return HANGAR_WORDS.sound(
      hangar.founding.name,
      countedInWords(gamesOf(hangar).length, 'game'),
      dayWords(last),
    );
  }

  #faults(faults: readonly string[]): TemplateResult {
    return html`<ul class="faults stack snug">
      ${faults.map((fault) => html`<li>${capital(fault)}</li>`)}
    </ul>`;
  }

  #ways({ same, sheets }: Restorable): TemplateResult {
    const told = [
      [sheets.come.map(({ booklet }) => booklet.mech.name), HANGAR_WORDS.sheetsCome],
      [sheets.lost.map(({ mech }) => mech.name), HANGAR_WORDS.sheetsLost],
    ] as const;
    return html`<form class="ways stack" @submit=${this.#restore}>
      ${told.map(([names, words]) => (names.length > 0 ? html`<p>${words(names)}</p>` : nothing))}
      ${
        same.length > 0
          ? html`<fieldset class="stack">
              <legend class="unseen">${HANGAR_WORDS.hereAlready}</legend>
              ${this.#way(null, 'Keep both', HANGAR_WORDS.beside)}
              ${same.map(({ id, name, loss }) =>
                this.#way(
                  id,
                  id === this.here ? 'Replace this hangar' : `Replace ${name}`,
                  HANGAR_WORDS.copyFirst(loss || HANGAR_WORDS.nothingLost),
                ),
              )}
            </fieldset>`
          : nothing
      }
      <div class="acts flow">
        <button
          type="button"
          class="button plain"
          @click=${() => {
            this.#turn += 1;
            this.stand = { kind: 'none' };
          }}
        >
          Leave it
        </button>
        <button type="submit" class="button main big">
          ${same.length === 0 ? 'Restore it' : this.instead === null ? 'Add it' : HANGAR_WORDS.copyAndReplace}
        </button>
      </div>
    </form>`;
  }

  #way(instead: string | null, words: string, more: string): TemplateResult {
    const chosen = this.instead === instead;
    return html`<label class=${chosen ? 'way chosen' : 'way'}
      ><input
        type="radio"
        name="way"
        .checked=${live(chosen)}
        @change=${() => (this.instead = instead)}
      /><span><b>${words}</b> <small>${more}</small></span></label
    >`;
  }

  readonly #chosen = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) void this.take(file);
    input.value = '';
  };

  readonly #restore = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { hangars, instead, stand } = this;
    if (stand.kind !== 'sound' || !hangars || this.#restoring) return;
    this.#restoring = true;
    try {
      this.trouble = await this.#restored(hangars, stand.found, instead);
    } finally {
      this.#restoring = false;
    }
  };

  /** Why it was not restored; empty if it was. */
  async #restored(hangars: Hangars, found: Restorable, instead: string | null): Promise<string> {
    if (instead !== null) {
      const copy = await orNotDone(hangars.file(instead));
      if (copy.kind !== 'file') return HANGAR_WORDS.notReplaced(copy.sentence);
      saveFile(new Blob([copy.text], { type: 'text/plain' }), copy.name);
    }
    const restored = await orNotDone(hangars.restore(found, instead));
    if (restored.kind !== 'done') return restored.sentence;
    this.stand = { kind: 'none' };
    say(this, 'hangar-entered', { id: restored.id });
    return '';
  }
}

declare global {
  interface HTMLElementEventMap {
    'hangar-entered': CustomEvent<{ id: string }>;
  }
}
