import type { Battle, Side } from '../rules/battle/battle.ts';
import { SIDES } from '../rules/battle/battle.ts';
import { fittingPending, pendingExchange, undecidedExplosions } from '../rules/record/duel.ts';
import type { Exchange } from '../rules/battle/exchange.ts';
import type { Draw, Orders } from '../rules/battle/orders.ts';
import type { Pending } from '../rules/record/pending.ts';
import { NOTHING_PENDING, pendingOrders, sameChoices } from '../rules/record/pending.ts';
import type { BattleRecord } from '../rules/record/record.ts';
import { parseRecord, printRecord } from '../rules/record/record.ts';
import { replay } from '../rules/record/replay.ts';
import { sure } from '../rules/sure.ts';
import type { Named } from '../rules/words/tell.ts';
import { outcomeText } from '../rules/words/tell.ts';
import type { DuelSave } from './duel-save.ts';
import { newDuel } from './duel-save.ts';
import type { Library } from './library.ts';
import type { Saves } from './saves.ts';

/** A duel as it stands: its save, and the battle that the record in it makes. */
export interface Standing {
  readonly save: DuelSave;
  readonly record: BattleRecord;
  readonly battles: readonly Battle[];
  readonly exchanges: readonly Exchange[];
  readonly names: readonly Named[];
}

/** What whoever shows a duel is told of it. */
export interface Watcher {
  /** It stands otherwise than before, or is lost. */
  changed(): void;
  /** Another tab has written it: what it wrote stands now. */
  overtaken(): void;
  /** A sentence for the pilots. */
  said(sentence: string): void;
}

const ELSEWHERE = 'This duel went on in another tab; here it is as it stands now.';

const other: Readonly<Record<Side, Side>> = { lone: 'rival', rival: 'lone' };
const seatNumber = (side: Side): number => SIDES.indexOf(side);

/** Two that went on from the same revision, one of them in memory, are told apart by their time. */
const sameWriting = (mine: DuelSave, stored: DuelSave): boolean =>
  mine.revision === stored.revision && mine.changed === stored.changed;

/** Whose turn it is to choose, when the device is passed. */
export const chooserOf = ({ first, pending }: DuelSave): Side =>
  pending.locked[first] === undefined ? first : other[first];

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
  readonly #find: Library['find'];
  readonly #watcher: Watcher;
  readonly #stopWatching: () => void;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(
    id: string,
    { saves, find, watcher }: { saves: Saves; find: Library['find']; watcher: Watcher },
  ) {
    this.id = id;
    this.#saves = saves;
    this.#find = find;
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
    else this.#take(save);
    this.#watcher.changed();
  }

  /** Hears no more of other tabs. */
  close(): void {
    this.#stopWatching();
  }

  /** A pilot locks a console number in; with the second the exchange begins. */
  lockIn(side: Side, console: number): Promise<boolean> {
    return this.#pending((pending) => {
      if (pending.step > 0) return null;
      const locked = { ...pending.locked, [side]: console };
      const both = SIDES.every((each) => locked[each] !== undefined);
      return { ...pending, locked, step: both ? 1 : 0 };
    });
  }

  /** A pilot takes the choice back, as long as the other has not locked in too. */
  takeBack(side: Side): Promise<boolean> {
    return this.#pending((pending) => {
      if (pending.step > 0) return null;
      const { [side]: _taken, ...locked } = pending.locked;
      return { ...pending, locked };
    });
  }

  /** The telling of the exchange has come to a step. */
  reach(step: number): Promise<boolean> {
    return this.#pending((pending) => (pending.step === 0 ? null : { ...pending, step }));
  }

  /** Nobody leaves (D7): on to the first score, or to the marks. */
  stay(): Promise<boolean> {
    return this.#pending((pending, { battles }) => {
      const played = pendingExchange(sure(battles.at(-1)), pending);
      if (!played || pending.step === 0) return null;
      const scored = [0, 1].find((seat) =>
        played.incidents.some((incident) => incident.kind === 'scored' && incident.seat === seat),
      );
      return { ...pending, decided: true, step: scored === undefined ? 6 : 4 + scored };
    });
  }

  /** Pilots leave (D7), which ends the duel before any damage. */
  leave(leaves: Pending['leaves']): Promise<boolean> {
    return this.#write((standing) => {
      const { pending } = standing.save;
      const orders = pendingOrders({ ...pending, leaves });
      return pending.decided || !orders ? null : this.#withTurn(standing, orders);
    });
  }

  /** What an explosion takes (H4). */
  lose(side: Side, kind: string): Promise<boolean> {
    return this.#pending((pending, { battles }) => {
      const explosion = undecidedExplosions(sure(battles.at(-1)), pending).find(
        (each) => each.side === side,
      );
      return pending.step > 0 && explosion && Object.hasOwn(explosion.supplies, kind)
        ? { ...pending, loses: { ...pending.loses, [side]: kind } }
        : null;
    });
  }

  /** The pilots go on from the marks: the turn enters the record. */
  finish(): Promise<boolean> {
    return this.#write((standing) => {
      const orders = pendingOrders(standing.save.pending);
      return orders && this.#withTurn(standing, orders);
    });
  }

  /** A draw: with the numbers of a turn that is called but not yet decided, else between two turns. */
  draw(draw: Draw): Promise<boolean> {
    return this.#write((standing) => {
      const { pending } = standing.save;
      if (!pending.decided)
        return this.#withTurn(standing, pendingOrders(pending, draw) ?? { seats: [], draw });
      const played = pendingOrders(pending);
      const after = pendingExchange(sure(standing.battles.at(-1)), pending)?.battle;
      if (!played || !after || after.outcome) {
        this.#watcher.said('The duel is over already; go on to its end.');
        return null;
      }
      const turns = [...standing.record.turns, played];
      return this.#withTurn(
        { ...standing, record: { ...standing.record, turns } },
        { seats: [], draw },
      );
    });
  }

  /** Begins the next duel of the same two, perhaps with the booklets swapped; its name, or null. */
  async rematch(swapped: boolean): Promise<string | null> {
    if (!this.standing) return null;
    const { record, save, names } = this.standing;
    const [lone, rival] = swapped
      ? [
          { ...record.lone, booklet: record.rival.booklet },
          { ...record.rival, booklet: record.lone.booklet },
        ]
      : [record.lone, record.rival];
    const [loneMech = '', rivalMech = ''] = names.map(({ mech }) => mech);
    const put = await this.#saves.put(
      newDuel(
        { lone, rival, ammunition: record.ammunition, turns: [] },
        {
          secrecy: save.secrecy,
          first: save.first,
          mechs: swapped ? [rivalMech, loneMech] : [loneMech, rivalMech],
        },
      ),
    );
    if (put.kind === 'failed') this.#watcher.said(put.reason);
    return put.kind === 'conflict' ? null : put.save.id;
  }

  /** Shows a save: the battle is its record, replayed. */
  #take(save: DuelSave): void {
    const { record } = parseRecord(save.record);
    const replayed = record && replay(record, this.#find);
    this.lost = !replayed
      ? 'The record of this duel cannot be read.'
      : replayed.fault
        ? `This duel cannot go on: ${replayed.fault.reason}.`
        : '';
    if (!record || !replayed || replayed.fault) return;
    const { battles, exchanges } = replayed;
    const names = SIDES.map((side) => ({
      pilot: record[side].pilot,
      mech: this.#find(record[side].booklet)?.mech.name ?? '',
    }));
    const pending = fittingPending(sure(battles.at(-1)), save.pending);
    if (!sameChoices(save.pending, pending))
      this.#watcher.said(
        'A choice of this turn does not fit the booklet any more, and was taken back.',
      );
    this.standing = { save: { ...save, pending }, record, battles, exchanges, names };
  }

  /** Another tab has written it. */
  async #heard(): Promise<void> {
    const mine = this.standing?.save;
    if (!mine) return;
    const stored = await this.#saves.get(this.id);
    if (!stored) this.lost = 'This duel was removed in another tab.';
    else if ('unreadable' in stored || sameWriting(mine, stored)) return;
    else this.#overtake(stored);
    this.#watcher.changed();
  }

  #overtake(stored: DuelSave): void {
    this.#take(stored);
    this.#watcher.overtaken();
    this.#watcher.said(ELSEWHERE);
  }

  /** Writes what comes next, then shows it; false when nothing was written or another tab was faster. */
  #write(change: (standing: Standing) => Partial<DuelSave> | null): Promise<boolean> {
    const write = async (): Promise<boolean> => {
      const { standing } = this;
      const changed = standing && change(standing);
      if (!standing || !changed) return false;
      const put = await this.#saves.put({ ...standing.save, ...changed });
      if (put.kind === 'conflict') this.#overtake(put.stored);
      else this.#take(put.save);
      if (put.kind === 'failed') this.#watcher.said(put.reason);
      this.#watcher.changed();
      return put.kind !== 'conflict';
    };
    const written = this.#writing.then(write);
    this.#writing = written.catch(() => undefined);
    return written;
  }

  #pending(change: (pending: Pending, standing: Standing) => Pending | null): Promise<boolean> {
    return this.#write((standing) => {
      const { save, names } = standing;
      const pending = change(save.pending, standing);
      if (!pending) return null;
      const chooser = names[seatNumber(chooserOf({ ...save, pending }))]?.pilot;
      const told = pending.step > 0 ? 'numbers called' : `${chooser} chooses`;
      return { pending, summary: { ...save.summary, told } };
    });
  }

  /** The duel with one turn more in its record; who holds the device chooses first. */
  #withTurn({ record, save, names }: Standing, orders: Orders): Partial<DuelSave> | null {
    const next: BattleRecord = { ...record, turns: [...record.turns, orders] };
    const { battles, fault } = replay(next, this.#find);
    if (fault) {
      this.#watcher.said(`This turn cannot be played: ${fault.reason}.`);
      return null;
    }
    const { outcome } = sure(battles.at(-1));
    const first = other[save.first];
    return {
      record: printRecord(next),
      pending: NOTHING_PENDING,
      first,
      over: outcome !== null,
      summary: {
        ...save.summary,
        turn: next.turns.length + (outcome ? 0 : 1),
        told: outcome
          ? outcomeText(outcome, names).title
          : `${names[seatNumber(first)]?.pilot} chooses`,
      },
    };
  }
}
