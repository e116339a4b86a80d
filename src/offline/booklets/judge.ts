import type { Verdict } from './verdict.ts';
import type { Needed } from '../disk/kept-texts.ts';
import { WorkerDoor } from '../disk/worker-door.ts';

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

/** Checks on the page, where there is no worker. */
const here: Judge = async (asked) => {
  const [{ verdictOn }, { othersOf }] = await Promise.all([
    import('./verdict.ts'),
    import('./other-booklets.ts'),
  ]);
  return verdictOn(asked.text, othersOf(asked));
};

/** To a worker that goes when nothing is left to check. */
const door = new WorkerDoor<TicketedAsked, { ticket: number; verdict: Verdict | Promise<Verdict> }>(
  {
    start: () => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }),
    here: ({ ticket, ...asked }) => [{ ticket, verdict: here(asked) }],
    idle: 0,
  },
);
let tickets = 0;

/** Checks a booklet away from the page, which stays free meanwhile. */
export const judge: Judge = (asked) =>
  new Promise((answer) => {
    tickets += 1;
    door.ask({ ...asked, ticket: tickets }, ({ verdict }) => {
      answer(verdict);
      return true;
    });
  });
