import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { Goods } from '../../rules/campaign/history/deed.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { openGameOf } from '../../rules/campaign/hangar/open-games.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { isNothing } from '../../rules/campaign/hangar/stockpile.ts';
import fieldStyles from '../campaign/fields.css?inline';
import { say } from '../common/say.ts';
import type { Said } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import './goods-list.ts';
import type { Picked } from './goods-list.ts';
import { NOTHING, stillThere } from './goods-list.ts';
import styles from './give-sheet.css?inline';
import { goodsWords, thingsOf, STOCK_WORDS } from './stock-words.ts';

/**
 * Asks what one pilot gives to another; the receiver is not asked.
 *
 * @fires goods-given
 */
@customElement('give-sheet')
export class GiveSheet extends LitElement {
  static override styles = styled(fieldStyles, styles);

  @property({ attribute: false }) hangar: Hangar | null = null;
  @property({ type: Boolean }) open = false;
  /** The giver at first; null for the first pilot who has something. */
  @property({ attribute: false }) from: PilotId | null = null;
  @state() private chosen: { readonly from: PilotId; readonly to: PilotId } | null = null;
  @state() private picked: Picked = NOTHING;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('open') && this.open) {
      this.chosen = null;
      this.picked = NOTHING;
    }
  }

  override render(): TemplateResult {
    const { hangar, open } = this;
    const flying = (hangar?.pilots ?? []).filter(({ end }) => !end);
    const giver = this.#giver(flying);
    const getter = this.#getter(flying, giver);
    const busy = [giver, getter].find((pilot) => hangar && pilot && openGameOf(hangar, pilot.id));
    const picked = giver ? stillThere(giver, this.picked) : NOTHING;
    const nothing = !giver || !getter || isNothing({ pilot: giver.id, ...picked });
    return html`<sheet-dialog wide heading="Give something" .open=${open}>
      <div class="who grid">
        ${this.#choice('Who gives', flying, giver, (from) => this.#choose(from, getter))}
        ${this.#choice(
          'To whom',
          flying.filter((pilot) => pilot !== giver),
          getter,
          (to) => giver && this.#choose(giver.id, { id: to }),
        )}
      </div>
      ${busy ? html`<p class="busy" role="status">${STOCK_WORDS.atGame(busy.name)}</p>` : ''}
      <goods-list
        class="panel"
        .hangar=${hangar}
        .pilot=${giver}
        .picked=${picked}
        .to=${getter?.id ?? null}
        @goods-picked=${({ detail }: Said<'goods-picked'>) => (this.picked = detail)}
      ></goods-list>
      <button
        slot="buttons"
        type="button"
        class="button main"
        ?disabled=${nothing || busy !== undefined}
        @click=${() =>
          giver &&
          getter &&
          say(this, 'goods-given', { goods: { pilot: giver.id, ...picked }, to: getter.id })}
      >
        ${
          nothing || !giver || !getter
            ? STOCK_WORDS.nothingPicked
            : `${giver.name} gives ${getter.name} ${goodsWords(picked)}`
        }
      </button>
    </sheet-dialog>`;
  }

  #giver(flying: readonly Pilot[]): Pilot | undefined {
    const wanted = this.chosen?.from ?? this.from;
    return (
      flying.find(({ id }) => id === wanted) ??
      flying.find((pilot) => thingsOf(pilot) > 0) ??
      flying[0]
    );
  }

  #getter(flying: readonly Pilot[], giver: Pilot | undefined): Pilot | undefined {
    const others = flying.filter((pilot) => pilot !== giver);
    return others.find(({ id }) => id === this.chosen?.to) ?? others[0];
  }

  #choose(from: PilotId, to: Pick<Pilot, 'id'> | undefined): void {
    if (this.chosen?.from !== from) this.picked = NOTHING;
    this.chosen = { from, to: to?.id ?? '' };
  }

  #choice(
    label: string,
    pilots: readonly Pilot[],
    chosen: Pilot | undefined,
    choose: (pilot: PilotId) => void,
  ): TemplateResult {
    return html`<label class="field"
      ><span>${label}</span>
      <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
        ${pilots.map(
          (pilot) =>
            html`<option value=${pilot.id} .selected=${live(pilot === chosen)}>
              ${pilot.name}
            </option>`,
        )}
      </select>
      ${icon('down')}
    </label>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'goods-given': CustomEvent<{ readonly goods: Goods; readonly to: PilotId }>;
  }
}
