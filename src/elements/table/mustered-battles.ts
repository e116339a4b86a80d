import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import { battlePanel } from './battle-panel.ts';
import { fitLine, satDownAs } from './fit-line.ts';
import type { HandedSeat, Handing } from './hands-panel.ts';
import { handsPanel, peopleCount } from './hands-panel.ts';
import type { Called } from './mustering.ts';
import type { Fit } from './pilot-choice.ts';
import type { Battles } from './plan.ts';
import { hardStands, seating } from './seating.ts';
import { TABLE_WORDS } from './table-words.ts';

export interface MusteredSeat {
  readonly fit: Fit;
  readonly side: Side;
  readonly hand: Called['hand'];
}

interface Acts extends Handing {
  readonly moves: (seat: number) => void;
  readonly exchanges: (seat: number, to: number) => void;
}

/** The seats of a muster with hands; a card stays its pilot's, whoever flies. */
export const handedSeatsOf = (seats: readonly MusteredSeat[]): readonly HandedSeat[] =>
  seats.map(({ fit: { entry, pilot }, hand, side }) => ({
    ...{ name: pilot.name, person: pilot.name, side, hand: hand ?? 'person' },
    asks: TABLE_WORDS.whoFliesFor(pilot.name, entry.booklet.mech.name),
  }));

/** The battles of a muster, with seats, hands, and the meaning of uneven ones; with paper only people fly. */
export const musteredBattles = (
  battles: Battles,
  seats: readonly MusteredSeat[],
  paper: boolean,
  acts: Acts,
): TemplateResult => {
  const names = seats.map(({ fit: { pilot } }) => pilot.name);
  const sides = seats.map(({ side }) => side);
  const entries = seats.map(({ fit: { entry } }) => entry);
  const handed = handedSeatsOf(seats);
  const people = paper ? seats.length : peopleCount(handed);
  return html`<div class="battles">
      ${battles.map((battle, at) =>
        battlePanel({
          at,
          several: battles.length > 1,
          pilots: battle.flatMap((seat, place) => {
            const mustered = seats[seat];
            if (!mustered) return [];
            const { fit, hand, side } = mustered;
            return fitLine({
              ...{ seat, side, fit: satDownAs(fit), flownBy: paper ? null : hand },
              moves: place > 0 && seats.length > 2 ? () => acts.moves(seat) : null,
            });
          }),
        }),
      )}
    </div>
    ${hardStands({ battles, names, entries })}
    ${seats.length > 2 ? seating({ battles, names, people, sides }, acts.exchanges) : nothing}
    ${paper ? nothing : handsPanel(handed, acts)}`;
};
