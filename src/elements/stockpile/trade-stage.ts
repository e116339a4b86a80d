import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { Goods } from '../../rules/campaign/history/deed.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { openGameOf } from '../../rules/campaign/hangar/open-games.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { isNothing } from '../../rules/campaign/hangar/stockpile.ts';
import { wearOfMech } from '../../rules/words/mech-wear.ts';
import fieldStyles from '../campaign/fields.css?inline';
import { OpenHangar } from '../campaign/open-hangar.ts';
import { notify } from '../common/notice.ts';
import type { Said } from '../common/say.ts';
import { icon } from '../common/signs.ts';
import '../common/stage-bar.ts';
import { styled } from '../common/styled.ts';
import '../page/view-window.ts';
import './goods-list.ts';
import type { Picked } from './goods-list.ts';
import { NOTHING, stillThere } from './goods-list.ts';
import { goodsWords, thingsOf, STOCK_WORDS } from './stock-words.ts';
import styles from './trade-stage.css?inline';

const SIDES = [0, 1] as const;
type TradeSide = (typeof SIDES)[number];
const OTHER: Readonly<Record<TradeSide, TradeSide>> = { 0: 1, 1: 0 };

interface Trader {
  readonly pilot: Pilot;
  readonly picked: Picked;
}
type Both<Thing> = readonly [Thing, Thing];

/** Asks for a trade between two stockpiles: each picks goods and agrees; any change withdraws both agreements. */
@customElement('trade-stage')
export class TradeStage extends LitElement {
  static override styles = styled(fieldStyles, styles);

  @property() hangarId = '';
  @state() private chosen: Both<PilotId | null> = [null, null];
  @state() private picked: Both<Picked> = [NOTHING, NOTHING];
  /** Key of the trade that each has agreed to; any other trade is not agreed. */
  @state() private agreed: Both<string> = ['', ''];
  @state() private trading = false;
  readonly #open = new OpenHangar(this, () => this.hangarId);

  override render(): TemplateResult {
    return this.#open.shown((hangar) => this.#stage(hangar));
  }

  #stage(hangar: Hangar): TemplateResult {
    const traders = this.#traders(hangar);
    const back = `#/hangar/${this.hangarId}/stockpile`;
    const bar = html`<stage-bar back=${back} back-to="To the stockpiles"
      >A trade
      ${
        traders
          ? html`<span slot="aside" class="soft"
              >${traders[0].pilot.name} and ${traders[1].pilot.name}</span
            >`
          : nothing
      }</stage-bar
    >`;
    if (!traders)
      return html`${bar}
        <p class="none">${STOCK_WORDS.takesTwo}</p>`;
    const busy = traders.find(({ pilot }) => openGameOf(hangar, pilot.id))?.pilot;
    return html`${bar}
      <div class="sides stack dense">
        ${this.#side(hangar, traders, 0)}
        <p class="swap" aria-hidden="true">${icon('swap')}</p>
        ${this.#side(hangar, traders, 1)}
      </div>
      <div class="dock">
        ${
          busy
            ? html`<p class="busy" role="status">${STOCK_WORDS.atGame(busy.name)}</p>`
            : SIDES.map((side) => this.#agreement(traders, side))
        }
      </div>`;
  }

  /** The chosen two, else the first who have something; null if there are no two. */
  #traders({ pilots }: Hangar): Both<Trader> | null {
    const flying = pilots.filter(({ end }) => !end);
    const likely = flying.toSorted(
      (one, other) => Number(thingsOf(other) > 0) - Number(thingsOf(one) > 0),
    );
    const [wantedOne, wantedOther] = this.chosen;
    const one =
      flying.find(({ id }) => id === wantedOne) ?? likely.find(({ id }) => id !== wantedOther);
    const other =
      flying.find(({ id }) => id === wantedOther && id !== one?.id) ??
      likely.find(({ id }) => id !== one?.id);
    if (!one || !other) return null;
    return [
      { pilot: one, picked: stillThere(one, this.picked[0]) },
      { pilot: other, picked: stillThere(other, this.picked[1]) },
    ];
  }

  #side(hangar: Hangar, traders: Both<Trader>, side: TradeSide): TemplateResult {
    const { pilot, picked } = traders[side];
    const { pilot: other } = traders[OTHER[side]];
    const mech = hangar.mechs.find(({ id }) => id === pilot.mech);
    const booklet = mech && this.#open.running?.find(mech.booklet, mech.edition);
    return html`<section class="side panel" aria-label=${STOCK_WORDS.gives(pilot.name)}>
      <header class="grid">
        ${
          mech && booklet
            ? html`<div class="window" aria-hidden="true">
                <view-window
                  strip
                  bare
                  poster="portrait"
                  .booklet=${booklet}
                  .wear=${wearOfMech(mech)}
                ></view-window>
              </div>`
            : nothing
        }
        <div>
          <label class="field"
            ><span>Who gives</span>
            <select
              @change=${(event: Event) =>
                this.#choose(traders, side, (event.target as HTMLSelectElement).value)}
            >
              ${hangar.pilots
                .filter(({ end, id }) => !end && id !== other.id)
                .map(
                  ({ id, name }) =>
                    html`<option value=${id} .selected=${live(id === pilot.id)}>${name}</option>`,
                )}
            </select>
            ${icon('down')}
          </label>
          <p class="soft">gives ${goodsWords(picked)}</p>
        </div>
      </header>
      <goods-list
        .hangar=${hangar}
        .pilot=${pilot}
        .picked=${picked}
        .to=${other.id}
        @goods-picked=${({ detail }: Said<'goods-picked'>) => {
          this.picked = side === 0 ? [detail, this.picked[1]] : [this.picked[0], detail];
          this.agreed = ['', ''];
        }}
      ></goods-list>
    </section>`;
  }

  #agreement(traders: Both<Trader>, side: TradeSide): TemplateResult {
    const { pilot } = traders[side];
    const gets = goodsWords(traders[OTHER[side]].picked);
    if (traders.every((trader) => isNothing(goodsOf(trader))))
      return html`<button type="button" class="button big notyet" aria-disabled="true">
        <span>${STOCK_WORDS.agrees(pilot.name, false)}<small>${STOCK_WORDS.noneYet}</small></span>
      </button>`;
    const agrees = this.agreed[side] === keyOf(traders);
    return html`<button
      type="button"
      class=${agrees ? 'button big main' : 'button big'}
      aria-pressed=${agrees}
      ?disabled=${this.trading}
      @click=${() => void this.#agree(traders, side, !agrees)}
    >
      <span
        >${agrees ? html`<i class="tick" aria-hidden="true"></i>` : nothing}${STOCK_WORDS.agrees(pilot.name, agrees)}<small
          >gets ${gets}</small
        ></span
      >
    </button>`;
  }

  #choose(traders: Both<Trader>, side: TradeSide, id: PilotId): void {
    const [one, other] = traders;
    this.chosen = side === 0 ? [id, other.pilot.id] : [one.pilot.id, id];
    this.picked = side === 0 ? [NOTHING, this.picked[1]] : [this.picked[0], NOTHING];
    this.agreed = ['', ''];
  }

  /** Sets one side's agreement; when both agree, the trade is done. */
  async #agree(traders: Both<Trader>, side: TradeSide, agrees: boolean): Promise<void> {
    const key = keyOf(traders);
    const own = agrees ? key : '';
    this.agreed = side === 0 ? [own, this.agreed[1]] : [this.agreed[0], own];
    const { running } = this.#open;
    if (!running || this.agreed.some((each) => each !== key)) return;
    const [one, other] = traders;
    this.trading = true;
    const done = await this.#open.act(
      running.do({ kind: 'trade', goods: [goodsOf(one), goodsOf(other)] }),
    );
    this.trading = false;
    this.agreed = ['', ''];
    if (!done) return;
    this.picked = [NOTHING, NOTHING];
    notify(
      this,
      `${one.pilot.name} gave ${goodsWords(one.picked)}; ${other.pilot.name} gave ${goodsWords(other.picked)}.`,
    );
    if (this.isConnected) location.hash = `#/hangar/${this.hangarId}/stockpile`;
  }
}

const goodsOf = ({ pilot, picked }: Trader): Goods => ({ pilot: pilot.id, ...picked });

const keyOf = (traders: Both<Trader>): string => JSON.stringify(traders.map(goodsOf));
