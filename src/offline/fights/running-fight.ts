import type { Move } from '../../rules/fight/record.ts';
import type { DuelSave } from './duel-save.ts';
import type { FightStanding } from './fight-standing.ts';
import { fightStanding, withMove } from './fight-standing.ts';
import { readFor } from './lacking-booklets.ts';
import { fightAgain } from './next-save.ts';
import type { Library } from '../booklets/library.ts';
import type { Watcher } from './running-duel.ts';
import type { Saves } from './saves.ts';

/**
 * A fight of several battles between its turns: joins and the like are written here, turns by whoever
 * plays a battle of it (`battleLens`).
 */
export class RunningFight {
  readonly id: string;
  /** Null until it is opened. */
  standing: FightStanding | null = null;
  /** Why it cannot be shown; empty when it can. */
  lost = '';
  readonly #saves: Saves;
  readonly #library: Library;
  readonly #watcher: Pick<Watcher, 'changed' | 'said'>;
  readonly #stopWatching: () => void;

  constructor(
    id: string,
    {
      saves,
      library,
      watcher,
    }: { saves: Saves; library: Library; watcher: Pick<Watcher, 'changed' | 'said'> },
  ) {
    this.id = id;
    this.#saves = saves;
    this.#library = library;
    this.#watcher = watcher;
    this.#stopWatching = saves.watch((changed) => {
      if (changed === id) void this.open();
    });
  }

  /** Reads it from disk. */
  async open(): Promise<void> {
    const save = await this.#saves.get(this.id);
    if (!save) this.lost = 'There is no such fight on this device.';
    else if ('unreadable' in save)
      this.lost = `This fight cannot be read: ${save.unreadable}. It is kept, not deleted; see Records.`;
    else await this.#take(save);
    this.#watcher.changed();
  }

  /** Hears no more of other tabs. */
  close(): void {
    this.#stopWatching();
  }

  /** A pilot joins a battle, or sits out: on disk before it is shown. */
  async move(move: Move): Promise<void> {
    const row = this.standing && withMove(this.standing, move);
    if (!row) return;
    if (typeof row === 'string') {
      this.#watcher.said(row);
      return;
    }
    const put = await this.#saves.put(row);
    await this.#take(put.kind === 'conflict' ? put.stored : put.save);
    if (put.kind === 'conflict')
      this.#watcher.said('This fight went on in another tab; here it is as it stands now.');
    if (put.kind === 'failed') this.#watcher.said(put.reason);
    this.#watcher.changed();
  }

  /** Begins the same fight again; its name, or null. */
  async rematch(): Promise<string | null> {
    if (!this.standing) return null;
    const put = await this.#saves.put(await fightAgain(this.standing, this.#library));
    if (put.kind === 'failed') this.#watcher.said(put.reason);
    return put.kind === 'conflict' ? null : put.save.id;
  }

  async #take(save: DuelSave): Promise<void> {
    await readFor(save, this.#library);
    const standing = fightStanding(save, this.#library);
    this.lost = typeof standing === 'string' ? standing : '';
    this.standing = typeof standing === 'string' ? null : standing;
  }
}
