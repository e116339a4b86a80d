import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { isWhole } from '../../rules/campaign/card/part.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import type { Stock } from '../../rules/campaign/acts/stock.ts';
import { roundsOf } from '../../rules/campaign/hangar/stockpile.ts';
import { roundOf } from '../../rules/words/tell.ts';
import { mendsBadges } from './piece-line.ts';
import { mendedMechs, STOCK_WORDS } from './stock-words.ts';

/** Most columns for two tables side by side. */
const MOST_IN_TWO = 8;

/** The pieces selected: a pilot's, of a part. */
export interface Looked {
  readonly stock: Stock;
  readonly pilot: Pilot;
}

export const stockMatrices = (
  hangar: Hangar,
  pilots: readonly Pilot[],
  stocks: readonly Stock[],
  look: (looked: Looked) => void,
): TemplateResult => {
  const kinds = [
    ...new Set(
      pilots.flatMap(({ rounds }) =>
        Object.keys(rounds).filter((kind) => roundsOf(rounds, kind) > 0),
      ),
    ),
  ];
  const half = Math.ceil((stocks.length + kinds.length) / 2);
  const two = pilots.length <= MOST_IN_TWO && stocks.length > MOST_IN_TWO;
  const tables = two ? [stocks.slice(0, half), stocks.slice(half)] : [stocks];
  return html`<div class="matrices stack roomy hall on-desk" ?data-two=${two}>
    ${tables.map(
      (part, place) =>
        html`<div
          class="panel"
          role="region"
          tabindex="0"
          aria-label=${STOCK_WORDS.table(place, tables.length)}
        >
          <table class="matrix">
            <caption class="unseen">
              ${STOCK_WORDS.matrix}
            </caption>
            <thead>
              <tr>
                <th scope="col">Part</th>
                ${pilots.map(({ name }) => html`<th scope="col"><span>${name}</span></th>`)}
                <th scope="col">All</th>
              </tr>
            </thead>
            <tbody>
              ${part.map(
                (stock, at) =>
                  html`${
                    stock.group === part[at - 1]?.group
                      ? nothing
                      : html`<tr class="group">
                          <th scope="rowgroup" colspan=${pilots.length + 2}>${stock.group}</th>
                        </tr>`
                  }
                  ${stockRow(hangar, pilots, stock, look)}`,
              )}
              ${place === tables.length - 1 ? roundRows(pilots, kinds) : nothing}
            </tbody>
          </table>
        </div>`,
    )}
  </div>`;
};

const stockRow = (
  hangar: Hangar,
  pilots: readonly Pilot[],
  stock: Stock,
  look: (looked: Looked) => void,
): TemplateResult => {
  const mends = mendedMechs(
    hangar,
    stock.pieces.map(({ part }) => part),
  );
  return html`<tr ?data-needed=${mends.length > 0}>
    <th scope="row"><b>${stock.name}</b> ${mendsBadges(mends, () => false)}</th>
    ${pilots.map((pilot) => {
      const parts = stock.pieces
        .filter((piece) => piece.pilot === pilot.id)
        .map(({ part }) => part);
      if (parts.length === 0) return html`<td class="soft">–</td>`;
      const hurt = parts.filter((part) => !isWhole(part)).length;
      return html`<td>
        <button type="button" @click=${() => look({ stock, pilot })}>
          <span class="unseen">${pilot.name}: </span>${parts.length}<span class="unseen">
            of ${stock.name}${hurt > 0 ? ', ' : ''}</span
          >${hurt > 0 ? html`<i>${hurt} hurt</i>` : nothing}
        </button>
      </td>`;
    })}
    <td class="all">${stock.pieces.length}</td>
  </tr>`;
};

const roundRows = (
  pilots: readonly Pilot[],
  kinds: readonly string[],
): TemplateResult | typeof nothing =>
  kinds.length === 0
    ? nothing
    : html`<tr class="group">
          <th scope="rowgroup" colspan=${pilots.length + 2}>rounds</th>
        </tr>
        ${kinds.map((kind) => {
          const each = pilots.map(({ rounds }) => roundsOf(rounds, kind));
          return html`<tr>
            <th scope="row"><b class="kind">${roundOf(kind)}s</b></th>
            ${each.map((points) =>
              points === 0 ? html`<td class="soft">–</td>` : html`<td><b>${points}</b></td>`,
            )}
            <td class="all">${each.reduce((sum, points) => sum + points, 0)}</td>
          </tr>`;
        })}`;
