import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Draw } from '../../rules/battle/orders.ts';
import type { Leave } from '../../rules/fight/progress.ts';
import { choosesByItself } from '../../rules/fight/choosers.ts';
import { lockIn, pick, reach, stay, takeBack, withAnswer } from '../../rules/fight/progress.ts';
import type { Move } from '../../rules/fight/record.ts';
import { isOneBattle } from '../../rules/fight/one-battle.ts';
import { isRefusal } from '../../rules/fight/refusal.ts';
import { ONLY_BATTLE } from '../../rules/fight/fight.ts';
import type { Sitting } from '../../rules/fight/sitting.ts';
import { againAlone, rematchOf } from '../../rules/fight/sit-down.ts';
import type { Step } from '../../rules/fight/steps.ts';
import type { Telling, TurnInProgress } from '../../rules/fight/turn.ts';
import { keepsNumbers } from '../../rules/fight/turn.ts';
import type { Answer } from '../../rules/fight/undecided.ts';
import { refusalText } from '../../rules/words/refusal-text.ts';
import type { Library } from '../booklets/library.ts';
import type { DuelSave } from './duel-save.ts';
import { readFor } from './lacking-booklets.ts';
import { nextTable } from './next-table.ts';
import { newsIn } from './other-tabs.ts';
import type { Saves } from './saves.ts';
import type { BattleStanding, Standing } from './standing.ts';
import { battleStanding, fightOrDuel, standingFrom, withMove, withTurnAt } from './standing.ts';
import type { Change } from './turn-ends.ts';
import { afterDraw, afterLeaving, withTurnFinished } from './turn-ends.ts';

/** What the stage of a fight is notified of. */
export interface Watcher {
  /** It stands otherwise than before, or is lost. */
  changed(): void;
  /** Another tab has written it: what it wrote stands now. */
  overtaken(): void;
  /** A sentence for the pilots. */
  said(sentence: string): void;
}

/**
 * The one writer of a fight, and so of a duel, which is a fight of one battle. Every change is on disk before
 * the next thing is shown, one after the other; when a write is refused because another tab was faster, what
 * that tab wrote is shown. Each change answers whether it was made. Turns are those of the battle that is
 * played.
 */
export class RunningFight {
  readonly id: string;
  /** Null until it is opened. */
  standing: Standing | null = null;
  /** Why it cannot be shown; empty when it can. */
  lost = '';
  readonly #saves: Saves;
  readonly #library: Library;
  readonly #watcher: Watcher;
  readonly #stopWatching: () => void;
  #writing: Promise<unknown> = Promise.resolve();
  /** The name of the battle that is played; null between the turns of several. */
  #playing: string | null = null;
  #battle: { readonly of: Standing; readonly battle: BattleStanding | null } | null = null;
  /** Picks that are not on disk yet, by seat. */
  readonly #picks = new Map<number, number | null>();

  constructor(
    id: string,
    { saves, library, watcher }: { saves: Saves; library: Library; watcher: Watcher },
  ) {
    this.id = id;
    this.#saves = saves;
    this.#library = library;
    this.#watcher = watcher;
    this.#stopWatching = saves.watch((changed) => {
      if (changed === id) this.#writing = this.#writing.then(() => this.#heard());
    });
  }

  /** Reads it from disk. */
  async open(): Promise<void> {
    const save = await this.#saves.get(this.id);
    if (!save) this.lost = 'There is no such duel on this device.';
    else if ('unreadable' in save)
      this.lost = `This duel cannot be read: ${save.unreadable}. It is kept, not deleted; see Records.`;
    else await this.#take(save);
    if (this.standing && isOneBattle(this.standing.record)) this.#playing = ONLY_BATTLE;
    this.#watcher.changed();
  }

  /** Hears no more of other tabs. */
  close(): void {
    this.#stopWatching();
  }

  /** The battle that is played, as it stands; null between the turns of several. */
  get battle(): BattleStanding | null {
    const { standing } = this;
    if (!standing || this.#playing === null) return null;
    if (this.#battle?.of !== standing)
      this.#battle = { of: standing, battle: battleStanding(standing, this.#playing) };
    return this.#battle.battle;
  }

  /** Plays a battle of several from now on, by its name; null for none. */
  play(battle: string | null): void {
    this.#playing = battle;
    this.#battle = null;
    this.#picks.clear();
    this.#watcher.changed();
  }

  /** A pilot joins a battle, or sits out. */
  move(move: Move): Promise<boolean> {
    return this.#write((standing) => {
      const moved = withMove(standing, move);
      return isRefusal(moved) ? `This cannot be: ${refusalText(moved)}.` : moved;
    });
  }

  /** A pilot locks a console number in; with the last the exchange begins. */
  lockIn(seat: number, console: number): Promise<boolean> {
    return this.#turn(({ battle, turn }) => lockIn(battle, turn, seat, console));
  }

  /** A pilot picks a console number, or lets it go: kept as long as it is not locked in. */
  async pick(seat: number, console: number | null): Promise<boolean> {
    this.#picks.set(seat, console);
    // Of several picks in a row the last is written.
    const written = await this.#turn(
      ({ battle, turn }) => pick(battle, turn, seat, this.#picks.get(seat) ?? null),
      { aloud: false },
    );
    if (this.#picks.get(seat) === console) this.#picks.delete(seat);
    return written;
  }

  /** What a pilot has picked and not locked in; null where that is nothing. */
  pickOf(seat: number): number | null {
    const turn = this.battle?.turn;
    const kept = turn?.kind === 'choosing' ? turn.picked?.[seat] : null;
    return (this.#picks.has(seat) ? this.#picks.get(seat) : kept) ?? null;
  }

  /** A pilot takes the choice back, as long as somebody else has not locked in; not for a seat that chooses by itself. */
  takeBack(seat: number): Promise<boolean> {
    return this.#turn(({ battle, choosers, turn }) =>
      choosesByItself(choosers[seat]) ? null : takeBack(battle, turn, seat),
    );
  }

  /** The film of the exchange has come to a step. */
  reach(step: Step): Promise<boolean> {
    return this.#telling((turn, played) => reach(played, turn, step));
  }

  /** Nobody leaves (D7): on to the first score, or to the marks. */
  stay(): Promise<boolean> {
    return this.#telling((turn, played) => stay(played, turn));
  }

  /** A pilot says what the turn asks. */
  answer(answer: Answer): Promise<boolean> {
    return this.#telling((turn, played) => withAnswer(played, turn, answer));
  }

  /**
   * Pilots leave (D7), which ends the battle before any damage; where others fight on the turn is shown
   * without those who left (M8).
   */
  leave(leaving: readonly Leave[]): Promise<boolean> {
    return this.#writeIn((standing, battle) => afterLeaving(standing, battle, leaving));
  }

  /** The pilots go on from the marks: the turn enters the record. */
  finish(): Promise<boolean> {
    return this.#writeIn(withTurnFinished);
  }

  /** A draw: with the numbers of a turn that is called but not yet decided, else between two turns. */
  draw(draw: Draw): Promise<boolean> {
    return this.#writeIn((standing, battle) => afterDraw(standing, battle, draw));
  }

  /** Begins the same fight once more, that of two perhaps with the booklets swapped; its name, or null. */
  rematch(swapped: boolean): Promise<string | null> {
    return this.#begin((sat) => rematchOf(sat, swapped));
  }

  /** Begins the same battle again with another pilot alone; its name, or null. */
  again(lone: number): Promise<string | null> {
    return this.#begin((sat) => againAlone(sat, lone));
  }

  async #begin(next: (sat: Sitting) => Sitting): Promise<string | null> {
    const { standing } = this;
    if (!standing) return null;
    const save = await nextTable(standing, next, this.#library);
    const put = await this.#saves.put(save);
    if (put.kind === 'failed') this.#watcher.said(put.reason);
    return put.kind === 'conflict' ? null : put.save.id;
  }

  /** The pilots have been led, and go on by themselves. */
  goOnAlone(): Promise<boolean> {
    return this.#write((standing) =>
      standing.save.led ? { ...standing, save: { ...standing.save, led: false } } : null,
    );
  }

  /** Shows a row from disk: the fight is its record, replayed. */
  async #take(save: DuelSave): Promise<void> {
    await readFor(save, this.#library);
    const standing = standingFrom(save, this.#library);
    this.lost = typeof standing === 'string' ? standing : '';
    if (typeof standing === 'string') return;
    const lacks = standing.save.battles.some(({ name, turn }) => {
      const before = save.battles.find((each) => each.name === name)?.turn;
      return before !== undefined && !keepsNumbers(before, turn);
    });
    if (lacks)
      this.#watcher.said('A choice of this turn no longer fits the booklet and was taken back.');
    this.standing = standing;
  }

  /** Another tab has written it. */
  async #heard(): Promise<void> {
    const mine = this.standing?.save;
    if (!mine) return;
    const stored = await this.#saves.get(this.id);
    if (!stored) this.lost = `This ${fightOrDuel(mine)} was removed in another tab.`;
    else if ('unreadable' in stored) return;
    else {
      const news = newsIn(stored, mine, this.#playing);
      if (news === 'none') return;
      if (news === 'picks') await this.#take(stored);
      else await this.#overtake(stored);
    }
    this.#watcher.changed();
  }

  async #overtake(stored: DuelSave): Promise<void> {
    await this.#take(stored);
    this.#watcher.overtaken();
    this.#watcher.said(
      `This ${fightOrDuel(stored)} went on in another tab; here it is as it stands now.`,
    );
  }

  /** Writes what comes next, then shows it; false when nothing was written or another tab was faster. */
  #write(change: (standing: Standing) => Change, { aloud } = { aloud: true }): Promise<boolean> {
    const write = async (): Promise<boolean> => {
      const next = this.standing && change(this.standing);
      if (typeof next === 'string') this.#watcher.said(next);
      if (!next || typeof next === 'string') return false;
      const put = await this.#saves.put(next.save);
      if (put.kind === 'conflict') await this.#overtake(put.stored);
      else this.standing = { ...next, save: put.save };
      if (put.kind === 'failed' && aloud) this.#watcher.said(put.reason);
      this.#watcher.changed();
      return put.kind !== 'conflict';
    };
    const written = this.#writing.then(write);
    this.#writing = written.catch(() => undefined);
    return written;
  }

  /** The battle that is played goes on. */
  #writeIn(
    change: (standing: Standing, battle: BattleStanding) => Change,
    how?: { readonly aloud: boolean },
  ): Promise<boolean> {
    return this.#write((standing) => {
      const { battle } = this;
      return battle && change(standing, battle);
    }, how);
  }

  /** The turn in progress goes on. */
  #turn(
    change: (battle: BattleStanding) => TurnInProgress | null,
    how?: { readonly aloud: boolean },
  ): Promise<boolean> {
    return this.#writeIn((standing, battle) => {
      const turn = change(battle);
      return turn && withTurnAt(standing, battle.name, turn);
    }, how);
  }

  /** The film of the turn in progress goes on. */
  #telling(change: (turn: Telling, played: Exchange) => Telling | null): Promise<boolean> {
    return this.#turn(({ played, turn }) =>
      turn.kind === 'telling' && played ? change(turn, played) : null,
    );
  }
}
