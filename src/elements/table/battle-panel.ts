import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { sideOf } from '../../rules/battle/battle.ts';
import { broughtTexts, entryTexts } from '../../rules/words/brought-text.ts';
import { icon, pilotMark } from '../common/signs.ts';
import { standName } from './stand-words.ts';
import type { Fit } from './pilot-choice.ts';

/** Who fights in a battle, in the order of its seats, and what may be done there. */
interface Panel {
  /** From 0. */
  readonly at: number;
  /** There are others beside it. */
  readonly several: boolean;
  /** Who stands alone first; each with the number of the seat, from 0. */
  readonly fighters: readonly { readonly fit: Fit; readonly seat: number }[];
  /** Asks where a pilot may go who is against somebody; null where two fight. */
  readonly moves: ((seat: number) => void) | null;
}

/** A battle of a muster: who is alone, who is against, and all that each brings, with where it comes from. */
export const battlePanel = ({ at, fighters, moves, several }: Panel): TemplateResult =>
  html`<section class="battle panel" aria-labelledby=${`battle-${at}`}>
    <header>
      <h2 id=${`battle-${at}`}>${several ? `Battle ${at + 1}` : 'The battle'}</h2>
      <p class="soft">${standName(fighters.length - 1)}</p>
    </header>
    ${fighters.map(
      ({ fit, seat }, place) =>
        html`${place === 1 ? html`<p class="against">Against</p>` : nothing}
          <div class="fighter" data-seat=${seat}>
            <span class="place" aria-hidden="true">${seat + 1}</span>
            <div>
              <h3>
                ${pilotMark(sideOf(place))} <b>${fit.pilot.name}</b>
                <span class="soft">${fit.mech.name}, ${fit.entry.booklet.mech.name}</span>
              </h3>
              ${brings(fit)}
            </div>
            ${
              place > 0 && moves
                ? html`<button
                    type="button"
                    class="do"
                    aria-haspopup="dialog"
                    aria-label=${`Move or remove ${fit.pilot.name}`}
                    @click=${() => moves(seat)}
                  >
                    ${icon('swap')}
                  </button>`
                : nothing
            }
          </div>`,
    )}
  </section>`;

/** All that is not as printed, with where it comes from. */
const brings = ({ brought, entry, pilot }: Fit): TemplateResult =>
  brought.length === 0
    ? html`<p class="brings soft">All as printed: ${entryTexts(entry).join(', ')}.</p>`
    : html`<ul class="brings" aria-label=${`What ${pilot.name} brings`}>
        ${broughtTexts(brought).map(
          ({ from, what }) => html`<li><b>${what}</b> <span class="soft">${from}</span></li>`,
        )}
      </ul>`;
