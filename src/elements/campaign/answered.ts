/** Said where the browser refuses what was asked of it, and so did not even say why. */
const NO_ANSWER = 'This browser gave no answer. Load the page again: it shows what was done.';

/** What came of something; where the browser refuses it altogether, that it is not done, with a sentence. */
export const orNotDone = <Result>(
  doing: Promise<Result>,
): Promise<Result | { readonly kind: 'not done'; readonly sentence: string }> =>
  doing.catch(() => ({ kind: 'not done', sentence: NO_ANSWER }));
