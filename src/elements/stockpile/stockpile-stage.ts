import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Part } from '../../rules/campaign/card/part.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { stockOf, stockpilers } from '../../rules/campaign/acts/stock.ts';
import { hangarHead } from '../campaign/hangar-head.ts';
import headStyles from '../campaign/hangar-head.css?inline';
import { OpenHangar } from '../campaign/open-hangar.ts';
import { ask } from '../common/ask.ts';
import { notify } from '../common/notice.ts';
import type { Said } from '../common/say.ts';
import { StageKeys, isOnPressed } from '../common/stage-keys.ts';
import { styled } from '../common/styled.ts';
import badgeStyles from './badge.css?inline';
import './give-sheet.ts';
import matrixStyles from './stock-matrix.css?inline';
import { hitsOf, mendsBadges, originLine } from './piece-line.ts';
import { stockGroups } from './stock-groups.ts';
import type { Looked } from './stock-matrix.ts';
import { stockMatrices } from './stock-matrix.ts';
import {
  NOTHING_YET,
  goodsWords,
  mendedMechs,
  piecesLabel,
  summaryWords,
  roundsBeside,
  thingsOf,
  waitingStockpile,
  STOCK_WORDS,
} from './stock-words.ts';
import styles from './stockpile-stage.css?inline';

/**
 * Shows the stockpiles of a hangar: pilot by pilot, or on a desktop as a table of parts and pilots. Links to
 * giving and trading.
 */
@customElement('stockpile-stage')
export class StockpileStage extends LitElement {
  static override styles = styled(headStyles, badgeStyles, matrixStyles, styles);

  @property() hangarId = '';
  /** The pilot shown on narrow screens. */
  @state() private pilot: PilotId | null = null;
  /** The giver while the sheet is open; null for any. */
  @state() private giving: { readonly from: PilotId | null } | null = null;
  readonly #open = new OpenHangar(this, () => this.hangarId);

  constructor() {
    super();
    this.addController(
      new StageKeys((key, event) => {
        const link = this.renderRoot.querySelector<HTMLAnchorElement>('a.main');
        if (key === 'Enter' && link && !isOnPressed(event)) link.click();
      }),
    );
  }

  override render(): TemplateResult {
    return this.#open.shown((hangar) => this.#stage(hangar));
  }

  #stage(hangar: Hangar): TemplateResult {
    const pilots = stockpilers(hangar);
    const stocks = stockOf(pilots);

    const having = pilots.filter((pilot) => thingsOf(pilot) > 0);
    const shown = pilots.find(({ id }) => id === this.pilot) ?? having[0] ?? pilots[0];
    const waiting = pilots.filter(({ end }) => end !== null);
    const flying = pilots.filter(({ end }) => end === null);
    return html`<div class="body scroller">
        ${hangarHead(
          { hangarId: this.hangarId, here: 'stockpile', hangar },
          'The stockpiles',
          summaryWords(pilots),
        )}
        ${
          having.length === 0
            ? html`<p class="empty panel bold centered">${NOTHING_YET}</p>`
            : html`${
                  waiting.length > 0
                    ? html`<p class="waits">
                        ${waiting.map((pilot) => html`<span>${waitingStockpile(pilot)}</span> `)}
                      </p>`
                    : nothing
                }
                ${this.#chips(pilots, shown)}
                <div class="groups not-desk" id="shown" aria-live="polite">
                  ${
                    shown && thingsOf(shown) > 0
                      ? stockGroups(hangar, shown)
                      : html`<p class="empty panel bold centered">
                          ${shown?.name ?? 'Nobody'} has nothing stockpiled.
                        </p>`
                  }
                </div>
                ${stockMatrices(hangar, having, stocks, (looked) => this.#look(looked))}`
        }
      </div>
      ${this.#dock(flying, shown)} ${this.#sheets(hangar)}`;
  }

  #chips(pilots: readonly Pilot[], shown: Pilot | undefined): TemplateResult {
    return html`<div class="chips not-desk" role="group" aria-label="Whose stockpile">
      ${pilots.map(
        (pilot) =>
          html`<button
            class="together firm inks"
            type="button"
            aria-pressed=${pilot === shown}
            @click=${() => (this.pilot = pilot.id)}
          >
            ${pilot.name} <b>${pilot.stockpile.length}</b>${roundsBeside(pilot)}
          </button>`,
      )}
    </div>`;
  }

  #dock(flying: readonly Pilot[], shown: Pilot | undefined): TemplateResult {
    const can = flying.length > 1 && flying.some((pilot) => thingsOf(pilot) > 0);
    if (!can) return html``;
    return html`<div class="dock">
      <button
        type="button"
        class="button big give"
        @click=${() => (this.giving = { from: shown && thingsOf(shown) > 0 ? shown.id : null })}
      >
        Give…
      </button>
      <p class="soft hint on-desk">${STOCK_WORDS.pieces}</p>
      <a class="button main big" href=${`#/hangar/${this.hangarId}/trade`}
        >Trade <kbd aria-hidden="true">Enter</kbd></a
      >
    </div>`;
  }

  #sheets(hangar: Hangar): TemplateResult {
    return html`<give-sheet
      .hangar=${hangar}
      .open=${this.giving !== null}
      .from=${this.giving?.from ?? null}
      @sheet-closed=${() => (this.giving = null)}
      @goods-given=${this.#give}
    ></give-sheet>`;
  }

  #look({ pilot, stock }: Looked): void {
    const parts = stock.pieces.filter((piece) => piece.pilot === pilot.id).map(({ part }) => part);
    const { running } = this.#open;
    ask(this, () =>
      running?.hangar && running === this.#open.running
        ? {
            heading: piecesLabel(stock, pilot.name, parts),
            body: this.#pieces(running.hangar, parts),
            acts: pilot.end
              ? []
              : [
                  {
                    words: `${pilot.name} gives…`,
                    does: () => {
                      this.giving = { from: pilot.id };
                    },
                  },
                ],
          }
        : null,
    );
  }

  #pieces(hangar: Hangar, parts: readonly Part[]): TemplateResult {
    return html`<ul class="stack">
      ${parts.map(
        (part) =>
          html`<li>
            <b>${part.name}</b> ${hitsOf([part])} of ${originLine(hangar, part)}
            ${mendsBadges(mendedMechs(hangar, [part]), () => false)}
          </li>`,
      )}
    </ul>`;
  }

  readonly #give = async ({ detail }: Said<'goods-given'>): Promise<void> => {
    const { running } = this.#open;
    const { goods, to } = detail;
    const name = (id: PilotId): string =>
      running?.hangar?.pilots.find((pilot) => pilot.id === id)?.name ?? '';
    const words = `${name(goods.pilot)} gave ${name(to)} ${goodsWords(goods)}.`;
    this.giving = null;
    if (running && (await this.#open.act(running.do({ kind: 'give', goods, to }))))
      notify(this, words);
  };
}
