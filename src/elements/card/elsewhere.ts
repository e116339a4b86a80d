import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Battle } from '../../rules/battle/battle.ts';
import { bookletOf, pairingsOf } from '../../rules/battle/battle.ts';
import { numberCalled } from '../../rules/battle/deed.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import type { Range } from '../../rules/vocabulary.ts';
import { RANGES } from '../../rules/vocabulary.ts';
import { listed } from '../../rules/words/listed.ts';
import type { Named } from '../../rules/words/tell.ts';

/** Who fights a seat at one range. */
export interface AtRange {
  readonly range: Range;
  /** The enemies' seats. */
  readonly rivals: readonly number[];
}

/** Whom the lone player fights, by range, the closest first. */
export const byRange = ({ pairings }: Battle): readonly AtRange[] =>
  RANGES.map((range) => ({
    range,
    rivals: pairings.filter((each) => each.range === range).map(({ rival }) => rival),
  })).filter(({ rivals }) => rivals.length > 0);

/** Who fights a seat at other ranges than this one, and will be told a conversion number (M3). */
export const elsewhere = (battle: Battle, seat: number, range: Range): readonly AtRange[] =>
  pairingsOf(battle, seat).length < 2 ? [] : byRange(battle).filter((at) => at.range !== range);

/** The pilots of some seats: `Ben and Cleo`. */
export const pilotsIn = (seats: readonly number[], names: readonly Named[]): string =>
  listed(seats.map((seat) => names[seat]?.pilot ?? ''));

/** What rivals at another range hear of a maneuver: `Ben and Cleo hear 62`. */
export const hearText = (rivals: readonly number[], names: readonly Named[]): string =>
  `${pilotsIn(rivals, names)} ${rivals.length > 1 ? 'hear' : 'hears'}`;

/** The number that rivals at a range hear of the lone player's maneuver. */
export const toldAt = (battle: Battle, maneuver: Maneuver, range: Range): number =>
  numberCalled(bookletOf(battle, 0).statCard, maneuver, range);

/** A range under a number. */
const BRIEF = { close: 'close', medium: 'med.', long: 'long' } as const satisfies Record<
  Range,
  string
>;

/** What the other ranges hear, under the number of a row: `long 56`. */
export const toldElsewhere = (
  battle: Battle,
  maneuver: Maneuver,
  others: readonly AtRange[],
): readonly TemplateResult[] =>
  others.map(
    ({ range }) => html` <small>${BRIEF[range]} ${toldAt(battle, maneuver, range)}</small>`,
  );
