import type { FindBooklet } from '../../fight/replay.ts';
import type { Hindrance } from '../card/hindrance.ts';
import { isHindrance, unlessHindered } from '../card/hindrance.ts';
import { awayFromGames } from '../hangar/open-games.ts';
import type { PilotId } from '../card/names.ts';
import { priceOf } from '../contract/contract.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { mechOf } from '../hangar/hangar.ts';
import { roundsOf } from '../hangar/stockpile.ts';
import type { Purchase } from '../history/deed.ts';
import { buy } from './contract-deeds.ts';
import { repairsOf } from './repair.ts';
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

/** All criticals and lacking rounds of those who fly, each with its price: a critical at a time, of
 *  rounds all that there is room for. A 'Mech whose booklet is lacking is offered no rounds. */
export const purchasesOf = (hangar: Hangar, find: FindBooklet): readonly Purchasable[] => {
  const contract = contractOf(hangar);
  return hangar.pilots.flatMap(({ id, end, mech: flown }): readonly Purchasable[] => {
    if (end || flown === null) return [];
    const mech = mechOf(hangar, flown);
    const full = find(mech.booklet, mech.edition)?.statCard.ammunition ?? {};
    const offer = (what: Purchasable['what'], price: number): Purchasable => {
      const bought = unlessHindered(() => {
        awayFromGames(hangar, [id]);
        return buy.effect(hangar, { kind: 'buy', on: '', pilot: id, what }, find);
      });
      return { pilot: id, what, price, shut: isHindrance(bought) ? bought : null };
    };
    return [
      ...repairsOf(hangar, id).map(({ part: { name: part } }) =>
        offer({ buys: 'critical', part }, priceOf(contract, 'critical', 1)),
      ),
      ...Object.entries(full).flatMap(([kind, most]) => {
        const lacking = most - roundsOf(mech.ammunition, kind);
        const what = { buys: 'rounds', rounds: { [kind]: lacking } } as const;
        return lacking <= 0 ? [] : [offer(what, priceOf(contract, 'round', lacking))];
      }),
    ];
  });
};
