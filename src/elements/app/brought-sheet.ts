import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { BroughtLine } from '../common/brought.ts';
import { belongsElsewhere, knownFile, sendFile } from '../common/brought.ts';
import { BROUGHT_WORDS } from '../common/common-words.ts';
import '../common/sheet-dialog.ts';
import styles from './brought-sheet.css?inline';
import { styled } from '../common/styled.ts';

const waits = ({ goes }: BroughtLine): boolean => goes !== undefined;

/** Shows what became of opened or dropped files, a line each, with a link to where they belong. */
@customElement('brought-sheet')
export class BroughtSheet extends LitElement {
  static override styles = styled(styles);
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
            html`<li class="abreast wrap spread">
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

  /** The sheet stays open while other lines still wait. */
  #send(sent: BroughtLine): void {
    const others = this.lines.filter((line) => line !== sent);
    this.lines = others.some(waits) ? others : [];
    if (sent.goes) sendFile(this, sent.goes);
  }
}

/** Shows notices about files; for those that no stage has taken, their kind and their stage. */
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
  // Lines that still wait for an answer stay in the list.
  sheet.lines = [...lines, ...(before?.lines.filter(waits) ?? [])];
  before?.remove();
  app.renderRoot.append(sheet);
};
