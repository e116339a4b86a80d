import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { readDuelSave } from '../../../src/offline/fights/duel-save.ts';
import type { Put, Saves } from '../../../src/offline/fights/saves.ts';

/** How a tab reaches the disk, and how it is killed: what it asks for afterwards never comes. */
export interface Reach {
  readonly saves: Saves;
  /** Kills the tab during a write, after this many others; that write still reaches the disk or does not. */
  killAtWrite(after: number, isDone: boolean): void;
  /** The tab is killed. */
  readonly dead: Promise<void>;
}

const never = <Of>(): Promise<Of> => new Promise(() => undefined);

/** One row on a disk that several tabs share: written unless another wrote it since it was read, and announced to all. */
export class SharedDisk {
  #row: DuelSave;
  readonly #tabs = new Set<(id: string) => void>();
  writes = 0;

  constructor(row: DuelSave) {
    this.#row = structuredClone(row);
  }

  /** The row on the disk, read like any row. */
  get row(): DuelSave {
    const read = readDuelSave(structuredClone(this.#row));
    if ('unreadable' in read) throw new Error(read.unreadable);
    return read;
  }

  /** A tab. */
  reach(): Reach {
    let [isDead, left, isDone] = [false, Infinity, false];
    let heard: ((id: string) => void) | null = null;
    let dies = (): void => undefined;
    const dead = new Promise<void>((resolve) => {
      dies = resolve;
    });
    const kill = (): void => {
      isDead = true;
      if (heard) this.#tabs.delete(heard);
      dies();
    };
    const put = async (save: DuelSave): Promise<Put> => {
      await Promise.resolve();
      left -= 1;
      const isLast = left < 0;
      if (isDead || (isLast && !isDone)) {
        kill();
        return never();
      }
      if (save.revision !== this.#row.revision) {
        if (isLast) kill();
        return isLast ? never() : { kind: 'conflict', stored: this.row };
      }
      this.#row = structuredClone({ ...save, revision: save.revision + 1 });
      this.writes += 1;
      for (const tell of this.#tabs) if (tell !== heard) queueMicrotask(() => tell(save.id));
      if (!isLast) return { kind: 'saved', save: this.row };
      kill();
      return never();
    };
    const saves = {
      get: () => (isDead ? never() : Promise.resolve(this.row)),
      put,
      watch: (listener: (id: string) => void) => {
        heard = listener;
        this.#tabs.add(listener);
        return () => this.#tabs.delete(listener);
      },
    } as Pick<Saves, 'get' | 'put' | 'watch'> as Saves;
    return {
      saves,
      dead,
      killAtWrite(after, done) {
        [left, isDone] = [after, done];
      },
    };
  }
}
