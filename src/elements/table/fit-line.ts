import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import type { Entry } from '../../rules/battle/entry.ts';
import type { BroughtText } from '../../rules/words/brought-text.ts';
import { broughtTexts, entryTexts } from '../../rules/words/brought-text.ts';
import { icon, pilotMark } from '../common/signs.ts';
import type { GamePilot } from '../../rules/fight/hands.ts';
import type { Fit } from './pilot-choice.ts';
import { TABLE_WORDS } from './table-words.ts';

/** Who sits down at a game of a hangar: names, the entry, and all that is not as printed, a row each. */
export interface SatDown {
  readonly pilot: string;
  readonly mech: string;
  readonly entry: Entry;
  readonly brings: readonly BroughtText[];
}

/** A pilot of the hangar so. */
export const satDownAs = ({ brought, entry, mech, pilot }: Fit): SatDown => ({
  pilot: pilot.name,
  mech: mech.name,
  entry,
  brings: broughtTexts(brought),
});

/** Somebody who sits down, and what may be done there. */
interface Line {
  readonly fit: SatDown;
  /** From 0. */
  readonly seat: number;
  readonly side: Side;
  /** The computer pilot that flies. */
  readonly flownBy?: GamePilot | null | undefined;
  /** Asks where this pilot may go; null where that is not asked. */
  readonly moves: (() => void) | null;
}

/** Somebody in a battle of a hangar's game: the seat, the 'Mech, and all that is brought, with where it comes from. */
export const fitLine = ({ fit, flownBy, moves, seat, side }: Line): TemplateResult =>
  html`<div class="fighter" data-seat=${seat}>
    <span class="place" aria-hidden="true">${seat + 1}</span>
    <div>
      <h3>
        ${pilotMark(side)} <b>${fit.pilot}</b>
        <span class="soft"
          >${[fit.mech, fit.entry.booklet.mech.name, ...(flownBy ? [TABLE_WORDS.flownBy(flownBy)] : [])].join(', ')}</span
        >
      </h3>
      ${rows(fit)}
    </div>
    ${
      moves
        ? html`<button
            type="button"
            class="do"
            aria-haspopup="dialog"
            aria-label=${TABLE_WORDS.moveOrRemove(fit.pilot)}
            @click=${moves}
          >
            ${icon('swap')}
          </button>`
        : nothing
    }
  </div>`;

/** All that is not as printed, with where it comes from. */
const rows = ({ brings, entry, pilot }: SatDown): TemplateResult =>
  brings.length === 0
    ? html`<p class="brings soft">${TABLE_WORDS.asPrinted(entryTexts(entry))}</p>`
    : html`<ul class="brings" aria-label=${TABLE_WORDS.brings(pilot)}>
        ${brings.map(
          ({ from, what }) => html`<li><b>${what}</b> <span class="soft">${from}</span></li>`,
        )}
      </ul>`;
