import type { Seat } from './battle.ts';
import type { ViewScreen } from '../booklet/booklet.ts';
import type { LedgerRow } from './incident.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import { suffered } from './wounds.ts';

/** The bonus that the status which governed this choice gives to the maneuver's score (D11). */
const bonus = ({ status }: ViewScreen, { colour }: Maneuver): number =>
  status.bonus && (status.bonus.to === 'any' || status.bonus.to === colour)
    ? status.bonus.score
    : 0;

/** What a maneuver does where the view screen shows a SCORE (D8): points, 0 or less being a miss. */
export const scoreOf = (
  printed: number,
  { wounds }: Seat,
  maneuver: Maneuver,
  governing: ViewScreen,
): number =>
  printed +
  maneuver.score +
  bonus(governing, maneuver) +
  (wounds.score[maneuver.console >> 1] ?? 0);

/** The same, row by row, as the table would work it out. */
export const ledger = (
  seat: Seat,
  maneuver: Maneuver,
  screen: ViewScreen,
  governing: ViewScreen,
): readonly LedgerRow[] => {
  const rows: LedgerRow[] = [
    { from: 'view screen', screen, points: screen.score ?? 0 },
    { from: 'maneuver', maneuver, points: maneuver.score },
  ];
  const given = bonus(governing, maneuver);
  if (given !== 0) rows.push({ from: 'status', screen: governing, points: given });
  for (const { critical, times } of suffered(seat.wounds)) {
    let points = 0;
    critical.effects.forEach((effect, index) => {
      if (effect.effect === 'score' && (critical.reaches[index] ?? 0) & maneuver.bit)
        points += times * effect.by;
    });
    if (points !== 0) rows.push({ from: 'critical', critical, times, points });
  }
  return rows;
};
