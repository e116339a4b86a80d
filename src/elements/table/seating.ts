import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import type { Entry } from '../../rules/battle/entry.ts';
import type { Said } from '../common/say.ts';
import type { Battles } from './plan.ts';
import './seat-row.ts';
import { standMeaning, TABLE_WORDS } from './table-words.ts';
import { categoriesOn } from '../../rules/campaign/card/skill-reach.ts';
import { roundsOf } from '../../rules/campaign/hangar/stockpile.ts';
import type { Favored } from './table-words.ts';

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

interface Table {
  readonly battles: Battles;
  readonly names: readonly string[];
  readonly people: number;
  readonly sides: readonly Side[];
}

/** The meaning of uneven battles for the lone pilots, with a link; nothing if all are duels. */
export const hardStands = (
  {
    battles,
    names,
    entries = [],
  }: Pick<Table, 'battles' | 'names'> & {
    /** What each brings; missing if all is as printed. */
    readonly entries?: readonly Entry[];
  },
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
                names[lone] ?? '',
                rivals.length,
                favoredBy(
                  entries[lone],
                  rivals.flatMap((seat) => entries[seat] ?? []),
                ),
              )}
            </p>`,
        )}
        ${more}
      </div>`;
};

/** The device's way around the table, with seats that can be exchanged. */
export const seating = (
  { battles, names, people, sides }: Table,
  exchanges: (seat: number, to: number) => void,
): TemplateResult =>
  html`<section class="who panel" aria-labelledby="seats">
    <p id="seats">
      <b>${TABLE_WORDS.whoSitsWhere}</b>
      ${people < names.length ? TABLE_WORDS.roundOfPeople(people) : TABLE_WORDS.round(names.length, battles.length > 1)}
    </p>
    <seat-row
      .names=${names}
      .sides=${sides}
      @seats-exchanged=${({ detail: { seat, to } }: Said<'seats-exchanged'>) => exchanges(seat, to)}
    ></seat-row>
  </section>`;
