import type { Critical, ViewScreen } from '../booklet/booklet.ts';
import type { Effect } from '../document/booklet-document.ts';
import type { Category } from '../vocabulary.ts';
import type { Acting } from './acting.ts';
import { killPilot } from './acting.ts';
import type { Deed, Meeting } from './deed.ts';
import type { Incident } from './incident.ts';
import type { Leaving } from './leaving.ts';
import { attackedBy } from './heard.ts';
import { affectedBy } from './immunity.ts';
import { ledger, scoreOf } from './score.ts';
import { sharedModifier, sharesAmong } from './shares.ts';
import { wounded } from './wounds.ts';

/** At this armor or less after D8 the pilot dies (B2). */
export const DEADLY_ARMOR = -5;

/** D8 and D9 for the pairings that nobody has left: first every score, then every letter. */
export const strike = (
  meetings: readonly Meeting[],
  left: Leaving,
  incidents: Incident[],
): void => {
  const staying = meetings.filter(({ pairing }) => !left.seats[pairing.rival]);
  const shares = sharesOf(staying, meetings);
  for (const meeting of staying) {
    const { pairing, acting, deeds } = meeting;
    const { lone, rival } = acting;
    const share = shares?.get(pairing.rival) ?? null;
    meeting.deeds = {
      lone: scored(lone, rival, deeds.lone, pairing.sees.rival, incidents, share),
      rival: scored(rival, lone, deeds.rival, pairing.sees.lone, incidents),
    };
  }
  for (const { acting, deeds } of meetings) {
    readLetter(acting.lone, acting.rival, deeds.lone, incidents);
    readLetter(acting.rival, acting.lone, deeds.rival, incidents);
  }
};

/** M4: each rival's share of the lone player's modifier, by seat; null if it hits fewer than two.
 *  The rival attacked was settled among all pairings when the maneuver was called (M12). */
const sharesOf = (
  staying: readonly Meeting[],
  all: readonly Meeting[],
): ReadonlyMap<number, number> | null => {
  const [first, ...others] = staying.filter(({ deeds }) => deeds.lone.sees.screen.score !== null);
  if (!first || others.length === 0) return null;
  const rivals = [first, ...others].map(({ pairing }) => pairing.rival);
  const { before, maneuver, order } = first.acting.lone;
  const attacked = attackedBy(
    all.map(({ pairing }) => pairing),
    maneuver,
    order,
  );
  const shares = sharesAmong(rivals, sharedModifier(before, maneuver), order, attacked);
  return new Map(rivals.map((rival, place) => [rival, shares[place] ?? 0]));
};

/** D8: what `by` does to `on`, possibly killing its pilot (B2); `governing` shows `by` its status. */
const scored = (
  by: Acting,
  on: Acting,
  look: Deed,
  governing: ViewScreen,
  incidents: Incident[],
  share: number | null = null,
): Deed => {
  const { console, sees } = look;
  const { line, screen } = sees;
  if (screen.score === null) {
    incidents.push({ kind: 'not scored', seat: by.seat, on: on.seat, screen });
    return look;
  }
  const damage = Math.max(0, scoreOf(screen.score, by.before, by.maneuver, governing, share));
  const from = on.armor;
  on.armor -= damage;
  incidents.push({
    kind: 'scored',
    seat: by.seat,
    on: on.seat,
    screen,
    ledger: ledger(by.before, by.maneuver, screen, governing, share),
    damage,
    from,
    to: on.armor,
  });
  if (on.armor <= DEADLY_ARMOR) killPilot(on, 'armor', incidents);
  const reached = line !== null && damage >= line.threshold;
  return { console, sees, damage, criticals: reached ? [line.critical] : look.criticals };
};

/** D9, C1: applies the letter's critical if the damage reaches its threshold. */
const readLetter = (
  by: Acting,
  on: Acting,
  { sees: { line, screen }, damage, criticals }: Deed,
  incidents: Incident[],
): void => {
  if (!line || damage === 0) return;
  const reached = criticals.length > 0;
  const { critical } = line;
  const first = reached ? affectedBy(on.before.booklet.statCard, critical, on.ignores) : [];
  incidents.push({
    kind: 'critical',
    seat: by.seat,
    on: on.seat,
    screen,
    line,
    damage,
    reached,
    ...(first.length > 0 ? { first } : {}),
  });
  if (!reached) return;
  if (first.length > 0 && ignores(on, first))
    incidents.push({ kind: 'ignored', seat: on.seat, by: by.seat, critical, first });
  else suffer(on, critical, incidents);
};

/** K3: whether the pilot ignores a critical that is the first of the game in these categories.
 *  Either way the next is no longer the first. Without an answer in the orders it is taken. */
const ignores = (mech: Acting, first: readonly Category[]): boolean => {
  mech.ignores = mech.ignores.filter((category) => !first.includes(category));
  mech.asked += 1;
  return mech.order.ignores?.[mech.asked - 1] === true;
};

/** C2. */
const suffer = (mech: Acting, critical: Critical, incidents: Incident[]): void => {
  mech.wounds = wounded(mech.before.booklet.statCard, mech.wounds, critical);
  for (const effect of critical.effects) takeAtOnce(mech, critical, effect, incidents);
};

/** Damage, heat and death count in this turn (C2); lasting effects are part of the wounds. */
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
