import type { Critical } from '../booklet/booklet.ts';
import type { Effect } from '../document/booklet-document.ts';
import type { Acting } from './acting.ts';
import { killPilot } from './acting.ts';
import type { Side } from './battle.ts';
import { OTHER_SIDE, SIDES } from './battle.ts';
import type { Deed, Meeting } from './deed.ts';
import type { Incident } from './incident.ts';
import { ledger, scoreOf } from './score.ts';
import { wounded } from './wounds.ts';

/** A pilot dies when D8 takes the armor to this or worse (B2). */
const DEADLY_ARMOR = -5;

/** D8 and D9 for the pairings that are still together: first every score, then every letter. */
export const strike = (meetings: readonly Meeting[], incidents: Incident[]): void => {
  for (const meeting of meetings)
    meeting.deeds = {
      lone: scored(meeting, 'lone', incidents),
      rival: scored(meeting, 'rival', incidents),
    };
  for (const { acting, deeds } of meetings)
    for (const side of SIDES)
      readLetter(acting[side], acting[OTHER_SIDE[side]], deeds[side], incidents);
};

/** D8: what one side does to the other, and whether the blow kills the pilot (B2). */
const scored = ({ pairing, acting, deeds }: Meeting, side: Side, incidents: Incident[]): Deed => {
  const [by, on, look] = [acting[side], acting[OTHER_SIDE[side]], deeds[side]];
  const { line, screen } = look.sees;
  if (screen.score === null) {
    incidents.push({ kind: 'not scored', seat: by.seat, on: on.seat, screen });
    return look;
  }
  const governing = pairing.sees[OTHER_SIDE[side]];
  const damage = Math.max(0, scoreOf(screen.score, by.before, by.maneuver, governing));
  const from = on.armor;
  on.armor -= damage;
  incidents.push({
    kind: 'scored',
    seat: by.seat,
    on: on.seat,
    screen,
    ledger: ledger(by.before, by.maneuver, screen, governing),
    damage,
    from,
    to: on.armor,
  });
  if (on.armor <= DEADLY_ARMOR) killPilot(on, 'armor', incidents);
  return {
    ...look,
    damage,
    criticals: line && damage > 0 && damage >= line.threshold ? [line.critical] : look.criticals,
  };
};

/** D9, C1: whether the damage reaches the letter's threshold, and what comes of it. */
const readLetter = (
  by: Acting,
  on: Acting,
  { sees: { line, screen }, damage, criticals }: Deed,
  incidents: Incident[],
): void => {
  if (!line || damage === 0) return;
  const reached = criticals.length > 0;
  incidents.push({
    kind: 'critical',
    seat: by.seat,
    on: on.seat,
    screen,
    line,
    damage,
    reached,
  });
  if (reached) suffer(on, line.critical, incidents);
};

/** C2: a critical takes effect. */
const suffer = (mech: Acting, critical: Critical, incidents: Incident[]): void => {
  mech.wounds = wounded(mech.before.booklet.statCard, mech.wounds, critical);
  for (const effect of critical.effects) takeAtOnce(mech, critical, effect, incidents);
};

/** Damage, heat and death count in this turn (C2); what lasts is in the wounds. */
const takeAtOnce = (
  mech: Acting,
  critical: Critical,
  effect: Effect,
  incidents: Incident[],
): void => {
  const { seat } = mech;
  switch (effect.effect) {
    case 'damage at once': {
      const from = mech.armor;
      mech.armor -= effect.by;
      incidents.push({ kind: 'harmed', seat, critical, points: effect.by, from, to: mech.armor });
      break;
    }
    case 'heat at once': {
      const from = mech.heat;
      mech.heat += effect.by;
      incidents.push({ kind: 'warmed', seat, critical, points: effect.by, from, to: mech.heat });
      break;
    }
    case 'pilot killed':
      if (effect.heatAbove === undefined) killPilot(mech, 'critical', incidents);
      break;
    case 'score':
    case 'heat':
    case 'heat each turn':
    case 'forbid':
    case 'knocked down longer':
      break;
  }
};
