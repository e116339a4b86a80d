import type { Verdict } from './verdict.ts';
import type { Needed } from '../disk/kept-texts.ts';
import { WorkerDoor } from '../disk/worker-door.ts';

export interface ToBeJudged {
  readonly text: string;
  readonly against?: readonly Needed[];
  /** Editions whose texts are kept on this device. */
  readonly kept?: readonly string[];
}

export type Judge = (asked: ToBeJudged) => Promise<Verdict>;

export interface TicketedAsked extends ToBeJudged {
  readonly ticket: number;
}
export interface TicketedVerdict {
  readonly ticket: number;
  readonly verdict: Verdict;
}

/** Checks on the page, if there is no worker. */
const here: Judge = async (asked) => {
  const [{ verdictOn }, { othersOf }] = await Promise.all([
    import('./verdict.ts'),
    import('./other-booklets.ts'),
  ]);
  return verdictOn(asked.text, othersOf(asked));
};

/** Ends its worker when nothing is left to check. */
const door = new WorkerDoor<TicketedAsked, { ticket: number; verdict: Verdict | Promise<Verdict> }>(
  {
    start: () => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }),
    here: ({ ticket, ...asked }) => [{ ticket, verdict: here(asked) }],
    idle: 0,
  },
);
let tickets = 0;

/** Checks a booklet in a worker, so that the page stays responsive. */
export const judge: Judge = (asked) =>
  new Promise((answer) => {
    tickets += 1;
    door.ask({ ...asked, ticket: tickets }, ({ verdict }) => {
      answer(verdict);
      return true;
    });
  });
