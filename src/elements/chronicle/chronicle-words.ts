import type { Game } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Mark } from '../../rules/campaign/chronicle/marks.ts';
import { capital } from '../../rules/words/capital.ts';
import { inWords } from '../../rules/words/in-words.ts';
import { markText } from '../../rules/words/mark-text.ts';
import { shortDay } from './short-day.ts';

/** What the chronicle says of itself: `Eleven games since 6 Oct, told from their records.` */
export const chronicleWords = (games: readonly Game[]): string => {
  const [first] = games;
  if (!first) return 'No game is told yet.';
  const many = games.length === 1 ? 'One game' : `${capital(inWords(games.length))} games`;
  return games.length === 1
    ? `One game, on ${shortDay(first.on)}. A tap plays it again, turn by turn.`
    : `${many} since ${shortDay(first.on)}, told from their records. A tap plays a game again, turn by turn.`;
};

/** A mark along the way in the hangar's own words. */
export const markWords = (
  mark: Mark,
  { pilots, mechs }: Pick<Hangar, 'pilots' | 'mechs'>,
): string =>
  markText(
    mark,
    (pilot) => pilots.find(({ id }) => id === pilot)?.name ?? 'somebody',
    (mech) => mechs.find(({ id }) => id === mech)?.name ?? "a 'Mech",
  );

/** What the chronicle and the memorial say. */
export const CHRONICLE_WORDS = {
  empty: 'Every game is told here from its record, with the last that was seen.',
  struckOut: 'Struck out: remembered, not flying.',
  marks: 'Marks along the way',
  inRecords: 'Who, when, and every number: it is all in the records.',
  nobody: 'All who ever flew here fly still.',
  line: 'One line, to be remembered by',
} as const;
