import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { pairingsOf, seatOf } from '../../rules/battle/battle.ts';
import { whyShut } from '../../rules/battle/open-maneuvers.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { shortReason } from '../../rules/words/shut-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import { colourSign } from '../common/signs.ts';
import { CARD_WORDS } from './card-words.ts';

/** The maneuvers of a seat's card that are of the ranges it fights at, in print order. */
export const maneuversHere = (battle: Battle, seat: number): readonly Maneuver[] => {
  const ranges = pairingsOf(battle, seat).map(({ range }) => range);
  return seatOf(battle, seat).booklet.statCard.maneuvers.filter(({ range }) =>
    ranges.includes(range),
  );
};

/** Who fights, by seat, where several give a seat a status; nobody where one alone does. */
export const tellersOf = (
  battle: Battle,
  seat: number,
  names: readonly Named[],
): readonly Named[] => (pairingsOf(battle, seat).length > 1 ? names : []);

/**
 * Those of some maneuvers that are shut to a seat, by their reason in the fewest words; `names` say who
 * has told it where several have.
 */
export const shutGroups = (
  battle: Battle,
  seat: number,
  maneuvers: readonly Maneuver[] = maneuversHere(battle, seat),
  names: readonly { readonly pilot: string }[] = [],
): readonly (readonly [reason: string, maneuvers: readonly Maneuver[]])[] => {
  const groups = new Map<string, Maneuver[]>();
  for (const maneuver of maneuvers) {
    const shut = whyShut(battle, seat, maneuver);
    if (!shut) continue;
    const reason = shortReason(shut, maneuver, names);
    groups.set(reason, [...(groups.get(reason) ?? []), maneuver]);
  }
  return [...groups];
};

/**
 * The numbers that are shut, in one line below the rows. Those that a status rules out need no reason, since
 * it stands above the rows; of the others, and of one that is asked for, the line says why.
 */
export const ruledOut = (
  groups: readonly (readonly [reason: string, maneuvers: readonly Maneuver[]])[],
  asked: number | null,
): TemplateResult | typeof nothing =>
  groups.length === 0
    ? nothing
    : html`<p class="ruled-out">
        <b>${CARD_WORDS.ruledOut}</b>
        ${groups.map(([reason, maneuvers]) => {
          const isAsked = maneuvers.some(({ console }) => console === asked);
          const isPlain = reason.startsWith('Status:') && !isAsked;
          return html`<span class="group ${classMap({ asked: isAsked })}"
            ><span class=${isPlain ? 'unseen' : 'why'}>${reason}:</span> ${maneuvers.map(
              ({ colour, console, name }) =>
                html`<span class="one" data-shut=${console}
                  >${colourSign(colour)}<s>${console}</s><span class="unseen"> ${name},</span></span
                > `,
            )}</span
          > `;
        })}
      </p>`;
