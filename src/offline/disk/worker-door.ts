export type DoorWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

interface Ticketed {
  readonly ticket: number;
}

/** `Omit` for each member of a union. */
export type EachWithout<All, Entries extends string> = All extends unknown
  ? Omit<All, Entries>
  : never;

/** A request before it gets its ticket. */
export type WithoutTicket<Asked extends Ticketed> = EachWithout<Asked, 'ticket'>;

/** Why no worker answers, and how often one has failed in a row. */
export interface WorkerLoss {
  readonly why: 'ended' | 'not started' | 'broken' | 'stuck';
  readonly failures: number;
}

export interface DoorParts<Asked extends Ticketed, Answered extends Ticketed> {
  readonly start: () => DoorWorker;
  /** Answers on the page, if no worker does. */
  readonly here: (asked: Asked, lost: WorkerLoss) => Iterable<Answered> | AsyncIterable<Answered>;
  /** How long a worker that has answered before may be silent until it counts as stuck, in ms. */
  readonly patience?: (asked: Asked) => number;
  /** How long an idle worker is kept, in ms. */
  readonly idle?: number;
  /** After how many failures in a row no more workers are started. */
  readonly mostFailures?: number;
}

interface Waiting<Asked, Answered> {
  readonly asked: Asked;
  /** Gets each answer; returns whether it was the last. */
  readonly hear: (answered: Answered) => boolean;
  stuck?: ReturnType<typeof setTimeout>;
}

/** The least patience with a worker that has not answered yet: on a slow phone it is still being loaded, in ms. */
const LOADING = 60_000;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The dialog with a worker, started on first use. If no worker starts, or if one dies or is silent
 *  too long, the page answers in its place, unnoticed by the caller. */
export class WorkerDoor<Asked extends Ticketed, Answered extends Ticketed> {
  readonly #parts: DoorParts<Asked, Answered>;
  readonly #waiting = new Map<number, Waiting<Asked, Answered>>();
  #worker: DoorWorker | null = null;
  #hasAnswered = false;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(parts: DoorParts<Asked, Answered>) {
    this.#parts = parts;
  }

  /** `hear` gets each answer and returns whether it was the last; `before` may first send more. */
  ask(
    asked: Asked,
    hear: (answered: Answered) => boolean,
    before: (worker: DoorWorker) => void = () => undefined,
  ): void {
    const waiting: Waiting<Asked, Answered> = { asked, hear };
    this.#waiting.set(asked.ticket, waiting);
    clearTimeout(this.#idle);
    if (this.#failures >= (this.#parts.mostFailures ?? Infinity))
      return void this.#here(waiting, 'not started');
    try {
      this.#worker ??= this.#open();
      before(this.#worker);
      this.#worker.postMessage(asked, []);
      this.#wait(waiting);
    } catch {
      this.#fail('not started');
    }
  }

  /** Drops a request; returns the worker, if one is running, for the caller to tell. */
  forget(ticket: number): DoorWorker | null {
    clearTimeout(this.#waiting.get(ticket)?.stuck);
    this.#waiting.delete(ticket);
    clearTimeout(this.#idle);
    const { idle } = this.#parts;
    if (idle !== undefined && this.#waiting.size === 0 && this.#worker)
      if (idle === 0) this.end();
      else this.#idle = setTimeout(() => this.end(), idle);
    return this.#worker;
  }

  /** Ends the worker, even while it works. The page answers pending requests. */
  end(why: WorkerLoss['why'] = 'ended'): void {
    clearTimeout(this.#idle);
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    for (const { stuck } of waiting) clearTimeout(stuck);
    for (const each of waiting) void this.#here(each, why);
  }

  #wait(waiting: Waiting<Asked, Answered>): void {
    const { patience } = this.#parts;
    clearTimeout(waiting.stuck);
    if (!patience) return;
    const least = this.#hasAnswered || this.#failures > 0 ? 0 : LOADING;
    const most = Math.max(least, patience(waiting.asked));
    waiting.stuck = setTimeout(() => this.#fail('stuck'), most);
  }

  #open(): DoorWorker {
    const worker = this.#parts.start();
    this.#hasAnswered = false;
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if (worker !== this.#worker) return;
      this.#failures = 0;
      this.#hasAnswered = true;
      this.#hear(data);
    });
    for (const failure of ['error', 'messageerror'])
      worker.addEventListener(failure, () => {
        if (worker === this.#worker) this.#fail('broken');
      });
    return worker;
  }

  #fail(why: WorkerLoss['why']): void {
    this.#failures += 1;
    this.end(why);
  }

  #hear(answered: Answered): void {
    const waiting = this.#waiting.get(answered.ticket);
    if (!waiting) return;
    let isLast = true;
    try {
      isLast = waiting.hear(answered);
    } finally {
      // A listener that throws hears no more.
      if (isLast) this.forget(answered.ticket);
      else if (this.#worker) this.#wait(waiting);
    }
  }

  /** Answers on the page, with a task for each step. */
  async #here({ asked }: Waiting<Asked, Answered>, why: WorkerLoss['why']): Promise<void> {
    for await (const answered of this.#parts.here(asked, { why, failures: this.#failures })) {
      if (!this.#waiting.has(asked.ticket)) return;
      this.#hear(answered);
      await nextTask();
    }
  }
}
