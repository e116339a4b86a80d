import type { CriticalLine, ViewScreen } from '../booklet/booklet.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import type { Exchange } from './exchange.ts';
import type { Incident, IncidentOf } from './incident.ts';

type Scored = IncidentOf<'scored'>;

/** One of several rivals that the lone player scores on, before sharing. */
export interface Hit {
  readonly rival: number;
  readonly screen: ViewScreen;
  readonly score: number;
  /** Points here that are not shared: status bonus, criticals, a replacement's penalty (M9). */
  readonly besides: number;
  /** The rival's armor before. */
  readonly armor: number;
  /** The letter looked up; null if there is none. */
  readonly line: CriticalLine | null;
}

/** A modifier to be shared among several rivals (M4). */
export interface Split {
  readonly maneuver: Maneuver;
  /** The card's modifier and the pilot's points (M9). */
  readonly modifier: number;
  /** In the order of the rivals' seats, like the shares. */
  readonly hits: readonly Hit[];
  /** The shares that the turn was played with. */
  readonly shares: readonly number[];
}

/** The effect of a share on one rival (D8, D9). */
export interface Blow {
  readonly share: number;
  /** SCORE, share and `besides`; 0 or less is a miss. */
  readonly sum: number;
  readonly damage: number;
  /** The line of the letter, if the damage reaches it. */
  readonly bites: CriticalLine | null;
  /** The rival's armor afterwards, including immediate effects of the critical. */
  readonly armor: number;
  /** Whether it puts the rival out: no armor left, or the pilot killed. */
  readonly out: boolean;
}

/** The modifier that the lone player shares in a turn; null if it scores on fewer than two rivals. */
export const splitOf = ({ incidents }: Pick<Exchange, 'incidents'>): Split | null => {
  const scored = incidents.flatMap((incident) => {
    if (incident.kind !== 'scored') return [];
    const share = shareOf(incident);
    return share ? [{ incident, share }] : [];
  });
  const [first] = scored;
  if (!first) return null;
  const shares = scored.map(({ share }) => share.points);
  return {
    maneuver: first.share.maneuver,
    modifier: shares.reduce((sum, each) => sum + each, 0),
    hits: scored.map(({ incident }) => hitOf(incident, incidents)),
    shares,
  };
};

const shareOf = ({ ledger }: Scored) => ledger.find((row) => row.from === 'share');

const hitOf = ({ on, screen, ledger, from }: Scored, incidents: readonly Incident[]): Hit => ({
  rival: on,
  screen,
  score: screen.score ?? 0,
  besides: ledger.reduce(
    (sum, row) => (row.from === 'view screen' || row.from === 'share' ? sum : sum + row.points),
    0,
  ),
  armor: from,
  // A rival is looked at by the lone player only.
  line:
    incidents.flatMap((incident) =>
      incident.kind === 'looked up' && incident.enemy === on ? [incident.sighting.line] : [],
    )[0] ?? null,
});

export const blowOf = ({ score, besides, armor, line }: Hit, share: number): Blow => {
  const sum = score + share + besides;
  const damage = Math.max(0, sum);
  const bites = line && damage >= line.threshold ? line : null;
  const effects = bites?.critical.effects ?? [];
  const atOnce = effects.reduce(
    (points, effect) => (effect.effect === 'damage at once' ? points + effect.by : points),
    0,
  );
  const killed = effects.some(
    (effect) => effect.effect === 'pilot killed' && effect.heatAbove === undefined,
  );
  const after = armor - damage - atOnce;
  return { share, sum, damage, bites, armor: after, out: after <= 0 || killed };
};

/** In the order of the hits. */
export const blowsOf = ({ hits }: Split, shares: readonly number[]): readonly Blow[] =>
  hits.map((hit, place) => blowOf(hit, shares[place] ?? 0));
