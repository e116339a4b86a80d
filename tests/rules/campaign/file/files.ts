import { foldFile } from '../../../../src/rules/campaign/file/file-fold.ts';
import type { FileFold } from '../../../../src/rules/campaign/file/file-fold.ts';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import type {
  HangarFile,
  HangarFileRead,
} from '../../../../src/rules/campaign/file/hangar-file.ts';
import { fileBooklet, readHangarFile } from '../../../../src/rules/campaign/file/hangar-file.ts';
import { find, griffin, rifleman } from '../circle.ts';

export const finished = <Result>(steps: Generator<unknown, Result>): Result => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

/** A hangar as in a file; none of its open games is being played. */
export const filed = ({ founding, history, open }: Hangar): HangarFile => ({
  id: 'tuesdays-1',
  founding,
  booklets: [rifleman, griffin].map(fileBooklet),
  past: history,
  open: open.map((game) => ({ game, playing: null })),
});

export const readFile = (text: string): HangarFileRead => finished(readHangarFile(text));

export const fold = (file: HangarFile): FileFold => finished(foldFile(file, find));
