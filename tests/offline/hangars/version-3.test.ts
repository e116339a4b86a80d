import { expect, test } from 'vitest';
import { forge } from '../../../src/forge/forge.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { foldFile } from '../../../src/rules/campaign/file/file-fold.ts';
import { printHangarFile } from '../../../src/rules/campaign/file/hangar-file.ts';
import { fileFaultText } from '../../../src/rules/words/finding-text.ts';
import { sure } from '../../../src/rules/sure.ts';
import { finished, readFile } from '../../rules/campaign/file/files.ts';
import { oldFiles } from './old-hangars.ts';

test.each(oldFiles(3))(
  'the file "%s" of version 3 is read with its sheet, folds, and is printed as it was',
  (_name, text) => {
    const read = readFile(text);
    if (!read.ok) throw new Error(read.faults.map(fileFaultText).join('\n'));
    expect(printHangarFile(read.file)).toBe(text);
    const { booklet, edition, sheet } = sure(read.file.booklets[0]);
    expect(forge(JSON.parse(sure(sheet)))).toMatchObject({
      document: { mech: { designation: 'TST-1A' } },
    });
    const parsed = parseBooklet(booklet);
    if (!parsed.ok) throw new Error('Its booklet has faults.');
    const folded = finished(
      foldFile(read.file, (id) => (id === parsed.booklet.id ? parsed.booklet : undefined)),
    );
    expect(folded.ok && folded.hangar.mechs.map((mech) => mech.edition)).toEqual([edition]);
  },
);
