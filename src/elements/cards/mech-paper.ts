import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import { shutdownOf } from '../../rules/campaign/card/mech.ts';
import { GAMES_FOR_NEW } from '../../rules/campaign/acts/new-mech.ts';
import { isWhole } from '../../rules/campaign/card/part.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { replacementPenalty } from '../../rules/campaign/acts/replacement.ts';
import { roundsOf } from '../../rules/campaign/hangar/stockpile.ts';
import { CATEGORIES } from '../../rules/vocabulary.ts';
import { ONE_NO, number } from '../../rules/words/words.ts';
import '../campaign/part-hits.ts';
import { nameOfMech } from '../../rules/words/hangar-names.ts';
import { scarLines } from './mech-words.ts';
import { line } from './pilot-paper.ts';
import { ammunitionTitle } from './pilot-words.ts';

/** Most boxes in a row. */
const ROW = 11;
/** More points than this are printed as a number, with room to write. */
const MOST_BOXES = 22;

interface Box {
  readonly value: number;
  /** Black: holds now, or used up. */
  readonly full?: boolean;
  /** Struck through: passed. */
  readonly gone?: boolean;
}

const boxes = (name: string, said: string, row: readonly Box[]): TemplateResult =>
  html`<div class="row">
    <small>${name}</small>
    <p class="boxes flow">
      <span class="unseen">${said}</span>${row.map(
        ({ value, full = false, gone = false }) =>
          html`<i class=${classMap({ full, gone })} aria-hidden="true">${value}</i>`,
      )}
    </p>
  </div>`;

/** Shutdown numbers in descending order: passed, present, to come. */
const shutdownBoxes = (booklet: Booklet, mech: Mech): TemplateResult => {
  const is = shutdownOf(booklet, mech);
  const first = Math.min(booklet.statCard.shutdown, is + 5);
  const row = Array.from({ length: ROW }, (_, at) => first - at).filter((value) => value > 0);
  return boxes(
    'Shutdown number',
    String(is),
    row.map((value) => ({ value, full: value === is, gone: value > is })),
  );
};

const supplyBoxes = (kind: string, is: number, full: number): TemplateResult =>
  full > MOST_BOXES
    ? html`<div class="row">
        <small>${ammunitionTitle(kind)}</small>
        <p class="write">${is} of ${full}</p>
      </div>`
    : boxes(
        ammunitionTitle(kind),
        `${is} of ${full}`,
        Array.from({ length: full }, (_, at) => ({ value: at + 1, full: at < is })),
      );

/** A 'Mech's card on paper, with boxes for a pencil. */
export const mechPaper = (
  hangar: Hangar,
  pilot: Pilot,
  { mech, booklet }: { readonly mech: Mech; readonly booklet: Booklet },
): TemplateResult => {
  const penalty = replacementPenalty(mech);
  const worse = CATEGORIES.filter((category) => penalty[category] > 0);
  const hurt = mech.parts.filter((part) => !isWhole(part));
  return html`<section class="card mech" aria-labelledby="mech-card">
    <div class="inside">
      <header class="baseline spread caps">
        <h2 id="mech-card">'Mech card</h2>
        <p>Viewscreen</p>
      </header>
      <div class="lines">
        ${line('Name', mech.name)}
        ${line('Booklet', `${booklet.mech.name} ${booklet.mech.designation}`)}
        ${line('Tons', String(booklet.mech.tonnage))} ${line('Pilot', pilot.name)}
      </div>
      <div class="rows">
        ${shutdownBoxes(booklet, mech)}
        ${Object.entries(booklet.statCard.ammunition).map(([kind, full]) => supplyBoxes(kind, roundsOf(mech.ammunition, kind), full))}
        ${boxes(
          'Games; full load every third',
          String(mech.games),
          Array.from({ length: GAMES_FOR_NEW }, (_, at) => ({
            value: at + 1,
            full: at < mech.games,
          })),
        )}
      </div>
      <ul class="parts">
        ${mech.parts.map(
          (part) =>
            html`<li class="level spread">
              <span>${part.name}</span> <part-hits .piece=${part}></part-hits>
            </li>`,
        )}
      </ul>
      <div class="suffered">
        ${hurt.map(
          (part) =>
            html`<p>
              <b>${part.name}</b>
              ${scarLines(part).join('; ')}${part.of === mech.id ? '' : ` (of ${nameOfMech(hangar, part.of)})`}
            </p>`,
        )}
        ${
          worse.length > 0
            ? html`<p>
                <b>Replacement</b>
                ${worse.map((category) => `${category} ${number(-penalty[category])}`).join(', ')}
              </p>`
            : nothing
        }
      </div>
      <footer>
        <p>
          Boxes are for a pencil: three criticals, or ${ONE_NO}, and the part cannot be salvaged.
        </p>
        ${mech.games > GAMES_FOR_NEW ? html`<p>${mech.games} games</p>` : nothing}
      </footer>
    </div>
  </section>`;
};
