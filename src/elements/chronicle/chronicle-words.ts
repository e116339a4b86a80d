import type { Game } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Mark } from '../../rules/campaign/chronicle/marks.ts';
import { capital } from '../../rules/words/capital.ts';
import { inWords } from '../../rules/words/in-words.ts';
import { markText } from '../../rules/words/story-text.ts';
import { shortDay } from '../campaign/day-words.ts';

/** `Eleven games since 6 Oct, told from their records.` On paper without the hint to tap. */
export const chronicleWords = (games: readonly Game[]): string => {
  const [first] = games;
  if (!first) return 'No games yet.';
  const many = games.length === 1 ? 'One game' : `${capital(inWords(games.length))} games`;
  return games.length === 1
    ? `One game, on ${shortDay(first.on)}.`
    : `${many} since ${shortDay(first.on)}, told from their records.`;
};

export const markWords = (
  mark: Mark,
  { pilots, mechs }: Pick<Hangar, 'pilots' | 'mechs'>,
): string =>
  markText(
    mark,
    (pilot) => pilots.find(({ id }) => id === pilot)?.name ?? 'somebody',
    (mech) => mechs.find(({ id }) => id === mech)?.name ?? "a 'Mech",
  );

export const CHRONICLE_WORDS = {
  tap: 'Tap a game to replay it turn by turn.',
  empty: 'Every game will be told here from its record, with its last picture.',
  struckOut: 'Struck out: remembered, no longer flying.',
  marks: 'Marks along the way',
  inRecords: 'Who, when and every number: it is all in the records.',
  nobody: 'Everyone who ever flew here still flies.',
  line: 'One line to be remembered by',
} as const;
