import { ONLY_BATTLE, battleName } from './fight.ts';
import { readJoin, readPilot, readLineup } from './lineup-text.ts';
import { faultIn } from './lines.ts';
import type { Comment, EntrantLines, Move, RecordRead, Entrant, FightRecord } from './record.ts';
import { refuse } from './refusal.ts';
import { TurnCount } from './turn-count.ts';
import { readTurn } from './turn-text.ts';
import type { Options } from '../battle/options.ts';
import { OPTIONS, USUAL_OPTIONS } from '../battle/options.ts';
import { hasUnseen } from '../visible.ts';
import type { Lineup } from './lineup.ts';
import { againstFirst, areBattles, seatNamed } from './lineup.ts';
import type { Lines } from './lines.ts';
import { isLongName, pilotName } from './name.ts';
import { MOST_FIGHTERS, MOST_RIVALS, freshEntrant } from './record.ts';
import type { Starts } from './starts.ts';
import { readStarts } from './starts-text.ts';

type Head = Omit<FightRecord, 'moves'>;

/** How a pilot enters: in a seat of the only battle, or as a pilot of several. */
type Role = 'lone' | 'rival' | 'pilot';

interface Entered {
  readonly role: Role;
  readonly at: number;
  readonly entrant: Entrant;
}

/** A line that can only be read once the number of pilots is known. */
interface Waiting {
  readonly at: number;
  readonly words: string;
}

/** The heads of the second and third versions: the roles, the other lines, and what the first move
 *  looks like. */
const FORMS = {
  2: {
    roles: ['lone', 'rival'],
    other: /^[a-z]+(?: [a-z0-9]+)* starts$/u,
    move: /^\d/u,
  },
  3: {
    roles: ['pilot'],
    other: /^(?:battle [A-Z]{1,2}|pilot \d{1,2} starts)$/u,
    move: /^(?:[A-Z]{1,2}\d|\d)/u,
  },
} as const;

/** Reads a head of the second or third version, its lines in any order, up to the first move. */
const readHead = (lines: Lines, version: 2 | 3): [Head, EntrantLines] => {
  const { move, other, roles } = FORMS[version];
  const entered: Entered[] = [];
  const waiting = new Map<string, Waiting>();
  for (let words = lines.next(); words !== null; words = lines.next()) {
    if (move.test(words)) {
      lines.again();
      break;
    }
    const [, what, rest] = /^([A-Za-z]+(?: [A-Za-z0-9]+)*) ?: ?(.*)$/u.exec(words) ?? [];
    if (what === undefined || rest === undefined) return refuse({ kind: 'no head line', words });
    const role = roles.find((each) => each === what);
    if (role) {
      entered.push({ role, at: lines.at, entrant: readEntrant(rest, role) });
      refuseTooMany(entered);
    } else if (!isOption(what) && !other.test(what)) refuse({ kind: 'no head line', words });
    else if (waiting.has(what)) refuse({ kind: 'said twice', what });
    else waiting.set(what, { at: lines.at, words: rest });
  }
  return settled(lines, version === 2 ? loneFirst(entered) : entered, waiting, version);
};

const refuseTooMany = (entered: readonly Entered[]): void => {
  const count = (role: Role): number => entered.filter((each) => each.role === role).length;
  if (count('lone') > 1) refuse({ kind: 'said twice', what: 'lone' });
  if (count('rival') > MOST_RIVALS) refuse({ kind: 'too many rivals', most: MOST_RIVALS });
  if (count('pilot') > MOST_FIGHTERS) refuse({ kind: 'too many pilots', most: MOST_FIGHTERS });
};

const loneFirst = (entered: readonly Entered[]): readonly Entered[] => {
  const [lone = [], rivals = []] = FORMS[2].roles.map((role) => {
    const found = entered.filter((each) => each.role === role);
    return found.length > 0
      ? found
      : refuse({ kind: 'lacks line', wanted: `${role}: booklet pilot` });
  });
  return [...lone, ...rivals];
};

/** The head, once the number of pilots is known. */
const settled = (
  lines: Lines,
  entered: readonly Entered[],
  waiting: ReadonlyMap<string, Waiting>,
  version: 2 | 3,
): [Head, EntrantLines] => {
  const behind = lines.at;
  const pilots = entered.length;
  const options: Record<string, string> = { ...USUAL_OPTIONS };
  const battles: Lineup[] = version === 2 ? [...againstFirst(pilots)] : [];
  const starts: (Starts | undefined)[] = [];
  const startLines: (number | undefined)[] = [];
  for (const [what, { at, words }] of waiting) {
    lines.at = at;
    const who = what.endsWith(' starts') ? what.replace(/ starts$/u, '') : null;
    if (isOption(what)) options[what] = readOption(words, what);
    else if (who === null) {
      const battle = battleName(battles.length);
      const found = what.replace('battle ', '');
      if (found !== battle) refuse({ kind: 'other battle', battle, found });
      battles.push(readLineup(words, pilots));
    } else {
      const place =
        version === 3
          ? readPilot(who.replace('pilot ', ''), pilots)
          : (seatNamed(who, pilots) ?? refuse({ kind: 'starts nobody', who }));
      starts[place] = readStarts(words);
      startLines[place] = at;
    }
  }
  lines.at = behind;
  if (!areBattles(battles, pilots)) refuse({ kind: 'no fight' });
  return [
    {
      options: options as unknown as Options,
      entrants: entered.map(({ entrant }, pilot) => ({
        ...entrant,
        starts: starts[pilot] ?? null,
      })),
      battles,
    },
    { entrants: entered.map(({ at }) => at), starts: startLines },
  ];
};

/** Reads a head of the first version: two pilots in fresh 'Mechs and the ammunition, in this
 *  order. */
const readFirstHead = (lines: Lines): [Head, EntrantLines] => {
  const lone = readFirstEntrant(lines.wanted('lone: booklet pilot'), 'lone');
  const at = [lines.at];
  const rival = readFirstEntrant(lines.wanted('rival: booklet pilot'), 'rival');
  at.push(lines.at);
  const [, said = ''] = /^ammunition: ?(.+)$/u.exec(lines.wanted('ammunition: counted')) ?? [];
  const ammunition = readOption(said, 'ammunition');
  return [
    {
      options: { ...USUAL_OPTIONS, ammunition },
      entrants: [lone, rival],
      battles: againstFirst(2),
    },
    { entrants: at, starts: [] },
  ];
};

const readFirstEntrant = (words: string, side: 'lone' | 'rival'): Entrant => {
  const [, booklet, pilot] = new RegExp(`^${side}: ?([a-z0-9-]+) (.+)$`, 'u').exec(words) ?? [];
  if (booklet === undefined || pilot === undefined) return refuse({ kind: 'no entrant', side });
  // Names of that time could hold invisible characters.
  const seen = pilot.replace(/\u200d/gu, '');
  if (/\p{C}/u.test(seen) || isLongName(pilot)) refuse({ kind: 'long name' });
  return freshEntrant(booklet, pilotName(pilot) || '?');
};

/** `rfl-3n@5k2q9x0b Ada`; the edition is optional. */
const readEntrant = (words: string, side: Role): Entrant => {
  const [, booklet, edition, pilot] =
    /^([a-z0-9-]+)(?:@([a-z0-9]{4,16}))? (.+)$/u.exec(words) ?? [];
  if (booklet === undefined || pilot === undefined) return refuse({ kind: 'no entrant', side });
  if (isLongName(pilot)) refuse({ kind: 'long name' });
  if (hasUnseen(pilot) || pilotName(pilot) !== pilot) refuse({ kind: 'unseen name' });
  return { ...freshEntrant(booklet, pilot), edition: edition ?? null };
};

const isOption = (name: string): name is keyof Options => Object.hasOwn(OPTIONS, name);

const readOption = <Name extends keyof Options>(words: string, option: Name): Options[Name] => {
  const choices: readonly string[] = OPTIONS[option];
  const choice = choices.find((each) => each === words);
  return (choice as Options[Name] | undefined) ?? refuse({ kind: 'no option', option });
};

/** Reads a record of any version. Tolerates white space and line ends, and nothing else; stops at
 *  the first fault and keeps what came before. `replay` finds out whether the moves are allowed and
 *  the booklets are at hand. */
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

/** A move of the third version: a turn `A1. 52 62`, a join `3 joins: C is 2 against 1 3`, or `3
 *  sits out`. */
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
