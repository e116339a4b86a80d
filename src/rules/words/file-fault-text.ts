import { grouped } from './language.ts';
import type { FileFault } from '../campaign/file/file-fault.ts';
import { placeText } from './finding-text.ts';
import { problemText } from './finding-words.ts';

/** What is wrong with a hangar's file: `line 12, choices.0.pilot: "ada" is no pilot (as p1)`. */
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
