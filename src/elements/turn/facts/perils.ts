import type { Battle } from '../../../rules/battle/battle.ts';
import type { Exchange } from '../../../rules/battle/exchange.ts';
import { incidentOf } from '../../../rules/battle/incident.ts';
import { mayEscape } from '../../../rules/battle/leaving.ts';
import { blowOf, splitOf } from '../../../rules/battle/split.ts';

/** Reasons to leave, as far as open pages tell. */
export type Peril = 'falls' | 'killed' | 'escape';

/** By seat. */
export type Perils = ReadonlyMap<number, Peril>;

/** Counts all of a modifier not shared yet. */
const perilOf = (battle: Battle, played: Exchange, seat: number): Peril | null => {
  if (mayEscape(battle, seat, played.pairings)) return 'escape';
  const split = splitOf(played);
  const hit = split?.hits.find(({ rival }) => rival === seat);
  if (split && hit) return blowOf(hit, Math.max(0, split.modifier)).out ? 'falls' : null;
  const struck = played.incidents.some(
    (incident) => incident.kind === 'scored' && incident.on === seat && incident.damage > 0,
  );
  if (!struck) return null;
  if (incidentOf(played, 'fell', seat)) return 'falls';
  const killed = incidentOf(played, 'pilot killed', seat);
  return killed && killed.by !== 'heat' ? 'killed' : null;
};

/** Perils of `seats`, whose enemies' pages are open. */
export const perilsOf = (battle: Battle, played: Exchange, seats: readonly number[]): Perils =>
  new Map(
    seats.flatMap((seat) => {
      const peril = perilOf(battle, played, seat);
      return peril ? [[seat, peril] as const] : [];
    }),
  );
