import type { ToBeJudged, Verdict } from './verdict.ts';
import { WorkerDoor } from '../disk/worker-door.ts';

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
  const { othersOf, verdictOn } = await import('./verdict.ts');
  return verdictOn(asked.text, othersOf(asked));
};

/** How long its worker, which holds what it has read, is kept when nothing is left to check (ms). */
const IDLE = 5000;

/** A judge with a worker of its own, which begins with the first booklet. */
export const newJudge = (): Judge => {
  const door = new WorkerDoor<
    TicketedAsked,
    { ticket: number; verdict: Verdict | Promise<Verdict> }
  >({
    start: () => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }),
    here: ({ ticket, ...asked }) => [{ ticket, verdict: here(asked) }],
    idle: IDLE,
  });
  let tickets = 0;
  return (asked) =>
    new Promise((answer) => {
      tickets += 1;
      door.ask({ ...asked, ticket: tickets }, ({ verdict }) => {
        answer(verdict);
        return true;
      });
    });
};

/** Checks a booklet in a worker, so that the page stays responsive. */
export const judge: Judge = newJudge();
