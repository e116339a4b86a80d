import type { Shut, ShutByStatus } from '../battle/open-maneuvers.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import { reached } from '../booklet/stat-card.ts';
import type { Status } from '../document/booklet-document.ts';
import { COLOURS, RANGES } from '../vocabulary.ts';
import { listed } from './listed.ts';
import { reachText } from './words.ts';
import { capital } from './capital.ts';
import type { Battle } from '../battle/battle.ts';
import { onlyOpenManeuver, openManeuvers } from '../battle/open-maneuvers.ts';
import type { Named } from './tell.ts';
import { pairingsOf, seatOf } from '../battle/battle.ts';
import { cannotStartUp, coolsElsewhere } from '../battle/dead-turn.ts';
import { heatAfter, heatCost } from '../battle/heat.ts';

/** The word of a status that shuts this maneuver: `no Jump`, `only Defense`. */
const statusWord = ({ except, only }: Status, { colour, name, group }: Maneuver): string => {
  const shutBy = except?.find((word) => word === colour || word === name || word === group);
  if (shutBy !== undefined) return `no ${capital(shutBy)}`;
  return only?.some((word) => !(COLOURS as readonly string[]).includes(word))
    ? `only ${only.map(capital).join(' or ')}`
    : `no ${capital(colour)}`;
};

/** The pilots who shut it by the same word as the first: `Ben, Cleo and Dora`. */
const tellersOf = (
  shut: ShutByStatus,
  maneuver: Maneuver,
  names: readonly { readonly pilot: string }[],
): string => {
  const word = statusWord(shut.screen.status, maneuver);
  const same = (shut.others ?? []).filter(
    ({ screen }) => statusWord(screen.status, maneuver) === word,
  );
  return listed([shut, ...same].flatMap(({ by }) => names[by]?.pilot ?? []));
};

/** Why this maneuver is shut, in the fewest words: `Status: no Jump`, `Ammo: no Autocannon`. With
 *  `names`, by seat, if several pilots bind it: `Ben and Cleo: no Jump`. */
export const shortReason = (
  shut: Shut,
  maneuver: Maneuver,
  names: readonly { readonly pilot: string }[] = [],
): string => {
  switch (shut.kind) {
    case 'out':
      return 'Out of the battle';
    case 'range':
      return `Only ${shut.ranges.join(' or ')} range`;
    case 'shut down':
      return 'Shut down';
    case 'ammunition':
      return `Ammo: no ${capital(shut.ammunition)}`;
    case 'critical': {
      const forbidden = shut.critical.effects
        .flatMap((effect) => (effect.effect === 'forbid' ? effect.of : []))
        .find((reach) => reached([maneuver], [reach]) !== 0);
      return `Critical: no ${forbidden ? reachText(forbidden, false) : maneuver.name}`;
    }
    case 'status':
      return `${tellersOf(shut, maneuver, names) || 'Status'}: ${statusWord(shut.screen.status, maneuver)}`;
    case 'still knocked down':
      return `Still down: ${statusWord(shut.screen.status, maneuver)}`;
  }
};

/** A pilot without a choice: `Ben can only Cool Off: locked in`; null if there is one. */
export const boundText = (
  battle: Battle,
  seat: number,
  names: readonly Pick<Named, 'pilot'>[],
): string | null => {
  const only = onlyOpenManeuver(battle, seat);
  return only && `${names[seat]?.pilot} can only ${only.name}: locked in`;
};

/** A shut-down 'Mech that cannot cool where it is, and what would help. */
export interface NoStartUp {
  /** `Ada cannot start up at close range.` or, without a name, `You cannot start up at this
   *  range.` */
  readonly lead: string;
  /** `Duck, the only number left, now adds heat. Only Cool Off would help, at long range.` */
  readonly help: string;
  /** For a row: `Cannot cool here:` and `only 6 Duck, heat 31 to 32`. */
  readonly brief: readonly [lead: string, words: string];
}

const namesOf = (maneuvers: readonly { readonly name: string }[]): string =>
  listed([...new Set(maneuvers.map(({ name }) => name))], 'or');

/** Null if the seat can start up, or is not shut down. */
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
