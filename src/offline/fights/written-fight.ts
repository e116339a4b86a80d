import { keepsNumbers } from '../../rules/fight/turn.ts';
import type { Library } from '../booklets/library.ts';
import type { DuelSave } from './duel-save.ts';
import { readFor } from './lacking-booklets.ts';
import type { Saves } from './saves.ts';
import type { BattleStanding, Standing } from './standing.ts';
import { fightOrDuel, standingFrom } from './standing.ts';
import type { Change } from './turn-ends.ts';
import { isPerson } from '../../rules/fight/hands.ts';

/** Two that went on from the same revision, one of them in memory, are told apart by their time. */
const sameWriting = (mine: DuelSave, stored: DuelSave): boolean =>
  mine.revision === stored.revision && mine.changed === stored.changed;

/**
 * Whether both are at the same choice in a battle, with the same numbers locked in by people. What a computer pilot
 * locks in is the same in every tab, in one sooner than in another.
 */
const sameChosen = (
  mine: DuelSave,
  stored: DuelSave,
  { choosers, name: battle }: Pick<BattleStanding, 'choosers' | 'name'>,
): boolean => {
  const [turn, other] = [mine, stored].map(
    ({ battles }) => battles.find(({ name }) => name === battle)?.turn,
  );
  return (
    mine.record === stored.record &&
    turn?.kind === 'choosing' &&
    other?.kind === 'choosing' &&
    turn.locked.length === other.locked.length &&
    turn.locked.every((number, seat) => !isPerson(choosers[seat]) || number === other.locked[seat])
  );
};

/**
 * What a row as it is stored now means to a tab that shows it so, and plays this battle of it: what was only
 * picked is nothing that went on, nor what computer pilots locked in, nor is anything where none is played.
 */
const newsIn = (
  stored: DuelSave,
  mine: DuelSave,
  battle: Pick<BattleStanding, 'choosers' | 'name'> | null,
): 'none' | 'picks' | 'went on' => {
  if (sameWriting(mine, stored)) return 'none';
  return battle === null || sameChosen(mine, stored, battle) ? 'picks' : 'went on';
};

/** What the stage of a fight is notified of. */
export interface Watcher {
  /** It stands otherwise than before, or is lost. */
  changed(): void;
  /** Another tab has written it: what it wrote stands now. */
  overtaken(): void;
  /** A sentence for the pilots. */
  said(sentence: string): void;
  /** What acts for computer pilots could not be fetched: until it comes they choose nothing. */
  missed(): void;
}

/** What a fight is written with. */
export interface FightKeeping {
  readonly saves: Saves;
  readonly library: Library;
  readonly watcher: Watcher;
}

/**
 * A fight as it lies on disk. Every change is on disk before the next thing is shown, one after the other; when a
 * write is refused because another tab was faster, what that tab wrote is shown. Each answers whether it was made.
 */
export abstract class WrittenFight {
  readonly id: string;
  /** Null until it is opened. */
  standing: Standing | null = null;
  /** Why it cannot be shown; empty when it can. */
  lost = '';
  protected readonly saves: Saves;
  protected readonly library: Library;
  protected readonly watcher: Watcher;
  readonly #stopWatching: () => void;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(id: string, { saves, library, watcher }: FightKeeping) {
    this.id = id;
    this.saves = saves;
    this.library = library;
    this.watcher = watcher;
    this.#stopWatching = saves.watch((changed) => {
      if (changed === id) this.#writing = this.#writing.then(() => this.#heard());
    });
  }

  /** The battle that is played, as it stands; null between the turns of several. */
  abstract get battle(): BattleStanding | null;

  /** It stands otherwise than before. */
  protected changed(): void {
    this.watcher.changed();
  }

  /** Reads it from disk. */
  protected async read(): Promise<void> {
    const save = await this.saves.get(this.id);
    if (!save) this.lost = 'There is no such duel on this device.';
    else if ('unreadable' in save)
      this.lost = `This duel cannot be read: ${save.unreadable}. It is kept, not deleted; see Records.`;
    else await this.#take(save);
  }

  /** Hears no more of other tabs. */
  close(): void {
    this.#stopWatching();
  }

  /** Writes what comes next, then shows it; false when nothing was written or another tab was faster. */
  protected write(
    change: (standing: Standing) => Change | Promise<Change>,
    { aloud } = { aloud: true },
  ): Promise<boolean> {
    const write = async (): Promise<boolean> => {
      const next = this.standing && (await change(this.standing));
      if (typeof next === 'string') this.watcher.said(next);
      if (!next || typeof next === 'string') return false;
      const put = await this.saves.put(next.save);
      if (put.kind === 'conflict') {
        const wentOn = this.#hasGoneOn(put.stored);
        if (wentOn && aloud) await this.#overtake(put.stored);
        else await this.#take(put.stored);
        // Where nothing went on there it is done upon what that tab has written.
        if (!wentOn && this.lost === '') {
          this.changed();
          return write();
        }
      } else this.standing = { ...next, save: put.save };
      if (put.kind === 'failed' && aloud) this.watcher.said(put.reason);
      this.changed();
      return put.kind !== 'conflict';
    };
    const written = this.#writing.then(write);
    this.#writing = written.catch(() => undefined);
    return written;
  }

  /** Whether the battle that is played went on in another tab, by what that one has written; between turns whatever it is. */
  #hasGoneOn(stored: DuelSave): boolean {
    const { battle, standing } = this;
    return !battle || !standing || newsIn(stored, standing.save, battle) === 'went on';
  }

  /** Shows a row from disk: the fight is its record, replayed. */
  async #take(save: DuelSave): Promise<void> {
    await readFor(save, this.library);
    const standing = standingFrom(save, this.library);
    this.lost = typeof standing === 'string' ? standing : '';
    if (typeof standing === 'string') return;
    const lacks = standing.save.battles.some(({ name, turn }) => {
      const before = save.battles.find((each) => each.name === name)?.turn;
      return before !== undefined && !keepsNumbers(before, turn);
    });
    if (lacks)
      this.watcher.said('A choice of this turn no longer fits the booklet and was taken back.');
    this.standing = standing;
  }

  /** Another tab has written it. */
  async #heard(): Promise<void> {
    const mine = this.standing?.save;
    if (!mine) return;
    const stored = await this.saves.get(this.id);
    if (!stored) this.lost = `This ${fightOrDuel(mine)} was removed in another tab.`;
    else if ('unreadable' in stored) return;
    else {
      const news = newsIn(stored, mine, this.battle);
      if (news === 'none') return;
      if (news === 'picks') await this.#take(stored);
      else await this.#overtake(stored);
    }
    this.changed();
  }

  async #overtake(stored: DuelSave): Promise<void> {
    await this.#take(stored);
    this.watcher.overtaken();
    this.watcher.said(
      `This ${fightOrDuel(stored)} went on in another tab; here it is as it stands now.`,
    );
  }
}
