import { withoutUnseen } from '../visible.ts';
import type { Comment, FightRecord } from './record.ts';

/** How many comments of a record are kept, and of how many characters each. */
export const MOST_COMMENTS = 300;
const LONGEST_COMMENT = 300;

/** Remarks about computer pilots (`tactics/pilot/remark`): for programs, and written again whenever
 *  a record is shared. */
const MACHINE =
  /^(?:sum [0-9a-f]+$|(?:lone|rival(?: \d+)?|pilot \d+)(?: is .*, of the game|'s (?:seals|seed) ))/u;

export const isForMachines = (words: string): boolean => MACHINE.test(words);

/** The comment for people in a line; empty if it has none. */
export const commentIn = (line: string): string => {
  const behind = line.slice(line.indexOf('#')).slice(0, LONGEST_COMMENT + 100);
  const words = withoutUnseen(behind, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[# ]+/u, '')
    .trim();
  if (isForMachines(words)) return '';
  return words.length > LONGEST_COMMENT
    ? withoutUnseen(`${words.slice(0, LONGEST_COMMENT - 1)}…`, ' ')
    : words;
};

export const printComment = ({ words }: Comment): string => `# ${words}`;

/** The comments beside each turn, in the order of the turns; those after the last turn are beside
 *  the last. */
export const commentsByTurn = ({
  comments = [],
  moves,
}: Pick<FightRecord, 'comments' | 'moves'>): readonly (readonly string[])[] => {
  const turns = moves.flatMap(({ kind }, at) => (kind === 'turn' ? [at] : []));
  return turns.map((turn, place) =>
    comments.flatMap(({ at, words }) =>
      at > (turns[place - 1] ?? -1) && (at <= turn || place === turns.length - 1) ? [words] : [],
    ),
  );
};
