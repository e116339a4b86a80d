import type { TemplateResult } from 'lit';
import { html } from 'lit';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { COLOURS, RANGES } from '../../rules/vocabulary.ts';
import { capital } from '../../rules/words/capital.ts';
import '../page/booklet-cover.ts';
import { rangeTable } from '../page/range-table.ts';
import { colourSign } from '../common/signs.ts';
import { PRINT_WORDS, rulesOf } from './print-words.ts';

/** Sheets before the view screens: cover, stat card, how to play. */

export const coverSheet = (booklet: Booklet): TemplateResult => {
  const { designation, engine, name, speed, weapons } = booklet.mech;
  return html`<section class="sheet" aria-label="Cover">
    <div class="inside cover">
      <booklet-cover .booklet=${booklet}></booklet-cover>
      <h2><span class="unseen">${name} ${designation}: </span>${PRINT_WORDS.cockpit}</h2>
      <p>${PRINT_WORDS.whatItIs(name)}</p>
      <p class="soft">${weapons.join(', ')}; ${engine}; speed ${speed}</p>
    </div>
  </section>`;
};

/** The stat card in the columns of the print. */
export const cardSheet = ({ mech, statCard }: Booklet): TemplateResult => {
  const { ammunition, armor, maneuvers, shutdown } = statCard;
  const heads: readonly (readonly [string, number])[] = [
    ['Armor', armor],
    ['Shutdown number', shutdown],
    ['Speed', mech.speed],
    ...Object.entries(ammunition).map(([kind, points]) => [capital(kind), points] as const),
  ];
  return html`<section class="sheet" aria-label="Stat card">
    <div class="inside card">
      <h2>
        ${mech.name} <span class="soft">${mech.designation}, ${mech.tonnage} t · stat card</span>
      </h2>
      <dl class="heads flow">
        ${heads.map(
          ([name, value]) =>
            html`<div class="baseline spread together">
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      ${RANGES.map((range) => rangeTable(range, maneuvers))}
      <p class="soft">${PRINT_WORDS.card}</p>
    </div>
  </section>`;
};

export const rulesSheet = ({ mech }: Booklet): TemplateResult =>
  html`<section class="sheet rules" aria-label=${PRINT_WORDS.played}>
    <h2>${PRINT_WORDS.played}</h2>
    <ol>
      ${rulesOf(mech.name).map((sentence) => html`<li><span>${sentence}</span></li>`)}
    </ol>
    <p class="colours">
      ${COLOURS.map((colour) => html`<span>${colourSign(colour)} ${colour}</span>`)}
    </p>
    <p class="soft">${PRINT_WORDS.after}</p>
  </section>`;
