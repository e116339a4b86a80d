import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Battle } from '../../rules/battle/battle.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import type { Named } from '../../rules/words/tell.ts';
import { byRange, hearText, toldAt } from '../card/elsewhere.ts';
import { pilotMark } from '../common/signs.ts';

/** What everybody will hear of a pick (M2, M3): those who are attacked first. */
export const heardLine = (
  battle: Battle,
  names: readonly Named[],
  pick: Maneuver | null,
): TemplateResult | typeof nothing => {
  if (!pick) return nothing;
  const ranges = byRange(battle);
  const here = ranges.filter(({ range }) => range === pick.range);
  return html`<p class="heard">
    ${[...new Set([...here, ...ranges])].map(
      ({ range, rivals }) =>
        html`<span
          >${pilotMark('rival')} ${hearText(rivals, names)}
          <b class=${range === pick.range ? 'here' : ''}>${toldAt(battle, pick, range)}</b></span
        > `,
    )}
  </p>`;
};
