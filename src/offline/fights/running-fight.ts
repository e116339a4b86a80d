import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Draw } from '../../rules/battle/orders.ts';
import { openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import { ONLY_BATTLE, nextBattle, standingOf } from '../../rules/fight/fight.ts';
import type { GamePilot } from '../../rules/fight/hands.ts';
import { isPerson, handOf } from '../../rules/fight/hands.ts';
import { isOneBattle } from '../../rules/fight/record.ts';
import type { Leave } from '../../rules/fight/progress.ts';
import { lockIn, pick, reach, stay, takeBack, withAnswer } from '../../rules/fight/progress.ts';
import type { Move } from '../../rules/fight/record.ts';
import { isRefusal } from '../../rules/fight/refusal.ts';
import { againAlone, againstNext, rematchOf, sittingOf } from '../../rules/fight/sit-down.ts';
import type { Sitting } from '../../rules/fight/sitting.ts';
import type { Step } from '../../rules/fight/steps.ts';
import type { Telling, TurnInProgress } from '../../rules/fight/turn.ts';
import type { Answer } from '../../rules/fight/undecided.ts';
import { refusalText } from '../../rules/words/refusal-text.ts';
import type { Advice } from '../../tactics/asked.ts';
import type { GameAct } from './game-act.ts';
import { afterAct } from './game-act.ts';
import type { BattleStanding, Standing } from './standing.ts';
import { battleStanding, withMove, withTurnAt } from './standing.ts';
import type { Change } from './turn-ends.ts';
import { afterDraw, afterLeaving, withBoundTurns, withTurnFinished } from './turn-ends.ts';
import { WrittenFight } from './written-fight.ts';
import { sure } from '../../rules/sure.ts';
import type { Library } from '../booklets/library.ts';
import type { DuelSave } from './duel-save.ts';
import { tableFromShelf } from './new-table.ts';

/**
 * The table of whoever sits down after a fight: `next` makes of those who sat there those who come. Flown by the
 * shelf, else by the editions that were flown.
 */
const nextTable = async (
  { fight, record, save }: Standing,
  next: (sat: Sitting) => Sitting,
  library: Pick<Library, 'read'>,
): Promise<DuelSave> => {
  const before = fight.sides.map((_, pilot) => standingOf(fight, pilot).booklet);
  const sat = {
    ...sittingOf(record, save.secrecy, save.chooses?.map(handOf)),
    ...(save.coach ? { coach: save.coach } : {}),
  };
  const table = await tableFromShelf(next(sat), {
    read: async (booklet) =>
      (await library.read(booklet)) ?? before.find(({ id }) => id === booklet),
  });
  return sure(table);
};

/** From this armor down it is looked for whether somebody has lost. */
const LOW_ARMOR = 10;

/** Who acts for the computer pilots at a table. */
export interface Hands {
  /** The fight stands otherwise than before. */
  look(): void;
  /** Waits until each of them has locked in, or never will. */
  settled(): Promise<void>;
  /** How they leave the turn that is shown (D7). */
  leaving(battle: BattleStanding): Promise<readonly Leave[]>;
  /** What is said as they leave it; null where nothing is. */
  yielding(battle: BattleStanding, leaving: readonly Leave[]): string | null;
  /** Why there is no draw by agreement, as a sentence; null where all of them agree (D14). */
  refusing(battle: BattleStanding): Promise<string | null>;
  /** What the choices of a seat are worth in the turn that begins; null where nobody can say. */
  advice(battle: BattleStanding, seat: number): Promise<Advice | null>;
  end(): void;
}

/**
 * The one writer of a fight, and so of a duel, which is a fight of one battle. Turns are those of the battle that is
 * played. Where computer pilots sit their hands are called; nobody else acts for them.
 */
export class RunningFight extends WrittenFight {
  /** The name of the battle that is played; null between the turns of several. */
  #playing: string | null = null;
  #battle: { readonly of: Standing; readonly battle: BattleStanding | null } | null = null;
  /** Picks that are not on disk yet, by seat: of each the last. */
  readonly #picks = new Map<number, { readonly console: number | null }>();
  #hands: Promise<Hands | null> | null = null;

  /** Reads it from disk. */
  async open(): Promise<void> {
    await this.read();
    if (this.standing && isOneBattle(this.standing.record)) this.#playing = ONLY_BATTLE;
    this.changed();
  }

  override close(): void {
    super.close();
    void this.#hands?.then((hands) => hands?.end());
  }

  protected override changed(): void {
    super.changed();
    if (!this.standing?.save.chooses?.some((each) => !isPerson(each))) return;
    this.#hands ??= import('./hand-of-the-game.ts').then(
      ({ HandOfTheGame }) => new HandOfTheGame(this),
      () => {
        this.watcher.missed();
        return null;
      },
    );
    void this.#hands.then((hands) => hands?.look());
  }

  /** The battle that is played, as it stands; null between the turns of several. */
  get battle(): BattleStanding | null {
    const { standing } = this;
    if (!standing || this.#playing === null) return null;
    if (this.#battle?.of !== standing)
      this.#battle = { of: standing, battle: battleStanding(standing, this.#playing) };
    return this.#battle.battle;
  }

  /** What is shown: the battle that is played, and what the fight has come to. What is said of it is of nothing else. */
  get shown(): string {
    return `${this.#playing}/${this.standing?.save.record}`;
  }

  /** Plays a battle of several from now on, by its name; null for none. */
  play(battle: string | null): void {
    this.#playing = battle;
    this.#battle = null;
    this.#picks.clear();
    this.changed();
  }

  /** A pilot joins a battle, or sits out. */
  move(move: Move): Promise<boolean> {
    return this.write((standing) => {
      const moved = withMove(standing, move);
      return isRefusal(moved) ? `This cannot be: ${refusalText(moved)}.` : moved;
    });
  }

  /**
   * A person locks a console number in, once every computer pilot has; with the last the exchange begins.
   */
  async lockIn(seat: number, console: number): Promise<boolean> {
    const shown = this.shown;
    if (this.#hands) await (await this.#hands)?.settled();
    return this.#turn(({ battle, choosers, turn }) =>
      isPerson(choosers[seat]) && this.shown === shown ? lockIn(battle, turn, seat, console) : null,
    );
  }

  /** A pilot picks a console number, or lets it go: kept as long as it is not locked in. */
  async pick(seat: number, console: number | null): Promise<boolean> {
    const picked = { console };
    this.#picks.set(seat, picked);
    // Of several picks in a row the last is written.
    const written = await this.#turn(
      ({ battle, turn }) => pick(battle, turn, seat, this.#picks.get(seat)?.console ?? null),
      { aloud: false },
    );
    // The same may have been picked once more meanwhile.
    if (this.#picks.get(seat) === picked) this.#picks.delete(seat);
    return written;
  }

  /** What a pilot has picked and not locked in; null where that is nothing. */
  pickOf(seat: number): number | null {
    const turn = this.battle?.turn;
    const kept = turn?.kind === 'choosing' ? turn.picked?.[seat] : null;
    const picked = this.#picks.get(seat);
    return (picked ? picked.console : kept) ?? null;
  }

  /** What a coach knows of the turn that begins, whatever is picked; null where there is none. */
  async advice(seat: number): Promise<Advice | null> {
    const { battle } = this;
    return (battle && (await (await this.#hands)?.advice(battle, seat))) ?? null;
  }

  /** A pilot takes the choice back, as long as somebody else has not locked in; not for a computer pilot. */
  takeBack(seat: number): Promise<boolean> {
    return this.#turn(({ battle, choosers, turn }) =>
      isPerson(choosers[seat]) ? takeBack(battle, turn, seat) : null,
    );
  }

  /** The film of the exchange has come to a step. */
  reach(step: Step): Promise<boolean> {
    return this.#telling((turn, played) => reach(played, turn, step));
  }

  /** No person leaves (D7): on to the first score, or to the marks. */
  stay(): Promise<boolean> {
    return this.leave([]);
  }

  /** A person says what the turn asks. */
  answer(answer: Answer): Promise<boolean> {
    return this.#writeIn((standing, { choosers, name, played, turn }) => {
      if (turn.kind !== 'telling' || !played || !isPerson(choosers[answer.seat])) return null;
      const next = withAnswer(played, turn, answer);
      return next && withTurnAt(standing, name, next);
    });
  }

  /**
   * These persons leave (D7), and whichever computer pilots do; which ends the battle before any damage. Where
   * others fight on the turn is shown without those who left (M8).
   */
  leave(leaving: readonly Leave[]): Promise<boolean> {
    return this.#writeIn(async (standing, battle) => {
      const hands = await this.#hands;
      const ofGame = (await hands?.leaving(battle)) ?? [];
      const all = [...leaving.filter(({ seat }) => isPerson(battle.choosers[seat])), ...ofGame];
      const said = hands?.yielding(battle, ofGame) ?? null;
      if (said !== null) this.watcher.said(said);
      const { name, played, turn } = battle;
      if (all.length > 0) return afterLeaving(standing, battle, all);
      return turn.kind === 'telling' && played
        ? withTurnAt(standing, name, stay(played, turn))
        : null;
    });
  }

  /** What a computer pilot does, thought of where the fight had come so far: nothing where it has gone on. */
  act(of: string, act: GameAct): Promise<boolean> {
    return this.write(
      (standing) => (this.shown === of ? afterAct(standing, this.battle, act) : null),
      { aloud: false },
    );
  }

  /** The pilots go on from the marks: the turn enters the record. */
  finish(): Promise<boolean> {
    return this.#writeIn(withTurnFinished);
  }

  /** The pilots go on from turns in which nobody had a choice: all of them enter the record at once. */
  finishBound(): Promise<boolean> {
    return this.#writeIn(withBoundTurns);
  }

  /** Which of two cannot win any more, by the rules alone, as they choose; null where that is not proved. */
  async loser(): Promise<number | null> {
    const { battle, standing } = this;
    if (!standing || battle?.turn.kind !== 'choosing' || battle.battle.seats.length !== 2)
      return null;
    // Before that nothing of what thinks is loaded where people alone fight.
    if (battle.battle.seats.every(({ armor }) => armor > LOW_ARMOR)) return null;
    const made = await import('./hand-of-the-game.ts').catch(() => null);
    return (await made?.provedLoser(standing, battle)) ?? null;
  }

  /**
   * A person gives a duel up: calls, as does whoever has not yet, the first number that is open, and bails out as the
   * pages open (B1, D7).
   */
  async yields(seat: number): Promise<boolean> {
    if (this.#hands) await (await this.#hands)?.settled();
    return this.#writeIn((standing, at) => {
      const { battle, choosers } = at;
      if (!isPerson(choosers[seat])) return null;
      const turn = choosers.reduce((before: TurnInProgress, chooser, each) => {
        const isOpen = before.kind === 'choosing' && before.locked[each] === null;
        const [first] = isOpen && isPerson(chooser) ? openManeuvers(battle, each) : [];
        return (first && lockIn(battle, before, each, first.console)) ?? before;
      }, at.turn);
      return afterLeaving(standing, { ...at, turn }, [{ seat, leaves: 'bails out' }]);
    });
  }

  /** Plays on what is left to computer pilots alone, to the end, or until one of them is still to say something. */
  async playOut(): Promise<void> {
    const isOne = this.standing !== null && isOneBattle(this.standing.record);
    const settled = async (playing: string | null): Promise<void> => {
      if (!isOne) this.play(playing);
      const hands = await this.#hands;
      hands?.look();
      await hands?.settled();
    };
    for (let going = true; going;) {
      // M7: between two turns somebody may join.
      await settled(null);
      await settled((this.standing && nextBattle(this.standing.fight)?.name) ?? null);
      const { turn, undecided = [] } = this.battle ?? {};
      going =
        turn?.kind === 'telling' &&
        (turn.decided ? undecided.length === 0 && (await this.finish()) : await this.stay());
    }
    if (!isOne) this.play(null);
  }

  /** A draw: with the numbers of a turn that is called but not yet decided, else between two turns. */
  draw(draw: Draw): Promise<boolean> {
    return this.#writeIn(async (standing, battle) => {
      const hands = draw.by === 'agreed' ? await this.#hands : null;
      return (await hands?.refusing(battle)) ?? afterDraw(standing, battle, draw);
    });
  }

  /** Begins the same fight once more, that of two perhaps with the booklets swapped; its name, or null. */
  rematch(swapped: boolean): Promise<string | null> {
    return this.#begin((sat) => rematchOf(sat, swapped));
  }

  /** Begins the same duel against another computer pilot; its name, or null. */
  next(pilot: GamePilot): Promise<string | null> {
    return this.#begin((sat) => againstNext(sat, pilot));
  }

  /** Begins the same battle again with another pilot alone; its name, or null. */
  again(lone: number): Promise<string | null> {
    return this.#begin((sat) => againAlone(sat, lone));
  }

  async #begin(next: (sat: Sitting) => Sitting): Promise<string | null> {
    const { standing } = this;
    if (!standing) return null;
    const save = await nextTable(standing, next, this.library);
    const put = await this.saves.put(save);
    if (put.kind === 'failed') this.watcher.said(put.reason);
    return put.kind === 'conflict' ? null : put.save.id;
  }

  /** The pilots have been led, and go on by themselves. */
  goOnAlone(): Promise<boolean> {
    return this.write((standing) =>
      standing.save.led ? { ...standing, save: { ...standing.save, led: false } } : null,
    );
  }

  /** The battle that is played goes on, from the turn that is shown now. */
  #writeIn(
    change: (standing: Standing, battle: BattleStanding) => Change | Promise<Change>,
    how?: { readonly aloud: boolean },
  ): Promise<boolean> {
    const shown = this.shown;
    return this.write((standing) => {
      const { battle } = this;
      return battle && this.shown === shown ? change(standing, battle) : null;
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
