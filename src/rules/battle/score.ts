import type { ViewScreen } from '../booklet/booklet.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import type { LedgerRow } from './incident.ts';
import type { Seat } from './seat.ts';
import { sharedModifier } from './shares.ts';

/** The bonus of the governing status to the maneuver's score (D11). */
const bonus = ({ status }: ViewScreen, { colour }: Maneuver): number =>
  status.bonus && (status.bonus.to === 'any' || status.bonus.to === colour)
    ? status.bonus.score
    : 0;

/** What a maneuver adds to any SCORE: the card's, pilot's and criticals' points (D8, K2, K10, C5). */
export const modifierOf = ({ skill, penalty, wounds }: Seat, maneuver: Maneuver): number => {
  const place = maneuver.console >> 1;
  return maneuver.score + (skill[place] ?? 0) + (penalty[place] ?? 0) + (wounds.score[place] ?? 0);
};

/** The score of a maneuver against a printed SCORE (D8): points; 0 or less is a miss. `share` is
 *  this rival's share if several are scored on (M4), else null. */
export const scoreOf = (
  printed: number,
  seat: Seat,
  maneuver: Maneuver,
  governing: ViewScreen,
  share: number | null = null,
): number =>
  printed +
  modifierOf(seat, maneuver) +
  bonus(governing, maneuver) +
  (share === null ? 0 : share - sharedModifier(seat, maneuver));

/** The same, line by line. */
export const ledger = (
  seat: Seat,
  maneuver: Maneuver,
  screen: ViewScreen,
  governing: ViewScreen,
  share: number | null = null,
): readonly LedgerRow[] => {
  const rows: LedgerRow[] = [
    { from: 'view screen', screen, points: screen.score ?? 0 },
    share === null
      ? { from: 'maneuver', maneuver, points: maneuver.score }
      : { from: 'share', maneuver, points: share },
  ];
  const given = bonus(governing, maneuver);
  if (given !== 0) rows.push({ from: 'status', screen: governing, points: given });
  const place = maneuver.console >> 1;
  const [skill, penalty] = [seat.skill[place] ?? 0, seat.penalty[place] ?? 0];
  if (skill !== 0 && share === null) rows.push({ from: 'skill', maneuver, points: skill });
  if (penalty !== 0) rows.push({ from: 'penalty', points: penalty });
  seat.wounds.suffered.forEach(({ critical, times }) => {
    let points = 0;
    critical.effects.forEach((effect, index) => {
      if (effect.effect === 'score' && (critical.reaches[index] ?? 0) & maneuver.bit)
        points += times * effect.by;
    });
    if (points !== 0) rows.push({ from: 'critical', critical, times, points });
  });
  return rows;
};
