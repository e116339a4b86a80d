import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import { broughtTexts, entryTexts } from '../../rules/words/brought-text.ts';
import { icon, pilotMark } from '../common/signs.ts';
import type { Fit } from './pilot-choice.ts';
import { TABLE_WORDS } from './table-words.ts';

/** A pilot of a hangar in a battle, and what may be done there. */
interface Line {
  readonly fit: Fit;
  /** From 0. */
  readonly seat: number;
  readonly side: Side;
  /** Asks where this pilot may go; null where that is not asked. */
  readonly moves: (() => void) | null;
}

/** A pilot of a hangar in a battle: the seat, the 'Mech, and all that is brought, with where it comes from. */
export const fitLine = ({ fit, moves, seat, side }: Line): TemplateResult =>
  html`<div class="fighter" data-seat=${seat}>
    <span class="place" aria-hidden="true">${seat + 1}</span>
    <div>
      <h3>
        ${pilotMark(side)} <b>${fit.pilot.name}</b>
        <span class="soft">${fit.mech.name}, ${fit.entry.booklet.mech.name}</span>
      </h3>
      ${brings(fit)}
    </div>
    ${
      moves
        ? html`<button
            type="button"
            class="do"
            aria-haspopup="dialog"
            aria-label=${TABLE_WORDS.moveOrRemove(fit.pilot.name)}
            @click=${moves}
          >
            ${icon('swap')}
          </button>`
        : nothing
    }
  </div>`;

/** All that is not as printed, with where it comes from. */
const brings = ({ brought, entry, pilot }: Fit): TemplateResult =>
  brought.length === 0
    ? html`<p class="brings soft">${TABLE_WORDS.asPrinted(entryTexts(entry))}</p>`
    : html`<ul class="brings" aria-label=${TABLE_WORDS.brings(pilot.name)}>
        ${broughtTexts(brought).map(
          ({ from, what }) => html`<li><b>${what}</b> <span class="soft">${from}</span></li>`,
        )}
      </ul>`;
