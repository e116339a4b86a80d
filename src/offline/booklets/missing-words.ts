import type { Finding } from '../../rules/check/finding.ts';
import { sure } from '../../rules/sure.ts';

/** The first fault of a booklet, without a full stop. Loads the words for it on demand. */
export const firstFaultText = async (faults: readonly Finding[]): Promise<string> => {
  try {
    return (await import('../../rules/words/finding-text.ts')).findingText(sure(faults[0]));
  } catch {
    return 'it has faults';
  }
};

/** Shown if the code that reads added booklets cannot be loaded. */
export const NOT_LOADED =
  'The booklets that were added here could not be loaded. Are you online? Load the page again.';
