import type { CriticalLine, ViewScreen } from '../booklet/booklet.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import type { Exchange } from './exchange.ts';
import type { Incident } from './incident.ts';

type Scored = Extract<Incident, { kind: 'scored' }>;

/** One of several rivals that the lone player scores on, before anything is shared. */
export interface Hit {
  /** The rival's seat. */
  readonly rival: number;
  readonly screen: ViewScreen;
  /** The printed SCORE. */
  readonly score: number;
  /** What counts in this pairing whatever is shared: a status bonus, criticals, a replacement's penalty (M9). */
  readonly besides: number;
  /** The rival's armor before. */
  readonly armor: number;
  /** The letter looked up; null without one. */
  readonly line: CriticalLine | null;
}

/** A modifier that is to be shared among several rivals (M4). */
export interface Split {
  /** The maneuver whose modifier it is. */
  readonly maneuver: Maneuver;
  /** The card's modifier with the pilot's points in it (M9). */
  readonly modifier: number;
  /** In the order of the rivals' seats, as the shares are. */
  readonly hits: readonly Hit[];
  /** The shares that the turn was played with. */
  readonly shares: readonly number[];
}

/** What a share comes to against one rival (D8, D9). */
export interface Blow {
  readonly share: number;
  /** SCORE, share and what counts besides; 0 or less is a miss. */
  readonly sum: number;
  /** Points of damage. */
  readonly damage: number;
  /** The line of the letter where the damage reaches it. */
  readonly bites: CriticalLine | null;
  /** The rival's armor after it, with what the critical does at once. */
  readonly armor: number;
  /** Whether it puts the rival out: no armor left, or the pilot killed. */
  readonly out: boolean;
}

/** The modifier that the lone player shares in a turn; null where one rival at most is scored on. */
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
  // Nobody else looks at a rival.
  line:
    incidents.flatMap((incident) =>
      incident.kind === 'looked up' && incident.enemy === on ? [incident.sighting.line] : [],
    )[0] ?? null,
});

/** What a share comes to. */
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

/** What shares come to, in the order of the hits. */
export const blowsOf = ({ hits }: Split, shares: readonly number[]): readonly Blow[] =>
  hits.map((hit, place) => blowOf(hit, shares[place] ?? 0));
