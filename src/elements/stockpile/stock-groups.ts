import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { PART_GROUPS } from '../../rules/campaign/card/part-group.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { stockOf } from '../../rules/campaign/acts/stock.ts';
import { roundsOf } from '../../rules/campaign/hangar/stockpile.ts';
import { roundOf } from '../../rules/words/tell.ts';
import { mendsBadges, originsLine } from './piece-line.ts';
import { mendedMechs } from './stock-words.ts';

/** The stockpile of a pilot in groups: number of each part, origins, damage, and what they repair. */
export const stockGroups = (hangar: Hangar, pilot: Pilot): readonly TemplateResult[] => {
  const stocks = stockOf([pilot]);
  const own = hangar.mechs.find(({ id }) => id === pilot.mech)?.name;
  const kinds = Object.keys(pilot.rounds).filter((kind) => roundsOf(pilot.rounds, kind) > 0);
  const groups = PART_GROUPS.flatMap((group) => {
    const listed = stocks.filter((stock) => stock.group === group);
    if (listed.length === 0) return [];
    const sum = listed.reduce((all, { pieces }) => all + pieces.length, 0);
    return section(
      group,
      sum,
      listed.map(({ name, pieces }) => {
        const parts = pieces.map(({ part }) => part);
        return html`<li>
          <b class="count">${parts.length}</b>
          <p>
            <b>${name}</b>
            ${mendsBadges(mendedMechs(hangar, parts), (mech) => mech === own)}
            <span class="soft origin">${originsLine(hangar, parts)}</span>
          </p>
        </li>`;
      }),
    );
  });
  return kinds.length === 0
    ? groups
    : [
        ...groups,
        section(
          'rounds',
          kinds.reduce((all, kind) => all + roundsOf(pilot.rounds, kind), 0),
          kinds.map(
            (kind) =>
              html`<li>
                <b class="count">${roundsOf(pilot.rounds, kind)}</b>
                <p><b class="kind">${roundOf(kind)}s</b></p>
              </li>`,
          ),
        ),
      ];
};

const section = (heading: string, sum: number, rows: readonly TemplateResult[]): TemplateResult =>
  html`<section class="group panel">
    <h2 class="label">${heading} <span class="soft">${sum}</span></h2>
    <ul>
      ${rows.length > 0 ? rows : nothing}
    </ul>
  </section>`;
