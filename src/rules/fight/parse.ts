import { ONLY_BATTLE } from './fight.ts';
import { readFirstHead, readHead } from './head.ts';
import type { Head } from './head.ts';
import { readJoin, readPilot } from './lineup-text.ts';
import { faultIn } from './lines.ts';
import type { Comment, EntrantLines, Move, RecordRead } from './record.ts';
import { refuse } from './refusal.ts';
import { TurnCount } from './turn-count.ts';
import { readTurn } from './turn-text.ts';

/**
 * Reads a record of any version. Tolerant of white space and line ends, exact about everything else; stops at
 * the first fault and gives what was sound before it. Whether the moves are allowed, and whether the booklets
 * are there, is for `replay`.
 */
export const parseRecord = (text: string): RecordRead => {
  const moves: Move[] = [];
  const moveLines: number[] = [];
  let comments: readonly Comment[] = [];
  let head = null as Head | null;
  let headLines: EntrantLines = { entrants: [], starts: [] };
  const fault = faultIn(text, (lines) => {
    const version = readVersion(lines.wanted('viewscreen record 1'));
    [head, headLines] = version === 1 ? readFirstHead(lines) : readHead(lines, version);
    const { battles, entrants } = head;
    const count = new TurnCount(battles);
    for (let words = lines.next(); words !== null; words = lines.next()) {
      moves.push(
        version === 3
          ? readMove(words, count, entrants.length)
          : readTurnOf(ONLY_BATTLE, words, count),
      );
      moveLines.push(lines.at);
    }
    comments = lines.comments.map(({ line, words }) => {
      const behind = moveLines.findIndex((at) => at >= line);
      return { at: behind < 0 ? moves.length : behind, words };
    });
  });
  return {
    record: head && { ...head, moves, ...(comments.length > 0 ? { comments } : {}) },
    lines: { ...headLines, moves: moveLines },
    fault,
  };
};

const VERSIONS = [1, 2, 3] as const;

const readVersion = (words: string): (typeof VERSIONS)[number] => {
  const version = /^viewscreen record (\d+)$/.exec(words)?.[1];
  if (version === undefined) return refuse({ kind: 'no record' });
  return (
    VERSIONS.find((each) => String(each) === version) ?? refuse({ kind: 'other version', version })
  );
};

/** A move of the third version: a turn, `A1. 52 62`, a join, `3 joins: C is 2 against 1 3`, or `3 sits out`. */
const readMove = (words: string, count: TurnCount, pilots: number): Move => {
  const join = readJoin(words, pilots);
  if (join) {
    const opens = join.opens.map(({ lineup }) => lineup);
    const named = count.joined(join.pilot, opens);
    join.opens.forEach(({ name }, place) => {
      const battle = named[place]?.name ?? '';
      if (name !== battle) refuse({ kind: 'other battle', battle, found: name });
    });
    return { kind: 'join', pilot: join.pilot, opens };
  }
  const sitting = /^(\d{1,2}) sits out$/u.exec(words)?.[1];
  if (sitting !== undefined) return { kind: 'sits out', pilot: readPilot(sitting, pilots) };
  const [, battle, rest] = /^([A-Z]{1,2}) ?(\d.*)$/u.exec(words) ?? [];
  return battle === undefined || rest === undefined
    ? refuse({ kind: 'no move', words })
    : readTurnOf(battle, rest, count);
};

/** The next turn of a battle, `1. 52 62`. */
const readTurnOf = (battle: string, words: string, count: TurnCount): Move => {
  const { turn, seats } = count.next(battle);
  if (seats === 0) refuse({ kind: 'no battle', battle });
  const orders = readTurn(words, turn, seats);
  count.played(battle);
  return { kind: 'turn', battle, orders };
};
