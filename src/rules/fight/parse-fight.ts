import type { Options } from '../battle/options.ts';
import { USUAL_OPTIONS } from '../battle/options.ts';
import { isOption, readEntrant, readOption } from './head-text.ts';
import type { Lines } from './lines.ts';
import { faultIn } from './lines.ts';
import { parseRecord } from './parse-record.ts';
import type { Entrant, EntrantLines } from './record.ts';
import { refuse } from './refusal.ts';
import { readStarts } from './starts-text.ts';
import type { Starts } from './starts.ts';
import { readTurn } from './turn-text.ts';
import { battleName } from './fight.ts';
import type { FightRead, FightRecord, Move } from './fight-record.ts';
import { MOST_PILOTS, fightOfBattle } from './fight-record.ts';
import { readJoin, readLineup, readPilot } from './lineup-text.ts';
import type { Lineup } from './lineup.ts';
import { areBattles } from './lineup.ts';
import { TurnCount } from './turn-count.ts';

type Head = Omit<FightRecord, 'moves'>;

/**
 * Reads the record of a fight, of any version: one battle by itself is a fight of one. As `parseRecord`
 * it stops at the first fault, and leaves to the replay what is allowed.
 */
export const parseFight = (text: string): FightRead => {
  const alone = parseRecord(text);
  return alone.fault?.refusal.kind === 'several battles'
    ? parseSeveral(text)
    : {
        record: alone.record && fightOfBattle(alone.record),
        lines: {
          entrants: alone.lines.entrants,
          starts: alone.lines.starts,
          moves: alone.lines.turns,
        },
        fault: alone.fault,
      };
};

/** Reads the third version. */
const parseSeveral = (text: string): FightRead => {
  const moves: Move[] = [];
  const moveLines: number[] = [];
  let head = null as Head | null;
  let headLines: EntrantLines = { entrants: [], starts: [] };
  const fault = faultIn(text, (lines) => {
    lines.wanted('viewscreen record 3');
    [head, headLines] = readHead(lines);
    const count = new TurnCount(head.battles);
    for (let words = lines.next(); words !== null; words = lines.next()) {
      moves.push(readMove(words, count, head.entrants.length));
      moveLines.push(lines.at);
    }
  });
  return { record: head && { ...head, moves }, lines: { ...headLines, moves: moveLines }, fault };
};

/** A line of the head that has to wait until it is known how many pilots there are. */
interface Said {
  readonly at: number;
  readonly words: string;
}

/** The head: its lines in any order, up to the first move. */
const readHead = (lines: Lines): [Head, EntrantLines] => {
  const entrants: Entrant[] = [];
  const entrantLines: number[] = [];
  const said = new Map<string, Said>();
  for (let words = lines.next(); words !== null; words = lines.next()) {
    if (isMove(words)) {
      lines.again();
      break;
    }
    const [, what, rest] = /^([A-Za-z]+(?: [A-Za-z0-9]+)*) ?: ?(.*)$/u.exec(words) ?? [];
    if (what === undefined || rest === undefined) return refuse({ kind: 'no head line', words });
    if (what === 'pilot') {
      entrants.push(readEntrant(rest, 'pilot'));
      entrantLines.push(lines.at);
      if (entrants.length > MOST_PILOTS) refuse({ kind: 'too many pilots', most: MOST_PILOTS });
    } else if (!isOption(what) && !BATTLE.test(what) && !STARTS.test(what))
      refuse({ kind: 'no head line', words });
    else if (said.has(what)) refuse({ kind: 'said twice', what });
    else said.set(what, { at: lines.at, words: rest });
  }
  const [head, starts] = headFrom(lines, entrants, said);
  return [head, { entrants: entrantLines, starts }];
};

const BATTLE = /^battle ([A-Z]{1,2})$/u;
const STARTS = /^pilot (\d{1,2}) starts$/u;
const isMove = (words: string): boolean => /^(?:[A-Z]{1,2}\d|\d)/u.test(words);

const headFrom = (
  lines: Lines,
  entrants: readonly Entrant[],
  said: ReadonlyMap<string, Said>,
): [Head, EntrantLines['starts']] => {
  const behind = lines.at;
  const options: Record<string, string> = { ...USUAL_OPTIONS };
  const battles: Lineup[] = [];
  const starts: (Starts | undefined)[] = [];
  const startLines: (number | undefined)[] = [];
  for (const [what, { at, words }] of said) {
    lines.at = at;
    const name = BATTLE.exec(what)?.[1];
    const pilot = STARTS.exec(what)?.[1];
    if (isOption(what)) options[what] = readOption(`${what}: ${words}`, what);
    else if (name !== undefined) {
      const battle = battleName(battles.length);
      if (name !== battle) refuse({ kind: 'other battle', battle, found: name });
      battles.push(readLineup(words, entrants.length));
    } else if (pilot !== undefined) {
      const place = readPilot(pilot, entrants.length);
      starts[place] = readStarts(words);
      startLines[place] = at;
    }
  }
  lines.at = behind;
  if (!areBattles(battles, entrants.length)) refuse({ kind: 'no fight' });
  return [
    {
      options: options as unknown as Options,
      entrants: entrants.map((entrant, pilot) => ({ ...entrant, starts: starts[pilot] ?? null })),
      battles,
    },
    startLines,
  ];
};

/** A turn, `A1. 52 62`, a join, `3 joins: C is 2 against 1 3`, or `3 sits out`. */
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
  if (battle === undefined || rest === undefined) return refuse({ kind: 'no move', words });
  const { turn, seats } = count.next(battle);
  if (seats === 0) refuse({ kind: 'no battle', battle });
  const orders = readTurn(rest, turn, seats);
  count.played(battle);
  return { kind: 'turn', battle, orders };
};
