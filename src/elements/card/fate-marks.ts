import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Fate, WhatIf } from '../../rules/battle/what-if.ts';
import { icon } from '../common/signs.ts';

const ICONS = {
  'pilot killed': 'skull',
  out: 'wreck',
  'may escape': 'exit',
  'nobody wins': 'even',
  explodes: 'warning',
  'shuts down': 'slats',
  'starts up': 'power',
} as const satisfies Record<Fate, string>;

/** Black for the enemy's fate, an outline for the player's. */
export const fateSign = (fate: Fate, which: 'do' | 'take'): TemplateResult =>
  html`<span class="fate ${which}" data-fate=${fate}>${icon(ICONS[fate])}</span>`;

/** Signs of one side's fates; a killed pilot's 'Mech needs no second sign. */
export const fateSigns = (
  fates: readonly Fate[],
  which: 'do' | 'take',
): readonly TemplateResult[] =>
  fates
    .filter((fate) => fate !== 'out' || !fates.includes('pilot killed'))
    .map((fate) => fateSign(fate, which));

/** The enemy's fates (`do`) or the player's (`take`). */
export const fatesIn = ({ enemy, own }: WhatIf, which: 'do' | 'take'): readonly Fate[] =>
  which === 'do' ? enemy : own;
