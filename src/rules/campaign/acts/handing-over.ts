import { hinder } from '../card/hindrance.ts';
import { handedOver, isNothing } from '../hangar/stockpile.ts';
import type { DeedRule } from './act.ts';

/** One pilot gives goods to another (K7). */
export const give: DeedRule<'give'> = {
  away: ({ goods, to }) => [goods.pilot, to],
  effect: (hangar, { goods, to }) => {
    if (isNothing(goods)) hinder({ kind: 'nothing changes hands' });
    return handedOver(hangar, [{ goods, to }]);
  },
};

/** Two pilots exchange goods at once (K7): neither can give what only arrives with the trade. */
export const trade: DeedRule<'trade'> = {
  away: ({ goods }) => goods.map(({ pilot }) => pilot),
  effect: (hangar, { goods: [one, other] }) => {
    if (isNothing(one) && isNothing(other)) hinder({ kind: 'nothing changes hands' });
    return handedOver(hangar, [
      { goods: one, to: other.pilot },
      { goods: other, to: one.pilot },
    ]);
  },
};
