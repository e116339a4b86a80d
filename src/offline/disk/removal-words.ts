import type { WhyUnwritten } from './writing.ts';

export const notRemoved = (why: WhyUnwritten): string =>
  why.kind === 'newer'
    ? 'A newer Viewscreen was opened in another tab, and this one can no longer remove anything. Load this page again.'
    : `It could not be removed${why.kind === 'failed' ? ` (${why.words})` : ''}, and is still here.`;
