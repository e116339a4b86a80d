import type { Battle } from '../../rules/battle/battle.ts';
import { seatOf } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { mayEscape } from '../../rules/battle/leaving.ts';
import { blowOf, splitOf } from '../../rules/battle/split.ts';
import { isShortName } from '../../rules/fight/name.ts';
import type { Named } from '../../rules/words/tell.ts';
import { incidentOf } from './incident-places.ts';

/** Why a pilot may want to leave, by what lies open. */
export type Peril = 'falls' | 'killed' | 'escape';

/** What threatens whom, by seat. */
export type Perils = ReadonlyMap<number, Peril>;

/** What threatens a seat, or lets it go; of a modifier that is still to be shared, all of it. */
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

/** What threatens those of `seats`, whose enemies' pages lie open. */
export const perilsOf = (battle: Battle, played: Exchange, seats: readonly number[]): Perils =>
  new Map(
    seats.flatMap((seat) => {
      const peril = perilOf(battle, played, seat);
      return peril ? [[seat, peril] as const] : [];
    }),
  );

/** Of whom and to whom a peril is announced. */
interface Announced {
  readonly battle: Battle;
  readonly names: readonly Named[];
  readonly seat: number;
  readonly peril: Peril;
}

/**
 * The line that says what leaving would save somebody from. Of several lines one that is `brief` leaves a
 * long name out; one in the row of that pilot leaves out what stands on its button.
 */
export const perilWords = (
  { battle, names, peril, seat }: Announced,
  place: 'alone' | 'brief' | 'row' = 'alone',
): string => {
  const { pilot = '', mech = "'Mech" } = names[seat] ?? {};
  const offers = place === 'alone' || (place === 'brief' && isShortName(pilot));
  switch (peril) {
    case 'falls':
      return `This would put the ${mech} out: armor ${seatOf(battle, seat).armor}.${offers ? ` ${pilot} may bail out.` : ''}`;
    case 'killed':
      return place === 'row'
        ? `This would kill ${pilot}.`
        : `This would kill ${pilot}, who may bail out.`;
    case 'escape':
      return `View screen 29: ${pilot} may escape.`;
  }
};

/** The same, said to the pilot of that seat. */
export const ownPerilWords = ({ battle, names, peril, seat }: Announced): string => {
  const { mech = "'Mech" } = names[seat] ?? {};
  switch (peril) {
    case 'falls':
      return `This would put your ${mech} out: armor ${seatOf(battle, seat).armor}. You may bail out.`;
    case 'killed':
      return 'This would kill you. You may bail out.';
    case 'escape':
      return 'View screen 29: you may escape.';
  }
};
