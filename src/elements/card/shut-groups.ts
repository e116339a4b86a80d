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

/** Maneuvers of the card at the ranges where the seat has enemies, in print order. */
export const maneuversHere = (battle: Battle, seat: number): readonly Maneuver[] => {
  const ranges = pairingsOf(battle, seat).map(({ range }) => range);
  return seatOf(battle, seat).booklet.statCard.maneuvers.filter(({ range }) =>
    ranges.includes(range),
  );
};

/** All names if several give the seat a status; otherwise none are needed. */
export const tellersOf = (
  battle: Battle,
  seat: number,
  names: readonly Named[],
): readonly Named[] => (pairingsOf(battle, seat).length > 1 ? names : []);

/** Shut maneuvers grouped by their shortest reason; `names` tells several givers of statuses apart. */
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
 * Shut numbers in one line below the rows. The status above the rows explains those it rules out; the others, and
 * one asked for, get their reason here.
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
