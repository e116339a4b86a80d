import type { Trim } from '../../forge/sheet.ts';
import type { WeighedAgainst } from '../../forge/weighed.ts';
import type { Needed } from '../disk/kept-texts.ts';
import type { ForgedBooklet, SmithAnswered, SmithAsked } from './asked.ts';

/** A worker that forges (`smith-worker.ts`). */
export type SmithWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

const startWorker = (): SmithWorker =>
  new Worker(new URL('./smith-worker.ts', import.meta.url), { type: 'module' });

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What one worker is asked at a time, and who hears its answers; the page answers where no worker does. */
class Bench {
  readonly #start: () => SmithWorker;
  #worker: SmithWorker | null = null;
  #asked: SmithAsked | null = null;
  #hear: (answered: SmithAnswered) => void = () => undefined;

  constructor(start: () => SmithWorker) {
    this.#start = start;
  }

  /** Asks; whatever was asked before is not heard any more. */
  ask(asked: SmithAsked, hear: (answered: SmithAnswered) => void): void {
    this.#asked = asked;
    this.#hear = hear;
    try {
      this.#worker ??= this.#open();
      this.#worker.postMessage(asked, []);
    } catch {
      void this.#here();
    }
  }

  #open(): SmithWorker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<SmithAnswered>) => this.#take(data));
    worker.addEventListener('error', () => {
      if (worker !== this.#worker) return;
      worker.terminate();
      this.#worker = null;
      void this.#here();
    });
    return worker;
  }

  #take(answered: SmithAnswered): void {
    if (answered.ticket === this.#asked?.ticket) this.#hear(answered);
  }

  async #here(): Promise<void> {
    const asked = this.#asked;
    if (!asked) return;
    const { smithed } = await import('./smith.ts');
    for (const answered of smithed(asked)) {
      if (asked !== this.#asked) return;
      this.#take(answered);
      await nextTask();
    }
  }

  /** Ends the worker, amid whatever it does. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#asked = null;
  }
}

/**
 * The dialog with those who forge and weigh, each in a worker of its own, so that a key is answered while something is
 * weighed. Of several askings only the newest is answered.
 */
export class Smithy {
  readonly #anvil: Bench;
  readonly #scales: Bench;
  #tickets = 0;

  constructor(start: () => SmithWorker = startWorker) {
    this.#anvil = new Bench(start);
    this.#scales = new Bench(start);
  }

  /** Forges a sheet's text, and tells what came of it unless another was asked for meanwhile. */
  forge(sheet: string, told: (forged: ForgedBooklet) => void): void {
    this.#tickets += 1;
    this.#anvil.ask({ kind: 'forge', ticket: this.#tickets, sheet }, (answered) => {
      if (answered.kind === 'forged') told(answered.forged);
    });
  }

  /** Weighs a sheet's text against these, and tells each as it is done; at last what would make it fair. */
  weigh(
    { sheet, against, shift = 0 }: WeighWanted,
    told: (weighed: WeighedAgainst) => void,
    proposed: (trim: Trim | null) => void,
  ): void {
    this.letGo();
    this.#tickets += 1;
    const ticket = this.#tickets;
    this.#scales.ask({ kind: 'weigh', ticket, sheet, against, shift }, (answered) => {
      if (answered.kind === 'weighed') told(answered.weighed);
      if (answered.kind !== 'proposed') return;
      this.letGo();
      proposed(answered.trim);
    });
  }

  /** Nobody waits for what is weighed any more. */
  letGo(): void {
    this.#scales.end();
  }

  /** Ends both workers. */
  end(): void {
    this.#anvil.end();
    this.#scales.end();
  }
}

/** A sheet's text, and the booklets that it is weighed against. */
export interface WeighWanted {
  readonly sheet: string;
  readonly against: readonly Needed[];
  /** As in `SmithAsked`. */
  readonly shift?: number;
}
