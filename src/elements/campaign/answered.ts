import { CAMPAIGN_WORDS } from './campaign-words.ts';

/** The result of `doing`; if the browser refuses storage, a "not done" with a sentence. */
export const orNotDone = <Result>(
  doing: Promise<Result>,
): Promise<Result | { readonly kind: 'not done'; readonly sentence: string }> =>
  doing.catch(() => ({ kind: 'not done', sentence: CAMPAIGN_WORDS.noAnswer }));
