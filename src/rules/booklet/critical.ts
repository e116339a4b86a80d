import { canonical } from '../canonical.ts';
import type { Booklet, Critical } from './booklet.ts';
import type { Effect } from '../document/booklet-document.ts';
import type { StatCard } from './stat-card.ts';
import { reached } from './stat-card.ts';

/** Two criticals are the same if these are, in whatever order their fields are written. */
type PrintedCritical = Pick<Critical, 'part' | 'effects'>;

/** A text that is equal only for equal criticals. */
export const criticalKey = ({ part, effects }: PrintedCritical): string =>
  canonical([part, effects]);

export const isSameCritical = (one: PrintedCritical, other: PrintedCritical): boolean =>
  criticalKey(one) === criticalKey(other);

export const reachingCritical = (
  { maneuvers }: Pick<StatCard, 'maneuvers'>,
  { part, effects }: PrintedCritical,
): Critical => ({
  part,
  effects,
  reaches: effects.map((effect) => ('of' in effect ? reached(maneuvers, effect.of) : 0)),
});

/** The booklet's own critical with this part and these effects; else one made for its card (K6). */
export const criticalOf = (booklet: Booklet, printed: PrintedCritical): Critical =>
  booklet.criticals.find((own) => isSameCritical(own, printed)) ??
  reachingCritical(booklet.statCard, printed);

/** The kinds of effects that can shut maneuvers, and so be the reason for a shut row. */
const SHUTTING = {
  score: false,
  heat: false,
  'heat each turn': false,
  forbid: true,
  'damage at once': false,
  'heat at once': false,
  'knocked down longer': false,
  'pilot killed': false,
} as const satisfies Record<Effect['effect'], boolean>;

type ShuttingKind = {
  [Kind in Effect['effect']]: (typeof SHUTTING)[Kind] extends true ? Kind : never;
}[Effect['effect']];

/** C4. */
export const isShutting = (effect: Effect): effect is Extract<Effect, { effect: ShuttingKind }> =>
  SHUTTING[effect.effect];
