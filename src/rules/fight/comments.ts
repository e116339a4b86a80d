import { withoutUnseen } from '../visible.ts';
import type { Comment, FightRecord } from './record.ts';

/** The most comments that are kept of a record, and how long each may be, in characters. */
export const MOST_COMMENTS = 300;
const LONGEST_COMMENT = 300;

/** What a record says of its computer pilots (`tactics/pilot/remark`): for programs, and written anew whenever it is told. */
const MACHINE =
  /^(?:sum [0-9a-f]+$|(?:lone|rival(?: \d+)?|pilot \d+)(?: is .*, of the game|'s (?:seals|seed) ))/u;

/** Whether the words behind a `#` are for programs. */
export const isForMachines = (words: string): boolean => MACHINE.test(words);

/** What a line has behind its `#` for people; empty where that is nothing. */
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

/** A comment as a line of a record. */
export const printComment = ({ words }: Comment): string => `# ${words}`;

/** What stands beside each turn of a record, in the order of its turns; what stands behind the last, beside that. */
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
