import type { FindBooklet } from '../../fight/replay.ts';
import type { Hindrance } from '../card/hindrance.ts';
import { isHindrance, unlessHindered } from '../card/hindrance.ts';
import { openGameOf } from '../hangar/open-games.ts';
import type { PilotId } from '../card/names.ts';
import { isWhole } from '../card/part.ts';
import { priceOf } from '../contract/contract.ts';
import { dayOf } from '../contract/state.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { mechBooklet, mechOf } from '../hangar/hangar.ts';
import { roundsOf } from '../hangar/stockpile.ts';
import type { Purchase } from '../history/deed.ts';
import { buy } from './contract-deeds.ts';
import { contractOf } from './squad.ts';

/** Something that MC would buy today (S16). */
export interface Purchasable {
  readonly pilot: PilotId;
  readonly what: Exclude<Purchase, { readonly buys: 'mech' }>;
  /** In MC. */
  readonly price: number;
  /** Why it cannot be bought now; null if it can. */
  readonly shut: Hindrance | null;
}

/** Why a pilot cannot be bought this now; null if it can. */
export const whyNotBought = (
  hangar: Hangar,
  pilot: PilotId,
  what: Purchase,
  find: FindBooklet,
): Hindrance | null => {
  const game = openGameOf(hangar, pilot);
  if (game) {
    const { name } = hangar.pilots.find(({ id }) => id === pilot) ?? { name: pilot };
    return { kind: 'at a game', pilot: name, game: game.id };
  }
  const found = unlessHindered(() =>
    buy.effect(hangar, { kind: 'buy', on: '', pilot, what }, find),
  );
  return isHindrance(found) ? found : null;
};

/** All criticals and lacking rounds of those who fly, each with its price: a critical at a time, of
 *  rounds all that there is room for. */
export const purchasesOf = (hangar: Hangar, find: FindBooklet): readonly Purchasable[] => {
  const contract = contractOf(hangar);
  return hangar.pilots.flatMap(({ id, end, mech: flown }): readonly Purchasable[] => {
    if (end || flown === null) return [];
    const mech = mechOf(hangar, flown);
    const full = mechBooklet(mech, find).statCard.ammunition;
    const offer = (what: Purchasable['what'], price: number): Purchasable => ({
      ...{ pilot: id, what, price },
      shut: whyNotBought(hangar, id, what, find),
    });
    return [
      ...mech.parts
        .filter((part) => !isWhole(part))
        .map(({ name }) =>
          offer({ buys: 'critical', part: name }, priceOf(contract, 'critical', 1)),
        ),
      ...Object.entries(full).flatMap(([kind, most]) => {
        const lacking = most - roundsOf(mech.ammunition, kind);
        return lacking <= 0
          ? []
          : [
              offer(
                { buys: 'rounds', rounds: { [kind]: lacking } },
                priceOf(contract, 'round', lacking),
              ),
            ];
      }),
    ];
  });
};

/** Whether all that MC buy costs half today. */
export const isHalfPrice = (hangar: Pick<Hangar, 'contract'>): boolean => {
  const contract = contractOf(hangar);
  return contract.convention === dayOf(contract);
};
