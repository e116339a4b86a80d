import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import type { Day } from '../../rules/campaign/card/names.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { pilotSkill } from '../../rules/campaign/card/pilot-card.ts';
import { rankOf } from '../../rules/campaign/card/rank.ts';
import { CATEGORIES, CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { gamesAndVictories } from '../../rules/words/counted.ts';
import { mechWearText, wearOfMech } from '../../rules/words/mech-wear.ts';
import { signed } from '../../rules/words/words.ts';
import { dayWords } from '../campaign/day-words.ts';
import '../campaign/rank-sign.ts';
import '../campaign/ring-barrel.ts';
import '../page/view-window.ts';
import { ringNames } from './history-words.ts';
import { calledSo, endLine, kindsIn, spentWords } from './pilot-words.ts';

/** A line of a card: a small label over its content. */
export const line = (name: string, words: TemplateResult | string): TemplateResult =>
  html`<p><small>${name}</small><b>${words}</b></p>`;

/** `Gyro (1 hurt), PPC × 2`. */
const stockpileLine = (pilot: Pilot): string =>
  kindsIn(pilot)
    .map(
      ({ name, count, hurt }) =>
        `${name}${count > 1 ? `\u00a0×\u00a0${count}` : ''}${hurt > 0 ? ` (${hurt} hurt)` : ''}`,
    )
    .join(', ');

/** A pilot's card on paper: as printed, with the picture of the 'Mech; `day` is the day of printing. */
export const pilotPaper = (
  hangar: Hangar,
  pilot: Pilot,
  {
    mech,
    booklet,
    day,
  }: { readonly mech: Mech | null; readonly booklet: Booklet | null; readonly day: Day },
): TemplateResult => {
  const skill = pilotSkill(pilot);
  const wear = mech && wearOfMech(mech);
  return html`<section class="card" aria-labelledby="pilot-card">
    <div class="inside">
      <header class="baseline spread caps">
        <h2 id="pilot-card">Pilot card</h2>
        <p>Viewscreen</p>
      </header>
      <div class="lines">
        ${line('Name', [pilot.name, calledSo(pilot)].filter(Boolean).join(' '))}
        ${line('Rank', html`<rank-sign .victories=${pilot.victories} named></rank-sign> ${rankOf(pilot)}`)}
        ${line('Unit', pilot.unit)} ${line('Experience to date', `${pilot.experience} t`)}
      </div>
      <div class="middle">
        ${
          mech && booklet
            ? html`<figure>
                <view-window bare poster="portrait" .wear=${wear} .booklet=${booklet}></view-window>
                <figcaption>
                  <span class="unseen">${mechWearText(booklet, wear)}</span>${mech.name},
                  ${booklet.mech.name} ${booklet.mech.designation}
                </figcaption>
              </figure>`
            : nothing
        }
        <table>
          <thead>
            <tr>
              <th scope="col">Type</th>
              <th scope="col">Category</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            ${CATEGORIES.map(
              (category) =>
                html`<tr>
                  <td>${CATEGORY_NAMES[category]}</td>
                  <td>${category}</td>
                  <td>${skill[category] === 0 ? '' : signed(skill[category])}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <div class="stock">
        <h3 class="caps">Stockpile</h3>
        <p>${stockpileLine(pilot)}</p>
      </div>
      <footer>
        <p>
          ${
            mech && mech.rings.length > 0
              ? html`<ring-barrel .rings=${mech.rings}></ring-barrel>
                  <span>${ringNames(hangar, mech)}</span>`
              : html`<span>${endLine(hangar, pilot)}</span>`
          }
        </p>
        <p>
          ${[gamesAndVictories(pilot), spentWords(pilot), dayWords(day)].filter(Boolean).join(' · ')}
        </p>
      </footer>
    </div>
  </section>`;
};
