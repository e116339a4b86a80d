import type { Exchange } from '../battle/exchange.ts';
import type { Incident } from '../battle/incident.ts';
import { number, signed } from './words.ts';

type Scored = Extract<Incident, { kind: 'scored' }>;

/** What the printed SCORE, the maneuver and all else add to a score, with signs. */
const partsOf = ({ ledger }: Scored): readonly [score: string, maneuver: string, rest: string] => {
  const points = { score: 0, maneuver: 0, rest: 0 };
  for (const row of ledger)
    if (row.from === 'view screen') points.score += row.points;
    else if (row.from === 'maneuver' || row.from === 'share') points.maneuver += row.points;
    else points.rest += row.points;
  const { score, maneuver, rest } = points;
  return [number(score), signed(maneuver), rest === 0 ? '' : `, ${signed(rest)} besides,`];
};

const sumText = (scored: Scored): string => {
  const [score, maneuver, rest] = partsOf(scored);
  const { damage } = scored;
  return `SCORE ${score} plus maneuver ${maneuver}${rest} makes ${damage > 0 ? `${damage} damage` : `${number(damage)}: a miss`}.`;
};

/**
 * How the score of a seat came about, for a pilot who sees one for the first time: `SCORE 1 plus maneuver +5 makes
 * 6 damage. Letter B needs 7 damage: no effect.` Null where the seat saw no SCORE.
 */
export const scoreNote = (
  { incidents }: Pick<Exchange, 'incidents'>,
  seat: number,
): string | null => {
  const sentences = incidents.flatMap((incident) => {
    if (incident.kind === 'scored' && incident.seat === seat) return sumText(incident);
    if (incident.kind !== 'critical' || incident.seat !== seat) return [];
    const { letter, threshold } = incident.line;
    return `Letter ${letter} needs ${threshold} damage: ${incident.reached ? 'the critical takes effect and lasts' : 'no effect'}.`;
  });
  return sentences.length > 0 ? sentences.join(' ') : null;
};
