import type { Finding, Keys, FoundAt } from '../check/finding.ts';
import { readable } from '../visible.ts';
import { problemText } from './finding-words.ts';
import { grouped } from './language.ts';
import type { FileFault } from '../campaign/file/hangar-file.ts';

/** Keys joined: `consoles.24.36`; a key that a stranger made up is shortened. */
const pathText = (keys: Keys): string => keys.map((key) => readable(String(key))).join('.');

/** A place in words: `consoles.24.36`, `line 3, column 7`; empty for a whole document. */
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

/** A finding in a line: `consoles.24.36: view screen 28 does not exist (view screens are odd,
 *  1–63)`. */
export const findingText = (finding: Finding): string => {
  const place = placeText(finding.place);
  return place ? `${place}: ${problemText(finding)}` : problemText(finding);
};

/** A finding about another booklet of the shelf, with designations in place of file names. */
export const oddText = (finding: Finding): string => {
  const { place } = finding;
  const called = <Part extends { readonly booklet: string }>(part: Part): Part => ({
    ...part,
    booklet: part.booklet.toUpperCase(),
  });
  switch (place.in) {
    case 'turn': {
      const [one, other] = place.calls;
      return findingText({ ...finding, place: { ...place, calls: [called(one), called(other)] } });
    }
    case 'booklet':
      return findingText({ ...finding, place: called({ ...place, keys: [] }) });
    case 'document':
    case 'text':
      return findingText(finding);
  }
};

/** A fault of a hangar's file: `line 12, choices.0.pilot: "ada" is no pilot (as p1)`. */
export const fileFaultText = (fault: FileFault): string => {
  switch (fault.kind) {
    case 'too large':
      return `the file has ${grouped(fault.characters)} characters; a hangar has at most ${grouped(fault.most)}`;
    case 'empty':
      return 'the file is empty';
    case 'newer':
      return 'it was saved by a newer Viewscreen';
    case 'no hangar':
      return 'this is not a file of a hangar: its first line is another';
    case 'not whole':
      return `the file has ${fault.lines} lines, and its first says that there are ${fault.wanted}: it is not whole`;
    case 'line too long':
      return `line ${fault.line}: it is longer than ${fault.most} characters`;
    case 'no JSON':
      return `line ${fault.line}: this is not JSON`;
    case 'unsound': {
      const place = placeText(fault.found.place);
      return `line ${fault.line}${place ? `, ${place}` : ''}: ${problemText(fault.found)}`;
    }
  }
};
