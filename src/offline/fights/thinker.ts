import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Answered, Asked, Asking, BookletTold, NetTold } from '../../tactics/asked.ts';
import type { Mind } from '../../tactics/mind.ts';
import type { PairNet } from './nets.ts';

/** What is asked, before it has a ticket. */
export type WithoutTicket = Asking extends infer Each
  ? Each extends Asking
    ? Omit<Each, 'ticket'>
    : never
  : never;

/** A worker that thinks (`tactics/worker.ts`). */
export type ThinkingWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** What goes with an asking. */
export interface Asker {
  /** The booklets of the fight, in the editions that its record names. */
  readonly booklets: readonly Booklet[];
  /** What was learned of them. */
  readonly nets?: readonly PairNet[];
  /** Hears what is answered before the last answer. */
  readonly hear?: (answered: Answered) => void;
  /** Nobody waits any more: the answer is `cannot`. */
  readonly signal?: AbortSignal;
}

interface Waiting extends Asker {
  readonly asking: Asking;
  readonly settle: (answered: Answered) => void;
  /** Runs out where nothing is heard for too long. */
  stuck: ReturnType<typeof setTimeout> | undefined;
  readonly abort: () => void;
}

/** Answers in the midst of a longer thought: others follow. */
const SO_FAR: readonly Answered['kind'][] = ['turn reviewed', 'duel weighed', 'studying'];

/** Whoever is silent for longer is stuck (milliseconds); a table waits for what is decided in a turn. */
const PATIENCE: Readonly<Record<Asking['kind'], number>> = {
  think: 5000,
  leave: 5000,
  say: 5000,
  draw: 5000,
  join: 5000,
  review: 60_000,
  prove: 60_000,
  certain: 60_000,
  coach: 5000,
  weigh: 60_000,
  study: 60_000,
};
/** A worker of whom nobody has asked anything for so long is ended (milliseconds). */
const IDLE = 60_000;
/** So often a worker is started again that could not be loaded, died or was stuck. */
const MOST_FAILURES = 3;
/** The page looks at no more positions for a proof: it has to stay quick. */
const PROVED_HERE = 1000;

const netTold = ({ text, of }: PairNet): NetTold => ({ kind: 'net', text, of });

const told = ({ document, edition }: Booklet): BookletTold => ({
  kind: 'booklet',
  document,
  edition,
});

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const startWorker = (): ThinkingWorker =>
  new Worker(new URL('../../tactics/worker.ts', import.meta.url), { type: 'module' });

/**
 * The dialog with the worker that thinks, or with the page in its place: where no worker starts, or where one dies
 * amid a thought or is silent for too long, the page thinks, and nobody hears of it.
 */
export class Thinker {
  readonly #start: () => ThinkingWorker;
  readonly #waiting = new Map<number, Waiting>();
  /** What the worker has been told of. */
  readonly #told = new Set<string>();
  #worker: ThinkingWorker | null = null;
  #here: Mind | null = null;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #tickets = 0;
  #failures = 0;

  constructor(start: () => ThinkingWorker = startWorker) {
    this.#start = start;
  }

  /** Asks, and gives the last answer; `cannot` where there is none. */
  ask(wanted: WithoutTicket, asker: Asker): Promise<Answered> {
    this.#tickets += 1;
    const asking: Asking = { ...wanted, ticket: this.#tickets };
    return new Promise((settle) => {
      if (asker.signal?.aborted) return settle(cannot(asking));
      const abort = (): void => this.#abort(asking);
      asker.signal?.addEventListener('abort', abort);
      this.#ask({ ...asker, asking, settle, abort, stuck: undefined });
    });
  }

  /** Ends the worker. Who still waits is answered by the page. */
  end(): void {
    clearTimeout(this.#idle);
    this.#worker?.terminate();
    this.#worker = null;
    this.#told.clear();
    const waiting = [...this.#waiting.values()];
    for (const { stuck } of waiting) clearTimeout(stuck);
    for (const each of waiting) void this.#thinkHere(each);
  }

  #ask(waiting: Waiting): void {
    const { asking, booklets, nets = [] } = waiting;
    this.#waiting.set(asking.ticket, waiting);
    clearTimeout(this.#idle);
    if (this.#failures >= MOST_FAILURES) return void this.#thinkHere(waiting);
    try {
      this.#worker ??= this.#open();
      for (const booklet of booklets)
        if (!this.#told.has(booklet.edition)) {
          this.#say(told(booklet));
          this.#told.add(booklet.edition);
        }
      for (const net of nets) {
        const known = [net.number, ...net.of].join(' ');
        if (!this.#told.has(known)) this.#say(netTold(net));
        this.#told.add(known);
      }
      this.#say(asking);
      this.#wait(waiting);
    } catch {
      this.#fail();
    }
  }

  #say(asked: Asked): void {
    this.#worker?.postMessage(asked, []);
  }

  #wait(waiting: Waiting): void {
    clearTimeout(waiting.stuck);
    waiting.stuck = setTimeout(() => this.#fail(), PATIENCE[waiting.asking.kind]);
  }

  #open(): ThinkingWorker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if (worker !== this.#worker) return;
      this.#failures = 0;
      this.#hear(data);
    });
    for (const failure of ['error', 'messageerror'])
      worker.addEventListener(failure, () => {
        if (worker === this.#worker) this.#fail();
      });
    return worker;
  }

  #fail(): void {
    this.#failures += 1;
    this.end();
  }

  #hear(answered: Answered): void {
    const waiting = this.#waiting.get(answered.ticket);
    if (!waiting) return;
    if (SO_FAR.includes(answered.kind)) {
      waiting.hear?.(answered);
      if (this.#worker) this.#wait(waiting);
    } else {
      this.#forget(waiting);
      waiting.settle(answered);
    }
  }

  #abort(asking: Asking): void {
    const waiting = this.#waiting.get(asking.ticket);
    if (!waiting) return;
    this.#say({ kind: 'abort', ticket: asking.ticket });
    this.#forget(waiting);
    waiting.settle(cannot(asking));
  }

  #forget({ abort, asking, signal, stuck }: Waiting): void {
    clearTimeout(stuck);
    signal?.removeEventListener('abort', abort);
    this.#waiting.delete(asking.ticket);
    clearTimeout(this.#idle);
    if (this.#waiting.size === 0 && this.#worker) this.#idle = setTimeout(() => this.end(), IDLE);
  }

  /** The page answers, a task for each step. */
  async #thinkHere(waiting: Waiting): Promise<void> {
    const { asking, booklets, nets = [] } = waiting;
    const { ticket } = asking;
    try {
      // To learn takes long: the page has to stay quick.
      if (asking.kind === 'study') return this.#hear(cannot(asking));
      this.#here ??= new (await import('../../tactics/mind.ts')).Mind();
      for (const booklet of booklets) this.#here.learn(told(booklet));
      for (const net of nets) this.#here.learnNet(netTold(net));
      const shorter =
        'positions' in asking
          ? { ...asking, positions: Math.min(asking.positions, PROVED_HERE) }
          : asking;
      for (const answered of this.#here.answers(shorter)) {
        if (!this.#waiting.has(ticket)) return;
        this.#hear(answered);
        await nextTask();
      }
    } catch {
      this.#hear(cannot(asking));
    }
  }
}

const cannot = ({ ticket }: Asking): Answered => ({ kind: 'cannot', ticket });

/** The one who thinks for this page. */
export const thinker = new Thinker();
