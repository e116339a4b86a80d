import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { HangarHead, Hangars } from '../../offline/hangars/hangars.ts';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { notify } from '../common/notice.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import styles from './hangar-menu.css?inline';
import { contentWords, headWords, unsavedWords, HANGAR_WORDS } from './hangar-words.ts';

/**
 * Shows what can be done with a hangar as a whole: switch, found, back up, remove.
 *
 * @fires menu-left - done; close the menu
 * @fires founding-asked
 * @fires hangar-removed
 * @fires notice-given - it could not be removed, and why
 * @fires backup-asked
 */
@customElement('hangar-menu')
export class HangarMenu extends LitElement {
  static override styles = styled(styles);

  @property({ type: Boolean }) open = false;
  @property({ attribute: false }) hangars: Hangars | null = null;
  @property({ attribute: false }) running: RunningHangar | null = null;
  @property({ attribute: false }) hangar: Hangar | null = null;
  @property({ attribute: false }) heads: readonly HangarHead[] = [];
  @state() private removing = false;

  override render(): TemplateResult {
    const { hangar, running } = this;
    const name = hangar?.founding.name ?? '';
    const others = this.heads.filter(({ id }) => id !== running?.id);
    return html`<sheet-dialog heading=${name} .open=${this.open}>
        <div class="ways">
          ${others.map(
            (head) =>
              html`<a class="other" href=${`#/hangar/${head.id}`} @click=${this.#away}
                ><b>${head.name}</b> <small>${headWords(head)}</small></a
              >`,
          )}
          ${
            hangar?.pilots.some(({ end }) => end === null)
              ? html`<a
                  class="button"
                  href=${`#/hangar/${running?.id ?? ''}/cards`}
                  @click=${this.#away}
                  >${icon('print')} ${HANGAR_WORDS.printAll}</a
                >`
              : nothing
          }
          <button type="button" class="button" @click=${() => this.#ask('founding-asked')}>
            Found another hangar
          </button>
          <button
            type="button"
            class="button plain"
            @click=${() => {
              this.#away();
              this.removing = true;
            }}
          >
            Remove this hangar…
          </button>
        </div>
      </sheet-dialog>
      <sheet-dialog
        heading=${`Remove ${name}?`}
        .open=${this.removing}
        @sheet-closed=${() => (this.removing = false)}
      >
        ${
          hangar && running
            ? html`<p>${HANGAR_WORDS.lost(contentWords(hangar, running.games))}</p>
                <p><b>${unsavedWords(running.games, running.unsaved)}</b></p>`
            : nothing
        }
        <button
          slot="buttons"
          type="button"
          class="button main"
          @click=${() => {
            this.removing = false;
            this.#ask('backup-asked');
          }}
        >
          ${HANGAR_WORDS.saveFirst}
        </button>
        <button slot="buttons" type="button" class="button" @click=${this.#remove}>
          ${HANGAR_WORDS.remove}
        </button>
      </sheet-dialog>`;
  }

  readonly #away = (): void => {
    say(this, 'menu-left');
  };

  #ask(what: 'founding-asked' | 'backup-asked'): void {
    this.open = false;
    if (what === 'founding-asked') say(this, 'founding-asked');
    else say(this, 'backup-asked');
  }

  readonly #remove = async (): Promise<void> => {
    const { hangars, running } = this;
    if (!hangars || !running) return;
    this.removing = false;
    const why = await hangars.remove(running.id);
    if (why) notify(this, why);
    else say(this, 'hangar-removed');
  };
}

declare global {
  interface HTMLElementEventMap {
    'menu-left': CustomEvent<null>;
    'founding-asked': CustomEvent<null>;
    'hangar-removed': CustomEvent<null>;
    'backup-asked': CustomEvent<null>;
  }
}
