import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../../rules/battle/battle.ts';
import type { Entry } from '../../../rules/battle/entry.ts';
import { broughtAlong, entryIn } from '../../../rules/campaign/game/brought.ts';
import type { Hangar } from '../../../rules/campaign/hangar/hangar.ts';
import type { Fighter } from '../../../rules/campaign/history/game.ts';
import { isMember } from '../../../rules/campaign/history/game.ts';
import type { FindBooklet } from '../../../rules/fight/replay.ts';
import type { BroughtText } from '../../../rules/words/brought-text.ts';
import { broughtTexts, entryTexts } from '../../../rules/words/brought-text.ts';
import { namesOfFighter } from '../../../rules/words/hangar-names.ts';
import { icon, pilotMark } from '../../common/signs.ts';
import type { Handed } from '../fields/planned.ts';
import type { Battles, PlannedSeat } from './plan.ts';
import { battlePanel } from './battle-panel.ts';
import { TABLE_WORDS } from './table-words.ts';

/** The seat of a fighter in a hangar's game, a member or a foe. */
export interface FighterSeat extends PlannedSeat {
  readonly mech: string;
  readonly entry: Entry;
  /** All that differs from the print, a row each. */
  readonly brings: readonly BroughtText[];
}

/** Hinders if a booklet is missing. */
export const fighterSeat = (
  hangar: Hangar,
  fighter: Fighter,
  find: FindBooklet,
  { hand, side }: Handed & { readonly side: Side },
): FighterSeat => {
  const { mech: own, pilot } = namesOfFighter(hangar, fighter);
  const entry = entryIn(hangar, fighter, find);
  const mech = isMember(fighter) ? own : entry.booklet.mech.designation;
  return {
    ...{ name: pilot, person: pilot, mech, entry, side, hand },
    asks: TABLE_WORDS.whoFliesFor(pilot, entry.booklet.mech.name),
    brings: isMember(fighter)
      ? broughtTexts(broughtAlong(hangar, fighter.pilot, find))
      : fighter.starts === null
        ? []
        : [{ what: fighter.starts, from: '' }],
  };
};

/** The battles of a hangar's game; rivals have a button that asks for another place, unless they cannot change it. */
export const fighterBattles = (
  battles: Battles,
  seats: readonly FighterSeat[],
  moves: ((seat: number) => void) | null = null,
): TemplateResult =>
  html`<div class="battles grid">
    ${battles.map((battle, at) =>
      battlePanel({
        at,
        several: battles.length > 1,
        pilots: battle.flatMap((seat, place) => {
          const fighter = seats[seat];
          return fighter ? [fighterLine(fighter, seat, place > 0 ? moves : null)] : [];
        }),
      }),
    )}
  </div>`;

const fighterLine = (
  { brings, entry, hand, mech, name, side }: FighterSeat,
  seat: number,
  moves: ((seat: number) => void) | null,
): TemplateResult =>
  html`<div class="fighter" data-seat=${seat}>
    <span class="place soft bold centered firm" aria-hidden="true">${seat + 1}</span>
    <div class="grow">
      <h3>
        ${pilotMark(side)} <b>${name}</b>
        <span class="soft medium"
          >${[mech, entry.booklet.mech.name, ...(hand ? [TABLE_WORDS.flownBy(hand)] : [])].join(', ')}</span
        >
      </h3>
      ${
        brings.length === 0
          ? html`<p class="brings soft">${TABLE_WORDS.asPrinted(entryTexts(entry))}</p>`
          : html`<ul class="brings" aria-label=${TABLE_WORDS.brings(name)}>
              ${brings.map(
                ({ from, what }) => html`<li><b>${what}</b> <span class="soft">${from}</span></li>`,
              )}
            </ul>`
      }
    </div>
    ${
      moves
        ? html`<button
            type="button"
            class="do mid firm finger"
            aria-haspopup="dialog"
            aria-label=${TABLE_WORDS.moveOrRemove(name)}
            @click=${() => moves(seat)}
          >
            ${icon('swap')}
          </button>`
        : nothing
    }
  </div>`;
