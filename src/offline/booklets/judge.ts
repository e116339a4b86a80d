import type { Verdict } from './verdict.ts';
import type { Needed } from '../disk/kept-texts.ts';

/** A text to be checked, and against what. */
export interface ToBeJudged {
  readonly text: string;
  /** Booklets that are at hand. */
  readonly against?: readonly Needed[];
  /** Editions whose texts are kept on this device. */
  readonly kept?: readonly string[];
}

/** Whoever checks booklets. */
export type Judge = (asked: ToBeJudged) => Promise<Verdict>;

/** What goes to the worker and comes back. */
export interface TicketedAsked extends ToBeJudged {
  readonly ticket: number;
}
export interface TicketedVerdict {
  readonly ticket: number;
  readonly verdict: Verdict;
}

interface Waiting {
  readonly asked: ToBeJudged;
  readonly answer: (verdict: Verdict | Promise<Verdict>) => void;
}

/** Checks on the page, where there is no worker. */
const here: Judge = async (asked) => {
  const [{ verdictOn }, { othersOf }] = await Promise.all([
    import('./verdict.ts'),
    import('./other-booklets.ts'),
  ]);
  return verdictOn(asked.text, othersOf(asked));
};

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let tickets = 0;

/** The worker goes when nothing is left to check. */
const settle = (ticket: number, verdict: Verdict | Promise<Verdict>): void => {
  waiting.get(ticket)?.answer(verdict);
  waiting.delete(ticket);
  if (waiting.size > 0) return;
  worker?.terminate();
  worker = null;
};

const start = (): Worker => {
  const begun = new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });
  begun.addEventListener('message', ({ data }: MessageEvent<TicketedVerdict>) =>
    settle(data.ticket, data.verdict),
  );
  // It could not be loaded, or fell over a text: the page takes its place.
  begun.addEventListener('error', () => {
    for (const [ticket, { asked }] of waiting) settle(ticket, here(asked));
  });
  return begun;
};

/** Checks a booklet away from the page, which stays free meanwhile. */
export const judge: Judge = (asked) =>
  new Promise((answer) => {
    tickets += 1;
    waiting.set(tickets, { asked, answer });
    try {
      worker ??= start();
      worker.postMessage({ ...asked, ticket: tickets } satisfies TicketedAsked, []);
    } catch {
      settle(tickets, here(asked));
    }
  });
