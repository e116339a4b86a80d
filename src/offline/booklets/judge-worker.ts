import type { TicketedAsked, TicketedVerdict } from './judge.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { draftVerdictOn, verdictOn, othersOf } from './verdict.ts';

/** Checks booklets in a worker, one at a time. */
let last: Promise<unknown> = Promise.resolve();
const read = new Map<string, Booklet>();

const answer = async ({ ticket, ...asked }: TicketedAsked): Promise<void> => {
  const judged = asked.isDraft ? draftVerdictOn : verdictOn;
  const verdict = await judged(asked.text, othersOf(asked, read));
  postMessage({ ticket, verdict } satisfies TicketedVerdict);
};

addEventListener('message', ({ data }: MessageEvent<TicketedAsked>) => {
  last = last
    .then(() => answer(data))
    // Outside a promise it reaches the page as an error.
    .catch((error: unknown) => setTimeout(() => reportError(error)));
});
