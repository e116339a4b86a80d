import type { Hit, Split } from '../../../src/rules/battle/split.ts';
import type { Critical, CriticalLine } from '../../../src/rules/booklet/booklet.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { sure } from '../../../src/rules/sure.ts';
import { criticalOf, griffin, rifleman } from './table-top.ts';

/** A letter that takes effect from this damage on; by default it hits the Griffin's heat sinks. */
export const letter = (
  threshold: number,
  critical: Critical = criticalOf(griffin, 'Heat Sinks', 'heat'),
): CriticalLine => ({ letter: 'A', threshold, critical });

/** A rival on a page with SCORE −3, far from falling and without a letter. */
export const hit = (rival: number, changed: Partial<Hit> = {}): Hit => ({
  rival,
  screen: viewScreen(griffin, 59),
  score: -3,
  besides: 0,
  armor: 36,
  line: null,
  ...changed,
});

export const split = (modifier: number, ...hits: Hit[]): Split => ({
  maneuver: sure(maneuverAt(rifleman.statCard, 18)),
  modifier,
  hits,
  shares: [],
});
