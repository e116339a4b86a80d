import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { colourSign } from '../common/signs.ts';
import { CARD_WORDS } from './card-words.ts';

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
