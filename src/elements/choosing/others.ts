import type { Battle } from '../../rules/battle/battle.ts';
import type { Named } from '../../rules/words/tell.ts';

/** The pilots of a battle who may not see what one of them picks: who is out is at the table, too. */
export const othersOf = (
  { seats }: Battle,
  chooser: number,
  names: readonly Named[],
): readonly string[] =>
  seats.flatMap((_, seat) => (seat === chooser ? [] : (names[seat]?.pilot ?? [])));
