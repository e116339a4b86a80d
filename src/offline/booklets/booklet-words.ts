import { withArticle } from '../../rules/words/capital.ts';
import { firstFaultText } from './missing-words.ts';
import type { WhyAside } from './set-aside.ts';

/** The game now has a booklet with the name of an added one. */
export const namesakeText = (mech: { readonly name: string; readonly designation: string }) =>
  `The game has ${withArticle(mech.name)} ${mech.designation} of its own now. Yours stays where it was; you can swap the two under Booklets.`;

export const asideText = async (name: string, why: WhyAside): Promise<string> => {
  const booklet = `the booklet ${name.toUpperCase()}`;
  switch (why.kind) {
    case 'no text':
      return `${booklet} has no text`;
    case 'text gone':
      return 'its text is gone';
    case 'damaged':
      return `the text of ${booklet} is damaged`;
    case 'faults':
      return `${booklet} has faults: ${await firstFaultText(why.faults)}`;
    case 'namesake':
      return `another booklet on the shelf is called ${why.designation} too`;
  }
};
