import type { Shut, ShutByStatus } from '../battle/open-maneuvers.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import { reached } from '../booklet/stat-card.ts';
import type { Status } from '../document/booklet-document.ts';
import { COLOURS } from '../vocabulary.ts';
import { listed } from './listed.ts';
import { reachText } from './words.ts';
import { capital } from './capital.ts';

/** Which word of a status shuts this maneuver: `no Jump`, `only Defense`. */
const statusWord = ({ except, only }: Status, { colour, name, group }: Maneuver): string => {
  const shutBy = except?.find((word) => word === colour || word === name || word === group);
  if (shutBy !== undefined) return `no ${capital(shutBy)}`;
  return only?.some((word) => !(COLOURS as readonly string[]).includes(word))
    ? `only ${only.map(capital).join(' or ')}`
    : `no ${capital(colour)}`;
};

/** Who shuts it by the same word as who is named first: `Ben, Cleo and Dora`. */
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

/**
 * Why this very maneuver is shut, in the fewest words: `Status: no Jump`, `Ammo: no Autocannon`. With
 * `names`, by seat, where several tell: `Ben and Cleo: no Jump`.
 */
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
