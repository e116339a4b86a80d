import type { Acting } from './acting.ts';
import type { Pairing, Side } from './battle.ts';
import type { Critical, Sighting, ViewScreen } from '../booklet/booklet.ts';
import { lookUp } from '../booklet/booklet.ts';
import type { Incident } from './incident.ts';
import { ledger, scoreOf } from './score.ts';
import { wounded } from './wounds.ts';

/** A pilot dies when D8 takes the armor to this or worse (B2). */
const DEADLY_ARMOR = -5;

/** One of two while a turn is worked out. */
export interface Acted {
  readonly told: number;
  readonly sees: Sighting;
  damage: number;
  criticals: readonly Critical[];
}

const NO_CRITICALS: readonly Critical[] = [];

/** D6 for a pairing. The lone player tells a conversion number where its range is another (M3). */
export const meet = (
  pairing: Pairing,
  lone: Acting,
  rival: Acting,
  incidents: Incident[],
): Record<Side, Acted> => {
  const loneTold =
    lone.maneuver.range === pairing.range
      ? lone.maneuver.console
      : (lone.maneuver.conversions[pairing.range] ?? lone.maneuver.console);
  return {
    lone: see(lone, loneTold, rival, rival.maneuver.console, incidents),
    rival: see(rival, rival.maneuver.console, lone, loneTold, incidents),
  };
};

/** One look-up (D6): the holder's console, in it the number that the owner told. */
const see = (
  holder: Acting,
  console: number,
  owner: Acting,
  told: number,
  incidents: Incident[],
): Acted => {
  const sighting = lookUp(owner.booklet, { holder: console, owner: told });
  if (!sighting)
    throw new RangeError(
      `The ${owner.booklet.mech.name}'s console ${console} shows nothing for ${told}.`,
    );
  incidents.push({
    kind: 'looked up',
    seat: holder.seat,
    enemy: owner.seat,
    console,
    told,
    sighting,
  });
  return { told: console, sees: sighting, damage: 0, criticals: NO_CRITICALS };
};

/** D8: what `by` does to `on`, and whether the blow kills the pilot (B2). */
export const score = (
  by: Acting,
  on: Acting,
  deed: Acted,
  governing: ViewScreen,
  incidents: Incident[],
): void => {
  const { screen } = deed.sees;
  if (screen.score === null) {
    incidents.push({ kind: 'not scored', seat: by.seat, on: on.seat, screen });
    return;
  }
  const points = scoreOf(screen.score, by.before, by.maneuver, governing);
  deed.damage = Math.max(0, points);
  const from = on.armor;
  on.armor -= deed.damage;
  incidents.push({
    kind: 'scored',
    seat: by.seat,
    on: on.seat,
    screen,
    ledger: ledger(by.before, by.maneuver, screen, governing),
    damage: deed.damage,
    from,
    to: on.armor,
  });
  if (on.armor <= DEADLY_ARMOR && !on.killed) {
    on.killed = true;
    incidents.push({ kind: 'pilot killed', seat: on.seat, by: 'armor' });
  }
};

/** D9, C1, C2: the letter's effect on `on`; damage, heat and death count in this turn. */
export const readCritical = (by: Acting, on: Acting, deed: Acted, incidents: Incident[]): void => {
  const { line, screen } = deed.sees;
  if (!line || deed.damage === 0) return;
  const reached = deed.damage >= line.threshold;
  incidents.push({
    kind: 'critical',
    seat: by.seat,
    on: on.seat,
    screen,
    line,
    damage: deed.damage,
    reached,
  });
  if (!reached) return;
  const { critical } = line;
  deed.criticals = [critical];
  on.wounds = wounded(on.booklet, on.wounds, critical);
  for (const effect of critical.effects) {
    if (effect.effect === 'damage at once') {
      const from = on.armor;
      on.armor -= effect.by;
      incidents.push({
        kind: 'harmed',
        seat: on.seat,
        critical,
        points: effect.by,
        from,
        to: on.armor,
      });
    } else if (effect.effect === 'heat at once') {
      const from = on.heat;
      on.heat += effect.by;
      incidents.push({
        kind: 'warmed',
        seat: on.seat,
        critical,
        points: effect.by,
        from,
        to: on.heat,
      });
    } else if (effect.effect === 'pilot killed' && effect.heatAbove === undefined && !on.killed) {
      on.killed = true;
      incidents.push({ kind: 'pilot killed', seat: on.seat, by: 'critical' });
    }
  }
};
