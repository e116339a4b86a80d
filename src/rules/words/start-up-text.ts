import type { Battle } from '../battle/battle.ts';
import { pairingsOf, seatOf } from '../battle/battle.ts';
import { cannotStartUp, coolsElsewhere } from '../battle/dead-turn.ts';
import { heatAfter, heatCost } from '../battle/heat.ts';
import { openManeuvers } from '../battle/open-maneuvers.ts';
import { RANGES } from '../vocabulary.ts';
import { listed } from './listed.ts';

/** That a shut-down 'Mech cannot cool where it is, and what would help. */
export interface NoStartUp {
  /** `Ada cannot start up at close range.`, or without a name `You cannot start up at this range.` */
  readonly lead: string;
  /** `Duck, the only number left, now adds heat. Only Cool Off would help, at long range.` */
  readonly help: string;
  /** For a line: `Cannot cool here:` and `only 6 Duck, heat 31 to 32`. */
  readonly brief: readonly [lead: string, words: string];
}

const namesOf = (maneuvers: readonly { readonly name: string }[]): string =>
  listed([...new Set(maneuvers.map(({ name }) => name))], 'or');

/** That a seat cannot start up at its range; null where it can, or is not shut down. */
export const noStartUp = (
  battle: Battle,
  seat: number,
  pilot: string | null = null,
): NoStartUp | null => {
  if (!cannotStartUp(battle, seat)) return null;
  const mech = seatOf(battle, seat);
  const open = openManeuvers(battle, seat);
  const [first] = open;
  if (!first) return null;
  const adds = open.every((maneuver) => heatCost(mech, maneuver) > 0);
  const left = open.length === 1 ? 'the only number left' : 'all that is left';
  const range = listed([...new Set(pairingsOf(battle, seat).map((each) => each.range))], 'or');
  const cools = coolsElsewhere(battle, seat);
  const ranges = RANGES.filter((each) => cools.some((maneuver) => maneuver.range === each));
  const does = adds ? 'now adds heat' : 'no longer cools';
  return {
    lead:
      pilot === null
        ? 'You cannot start up at this range.'
        : `${pilot} cannot start up at ${range} range.`,
    help: `${namesOf(open)}, ${left}, ${does}. ${
      cools.length > 0
        ? `Only ${namesOf(cools)} would help, at ${listed(ranges, 'or')} range.`
        : 'Nothing on the card would help any more.'
    }`,
    brief: [
      'Cannot cool here:',
      `only ${first.console} ${first.name}, heat ${mech.heat} to ${heatAfter(mech, first)}`,
    ],
  };
};
