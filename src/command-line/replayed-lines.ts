import type { Booklet } from '../rules/booklet/booklet.ts';
import { isOneBattle } from '../rules/fight/one-battle.ts';
import type { Pasted } from '../rules/fight/pasted.ts';
import { replayRead } from '../rules/fight/replay.ts';
import { faultText } from '../rules/words/refusal-text.ts';
import { findIn } from './library.ts';
import { turnLine, turnPlace } from './turn-line.ts';

/** What a record comes to: a line of JSON for each good turn, and why the rest is none, with its line. */
export interface ReplayedLines {
  readonly lines: readonly string[];
  readonly fault: string | null;
}

/** Replays a record by the booklets at hand, by id; each line says of which file it is, where one is named. */
export const replayedLines = (
  read: Pasted,
  library: ReadonlyMap<string, Booklet>,
  file?: string,
): ReplayedLines => {
  const { exchanges, fault, fights, record } = replayRead(read, findIn(library));
  const isFight = record !== null && !isOneBattle(record);
  const lines = exchanges.flatMap((exchange, index) => {
    const move = record?.moves[index];
    const of = isFight && move?.kind === 'turn' ? turnPlace(fights, index, move.battle) : {};
    // A join is no turn: what came of it stands in the turns after it.
    return exchange ? [turnLine(exchange, { ...(file ? { file } : {}), ...of })] : [];
  });
  return { lines, fault: fault && faultText(fault) };
};
