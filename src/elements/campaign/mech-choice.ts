import { html, LitElement } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { Library, Shelved } from '../../offline/booklets/library.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { MechWords, Paint } from '../../rules/campaign/card/mech.ts';
import { LONGEST } from '../../rules/campaign/card/wording.ts';
import { wearOfMech } from '../../rules/words/mech-wear.ts';
import { libraryContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import './paint-choice.ts';
import '../page/view-window.ts';
import fieldStyles from './fields.css?inline';
import styles from './mech-choice.css?inline';
import { CAMPAIGN_WORDS } from './campaign-words.ts';

const NAMES = [
  ...['Old Thunder', 'Bad Penny', 'High Water', 'Salt Wife', 'Brass Monday', 'Quiet Harold'],
  ...['Second Sunday', 'Gray Widow', 'Tall Order', 'Last Lantern', 'Paper Moon', 'Kestrel'],
  ...['Long Supper', 'Iron Aunt', 'Cold Kettle', 'Nine Lives', 'Slow Bell', 'Red Ledger'],
  ...['Winter Coat', 'Loose Tooth', 'Stone Loaf', 'Fair Warning', 'Low Tide', 'North Door'],
] as const;

/** A name not in `taken`: `Old Thunder`, or `Old Thunder 2` if all are taken. */
const suggestedName = (taken: readonly string[]): string => {
  const free = NAMES.find((name) => !taken.includes(name));
  if (free) return free;
  for (let number = 2; ; number += 1) {
    const again = NAMES.map((name) => `${name} ${number}`).find((name) => !taken.includes(name));
    if (again) return again;
  }
};

const NEW = { games: 0, parts: [], rings: [] } as const;

/**
 * Asks for a new 'Mech: a booklet of the shelf, a name and a paint, with a picture. The parent reads `chosen`.
 * Without a name the suggested one counts.
 *
 * @fires mech-drafted - detail `{ mech }`: the choice, name or paint changed; its booklet has been read
 */
@customElement('mech-choice')
export class MechChoice extends LitElement {
  static override styles = styled(fieldStyles, styles);

  /** Names already used in the hangar. */
  @property({ attribute: false }) taken: readonly string[] = [];
  /** Which booklets may be chosen; null for all. */
  @property({ attribute: false }) among: ((shelved: Shelved) => boolean) | null = null;
  @property({ attribute: false }) from: MechWords | null = null;
  @fromContext(libraryContext) private library!: Library;
  @state() private wanted = '';
  @state() private name = '';
  @state() private paint: Paint = 'none';
  @state() private shown: Booklet | null = null;
  #told = '';
  #isTyped = false;

  get chosen(): MechWords | null {
    const shelved = this.#shelved;
    if (!shelved) return null;
    const { id: booklet, edition } = shelved;
    const name = this.name.trim() || suggestedName(this.taken);
    return { booklet, edition, name, paint: this.paint };
  }

  clear(): void {
    this.#isTyped = false;
    this.paint = 'none';
  }

  get #open(): readonly Shelved[] {
    return this.library.shelf.filter((shelved) => this.among?.(shelved) ?? true);
  }

  get #shelved(): Shelved | undefined {
    const open = this.#open;
    return open.find(({ id }) => id === this.wanted) ?? open[0];
  }

  override willUpdate(): void {
    if (!this.hasUpdated && this.from) {
      this.wanted = this.from.booklet;
      this.name = this.from.name;
      this.#isTyped = this.from.name !== '';
      this.paint = this.from.paint;
    }
    // The suggested name stays in the field until the player types one.
    if (!this.#isTyped) this.name = suggestedName(this.taken);
    const shelved = this.#shelved;
    if (shelved && this.shown?.id !== shelved.id) void this.#read(shelved);
  }

  override updated(): void {
    const mech = this.chosen;
    const told = JSON.stringify(mech);
    if (!mech || this.shown?.id !== mech.booklet || told === this.#told) return;
    this.#told = told;
    say(this, 'mech-drafted', { mech });
  }

  override render(): TemplateResult {
    const open = this.#open;
    const shelved = this.#shelved;
    if (!shelved) return html`<p>${CAMPAIGN_WORDS.noBooklet} <a href="#/booklets">Add one</a></p>`;
    return html`<div class="mech grid">
        <div class="small" aria-hidden="true">
          <view-window
            strip
            bare
            poster="portrait"
            ?waits=${!this.shown}
            .booklet=${this.shown}
            .wear=${wearOfMech({ ...NEW, paint: this.paint })}
          ></view-window>
        </div>
        <label class="field"
          ><span>'Mech</span
          ><select
            @change=${(event: Event) => (this.wanted = (event.target as HTMLSelectElement).value)}
          >
            ${open.map(
              ({ id, mech }) =>
                html`<option value=${id} .selected=${id === shelved.id}>
                  ${mech.name} ${mech.designation}, ${mech.tonnage} t
                </option>`,
            )}</select
          >${icon('down')}</label
        >
      </div>
      <label class="field"
        ><span>${CAMPAIGN_WORDS.called}</span
        ><input
          autocomplete="off"
          maxlength=${LONGEST.mech}
          placeholder=${suggestedName(this.taken)}
          .value=${live(this.name)}
          @input=${(event: Event) => {
            this.#isTyped = true;
            this.name = (event.target as HTMLInputElement).value;
          }}
      /></label>
      <paint-choice
        .paint=${this.paint}
        @paint-chosen=${(event: Said<'paint-chosen'>) => (this.paint = event.detail.paint)}
      ></paint-choice>`;
  }

  async #read({ id, edition }: Shelved): Promise<void> {
    const booklet = await this.library.read(id, edition);
    if (booklet && this.#shelved?.id === id) this.shown = booklet;
  }
}

declare global {
  interface HTMLElementEventMap {
    'mech-drafted': CustomEvent<{ readonly mech: MechWords }>;
  }
}
