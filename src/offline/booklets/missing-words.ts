import type { Finding } from '../../rules/check/finding.ts';
import { sure } from '../../rules/sure.ts';

/** The first of a booklet's faults, without its full stop. Its words come when there is one. */
export const firstFaultText = async (faults: readonly Finding[]): Promise<string> => {
  try {
    return (await import('../../rules/words/finding-text.ts')).findingText(sure(faults[0]));
  } catch {
    return 'it has faults';
  }
};

/** Said where what reads the booklets that were added cannot be loaded. */
export const NOT_LOADED =
  'The booklets that were added here could not be loaded. Are you online? Load the page again.';
