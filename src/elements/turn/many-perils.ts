import type { Battle } from '../../rules/battle/battle.ts';
import { seatOf } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { mayEscape } from '../../rules/battle/leaving.ts';
import { blowOf, splitOf } from '../../rules/battle/split.ts';
import type { Named } from '../../rules/words/tell.ts';
import { incidentOf } from './incident-places.ts';
import type { Peril } from './film-peril.ts';
import { pilotOf } from './many-words.ts';

/** What threatens a rival: of a modifier that is still to be shared, all of it. */
const perilOf = (battle: Battle, played: Exchange, seat: number): Peril | null => {
  if (mayEscape(battle, seat, played.pairings)) return 'escape';
  const hit = seat > 0 ? splitOf(played)?.hits.find(({ rival }) => rival === seat) : undefined;
  const modifier = splitOf(played)?.modifier ?? 0;
  if (hit) return blowOf(hit, Math.max(0, modifier)).out ? 'falls' : null;
  const struck = played.incidents.some(
    (incident) => incident.kind === 'scored' && incident.on === seat && incident.damage > 0,
  );
  if (!struck) return null;
  if (incidentOf(played, 'fell', seat)) return 'falls';
  const killed = incidentOf(played, 'pilot killed', seat);
  return killed && killed.by !== 'heat' ? 'killed' : null;
};

/** What threatens whom in a turn of several, or lets it go, by seat; of those in `seats`, whose pages lie open. */
export const perilsOf = (
  battle: Battle,
  played: Exchange,
  seats: readonly number[],
): ReadonlyMap<number, Peril> =>
  new Map(
    seats.flatMap((seat) => {
      const peril = perilOf(battle, played, seat);
      return peril ? [[seat, peril] as const] : [];
    }),
  );

/** Why a pilot may want to leave. */
export const perilWords = (
  battle: Battle,
  names: readonly Named[],
  seat: number,
  peril: Peril,
): string => {
  const { mech = "'Mech" } = names[seat] ?? {};
  switch (peril) {
    case 'falls':
      return `This ${seat === 0 ? 'puts' : 'may put'} the ${mech} out: armor ${seatOf(battle, seat).armor}.`;
    case 'killed':
      return `This kills ${pilotOf(names, seat)}.`;
    case 'escape':
      return 'View screen 29: may escape.';
  }
};
