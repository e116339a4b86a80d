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

/** The game has brought a booklet of the name of one that was added. */
export const namesakeText = (mech: { readonly name: string; readonly designation: string }) =>
  `The game has a ${mech.name} ${mech.designation} of its own now. Yours stays where it was; under Booklets the two can be exchanged.`;

/** Why a booklet, called so, was set aside. */
export const ASIDE = {
  textGone: 'its text is not there any more',
  noText: (name: string): string => `the booklet ${name.toUpperCase()} has no text`,
  faults: (name: string, fault: string): string =>
    `the booklet ${name.toUpperCase()} has faults: ${fault}`,
  namesake: (designation: string): string =>
    `another booklet on the shelf is called ${designation} too`,
  damaged: (name: string): string => `the text of the booklet ${name.toUpperCase()} is damaged`,
};
