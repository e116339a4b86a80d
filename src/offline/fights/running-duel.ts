import type { Battle } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Draw, Orders } from '../../rules/battle/orders.ts';
import type { Entrant, FightRecord } from '../../rules/fight/record.ts';
import { isRefusal } from '../../rules/fight/refusal.ts';
import { play } from '../../rules/fight/moves.ts';
import type { Step } from '../../rules/fight/steps.ts';
import type { Leave } from '../../rules/fight/progress.ts';
import {
  leave,
  lockIn,
  ordersLeaving,
  pick,
  reach,
  stay,
  takeBack,
  withAnswer,
} from '../../rules/fight/progress.ts';
import type { Telling, TurnInProgress } from '../../rules/fight/turn.ts';
import { keepsNumbers } from '../../rules/fight/turn.ts';
import type { Answer } from '../../rules/fight/undecided.ts';
import { sure } from '../../rules/sure.ts';
import { refusalText } from '../../rules/words/refusal-text.ts';
import type { DuelSave } from './duel-save.ts';
import { readFor } from './lacking-booklets.ts';
import type { Lens } from './lens.ts';
import { WHOLE } from './lens.ts';
import type { Library } from '../booklets/library.ts';
import { newsIn } from './news.ts';
import { againAlone, nextSave, rematchOf } from './next-save.ts';
import type { Saves } from './saves.ts';
import type { Change, Standing } from './standing.ts';
import { standingAfter, withPlayed, withTurn } from './standing.ts';

/** What whoever shows a duel is told of it. */
export interface Watcher {
  /** It stands otherwise than before, or is lost. */
  changed(): void;
  /** Another tab has written it: what it wrote stands now. */
  overtaken(): void;
  /** A sentence for the pilots. */
  said(sentence: string): void;
}

const fightOrDuel = ({ summary }: DuelSave): string =>
  summary.pilots.length > 2 ? 'fight' : 'duel';

/**
 * The one writer of a duel. Every change is on disk before the next thing is shown, one after the
 * other; when a write is refused because another tab was faster, what that tab wrote is shown.
 * Each change answers whether it was made.
 */
export class RunningDuel {
  readonly id: string;
  /** Null until it is opened. */
  standing: Standing | null = null;
  /** Why it cannot be shown; empty when it can. */
  lost = '';
  readonly #saves: Saves;
  readonly #library: Library;
  readonly #watcher: Watcher;
  readonly #lens: Lens;
  readonly #stopWatching: () => void;
  #writing: Promise<unknown> = Promise.resolve();
  /** Picks that are not on disk yet, by seat. */
  readonly #picks = new Map<number, number | null>();

  constructor(
    id: string,
    {
      saves,
      library,
      watcher,
      lens = WHOLE,
    }: { saves: Saves; library: Library; watcher: Watcher; lens?: Lens },
  ) {
    this.id = id;
    this.#lens = lens;
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
    this.#watcher.changed();
  }

  /** Hears no more of other tabs. */
  close(): void {
    this.#stopWatching();
  }

  /** A pilot locks a console number in; with the last the exchange begins. */
  lockIn(seat: number, console: number): Promise<boolean> {
    return this.#turn((turn, battle) => lockIn(battle, turn, seat, console));
  }

  /** A pilot picks a console number, or lets it go: kept as long as it is not locked in. */
  async pick(seat: number, console: number | null): Promise<boolean> {
    this.#picks.set(seat, console);
    // Of several picks in a row the last is written.
    const written = await this.#turn(
      (turn, battle) => pick(battle, turn, seat, this.#picks.get(seat) ?? null),
      { aloud: false },
    );
    if (this.#picks.get(seat) === console) this.#picks.delete(seat);
    return written;
  }

  /** What a pilot has picked and not locked in; null where that is nothing. */
  pickOf(seat: number): number | null {
    const turn = this.standing?.save.turn;
    const kept = turn?.kind === 'choosing' ? turn.picked?.[seat] : null;
    return (this.#picks.has(seat) ? this.#picks.get(seat) : kept) ?? null;
  }

  /** A pilot takes the choice back, as long as the other has not locked in too. */
  takeBack(seat: number): Promise<boolean> {
    return this.#turn((turn, battle) => takeBack(battle, turn, seat));
  }

  /** The telling of the exchange has come to a step. */
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
   * Pilots leave (D7), which ends the duel before any damage; where others fight on the turn is told
   * without those who left (M8).
   */
  leave(leaving: readonly Leave[]): Promise<boolean> {
    return this.#write((standing) => {
      const { turn } = standing.save;
      if (turn.kind !== 'telling') return null;
      const told = leave(sure(standing.battles.at(-1)), turn, leaving);
      if (told) return { save: { turn: told } };
      const seats = ordersLeaving(turn, leaving);
      return seats && this.#withOrders(standing, { seats });
    });
  }

  /** The pilots go on from the marks: the turn enters the record. */
  finish(): Promise<boolean> {
    return this.#write((standing) => {
      const turns = withPlayed(standing);
      return turns && this.#lens.finished(standing, turns);
    });
  }

  /** A draw: with the numbers of a turn that is called but not yet decided, else between two turns. */
  draw(draw: Draw): Promise<boolean> {
    return this.#write((standing) => {
      const { turn } = standing.save;
      if (turn.kind === 'choosing') return this.#withOrders(standing, { draw });
      if (!turn.decided) return this.#withOrders(standing, { seats: turn.orders, draw });
      const turns = withPlayed(standing);
      if (!turns || sure(turns.battles.at(-1)).outcome) {
        this.#watcher.said('The duel is over already; go on to its end.');
        return null;
      }
      return this.#withOrders({ ...standing, ...turns }, { draw });
    });
  }

  /** Begins the next duel of the same two, perhaps with the booklets swapped; its name, or null. */
  rematch(swapped: boolean): Promise<string | null> {
    return this.#begin((record) => rematchOf(record, swapped));
  }

  /** Begins the same battle again with another pilot alone; its name, or null. */
  again(lone: number): Promise<string | null> {
    return this.#begin((record) => againAlone(record, lone));
  }

  async #begin(next: (record: FightRecord) => readonly Entrant[]): Promise<string | null> {
    const { standing } = this;
    if (!standing) return null;
    const save = await nextSave(standing, next(standing.record), this.#library);
    const put = await this.#saves.put(save);
    if (put.kind === 'failed') this.#watcher.said(put.reason);
    return put.kind === 'conflict' ? null : put.save.id;
  }

  /** The pilots have been led, and go on by themselves. */
  goOnAlone(): Promise<boolean> {
    return this.#write(({ save }) => (save.led ? { save: { led: false } } : null));
  }

  /** Shows a save from disk: the battle is its record, replayed. */
  async #take(save: DuelSave): Promise<void> {
    await readFor(save, this.#library);
    const standing = this.#lens.standing(save, this.#library);
    this.lost = typeof standing === 'string' ? standing : '';
    if (typeof standing === 'string') return;
    if (!keepsNumbers(this.#lens.shown(save).turn, standing.save.turn))
      this.#watcher.said(
        'A choice of this turn does not fit the booklet any more, and was taken back.',
      );
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
      const news = newsIn(this.#lens.shown(stored), mine);
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
  #write(
    change: (standing: Standing) => Change | null,
    { aloud } = { aloud: true },
  ): Promise<boolean> {
    const write = async (): Promise<boolean> => {
      const { standing } = this;
      const changed = standing && change(standing);
      if (!standing || !changed) return false;
      const put = await this.#saves.put(this.#lens.row({ ...standing.save, ...changed.save }));
      if (put.kind === 'conflict') await this.#overtake(put.stored);
      else
        this.standing = standingAfter(
          this.#lens.shown(put.save),
          changed.turns ?? standing,
          standing.names,
        );
      if (put.kind === 'failed' && aloud) this.#watcher.said(put.reason);
      this.#watcher.changed();
      return put.kind !== 'conflict';
    };
    const written = this.#writing.then(write);
    this.#writing = written.catch(() => undefined);
    return written;
  }

  /** The turn in progress goes on. */
  #turn(
    change: (turn: TurnInProgress, battle: Battle, standing: Standing) => TurnInProgress | null,
    how?: { readonly aloud: boolean },
  ): Promise<boolean> {
    return this.#write((standing) => {
      const turn = change(standing.save.turn, sure(standing.battles.at(-1)), standing);
      return turn && { save: { turn } };
    }, how);
  }

  /** The telling of the turn in progress goes on. */
  #telling(change: (turn: Telling, played: Exchange) => Telling | null): Promise<boolean> {
    return this.#turn((turn, _battle, { played }) =>
      turn.kind === 'telling' && played ? change(turn, played) : null,
    );
  }

  /** The duel with one turn more, of orders that are not played yet; null where they are not allowed. */
  #withOrders(standing: Standing, orders: Orders): Change | null {
    const played = play(sure(standing.battles.at(-1)), orders);
    if (!isRefusal(played))
      return this.#lens.finished(standing, withTurn(standing, orders, played));
    this.#watcher.said(`This turn cannot be played: ${refusalText(played)}.`);
    return null;
  }
}
