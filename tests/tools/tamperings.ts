import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { replayText } from '../../src/rules/fight/replay.ts';

/** A way to change a record by hand: what it is then; null where that cannot be done to it. */
export type Tampering = (text: string, library: ReadonlyMap<string, Booklet>) => string | null;

/** A text in which this is another; null where it is not found, or stays the same. */
const changed =
  (pattern: RegExp, by: string | ((found: string) => string)): Tampering =>
  (text) => {
    const other = text.replace(pattern, (found) => (typeof by === 'string' ? by : by(found)));
    return other === text ? null : other;
  };

const TURN = /^[A-Z]*\d+\. .*$/gmu;

/** The same record with its last turn cut off; null where there is one alone. */
const withoutLastTurn = (text: string): string | null => {
  const turns = [...text.matchAll(TURN)];
  const last = turns.at(-1);
  return turns.length < 2 || !last
    ? null
    : text.slice(0, last.index) + text.slice(last.index + last[0].length + 1);
};

/** Who flies in the columns of a duel or of one against several, by what is told behind it. */
const columns = (text: string, ofGame: boolean): readonly number[] => {
  const names = [...text.matchAll(/^(?:lone|rival(?: \d+)?): /gmu)].map(([name]) =>
    name.slice(0, -2),
  );
  return names.flatMap((name, column) =>
    text.includes(`# ${name} is `) === ofGame ? [column] : [],
  );
};

/** A record in which somebody calls another number that the rules allow; null where there is none, or several battles. */
const withAnother =
  (ofGame: boolean): Tampering =>
  (text, library) => {
    for (const turn of text.matchAll(TURN))
      for (const column of columns(text, ofGame))
        for (let number = 2; number <= 64; number += 2) {
          const [name = '', ...numbers] = turn[0].split(' ');
          const [, found = '', rest = ''] = /^(\d+)(.*)$/u.exec(numbers[column] ?? '') ?? [];
          if (found === '' || Number(found) === number) continue;
          const other = [name, ...numbers.with(column, `${number}${rest}`)].join(' ');
          const whole = text.slice(0, turn.index) + other + text.slice(turn.index + turn[0].length);
          if (!replayText(whole, (id) => library.get(id)).fault) return whole;
        }
    return null;
  };

const each = (text: string, pattern: RegExp, by: string): string => text.replaceAll(pattern, by);

/** Twenty ways to change a record by hand. */
export const TAMPERINGS: Readonly<Record<string, Tampering>> = {
  'the seed is struck out': changed(/^# .*'s seed .*\n/mu, ''),
  'the seed is another': changed(/'s seed \w/u, (found) =>
    found.endsWith('0') ? found.replace(/0$/u, '1') : found.replace(/.$/u, '0'),
  ),
  "the seed's hash is another": changed(/hash \w{3}/u, 'hash 000'),
  'the seals are struck out': changed(/^# .*'s seals .*\n/mu, ''),
  'the last seal is cut off': changed(/(?<='s seals .*) \S+$/mu, ''),
  'a seal more is put in': changed(/'s seals \S+/u, (found) => `${found} 12345678`),
  'a digit of a seal is another': changed(/'s seals \w/u, (found) =>
    found.endsWith('0') ? found.replace(/0$/u, '1') : found.replace(/.$/u, '0'),
  ),
  'a seal is said not to be kept': changed(/'s seals [0-9a-f]\S+/u, "'s seals -"),
  'two seals are exchanged': (text) =>
    changed(/(?<='s seals )\S+ \S+/u, (found) => found.split(' ').toReversed().join(' '))(
      text,
      new Map(),
    ),
  'a number of a computer pilot is another': withAnother(true),
  'a judgment is named that is not at hand': changed(
    /(?:; judged \w+)?; seed's hash/u,
    "; judged 9k2m4x0a; seed's hash",
  ),
  'it is said to hold from its turn 2 on': (text) =>
    /from its turn/u.test(text)
      ? null
      : changed(/(?<='s seals )\S+ /u, '')(
          each(text, /(hash \w+)$/gmu, '$1; from its turn 2'),
          new Map(),
        ),
  'its last turn is cut off, its seals left': withoutLastTurn,
  'its last turn is cut off, with its seals and seeds': (text) =>
    withoutLastTurn(each(each(text, /^# .*'s seed .*\n/gmu, ''), /(?<='s seals .*) \S+$/gmu, '')),
  'a coach is put in, or struck out': (text) =>
    text.includes('; coach')
      ? each(text, /; coach/gu, '')
      : each(text, /, of the game/gu, ', of the game; coach'),
  'a computer pilot is another': changed(/(?<= is )(?:Tuck|Marlow|Iris|Sable)(?=, of)/u, (found) =>
    found === 'Tuck' ? 'Sable' : 'Tuck',
  ),
  'somebody has another name': changed(/Ada/u, 'Eve'),
  'it is said that nobody could think, or that somebody could': changed(
    /(?<='s seals )\S+/u,
    (found) => (/[*~]$/u.test(found) ? found.slice(0, -1) : `${found.replace('-', '')}*`),
  ),
  'the sum is struck out': changed(/^# sum .*\n/mu, ''),
  "a person's number is another": withAnother(false),
};
