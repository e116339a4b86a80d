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

/** The enemies at one range. */
export interface AtRange {
  readonly range: Range;
  /** Their seats. */
  readonly rivals: readonly number[];
}

/** Rivals of the lone player by range, the closest first. */
export const byRange = ({ pairings }: Battle): readonly AtRange[] =>
  RANGES.map((range) => ({
    range,
    rivals: pairings.filter((each) => each.range === range).map(({ rival }) => rival),
  })).filter(({ rivals }) => rivals.length > 0);

/** Enemies at other ranges than this, who hear a conversion number (M3). */
export const elsewhere = (battle: Battle, seat: number, range: Range): readonly AtRange[] =>
  pairingsOf(battle, seat).length < 2 ? [] : byRange(battle).filter((at) => at.range !== range);

/** `Ben and Cleo`. */
export const pilotsIn = (seats: readonly number[], names: readonly Named[]): string =>
  listed(seats.map((seat) => names[seat]?.pilot ?? ''));

/** The lead of a conversion number: `Ben and Cleo hear`. */
export const hearText = (rivals: readonly number[], names: readonly Named[]): string =>
  `${pilotsIn(rivals, names)} ${rivals.length > 1 ? 'hear' : 'hears'}`;

/** The number rivals at `range` hear for a maneuver of the lone player. */
export const toldAt = (battle: Battle, maneuver: Maneuver, range: Range): number =>
  numberCalled(bookletOf(battle, 0).statCard, maneuver, range);

const BRIEF = { close: 'close', medium: 'med.', long: 'long' } as const satisfies Record<
  Range,
  string
>;

/** What other ranges hear, below the number of a row: `long 56`. */
export const toldElsewhere = (
  battle: Battle,
  maneuver: Maneuver,
  others: readonly AtRange[],
): readonly TemplateResult[] =>
  others.map(
    ({ range }) => html` <small>${BRIEF[range]} ${toldAt(battle, maneuver, range)}</small>`,
  );
