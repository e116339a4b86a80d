import type { DraftVerdict, ToBeJudged, Verdict } from './verdict.ts';
import { WorkerDoor } from '../disk/worker-door.ts';

export type Judge = (asked: ToBeJudged) => Promise<Verdict>;

export interface TicketedAsked extends ToBeJudged {
  readonly ticket: number;
  /** Whether it is asked for as a draft. */
  readonly isDraft?: boolean;
}
export interface TicketedVerdict {
  readonly ticket: number;
  readonly verdict: Verdict | DraftVerdict;
}

/** A worker that judges; `here` judges on the page, if there is none. */
const doorTo = <Given>(
  here: (asked: ToBeJudged) => Promise<Given>,
  idle: { readonly idle?: number },
) =>
  new WorkerDoor<TicketedAsked, { ticket: number; verdict: Given | Promise<Given> }>({
    start: () => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }),
    here: ({ ticket, ...asked }) => [{ ticket, verdict: here(asked) }],
    ...idle,
  });

const here: Judge = async (asked) => {
  const { othersOf, verdictOn } = await import('./verdict.ts');
  return verdictOn(asked.text, othersOf(asked));
};

const draftHere = async (asked: ToBeJudged): Promise<DraftVerdict> => {
  const { othersOf, draftVerdictOn } = await import('./verdict.ts');
  return draftVerdictOn(asked.text, othersOf(asked));
};

/** How long its worker, which holds what it has read, is kept when nothing is left to check (ms). */
const IDLE = 5000;

/** A judge with a worker of its own, which begins with the first booklet. */
export const newJudge = (): Judge => {
  const door = doorTo(here, { idle: IDLE });
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

export interface DraftJudge {
  /** Null where a newer draft came before the verdict, or the judge has ended. */
  judge(asked: ToBeJudged): Promise<DraftVerdict | null>;
  /** Ends its worker. */
  end(): void;
}

/** A judge of drafts. Its worker stays until the end, and reads one draft at a time: of those that come meanwhile only the
 *  newest is read. */
export const newDraftJudge = (): DraftJudge => {
  const door = doorTo(draftHere, {});
  let tickets = 0;
  let isReading = false;
  let newest: { asked: ToBeJudged; answer: (verdict: DraftVerdict | null) => void } | null = null;
  const read = (): void => {
    const reading = newest;
    if (!reading) return;
    tickets += 1;
    isReading = true;
    door.ask({ ...reading.asked, ticket: tickets, isDraft: true }, ({ verdict }) => {
      isReading = false;
      if (reading !== newest) read();
      else {
        newest = null;
        // What is judged on the page may fail there.
        void Promise.resolve(verdict).then(reading.answer, () => reading.answer(null));
      }
      return true;
    });
  };
  return {
    judge: (asked) =>
      new Promise((answer) => {
        newest?.answer(null);
        newest = { asked, answer };
        if (!isReading) read();
      }),
    end: () => {
      newest?.answer(null);
      newest = null;
      door.forget(tickets);
      door.end();
      isReading = false;
    },
  };
};
