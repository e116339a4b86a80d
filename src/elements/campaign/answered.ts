import { CAMPAIGN_WORDS } from './campaign-words.ts';

/** What came of something; where the browser refuses it altogether, that it is not done, with a sentence. */
export const orNotDone = <Result>(
  doing: Promise<Result>,
): Promise<Result | { readonly kind: 'not done'; readonly sentence: string }> =>
  doing.catch(() => ({ kind: 'not done', sentence: CAMPAIGN_WORDS.noAnswer }));
