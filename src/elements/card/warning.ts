import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Battle } from '../../rules/battle/battle.ts';
import { forecast } from '../../rules/battle/heat.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { icon } from '../common/signs.ts';

/** What the heat of a maneuver may do, in a word for its row: the gravest first. */
export const WARNINGS = ['pilot dies', 'shutdown', 'explosion', 'start-up'] as const;
export type Warning = (typeof WARNINGS)[number];

const ICONS = {
  'pilot dies': 'warning',
  shutdown: 'slats',
  explosion: 'warning',
  'start-up': 'power',
} as const satisfies Record<Warning, string>;

/** What the heat of a maneuver would do; nothing where it does nothing. */
export const warningsOf = (
  battle: Battle,
  seat: number,
  maneuver: Maneuver,
): readonly Warning[] => {
  const { diesOfHeat, explodes, shutsDown, startsUp } = forecast(battle, seat, maneuver);
  const holds: Readonly<Record<Warning, boolean>> = {
    'pilot dies': diesOfHeat,
    shutdown: shutsDown,
    explosion: explodes,
    'start-up': startsUp,
  };
  return WARNINGS.filter((warning) => holds[warning]);
};

/** The drawn sign of a warning; the word beside it says what it means. */
export const warningSign = (warning: Warning): TemplateResult =>
  html`<span class="sign-of" data-warning=${warning}>${icon(ICONS[warning])}</span>`;

/** Signs of all, and the word of the gravest: what stands under the heat of a row. */
export const warningMark = (warnings: readonly Warning[]): TemplateResult =>
  html`<span class="warn">${warnings.map(warningSign)}${warnings[0]}</span>`;
