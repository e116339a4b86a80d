import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { BroughtLine } from '../common/brought.ts';
import { belongsElsewhere } from '../common/brought.ts';
import { BROUGHT_WORDS } from '../common/brought-words.ts';
import { knownFile } from '../common/known-file.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import styles from './brought-sheet.css?inline';
import { styled } from '../common/styled.ts';
import type { HeldFiles } from './held-files.ts';

/**
 * What became of files that were opened or dropped, a line each, with the way to where they belong.
 *
 * @fires file-sent - it is to be taken there: detail is the line's `goes`
 */
@customElement('brought-sheet')
export class BroughtSheet extends LitElement {
  static override styles = styled(styles);

  /** Empty where nothing is shown. */
  @property({ attribute: false }) lines: readonly BroughtLine[] = [];

  override render(): TemplateResult {
    return html`<sheet-dialog wide heading=${BROUGHT_WORDS.heading} .open=${this.lines.length > 0}>
      <ul>
        ${this.lines.map(
          ({ told, goes }) =>
            html`<li>
              <p>${told}</p>
              ${
                goes
                  ? html`<button
                      type="button"
                      class="button"
                      @click=${() => say(this, 'file-sent', goes)}
                    >
                      ${goes.name}
                    </button>`
                  : nothing
              }
            </li>`,
        )}
      </ul>
    </sheet-dialog>`;
  }
}

/** Shows what is said of files over the app; of those that no stage has taken, what they are and where they belong. */
export const showBrought = async (
  app: LitElement,
  told: readonly (File | BroughtLine)[],
  files: HeldFiles,
): Promise<void> => {
  const lines = await Promise.all(
    told.map(async (each) =>
      each instanceof File ? belongsElsewhere(await knownFile(each)) : each,
    ),
  );
  app.renderRoot.querySelector('brought-sheet')?.remove();
  const sheet = document.createElement('brought-sheet');
  sheet.lines = lines;
  sheet.addEventListener('sheet-closed', () => (sheet.lines = []));
  sheet.addEventListener('file-sent', ({ detail: { address, file } }) => {
    sheet.lines = [];
    files.send(file, address);
    app.requestUpdate();
  });
  app.renderRoot.append(sheet);
};

declare global {
  interface HTMLElementTagNameMap {
    'brought-sheet': BroughtSheet;
  }
  interface HTMLElementEventMap {
    'file-sent': CustomEvent<NonNullable<BroughtLine['goes']>>;
  }
}
