import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { BroughtLine } from '../common/brought.ts';
import { belongsElsewhere, knownFile, sendFile } from '../common/brought.ts';
import { BROUGHT_WORDS } from '../common/brought-words.ts';
import '../common/sheet-dialog.ts';
import styles from './brought-sheet.css?inline';
import { styled } from '../common/styled.ts';

const waits = ({ goes }: BroughtLine): boolean => goes !== undefined;

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
      <ul class="stack">
        ${this.lines.map(
          (line) =>
            html`<li>
              <p>${line.told}</p>
              ${
                line.goes
                  ? html`<button type="button" class="button" @click=${() => this.#send(line)}>
                      ${line.goes.name}
                    </button>`
                  : nothing
              }
            </li>`,
        )}
      </ul>
    </sheet-dialog>`;
  }

  /** The sheet stays for others that wait to be taken somewhere. */
  #send(sent: BroughtLine): void {
    const others = this.lines.filter((line) => line !== sent);
    this.lines = others.some(waits) ? others : [];
    if (sent.goes) sendFile(this, sent.goes);
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
  sheet.lines = [...lines, ...(before?.lines.filter(waits) ?? [])];
  before?.remove();
  app.renderRoot.append(sheet);
};

declare global {
  interface HTMLElementTagNameMap {
    'brought-sheet': BroughtSheet;
  }
}
