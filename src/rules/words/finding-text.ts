import type { Finding, Keys, FoundAt } from '../check/finding.ts';
import { readable } from '../visible.ts';
import { problemText } from './finding-words.ts';

/** Keys joined: `consoles.24.36`; one of a stranger's making is shortened. */
const pathText = (keys: Keys): string => keys.map((key) => readable(String(key))).join('.');

/** A place in words: `consoles.24.36`, `line 3, column 7`; none for a document as a whole. */
export const placeText = (place: FoundAt): string => {
  switch (place.in) {
    case 'document':
      return pathText(place.keys);
    case 'text':
      return `line ${place.line}, column ${place.column}`;
    case 'booklet':
      return pathText([place.booklet, ...place.keys]);
    case 'turn':
      return place.calls.map(({ booklet, console }) => `${booklet} ${console}`).join(' against ');
  }
};

/** A finding as one line: `consoles.24.36: view screen 28 does not exist (view screens are odd, 1–63)`. */
export const findingText = (finding: Finding): string => {
  const place = placeText(finding.place);
  return place ? `${place}: ${problemText(finding)}` : problemText(finding);
};
