import { LANGUAGE } from './language.ts';
import type { Booklet } from '../booklet/booklet.ts';
import { sure } from '../sure.ts';

/** A cell of a booklet: `title` of `view screen` 27. */
interface Cell {
  /** Empty for the whole thing. */
  readonly part: string;
  readonly thing: string;
  /** Null if there is only one. */
  readonly number: number | null;
}

const AND = new Intl.ListFormat(LANGUAGE, { type: 'conjunction' });

/** `viewScreens.9.criticals.4` by its letters, as on the page. */
const criticalWords = (
  booklet: Booklet,
  screen: number,
  [row, , letter]: readonly string[],
): string => {
  if (letter) return `letter ${letter}`;
  const lines = booklet.document.viewScreens[screen]?.criticals ?? [];
  return `critical ${Object.keys(lines[Number(row)]?.letters ?? {}).join('/')}`.trim();
};

const cellOf = (path: string, booklet: Booklet): Cell => {
  const [room = '', name = '', part = '', ...rest] = path.split('.');
  const number = Number(name);
  if (room === 'consoles' && number > 0)
    return { part: part && `number ${part}`, thing: 'console', number };
  if (room === 'viewScreens' && number > 0)
    return {
      part: part === 'criticals' && rest.length > 0 ? criticalWords(booklet, number, rest) : part,
      thing: 'view screen',
      number,
    };
  if (room === 'statCard' && name === 'maneuvers') {
    const maneuver = booklet.document.statCard.maneuvers[Number(part)];
    return { part: rest.join(' '), thing: 'maneuver', number: maneuver?.console ?? null };
  }
  if (room === 'statCard')
    return { part: [name, part].join(' ').trim(), thing: 'the stat card', number: null };
  if (room === 'mech') return { part: name, thing: "the 'Mech", number: null };
  return { part: '', thing: path, number: null };
};

/** Ranges of numbers in steps of two: `1–25 and 29–63`. */
const numbersInWords = (numbers: readonly number[]): string => {
  const runs: [number, number][] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && number <= run[1] + 2) run[1] = number;
    else runs.push([number, number]);
  }
  return AND.format(
    runs.flatMap(([from, to]) =>
      to - from > 2 ? [`${from}–${to}`] : from === to ? [`${from}`] : [`${from}`, `${to}`],
    ),
  );
};

/** Cells of the same part of the same thing, with all their numbers. */
const gathered = (cells: readonly Cell[]): readonly (readonly Cell[])[] => {
  const groups = new Map<string, Cell[]>();
  for (const cell of cells) {
    const key = `${cell.thing}/${cell.part}`;
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  return [...groups.values()];
};

/** Cells of a booklet in words, by their paths: `title and score of view screen 27`. */
export const cellWords = (paths: readonly string[], booklet: Booklet): string => {
  const whole = new Map<string, string[]>();
  for (const group of gathered(paths.map((path) => cellOf(path, booklet)))) {
    const { thing, part } = sure(group[0]);
    const numbers = group.flatMap(({ number }) => (number === null ? [] : [number]));
    const named =
      numbers.length === 0
        ? thing
        : `${thing}${numbers.length > 1 ? 's' : ''} ${numbersInWords(numbers)}`;
    whole.set(named, [...(whole.get(named) ?? []), ...(part ? [part] : [])]);
  }
  return [...whole]
    .map(([named, parts]) => (parts.length > 0 ? `${AND.format(parts)} of ${named}` : named))
    .join('; ');
};
