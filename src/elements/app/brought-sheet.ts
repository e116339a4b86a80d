import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { BroughtLine } from '../common/brought.ts';
import { belongsElsewhere, sendFile } from '../common/brought.ts';
import { BROUGHT_WORDS } from '../common/brought-words.ts';
import { knownFile } from '../common/known-file.ts';
import '../common/sheet-dialog.ts';
import styles from './brought-sheet.css?inline';
import { styled } from '../common/styled.ts';

/**
 * What became of files that were opened or dropped, a line each, with the way to where they belong.
 */
@customElement('brought-sheet')
export class BroughtSheet extends LitElement {
  static override styles = styled(styles);

  /** Empty where nothing is shown. */
  @property({ attribute: false }) lines: readonly BroughtLine[] = [];

  override render(): TemplateResult {
    return html`<sheet-dialog
      wide
      heading=${BROUGHT_WORDS.heading}
      .open=${this.lines.length > 0}
      @sheet-closed=${() => (this.lines = [])}
    >
      <ul>
        ${this.lines.map(
          ({ told, goes }) =>
            html`<li>
              <p>${told}</p>
              ${
                goes
                  ? html`<button type="button" class="button" @click=${() => this.#send(goes)}>
                      ${goes.name}
                    </button>`
                  : nothing
              }
            </li>`,
        )}
      </ul>
    </sheet-dialog>`;
  }

  /** The sheet stays for others that wait to be taken somewhere. */
  #send(goes: NonNullable<BroughtLine['goes']>): void {
    const others = this.lines.filter((line) => line.goes !== goes);
    this.lines = others.some((line) => line.goes) ? others : [];
    const isThere = location.hash === goes.address;
    sendFile(this, goes);
    // Where the stage stands already no address changes.
    if (isThere) window.dispatchEvent(new Event('hashchange'));
  }
}

/** Shows what is said of files over the app; of those that no stage has taken, what they are and where they belong. */
export const showBrought = async (
  app: LitElement,
  told: readonly (File | BroughtLine)[],
): Promise<void> => {
  const lines = await Promise.all(
    told.map(async (each) =>
      each instanceof File ? belongsElsewhere(await knownFile(each)) : each,
    ),
  );
  const before = app.renderRoot.querySelector('brought-sheet');
  const sheet = document.createElement('brought-sheet');
  // What waits to be taken somewhere is not lost where more is told.
  sheet.lines = [...lines, ...(before?.lines.filter(({ goes }) => goes) ?? [])];
  before?.remove();
  app.renderRoot.append(sheet);
};

declare global {
  interface HTMLElementTagNameMap {
    'brought-sheet': BroughtSheet;
  }
}
