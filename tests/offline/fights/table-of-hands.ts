import { newTable } from '../../../src/offline/fights/new-table.ts';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { inProgress } from '../../../src/offline/fights/standing.ts';
import { RunningFight } from '../../../src/offline/fights/running-fight.ts';
import type { BattleStanding } from '../../../src/offline/fights/standing.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { freePilots, nextBattle } from '../../../src/rules/fight/fight.ts';
import type { SeatHand } from '../../../src/rules/fight/hands.ts';
import { isPerson } from '../../../src/rules/fight/hands.ts';
import { joinsOf } from '../../../src/rules/fight/join.ts';
import type { Lineup } from '../../../src/rules/fight/lineup.ts';
import { againstFirst } from '../../../src/rules/fight/lineup.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';
import { seated } from '../../../src/rules/fight/sit-down.ts';
import type { Leave } from '../../../src/rules/fight/progress.ts';
import { stepAfter } from '../../../src/rules/fight/steps.ts';
import type { Answer, Question } from '../../../src/rules/fight/undecided.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, rifleman } from '../../rules/battle/table-top.ts';
import { libraryOf } from '../booklets/libraries.ts';
import type { SharedDisk } from './shared-disk.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];

/** A table at which these hands sit, all against the first or in these battles; with a number as the seeds' beginning. */
export const tableOf = (
  hands: readonly SeatHand[],
  seed: number,
  battles: readonly Lineup[] = againstFirst(hands.length),
): DuelSave => {
  const flown = hands.map((_, at) => ((at + seed) % 2 === 0 ? rifleman : griffin));
  const row = newTable(
    {
      ...{ battles, options: USUAL_OPTIONS, secrecy: 'pass the device' },
      seats: hands.map((hand, at) =>
        seated(freshEntrant(sure(flown[at]).id, sure(NAMES[at])), hand),
      ),
    },
    flown,
  );
  // What is drawn at random is told by a number here, so that a game can be played again.
  const chooses = sure(row.chooses).map((each, at) =>
    isPerson(each) ? each : { ...each, seed: `${seed}0${at}`.padEnd(32, 'f') },
  );
  return { ...row, chooses };
};

/** What a person calls, answers and does: always the same at the same place of a fight. */
const mood = (text: string): number => {
  let hash = 2166136261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
};

const said = (question: Question): Answer => {
  const { seat } = question;
  switch (question.kind) {
    case 'ammunition lost':
      return { kind: question.kind, seat, ammunition: sure(Object.keys(question.supplies).at(-1)) };
    case 'modifier shared': {
      const { hits, modifier } = question.split;
      return { kind: question.kind, seat, shares: hits.map((_, at) => (at === 0 ? modifier : 0)) };
    }
    case 'critical ignored':
      return { kind: question.kind, seat, ignores: false };
  }
};

/** A tab with the fight of this disk, and all that the persons at the table do in it. */
export class Tab {
  readonly running: RunningFight;
  readonly told: string[] = [];
  /** The turn in which the first person of a battle bails out. */
  leavesIn: number | null = null;
  /** By battle, turn and seat, what computer pilots have locked in as this tab saw it. */
  readonly slips = new Map<string, number>();
  #changed: (() => void) | null = null;
  #moves = 0;

  constructor(disk: SharedDisk, saves = disk.reach().saves) {
    this.running = new RunningFight(disk.row.id, {
      saves,
      library: libraryOf(rifleman, griffin),
      watcher: {
        changed: () => {
          this.#see();
          this.#toTheBoard();
          this.#changed?.();
        },
        overtaken: () => undefined,
        said: (sentence) => this.told.push(sentence),
        missed: () => undefined,
      },
    });
  }

  /** Waits until every computer pilot has locked in, or the turn is shown, or all is over. */
  async settled(): Promise<void> {
    const isChoosing = (): boolean => {
      const { battle, standing } = this.running;
      return (
        !standing?.fight.outcome &&
        battle?.turn.kind === 'choosing' &&
        battle.turn.locked.some(
          (number, seat) =>
            number === null &&
            !isPerson(battle.choosers[seat]) &&
            battle.battle.seats[seat]?.out === null,
        )
      );
    };
    while (isChoosing()) await new Promise((resolve) => setTimeout(resolve));
  }

  /** Plays on to the end, or until it is so, or there is nothing that a person can do. */
  async play(until = () => false): Promise<void> {
    await this.running.open();
    for (let idle = 0; idle < 200;) {
      const before = this.running.standing?.save.revision;
      if (this.running.standing?.fight.outcome || until()) return;
      await this.#step();
      if (this.running.standing?.save.revision !== before) idle = 0;
      else {
        idle += 1;
        await new Promise<void>((resolve) => {
          this.#changed = resolve;
          setTimeout(resolve);
        });
      }
    }
    throw new Error(`nobody goes on: ${this.running.standing?.save.record}`);
  }

  /** After a turn of one of several battles the board comes. */
  #toTheBoard(): void {
    const { battle, standing } = this.running;
    const moves = standing?.record.moves.length ?? 0;
    if (moves === this.#moves) return;
    this.#moves = moves;
    if (battle && standing && standing.fight.battles.length > 1) this.running.play(null);
  }

  #see(): void {
    const { battle } = this.running;
    if (!battle) return;
    for (const [seat, hand] of battle.choosers.entries()) {
      const { turn } = battle;
      const number = turn.kind === 'choosing' ? turn.locked[seat] : turn.orders[seat]?.console;
      if (isPerson(hand) || number === null || number === undefined) continue;
      const at = `${battle.name}${battle.battle.turns + 1}/${seat}`;
      const before = this.slips.get(at);
      if (before !== undefined && before !== number) throw new Error(`the slip ${at} changed`);
      this.slips.set(at, number);
    }
  }

  async #step(): Promise<void> {
    const { battle, standing } = this.running;
    if (!standing) return;
    if (!battle || battle.battle.outcome) return this.#between();
    const { turn } = battle;
    if (turn.kind === 'choosing') return this.#choose(battle);
    const { played, undecided } = battle;
    const question = turn.decided
      ? undecided.find(({ seat }) => isPerson(battle.choosers[seat]))
      : undefined;
    if (question) await this.running.answer(said(question));
    else if (turn.decided && undecided.length > 0) return;
    else if (turn.step.kind === 'leave or stay' && !turn.decided)
      await this.running.leave(this.#leaving(battle));
    else {
      const next = stepAfter(sure(played), turn.step);
      if (next) await this.running.reach(next);
      else await this.running.finish();
    }
  }

  #leaving({ battle, choosers }: BattleStanding): readonly Leave[] {
    const seat = battle.seats.findIndex(({ out }, at) => out === null && isPerson(choosers[at]));
    return battle.turns + 1 === this.leavesIn ? [{ seat, leaves: 'bails out' }] : [];
  }

  async #choose(standing: BattleStanding): Promise<void> {
    const { battle, choosers, name, turn } = standing;
    const seat = battle.seats.findIndex(
      ({ out }, at) =>
        out === null &&
        isPerson(choosers[at]) &&
        turn.kind === 'choosing' &&
        turn.locked[at] === null,
    );
    if (seat < 0) return;
    const open = openManeuvers(battle, seat);
    const drawn = mood(`${standing.save.id}${name}${battle.turns}${seat}`);
    const { console } = sure(open[Math.floor(drawn * open.length)]);
    const { shown } = this.running;
    if (drawn < 0.3) await this.running.pick(seat, console);
    // No number is locked in for a turn that another tab has reached meanwhile.
    if (this.running.shown === shown) await this.running.lockIn(seat, console);
  }

  /** Between the turns of several battles: a free pilot joins the first battle it can. */
  async #between(): Promise<void> {
    const standing = sure(this.running.standing);
    const { fight, save } = standing;
    // What has begun is played on first.
    const begun = inProgress(standing);
    if (begun !== null) return this.running.play(begun);
    const free = freePilots(fight).filter((pilot) => !fight.sittingOut.includes(pilot));
    const isPersons = (pilot: number): boolean => isPerson(save.chooses?.[pilot]);
    // A computer pilot does by itself what there is to do.
    if (free.some((pilot) => !isPersons(pilot) && joinsOf(fight, pilot).length > 0)) return;
    const person = free.find(isPersons);
    if (person !== undefined) {
      const [way] = joinsOf(fight, person);
      await this.running.move(
        way
          ? { kind: 'join', pilot: person, opens: way.opens }
          : { kind: 'sits out', pilot: person },
      );
      return;
    }
    const next = nextBattle(fight);
    if (next) this.running.play(next.name);
  }
}
