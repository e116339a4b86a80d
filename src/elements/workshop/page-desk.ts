import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { soundBooklet } from '../../rules/check/sound-booklet.ts';
import type { Keys } from '../../rules/check/finding.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { styled } from '../common/styled.ts';
import '../page/booklet-page.ts';
import { BookletForm } from './booklet-form.ts';
import { documentOf } from './booklet-kind.ts';
import './page-form.ts';
import type { PagePlate } from './page-form.ts';
import { PAGE_FORM_WORDS } from './page-form-words.ts';
import { WORKSHOP_WORDS } from './workshop-words.ts';

/**
 * A page of a draft and its console as they lie in the booklet; a plate opens its form.
 *
 * @fires page-chosen - detail `{ number }` of another view screen
 * @fires pages-asked - back to all pages
 */
@customElement('page-desk')
export class PageDesk extends BookletForm {
  static override styles = styled();

  @property({ type: Number }) number = 1;
  @property({ attribute: false }) place: Keys = [];
  @state() private plate: PagePlate | null = null;

  override render(): TemplateResult {
    const { number, plate, shut, typed } = this;
    return html`<div class="stack">
      <div class="flow">
        <button type="button" class="button" @click=${() => say(this, 'pages-asked')}>
          ${WORKSHOP_WORDS.allPages}
        </button>
        ${
          shut
            ? nothing
            : (['picture', 'status', 'criticals'] as const).map(
                (each) =>
                  html`<button type="button" class="button" @click=${() => (this.plate = each)}>
                    ${WORKSHOP_WORDS.plates[each]}
                  </button>`,
              )
        }
      </div>
      <booklet-page .booklet=${soundBooklet(documentOf(typed))} .number=${number}></booklet-page>
      <sheet-dialog
        wide
        heading=${plate ? PAGE_FORM_WORDS.heads[plate](number) : ''}
        .open=${plate !== null}
        @sheet-closed=${() => (this.plate = null)}
      >
        ${
          plate
            ? html`<page-form
                .typed=${typed}
                .faults=${this.faults}
                .number=${number}
                .plate=${plate}
              ></page-form>`
            : nothing
        }
      </sheet-dialog>
    </div>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'pages-asked': CustomEvent<null>;
  }
}
