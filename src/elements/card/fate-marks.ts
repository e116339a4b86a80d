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

/** The drawn sign of a fate: black for the enemy's, an outline for one's own. */
export const fateSign = (fate: Fate, which: 'do' | 'take'): TemplateResult =>
  html`<span class="fate ${which}" data-fate=${fate}>${icon(ICONS[fate])}</span>`;

/** The signs of what an answer brings upon the enemy or oneself: a killed pilot's 'Mech needs no second one. */
export const fateSigns = (
  fates: readonly Fate[],
  which: 'do' | 'take',
): readonly TemplateResult[] =>
  fates
    .filter((fate) => fate !== 'out' || !fates.includes('pilot killed'))
    .map((fate) => fateSign(fate, which));

/** What becomes of the enemy by an answer, or of who asks. */
export const fatesIn = ({ enemy, own }: WhatIf, which: 'do' | 'take'): readonly Fate[] =>
  which === 'do' ? enemy : own;
