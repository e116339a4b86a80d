import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { fileName } from '../../offline/hangars/hangar-export.ts';
import type { Hangars } from '../../offline/hangars/hangars.ts';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { orNotDone } from '../campaign/answered.ts';
import { saveFile } from '../common/save-file.ts';
import { icon } from '../common/signs.ts';
import '../common/sheet-dialog.ts';
import { styled } from '../common/styled.ts';
import styles from './backup-sheet.css?inline';
import fileStyles from './file-card.css?inline';
import { contentWords, unsavedWords, HANGAR_WORDS } from './hangar-words.ts';
import './restore-file.ts';
import type { RestoreFile } from './restore-file.ts';

/** Saves a hangar as a file, or restores one. */
@customElement('backup-sheet')
export class BackupSheet extends LitElement {
  static override styles = styled(fileStyles, styles);

  @property({ type: Boolean }) open = false;
  @property({ attribute: false }) hangars: Hangars | null = null;
  @property({ attribute: false }) running: RunningHangar | null = null;
  @property({ attribute: false }) hangar: Hangar | null = null;
  @state() private saving = false;
  @state() private told = '';
  @query('restore-file') private readonly restoring!: RestoreFile | null;

  override render(): TemplateResult {
    const { hangar, running } = this;
    const games = running?.games ?? 0;
    return html`<sheet-dialog heading="Back up, restore" .open=${this.open}>
      <div class="parts stack">
        <p>${HANGAR_WORDS.file}</p>
        <div class="file grid rounded">
          ${icon('file')}
          <div>
            <b
              >${hangar && running ? fileName({ founding: hangar.founding, origin: running.id }) : ''}</b
            >
            <p class="faint">${hangar ? contentWords(hangar, games) : ''}</p>
          </div>
        </div>
        <button
          type="button"
          class="button main big"
          ?disabled=${this.saving}
          @click=${() => void this.save()}
        >
          ${this.saving ? 'One moment …' : 'Save the file'}
        </button>
        <p class="soft fine" role="status">
          ${this.told || unsavedWords(games, running?.unsaved ?? 0)}
        </p>
        <h3 class="label">Restore</h3>
        <restore-file .hangars=${this.hangars} .here=${running?.id ?? ''}></restore-file>
      </div>
    </sheet-dialog>`;
  }

  /** Saves the file; gives whether it was written. */
  async save(): Promise<boolean> {
    const { hangars, running } = this;
    if (!hangars || !running || this.saving) return false;
    this.saving = true;
    const file = await orNotDone(hangars.file(running.id));
    this.saving = false;
    if (file.kind !== 'file') {
      this.told = file.sentence;
      return false;
    }
    saveFile(new Blob([file.text], { type: 'text/plain' }), file.name);
    const noted = await orNotDone(running.saved(file.games));
    this.told =
      noted.kind === 'done'
        ? `${file.name} is saved.`
        : HANGAR_WORDS.savedUnnoted(file.name, noted.sentence);
    return true;
  }

  async take(file: File): Promise<void> {
    await this.updateComplete;
    await this.restoring?.take(file);
  }
}
