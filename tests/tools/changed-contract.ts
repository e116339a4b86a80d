import { canonical } from '../../src/rules/canonical.ts';
import { doDeed } from '../../src/rules/campaign/acts/do-deed.ts';
import { contractStanding } from '../../src/rules/campaign/contract/state.ts';
import { printHangarFile } from '../../src/rules/campaign/file/hangar-file.ts';
import { begun, mustered } from '../../src/rules/campaign/game/muster.ts';
import { played } from '../../src/rules/campaign/game/played.ts';
import type { Hangar } from '../../src/rules/campaign/hangar/hangar.ts';
import { foundHangar } from '../../src/rules/campaign/hangar/hangar.ts';
import type { Game, OpenGame } from '../../src/rules/campaign/history/game.ts';
import { choose, closed } from '../../src/rules/campaign/settlement/page.ts';
import { sure } from '../../src/rules/sure.ts';
import { fileFaultText } from '../../src/rules/words/finding-text.ts';
import { hindranceText } from '../../src/rules/words/hindrance-text.ts';
import { done, find } from '../rules/campaign/circle.ts';
import { filed, fold, readFile } from '../rules/campaign/file/files.ts';
import { brokenContractLaws } from './contract-laws.ts';
import { endedAtLast } from './random-campaign.ts';
import { oneOf, playFight } from './random-fight.ts';

type Random = () => number;
type Tree = { [key: string]: unknown };

/** Every place inside a value: an object or list, and a key of it. */
const placesIn = (value: unknown): readonly (readonly [Tree, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, of]) => [[value as Tree, key] as const, ...placesIn(of)])
    : [];

/** Another value than this: one that stands in a like place, one a little off, or none. */
const other = (was: unknown, like: readonly unknown[], random: Random): unknown => {
  const [text, digit] = [String(was), String(Math.floor(10 * random()))];
  const from = Math.floor(text.length * random());
  const near = text.slice(0, from) + text.slice(from).replace(/\d/u, digit);
  const others = [typeof was === 'number' ? was + 1 : near, ...like, null];
  return oneOf(
    others.filter((each) => canonical(each) !== canonical(was)),
    random,
  );
};

/** The same fight with other numbers, and how it stands then. */
const foughtAgain = (before: Hangar, game: OpenGame, random: Random): OpenGame => {
  const { battles, options } = game.muster;
  const { entries, record } = done(mustered(before, game.muster, find));
  const { end, moves } = playFight({ options, entries, lineups: battles }, random);
  const open = { ...before, open: [{ ...game, record: null, stand: null }] };
  const again = { ...record, moves: [...moves, ...endedAtLast(end)] };
  return sure(done(played(open, game.id, again, find)).open[0]);
};

/** The file of a hangar as it stood at any moment of its contract, the last game open now and then, in which somebody
 *  changed one thing: an entry doubled, dropped or written into, another fight in the place of one, or any value (a
 *  draw, a foe's start, a number of a record, who was beaten). */
export const changedFile = ({ founding, history }: Hangar, random: Random): string => {
  const from = history.findIndex(({ kind }) => kind === 'contract');
  const past = history.slice(0, from + 2 + Math.floor(24 * random()));
  const last = sure(past.at(-1));
  const isOpen = last.kind === 'game' && random() < 0.5;
  const isAgain = last.kind === 'game' && random() < 0.3;
  const before = { ...foundHangar(founding), history: past.slice(0, -1) };
  const now = isAgain ? foughtAgain(playedAgain(before), last, random) : last;
  const text = printHangarFile(
    filed(
      isOpen
        ? { ...before, open: [now as Game] }
        : { ...before, history: [...before.history, now as Game] },
    ),
  );
  if (isAgain) return text;
  const lines = text.trimEnd().split('\n');
  const [many, first] = [lines.length - Number(isOpen), 3];
  const withLines = (changed: readonly string[]): string =>
    `${changed.join('\n').replace(/"past":\d+/u, `"past":${changed.length - Number(isOpen) - first}`)}\n`;
  const at = first + Math.floor(random() * (lines.length - first));
  const line = sure(lines[at]);
  const way = random();
  if (at < many && way < 0.3)
    return withLines(lines.toSpliced(at, 1, ...(way < 0.15 ? [] : [line, line])));
  const entry = JSON.parse(line) as Tree;
  const [inside, key] = oneOf(
    placesIn(entry).filter(([, name]) => name !== 'on'),
    random,
  );
  const like = lines
    .slice(first)
    .flatMap((each) => placesIn(JSON.parse(each)))
    .flatMap(([of, name]) => (name === key ? [of[name]] : []));
  if (way < 0.35 && !Array.isArray(inside)) inside.pay = 500;
  else inside[key] = other(inside[key], like, random);
  return withLines(lines.with(at, canonical(entry)));
};

/** The hangar of a history and its open games, played through the doors of the game; throws where one is shut, or where
 *  a law of contracts does not hold. */
const playedAgain = ({ founding, history, open }: Hangar): Hangar => {
  const game = (hangar: Hangar, { choices, id, muster, on, record }: OpenGame): Hangar => {
    const now = done(begun(hangar, { id, on, muster }, find));
    return record === null
      ? now
      : done(choose(done(played(now, id, record, find)), id, choices, find));
  };
  const now = history.reduce<Hangar>((before, past) => {
    const isGame = past.kind === 'game';
    const after = isGame
      ? done(closed(game(before, past), past.id, find))
      : done(doDeed(before, past, find));
    const isUnderway = before.contract && contractStanding(before.contract) === 'running';
    if (!isUnderway || (isGame && !past.muster.mission)) return after;
    const by = isGame ? ({ kind: 'game', id: past.id } as const) : ({ kind: 'deed' } as const);
    const [law] = brokenContractLaws(before, after, by, find);
    if (law !== undefined) throw new Error(law);
    return after;
  }, foundHangar(founding));
  return open.reduce(game, now);
};

/** Why a file is refused, with its line; null where it is that of an honest hangar, which can be played to what it folds
 *  to. Throws where it is neither. */
export const refusalOf = (text: string): string | null => {
  const read = readFile(text);
  if (!read.ok) return read.faults.map(fileFaultText).join('\n');
  const came = fold(read.file);
  if (!came.ok) return `line ${came.line}: ${hindranceText(came.why, (pilot) => pilot)}`;
  if (canonical(playedAgain(came.hangar)) !== canonical(came.hangar))
    throw new Error('A file is let in that no game comes to.');
  return null;
};
