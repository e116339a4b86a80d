import type { Chooser, GamePilot } from '../../rules/fight/hands.ts';
import { GAME_PILOTS, SEED, isPerson, occasionOf } from '../../rules/fight/hands.ts';
import { isOneBattle } from '../../rules/fight/record.ts';
import { printRecord } from '../../rules/fight/print.ts';
import type { FightRecord } from '../../rules/fight/record.ts';
import { seatName } from '../../rules/fight/lineup.ts';
import type { CalledTurn } from '../../rules/fight/turn-count.ts';
import { turnsOfPilot } from '../../rules/fight/turn-count.ts';
import { EDITION } from '../../rules/vocabulary.ts';
import { openedSeal, sealFits, seedHash, sumOf } from './seal.ts';

// The written half of a seal: a remark behind the last turn of a record, in lines that every reader skips.
// `# rival is Marlow, of the game; coach; judged 9k2m4x0a; seed's hash 3f2a…`, `# rival's seals 3f2a91bc 8f01aa02 …`,
// and once it is over `# rival's seed 8f01…`. Where it was played on with a new seed the first line ends with
// `; from its turn 5`, and what came before has no seals. The seals are those that were shown, as they were kept, with a
// sign for how the order came about (`seal.ts`); `-` stands where none was. `# sum 9c41…` is of the record and of these
// lines, so that a change by hand is seen; remarks of older games have none.

/** What a remark says of a computer pilot. */
export interface Remarked {
  readonly pilot: GamePilot;
  /** The judgment that it thought with; absent where it judged roughly. */
  readonly judged?: string;
  readonly hash: string;
  /** The first of its turns, from 1, that the seed holds for; absent where it holds for all of them. */
  readonly since?: number;
  /** What it showed (`SHOWN_SEAL`), turn by turn from there on; `-` where nothing is kept. */
  readonly seals: readonly string[];
  /** Absent as long as the fight goes on. */
  readonly seed?: string;
}

/** A remark, by the pilots of the fight; null for people. */
export interface Remark {
  readonly pilots: readonly (Remarked | null)[];
  readonly coach: boolean;
  readonly sum: 'fits' | 'does not fit' | 'none';
}

/** What stands in the place of a seal that was not shown, or not kept. */
export const UNSEALED = '-';

/** What stands behind the name of a computer pilot. */
const OF_THE_GAME = ', of the game';

/** Why a remark is none to its record. */
export const REMARK_FAULTS = [
  'unreadable',
  'nobody there',
  'no person',
  'seed',
  'no seed',
  'seals',
  'sum',
] as const;
export type RemarkFault = (typeof REMARK_FAULTS)[number];

/** What the pilots of a fight are called in its remark. */
const nameIn = (record: FightRecord, pilot: number): string =>
  isOneBattle(record) ? seatName(pilot, record.entrants.length) : `pilot ${pilot + 1}`;

/** The turns of a pilot for which its seed holds. */
export const sealedTurns = (
  record: FightRecord,
  pilot: number,
  { since = 1 }: Pick<Remarked, 'since'>,
): readonly CalledTurn[] => turnsOfPilot(record, pilot).slice(since - 1);

/**
 * The remark to a record, by who chooses for its pilots: lines to be put behind it, empty where people do for all.
 * The seeds are told once it is over.
 */
export const printRemark = (
  record: FightRecord,
  choosers: readonly Chooser[],
  { coach = false, over }: { readonly coach?: boolean | undefined; readonly over: boolean },
): string => {
  const lines = choosers.flatMap((chooser, pilot): readonly string[] => {
    if (isPerson(chooser)) return [];
    const name = nameIn(record, pilot);
    const { judged, seed, since } = chooser;
    const said = [
      `${name} is ${chooser.pilot}${OF_THE_GAME}`,
      ...(coach ? ['coach'] : []),
      ...(judged === undefined ? [] : [`judged ${judged}`]),
      `seed's hash ${seedHash(seed)}`,
      ...(since === undefined ? [] : [`from its turn ${since}`]),
    ];
    const seals = sealedTurns(record, pilot, chooser).map(
      ({ at }) => chooser.seals?.[occasionOf(at)] ?? UNSEALED,
    );
    return [
      said.join('; '),
      ...(seals.length > 0 ? [`${name}'s seals ${seals.join(' ')}`] : []),
      ...(over ? [`${name}'s seed ${seed}`] : []),
    ];
  });
  const isSummed = lines.length > 0 && !choosers.some((each) => !isPerson(each) && each.unsummed);
  const sum = isSummed ? [`sum ${sumOfRemark(record, lines)}`] : [];
  return [...lines, ...sum].map((line) => `# ${line}\n`).join('');
};

/** The sum of a record as it is printed, and of the lines of its remark. */
const sumOfRemark = (
  { battles, entrants, moves, options }: FightRecord,
  lines: readonly string[],
): string => sumOf([printRecord({ battles, entrants, moves, options }), ...lines].join('\n'));

const IS =
  /^(?<pilot>\w+), of the game(?<coach>; coach)?(?:; judged (?<judged>\w+))?; seed's hash (?<hash>[0-9a-f]{64})(?:; from its turn (?<since>(?!1$)[1-9]\d{0,5}))?$/u;
const SEALS = /^(?:[0-9a-f]{8}[*~]?|-)(?: (?:[0-9a-f]{8}[*~]?|-))*$/u;
const SUM = /^sum (.*)$/u;
const OF_A_REMARK =
  /^(lone|rival(?: \d+)?|pilot \d+)(?: is (?=.*of the game)|'s (seals|seed) )(.*)$/u;

/** The comments behind the last turn of a text. */
const commentsOf = (text: string): readonly string[] => {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replace(/\s+/gu, ' ').trim());
  const last = lines.findLastIndex((line) => line !== '' && !line.startsWith('#'));
  return lines.slice(last + 1).map((line) => line.replace(/^#\s*/u, ''));
};

/** A remark as its lines stand; a fault where a line is none of a remark, or a pilot is told of twice or by halves. */
const readLines = (
  lines: readonly RegExpExecArray[],
  record: FightRecord,
): Omit<Remark, 'sum'> | RemarkFault => {
  const names = record.entrants.map((_, pilot) => nameIn(record, pilot));
  const said = names.map(() => new Map<string, string>());
  for (const [, name = '', what = 'is', words = ''] of lines) {
    const of = said[names.indexOf(name)];
    if (!of) return 'nobody there';
    if (of.has(what)) return 'unreadable';
    of.set(what, words);
  }
  let coach = false;
  const pilots: (Remarked | null)[] = [];
  for (const of of said) {
    const { hash = '', judged, since, ...is } = IS.exec(of.get('is') ?? '')?.groups ?? {};
    const pilot = GAME_PILOTS.find((each) => each === is['pilot']);
    const seals = of.get('seals');
    const seed = of.get('seed');
    const sound =
      pilot &&
      (judged === undefined || EDITION.test(judged)) &&
      (seals === undefined || SEALS.test(seals)) &&
      (seed === undefined || SEED.test(seed));
    if (of.size > 0 && !sound) return 'unreadable';
    coach ||= is['coach'] !== undefined;
    pilots.push(
      pilot
        ? {
            ...{ pilot, hash, seals: seals?.split(' ') ?? [] },
            ...(since === undefined ? {} : { since: Number(since) }),
            ...(judged === undefined ? {} : { judged }),
            ...(seed === undefined ? {} : { seed }),
          }
        : null,
    );
  }
  return { pilots, coach };
};

/** Whether a turn is what was sealed with these digits, or nothing is kept of that. */
const opens = (seed: string, { at, order }: CalledTurn, shown = UNSEALED): boolean =>
  shown === UNSEALED || sealFits(openedSeal(seed, at, shown), at, order);

/** Why what a remark says does not hold; null where it does, as far as that can be known before it is over. */
const whyNot = ({ pilots, sum }: Remark, record: FightRecord): RemarkFault | null => {
  if (pilots.every((each) => each)) return 'no person';
  for (const [pilot, said] of pilots.entries()) {
    if (!said) continue;
    const { hash, seals, seed } = said;
    if (seed !== undefined && seedHash(seed) !== hash) return 'seed';
    const before = (said.since ?? 1) - 1;
    if (before > turnsOfPilot(record, pilot).length) return 'seals';
    const turns = sealedTurns(record, pilot, said);
    if (turns.length !== seals.length) return 'seals';
    if (seed !== undefined && turns.some((turn, place) => !opens(seed, turn, seals[place])))
      return 'seals';
  }
  return sum === 'does not fit' ? 'sum' : null;
};

/** The sum that stands behind a record, if there is one, and the one that fits it and its remark. */
export const sumsIn = (
  text: string,
  record: FightRecord,
): { readonly said: string | null; readonly fits: string } => {
  const comments = commentsOf(text);
  const said = comments.map((line) => SUM.exec(line)?.[1]).filter((sum) => sum !== undefined);
  const lines = comments.filter((line) => OF_A_REMARK.test(line));
  return { said: said.length > 0 ? said.join(' ') : null, fits: sumOfRemark(record, lines) };
};

/** The remark behind a record's last turn, as it stands there; null where there is none. */
export const remarkIn = (text: string, record: FightRecord): Remark | RemarkFault | null => {
  const lines = commentsOf(text)
    .map((line) => OF_A_REMARK.exec(line))
    .filter((line) => line !== null);
  if (lines.length === 0) return null;
  const read = readLines(lines, record);
  if (typeof read === 'string') return read;
  const { fits, said } = sumsIn(text, record);
  return { ...read, sum: said === null ? 'none' : said === fits ? 'fits' : 'does not fit' };
};

/** The remark behind a record's last turn, if it is sound; why it is not; null where there is none. */
export const readRemark = (text: string, record: FightRecord): Remark | RemarkFault | null => {
  const remark = remarkIn(text, record);
  return remark === null || typeof remark === 'string'
    ? remark
    : (whyNot(remark, record) ?? remark);
};
