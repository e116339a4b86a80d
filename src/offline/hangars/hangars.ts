import type { Founding } from '../../rules/campaign/history/founding.ts';
import { foundHangar } from '../../rules/campaign/hangar/hangar.ts';
import { foundingShape } from '../../rules/campaign/history/founding.ts';
import { newId } from '../disk/new-id.ts';
import { askForPromise, isPromised } from '../disk/promise.ts';
import { whyUnsound } from './change-result.ts';
import type { Exported } from './hangar-export.ts';
import { exportHangar } from './hangar-export.ts';
import type { Checked, Checking, Restorable, Restored } from './hangar-restore.ts';
import { checkHangarFile, restoreHangar } from './hangar-restore.ts';
import type { HeadRow } from './hangar-row.ts';
import { HANGARS, HANGAR_HEADS, newRow } from './hangar-row.ts';
import { NO_HANGARS, notDone } from './hangar-words.ts';
import { removePast } from './past-rows.ts';
import { mendHangar } from './mended.ts';
import type { HangarWatcher } from './running-hangar.ts';
import { RunningHangar } from './running-hangar.ts';
import { today } from './today.ts';
import type { Verified } from './verified.ts';
import { verifyHangar } from './verified.ts';

export interface HangarHead {
  readonly id: string;
  readonly name: string;
  /** Active pilots. */
  readonly flying: number;
  readonly remembered: number;
  readonly games: number;
  readonly open: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

const headOf = ({ id, founding, pilots, games, open, changed }: HeadRow): HangarHead => {
  const flying = pilots.filter(({ end }) => end === null).length;
  return {
    ...{ id, games, changed, flying },
    name: founding.name,
    remembered: pilots.length - flying,
    open: open.length,
  };
};

export class Hangars {
  readonly #keeping: Checking;
  /** Those already tried for mending in this visit. */
  readonly #tried = new Set<string>();

  readonly #unpromised: () => void;

  /** `unpromised` is called if there is a hangar that the browser may delete on its own. */
  constructor(keeping: Checking, unpromised: () => void = () => undefined) {
    this.#keeping = keeping;
    this.#unpromised = unpromised;
  }

  /** Why there can be no hangars, as a sentence; null if there can. */
  get trouble(): string | null {
    const { trouble } = this.#keeping.rows;
    return trouble && NO_HANGARS[trouble];
  }

  /** Those that can be read or mended, the last changed first. */
  async list(): Promise<readonly HangarHead[]> {
    const { rows } = this.#keeping;
    const heads = await rows.list(HANGAR_HEADS);
    const mended = await this.#mend();
    const listed = mended ? await rows.list(HANGAR_HEADS) : heads;
    if (listed.length > 0) void this.#tellIfNot(isPromised());
    return listed.map(headOf).sort((one, other) => other.changed - one.changed);
  }

  /** Founds an empty one; gives its id on this device, or why nothing was done. */
  async found({ name, replacements }: Omit<Founding, 'on'>): Promise<Restored> {
    const { rows } = this.#keeping;
    const promised = askForPromise();
    const founding = { name, replacements, on: today() };
    const unsound = whyUnsound(foundingShape, founding);
    if (unsound) return unsound;
    if (rows.trouble) return { kind: 'not done', sentence: NO_HANGARS[rows.trouble] };
    const id = newId();
    const row = newRow({ id, origin: id }, foundHangar(founding));
    const written = await rows.writeOrNot([{ table: HANGARS, row }]);
    if (written.kind === 'failed') return { kind: 'not done', sentence: notDone(written.why) };
    void this.#tellIfNot(promised);
    return { kind: 'done', id };
  }

  /** Opens one; call `open()` on it, and `close()` in the end. */
  running(id: string, watcher: HangarWatcher): RunningHangar {
    return new RunningHangar(id, this.#keeping, watcher);
  }

  /** Removes one and its history for good; its duels stay. Null, or why not, as a sentence. */
  async remove(id: string): Promise<string | null> {
    const { rows } = this.#keeping;
    const why = await rows.remove(HANGARS, id, (transaction) => removePast(transaction, id));
    return why && notDone(why);
  }

  file(id: string): Promise<Exported> {
    return exportHangar(id, this.#keeping);
  }

  /** Checks a file that is not trusted; `heard` gets the number of lines done, and of all. */
  check(text: string, heard?: (done: number, of: number) => void): Promise<Checked> {
    return checkHangarFile(text, this.#keeping, heard);
  }

  /** Restores a sound file, in addition to the others or in place of one. */
  async restore(found: Restorable, instead: string | null = null): Promise<Restored> {
    const promised = askForPromise();
    const restored = await restoreHangar(found, this.#keeping, instead);
    if (restored.kind === 'done') void this.#tellIfNot(promised);
    return restored;
  }

  /** Folds its history again, in idle time. */
  verify(id: string): Promise<Verified> {
    return verifyHangar(id, this.#keeping);
  }

  async #tellIfNot(promised: Promise<boolean>): Promise<void> {
    if (!(await promised)) this.#unpromised();
  }

  /** Mends hangars set aside, each once a visit; returns whether any was. */
  async #mend(): Promise<boolean> {
    let mended = false;
    for (const { id, table } of await this.#keeping.rows.setAside()) {
      const hangar = table === 'hangars' ? id.slice('hangars/'.length) : '';
      if (hangar === '' || this.#tried.has(hangar)) continue;
      this.#tried.add(hangar);
      if ((await mendHangar(hangar, this.#keeping)) !== null) mended = true;
    }
    return mended;
  }

  /** Calls back with the id of a hangar that another tab has changed; returns how to stop. */
  watch(listener: (id: string) => void): () => void {
    return this.#keeping.rows.watch(HANGARS, listener);
  }
}
