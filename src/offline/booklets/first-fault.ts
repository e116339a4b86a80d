import type { Finding } from '../../rules/check/finding.ts';
import { sure } from '../../rules/sure.ts';

/** The first of a booklet's faults as a sentence without its full stop. Its words come when there is one. */
export const firstFault = async (faults: readonly Finding[]): Promise<string> => {
  try {
    return (await import('../../rules/words/finding-text.ts')).findingText(sure(faults[0]));
  } catch {
    return 'it has faults';
  }
};
