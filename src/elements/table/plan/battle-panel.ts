import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Entry } from '../../../rules/battle/entry.ts';
import { categoriesOn } from '../../../rules/campaign/card/skill-reach.ts';
import { roundsOf } from '../../../rules/campaign/hangar/stockpile.ts';
import type { Battles, PlannedSeat } from './plan.ts';
import type { Favored } from './table-words.ts';
import { TABLE_WORDS, standMeaning, standName } from './table-words.ts';

interface Panel {
  /** From 0. */
  readonly at: number;
  readonly several: boolean;
  /** One for each pilot, the lone pilot first. */
  readonly pilots: readonly TemplateResult[];
  readonly more?: TemplateResult | typeof nothing;
}

export const battlePanel = ({ at, more = nothing, pilots, several }: Panel): TemplateResult =>
  html`<section class="battle panel stack" aria-labelledby=${`battle-${at}`}>
    <header class="flow spread">
      <h2 class="caps fine" id=${`battle-${at}`}>${TABLE_WORDS.battle(at, several)}</h2>
      <p class="soft">${standName(pilots.length - 1)}</p>
    </header>
    ${pilots.map(
      (pilot, place) =>
        html`${place === 1 ? html`<p class="against abreast caps soft">${TABLE_WORDS.against}</p>` : nothing}
        ${pilot}`,
    )}
    ${more}
  </section>`;

/** The meaning of uneven battles for the lone pilots, with a link; nothing if all are duels. */
export const hardStands = (
  { battles, seats }: { readonly battles: Battles; readonly seats: readonly PlannedSeat[] },
  more: TemplateResult | typeof nothing = nothing,
): TemplateResult | typeof nothing => {
  const hard = battles.filter(({ length }) => length > 2);
  return hard.length === 0
    ? nothing
    : html`<div class="who panel">
        ${hard.map(
          ([lone = 0, ...rivals]) =>
            html`<p>
              ${standMeaning(
                seats[lone]?.name ?? '',
                rivals.length,
                favoredBy(
                  seats[lone]?.entry,
                  rivals.flatMap((seat) => seats[seat]?.entry ?? []),
                ),
              )}
            </p>`,
        )}
        ${more}
      </div>`;
};

/** Points of heat that are worth about one point of a score. */
const HEAT_A_POINT = 4;

/**
 * How much weaker an entry is than its booklet's print, roughly in points of a score; below 0 if stronger.
 * Penalty and skill count as the average of the categories on the card; each critical one point; wear and spent
 * ammunition their share.
 */
const weakness = ({ ammunition, booklet, criticals, penalty, shutdown, skill }: Entry): number => {
  const categories = categoriesOn(booklet);
  const points = categories.reduce((sum, each) => sum + penalty[each] - skill[each], 0);
  const hits = criticals.reduce((sum, { times }) => sum + times, 0);
  const worn = booklet.statCard.shutdown - shutdown;
  const spent = Object.entries(booklet.statCard.ammunition).map(
    ([kind, full]) => 1 - roundsOf(ammunition, kind) / full,
  );
  return (
    points / Math.max(1, categories.length) + hits + worn / HEAT_A_POINT + Math.max(0, ...spent)
  );
};

/** A smaller difference favors nobody. */
const TELLS_FROM = 0.5;

/** Who is favored by the entries: the lone pilot, the rivals on average, or nobody. */
export const favoredBy = (alone: Entry | undefined, rivals: readonly Entry[]): Favored => {
  if (!alone || rivals.length === 0) return null;
  const theirs = rivals.reduce((sum, entry) => sum + weakness(entry), 0) / rivals.length;
  const difference = theirs - weakness(alone);
  if (Math.abs(difference) < TELLS_FROM) return null;
  return difference > 0 ? 'alone' : 'rivals';
};
