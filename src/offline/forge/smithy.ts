import type { Trim } from '../../forge/sheet.ts';
import type { WeighedAgainst } from '../../forge/weighed.ts';
import type { Needed } from '../disk/kept-texts.ts';
import type { DoorWorker, WithoutTicket } from '../disk/worker-door.ts';
import { WorkerDoor } from '../disk/worker-door.ts';
import type { ForgedBooklet, SmithAnswered, SmithAsked } from './asked.ts';

const startWorker = (): DoorWorker =>
  new Worker(new URL('./smith-worker.ts', import.meta.url), { type: 'module' });

/** Asks one worker; of several askings only the newest is answered. */
class Bench {
  readonly #door: WorkerDoor<SmithAsked, SmithAnswered>;
  #ticket = 0;

  constructor(start: () => DoorWorker) {
    this.#door = new WorkerDoor({
      start,
      async *here(asked) {
        try {
          yield* (await import('./smith.ts')).smithed(asked);
        } catch (why) {
          yield { kind: 'lost', ticket: asked.ticket, why };
        }
      },
    });
  }

  ask(wanted: WithoutTicket<SmithAsked>, hear: (answered: SmithAnswered) => void): void {
    this.#door.forget(this.#ticket);
    this.#ticket += 1;
    this.#door.ask({ ...wanted, ticket: this.#ticket }, (answered) => {
      hear(answered);
      return answered.kind !== 'weighed';
    });
  }

  /** Ends the worker, amid whatever it does; nobody waits any more. */
  end(): void {
    this.#door.forget(this.#ticket);
    this.#door.end();
  }
}

/**
 * The dialog with those who forge and weigh, each in a worker of its own, so that a key is answered while something is
 * weighed.
 */
export class Smithy {
  readonly #anvil: Bench;
  readonly #scales: Bench;

  constructor(start: () => DoorWorker = startWorker) {
    this.#anvil = new Bench(start);
    this.#scales = new Bench(start);
  }

  /** Forges a sheet's text, and tells what came of it, or why nothing can, unless another was asked for meanwhile. */
  forge(sheet: string, told: (forged: ForgedBooklet) => void, lost: (why: unknown) => void): void {
    this.#anvil.ask({ kind: 'forge', sheet }, (answered) => {
      if (answered.kind === 'forged') told(answered.forged);
      if (answered.kind === 'lost') lost(answered.why);
    });
  }

  /** Weighs a sheet's text against these, and tells each as it is done; at last what would make it fair. */
  weigh(
    { sheet, against, shift = 0 }: WeighWanted,
    told: (weighed: WeighedAgainst) => void,
    proposed: (trim: Trim | null) => void,
  ): void {
    this.letGo();
    this.#scales.ask({ kind: 'weigh', sheet, against, shift }, (answered) => {
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
