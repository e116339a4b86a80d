import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Answered, Asked, Asking, BookletTold, NetTold } from '../../tactics/asked.ts';
import type { Mind } from '../../tactics/mind.ts';
import type { DoorWorker, WithoutTicket } from '../disk/worker-door.ts';
import { WorkerDoor } from '../disk/worker-door.ts';
import type { PairNet } from './nets.ts';

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

const startWorker = (): DoorWorker =>
  new Worker(new URL('../../tactics/worker.ts', import.meta.url), { type: 'module' });

/** The dialog with the worker that thinks, or with the page in its place. */
export class Thinker {
  readonly #door: WorkerDoor<Asking, Answered>;
  /** Who asked what, by ticket: the page has to know their booklets too. */
  readonly #askers = new Map<number, Asker>();
  /** What each worker has been told of. */
  readonly #told = new WeakMap<DoorWorker, Set<string>>();
  #here: Mind | null = null;
  #tickets = 0;

  constructor(start: () => DoorWorker = startWorker) {
    this.#door = new WorkerDoor<Asking, Answered>({
      start,
      here: (asking) => this.#thinkHere(asking),
      patience: ({ kind }) => PATIENCE[kind],
      idle: IDLE,
      mostFailures: MOST_FAILURES,
    });
  }

  /** Asks, and gives the last answer; `cannot` where there is none. */
  ask(wanted: WithoutTicket<Asking>, asker: Asker): Promise<Answered> {
    this.#tickets += 1;
    const asking: Asking = { ...wanted, ticket: this.#tickets };
    const { ticket } = asking;
    const { hear, signal } = asker;
    return new Promise((settle) => {
      if (signal?.aborted) return settle(cannot(asking));
      const done = (answered: Answered): void => {
        signal?.removeEventListener('abort', abort);
        this.#askers.delete(ticket);
        settle(answered);
      };
      const abort = (): void => {
        this.#door.forget(ticket)?.postMessage({ kind: 'abort', ticket } satisfies Asked, []);
        done(cannot(asking));
      };
      signal?.addEventListener('abort', abort);
      this.#askers.set(ticket, asker);
      const take = (answered: Answered): boolean => {
        const isLast = !SO_FAR.includes(answered.kind);
        if (isLast) done(answered);
        else hear?.(answered);
        return isLast;
      };
      this.#door.ask(asking, take, (worker) => this.#tell(worker, asker));
    });
  }

  /** Ends the worker. Who still waits is answered by the page. */
  end(): void {
    this.#door.end();
  }

  /** Tells a worker once of each booklet and net. */
  #tell(worker: DoorWorker, { booklets, nets = [] }: Asker): void {
    const known = this.#told.get(worker) ?? new Set();
    this.#told.set(worker, known);
    const tell = (name: string, asked: Asked): void => {
      if (!known.has(name)) worker.postMessage(asked, []);
      known.add(name);
    };
    for (const booklet of booklets) tell(booklet.edition, told(booklet));
    for (const net of nets) tell([net.number, ...net.of].join(' '), netTold(net));
  }

  async *#thinkHere(asking: Asking): AsyncGenerator<Answered> {
    const { booklets = [], nets = [] } = this.#askers.get(asking.ticket) ?? {};
    try {
      // To learn takes long: the page has to stay quick.
      if (asking.kind === 'study') return yield cannot(asking);
      this.#here ??= new (await import('../../tactics/mind.ts')).Mind();
      for (const booklet of booklets) this.#here.learn(told(booklet));
      for (const net of nets) this.#here.learnNet(netTold(net));
      yield* this.#here.answers(
        'positions' in asking
          ? { ...asking, positions: Math.min(asking.positions, PROVED_HERE) }
          : asking,
      );
    } catch {
      yield cannot(asking);
    }
  }
}

const cannot = ({ ticket }: Asking): Answered => ({ kind: 'cannot', ticket });

/** The one who thinks for this page. */
export const thinker = new Thinker();
