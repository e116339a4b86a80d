import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../rules/battle/seat.ts';
import { broughtTimes, seatBrought, timesText } from '../../rules/words/seat-brought.ts';
import { sufferedText } from '../../rules/words/words.ts';

/** Criticals suffered, each with its effect; empty if none. */
export const criticalsText = (seat: Seat): string =>
  seat.wounds.suffered
    .map(
      ({ critical, times }) =>
        `${critical.part}: ${sufferedText(critical, times)}${timesText(times, broughtTimes(seat, critical))}`,
    )
    .join(' · ');

/**
 * Foot of the card: criticals, and what pilot and 'Mech began with that differs from the print, since the rows
 * include it.
 */
export const cardFoot = (seat: Seat): TemplateResult => {
  const criticals = criticalsText(seat);
  const brought = seatBrought(seat);
  return html`${criticals ? html`<p class="criticals"><b>Your criticals:</b> ${criticals}</p>` : nothing}
  ${brought.length > 0 ? html`<p class="criticals"><b>Brought along:</b> ${brought.join(' · ')}</p>` : nothing}`;
};
