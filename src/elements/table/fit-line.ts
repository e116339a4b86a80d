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

/** A participant of a hangar's game: names, entry, and all that differs from the print, a row each. */
export interface SatDown {
  readonly pilot: string;
  readonly mech: string;
  readonly entry: Entry;
  readonly brings: readonly BroughtText[];
}

/** The same for a pilot of the hangar. */
export const satDownAs = ({ brought, entry, mech, pilot }: Fit): SatDown => ({
  pilot: pilot.name,
  mech: mech.name,
  entry,
  brings: broughtTexts(brought),
});

interface Line {
  readonly fit: SatDown;
  /** From 0. */
  readonly seat: number;
  readonly side: Side;
  /** The computer pilot that flies, if any. */
  readonly flownBy?: GamePilot | null | undefined;
  /** Asks for another place; null if it cannot change. */
  readonly moves: (() => void) | null;
}

/** A participant in a hangar's game: seat, 'Mech, and all that differs from the print, with the reasons. */
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

/** All that differs from the print, with the reasons. */
const rows = ({ brings, entry, pilot }: SatDown): TemplateResult =>
  brings.length === 0
    ? html`<p class="brings soft">${TABLE_WORDS.asPrinted(entryTexts(entry))}</p>`
    : html`<ul class="brings" aria-label=${TABLE_WORDS.brings(pilot)}>
        ${brings.map(
          ({ from, what }) => html`<li><b>${what}</b> <span class="soft">${from}</span></li>`,
        )}
      </ul>`;
