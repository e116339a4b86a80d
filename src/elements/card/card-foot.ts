import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../rules/battle/seat.ts';
import { broughtTimes, seatBrought, timesText } from '../../rules/words/seat-brought.ts';
import { sufferedText } from '../../rules/words/words.ts';

/** The criticals that a 'Mech has, each with what it does; empty where it has none. */
export const criticalsText = (seat: Seat): string =>
  seat.wounds.suffered
    .map(
      ({ critical, times }) =>
        `${critical.part}: ${sufferedText(critical, times)}${timesText(times, broughtTimes(seat, critical))}`,
    )
    .join(' · ');

/**
 * What stands at the foot of the card: criticals, and what pilot and 'Mech sat down with that is not as printed,
 * since the numbers above have it in.
 */
export const cardFoot = (seat: Seat): TemplateResult => {
  const criticals = criticalsText(seat);
  const brought = seatBrought(seat);
  return html`${criticals ? html`<p class="criticals"><b>Your criticals:</b> ${criticals}</p>` : nothing}
  ${brought.length > 0 ? html`<p class="criticals"><b>Brought along:</b> ${brought.join(' · ')}</p>` : nothing}`;
};
