import type { Finding } from '../../rules/check/finding.ts';
import { sure } from '../../rules/sure.ts';
import type { Missing } from './own-booklets.ts';

/** The first of a booklet's faults, without its full stop. Its words come when there is one. */
export const firstFaultText = async (faults: readonly Finding[]): Promise<string> => {
  try {
    return (await import('../../rules/words/finding-text.ts')).findingText(sure(faults[0]));
  } catch {
    return 'it has faults';
  }
};

const whyMissing = async ({ why }: Missing): Promise<string> => {
  switch (why.kind) {
    case 'status':
      return `the server answered ${why.status}`;
    case 'faults':
      return firstFaultText(why.faults);
    case 'failed':
      return why.words ?? 'no reason given';
  }
};

/** Why a booklet of the game is not on the shelf. */
export const missingText = async (missing: Missing): Promise<string> =>
  `${missing.file} could not be put on the shelf: ${await whyMissing(missing)}`;
