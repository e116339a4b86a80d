import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Battle } from '../../rules/battle/battle.ts';
import { forecast } from '../../rules/battle/heat.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { icon } from '../common/signs.ts';

/** Possible effects of a maneuver's heat, gravest first. */
export const WARNINGS = ['pilot dies', 'shutdown', 'explosion', 'start-up'] as const;
export type Warning = (typeof WARNINGS)[number];

const ICONS = {
  'pilot dies': 'warning',
  shutdown: 'slats',
  explosion: 'warning',
  'start-up': 'power',
} as const satisfies Record<Warning, string>;

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

export const warningSign = (warning: Warning): TemplateResult =>
  html`<span class="sign-of" data-warning=${warning}>${icon(ICONS[warning])}</span>`;

/** All signs, and the word for the gravest, below the heat of a row. */
export const warningMark = (warnings: readonly Warning[]): TemplateResult =>
  html`<span class="warn">${warnings.map(warningSign)}${warnings[0]}</span>`;
