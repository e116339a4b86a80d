import type { Battle } from '../../rules/battle/battle.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import { openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import type { SeatOrder } from '../../rules/battle/orders.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { byEdition } from '../../rules/booklet/by-edition.ts';
import { freePilots, standingOf } from '../../rules/fight/fight.ts';
import type { GameHand } from '../../rules/fight/hands.ts';
import { isPerson } from '../../rules/fight/hands.ts';
import { mayClaim } from '../../rules/fight/bound-turns.ts';
import type { Leave } from '../../rules/fight/progress.ts';
import { calling } from '../../rules/fight/progress.ts';
import type { Choosing } from '../../rules/fight/turn.ts';
import type { Answer, Question } from '../../rules/fight/undecided.ts';
import { sure } from '../../rules/sure.ts';
import { COURSE, keepsCourse } from '../../rules/words/lesson.ts';
import type { Advice, Answered, Asking, PilotAsked } from '../../tactics/asked.ts';
import type { DrawnHow } from '../../tactics/pilot/seal.ts';
import { shownSeal } from '../../tactics/pilot/seal.ts';
import { unthoughtOrder } from '../../tactics/pilot/unthought.ts';
import { refusesText, yieldsText } from '../../tactics/words.ts';
import type { GameAct } from './game-act.ts';
import { inProgress } from './standing.ts';
import type { Hands, RunningFight } from './running-fight.ts';
import { isSealed } from './shown-seal.ts';
import type { BattleStanding, Standing } from './standing.ts';
import type { PairNet } from './nets.ts';
import { netsJudging, netsOf } from './nets.ts';
import type { EachWithout, WithoutTicket } from '../disk/worker-door.ts';
import type { Thinker } from './thinker.ts';
import { thinker } from './thinker.ts';

/** What a computer pilot decides, before it has a ticket. */
type HandAsks = Extract<
  WithoutTicket<Asking>,
  { readonly kind: PilotAsked['kind'] | 'coach' | 'join' }
>;

/** The same of a battle that is named apart. */
type PilotAsks = EachWithout<PilotAsked, 'ticket' | 'position'>;

/** A seat of a battle, and the computer pilot in it who still fights there. */
interface Seat {
  readonly seat: number;
  readonly hand: GameHand;
}

const seatsOf = ({ battle, choosers }: BattleStanding): readonly Seat[] =>
  battle.seats.flatMap(({ out }, seat) => {
    const hand = choosers[seat];
    return out === null && hand !== undefined && !isPerson(hand) ? [{ seat, hand }] : [];
  });

/** The turn that is shown or comes: what is asked of it once is known by this. */
const turnOf = ({ battle, name }: BattleStanding): string => `${name}/${battle.turns}`;

/** What is said where nobody could think: a critical is ignored, the first supply lost, all falls on the first. */
const anyAnswer = (question: Question): Answer => {
  const { seat } = question;
  switch (question.kind) {
    case 'ammunition lost':
      return { kind: question.kind, seat, ammunition: sure(Object.keys(question.supplies)[0]) };
    case 'modifier shared': {
      const { hits, modifier } = question.split;
      return { kind: question.kind, seat, shares: hits.map((_, at) => (at === 0 ? modifier : 0)) };
    }
    case 'critical ignored':
      return { kind: question.kind, seat, ignores: true };
  }
};

/** The order of a seat in the course that leads a duel; null where none does. */
const orderOfCourse = (
  { battle, record, save }: BattleStanding,
  seat: number,
): SeatOrder | null => {
  const call = save.led === true && keepsCourse(record) ? COURSE[battle.turns]?.[seat] : undefined;
  const isOpen = openManeuvers(battle, seat).some(({ console }) => console === call?.console);
  return call && isOpen ? { console: call.console } : null;
};

/**
 * The hands of the computer pilots at a table: they do there what a person does by hand, as soon as it is theirs to
 * do. All that they are asked is decided from what everybody knows; whoever thinks has no word for what is picked.
 */
export class HandOfTheGame implements Hands {
  readonly #running: Pick<RunningFight, 'act' | 'battle' | 'shown' | 'standing'>;
  readonly #thinker: Pick<Thinker, 'ask'>;
  readonly #closing = new AbortController();
  #acting: Promise<void> | null = null;
  #again = false;
  /** The seat and turn for which a claim was thought of, and left. */
  readonly #unclaimed = new Set<string>();
  /** What the computer pilots think with: one judgment for all at a table. */
  #nets: Promise<readonly PairNet[]> | null = null;
  /** What a coach judges by: the newest that was learned, whatever the row names. */
  #learned: Promise<readonly PairNet[]> | null = null;
  #leaving: { readonly of: string; readonly all: Promise<readonly Leave[]> } | null = null;

  constructor(
    running: Pick<RunningFight, 'act' | 'battle' | 'shown' | 'standing'>,
    thinks: Pick<Thinker, 'ask'> = thinker,
  ) {
    this.#running = running;
    this.#thinker = thinks;
  }

  look(): void {
    this.#again = true;
    this.#acting ??= this.#actOn();
  }

  async settled(): Promise<void> {
    await this.#acting;
  }

  leaving(battle: BattleStanding): Promise<readonly Leave[]> {
    const { standing } = this.#running;
    const of = turnOf(battle);
    if (!standing || battle.turn.kind !== 'telling' || battle.turn.decided)
      return Promise.resolve([]);
    if (this.#leaving?.of !== of) this.#leaving = { of, all: this.#leavesOf(standing, battle) };
    return this.#leaving.all;
  }

  yielding({ choosers, save }: BattleStanding, leaving: readonly Leave[]): string | null {
    const isDuel = choosers.length === 2 && !save.game;
    const hand = leaving.map(({ seat }) => choosers[seat]).find((each) => !isPerson(each));
    return isDuel && hand && !isPerson(hand) ? yieldsText(hand.pilot) : null;
  }

  async refusing(battle: BattleStanding): Promise<string | null> {
    for (const each of seatsOf(battle))
      if (!(await this.#wantsDraw(battle, each))) return refusesText(each.hand.pilot);
    return null;
  }

  async advice(battle: BattleStanding, seat: number): Promise<Advice | null> {
    const { standing } = this.#running;
    if (!standing) return null;
    this.#learned ??= netsOf(bookletsOf(standing));
    const position = byEdition(battle.battle, bookletsOf(standing));
    const asked = { kind: 'coach', position, seat } as const;
    const answered = await this.#ask(asked, this.#learned);
    return answered?.kind === 'advised' ? answered.advice : null;
  }

  end(): void {
    this.#closing.abort();
  }

  /** Does one thing after the other, as long as there is any. */
  async #actOn(): Promise<void> {
    // Whoever looks first is noted as the one who acts.
    await Promise.resolve();
    try {
      while (this.#again && !this.#closing.signal.aborted) {
        this.#again = false;
        await this.#actOnce();
      }
    } finally {
      this.#acting = null;
    }
  }

  async #actOnce(): Promise<void> {
    const { battle, shown, standing } = this.#running;
    if (!standing || standing.fight.outcome) return;
    const act = battle ? await this.#inBattle(battle) : await this.#between(standing);
    if (act && !this.#closing.signal.aborted && (await this.#running.act(shown, act)))
      this.#again = true;
  }

  /** Asks whoever thinks; with what the computer pilots at the table think with, where nothing is said. */
  async #ask(wanted: HandAsks, judging?: Promise<readonly PairNet[]>): Promise<Answered | null> {
    const { standing } = this.#running;
    if (!standing) return null;
    const { signal } = this.#closing;
    const booklets = bookletsOf(standing);
    const nets = await (judging ?? (this.#nets ??= netsJudging(judgedAt(standing), booklets)));
    return this.#thinker.ask(
      { ...wanted, nets: nets.map(({ number }) => number) },
      { booklets, nets, signal },
    );
  }

  /** Asks of a battle as it stands. */
  async #askOf(battle: Battle, wanted: PilotAsks): Promise<Answered | null> {
    const { standing } = this.#running;
    return standing && this.#ask({ ...wanted, position: byEdition(battle, bookletsOf(standing)) });
  }

  /** What is to be done in the battle that is played; null where nothing is. */
  async #inBattle(standing: BattleStanding): Promise<GameAct | null> {
    const { battle, turn, undecided } = standing;
    if (battle.outcome) return null;
    const seats = seatsOf(standing);
    if (mayClaim(standing))
      for (const { hand, seat } of seats) {
        const of = `${turnOf(standing)}/${seat}`;
        if (this.#unclaimed.has(of)) continue;
        if (await this.#wantsDraw(standing, { hand, seat })) return { kind: 'claims', seat };
        this.#unclaimed.add(of);
      }
    if (turn.kind === 'choosing') {
      // Who has no choice is locked in already, and shows its seal before the last number is locked in.
      const isLocked = ({ seat }: Seat): boolean => turn.locked[seat] !== null;
      const next =
        seats.find((each) => isLocked(each) && !isSealed(standing, each.seat)) ??
        seats.find((each) => !isLocked(each));
      return next ? this.#lockingIn(standing, next, turn) : null;
    }
    // It is thought of while the pages turn, so that nobody waits for it.
    if (!turn.decided) void this.leaving(standing);
    const asked = turn.decided
      ? undecided.find((question) => seats.some(({ seat }) => seat === question.seat))
      : undefined;
    return asked ? { kind: 'says', answer: await this.#answerTo(standing, asked) } : null;
  }

  /** What a computer pilot locks in, unless it had no choice and is, with the seal that it shows. */
  async #lockingIn(
    standing: BattleStanding,
    { hand, seat }: Seat,
    { attacks, locked }: Choosing,
  ): Promise<GameAct> {
    const { battle, name } = standing;
    const { seed } = hand;
    const at = { battle: name, turn: battle.turns + 1, seat };
    const number = locked[seat] ?? null;
    const known =
      number === null ? orderOfCourse(standing, seat) : calling(battle, seat, number, attacks);
    const { how, order } = known
      ? ({ how: 'judged', order: known } as const)
      : await this.#drawn(standing, seat, hand);
    const called = calling(battle, seat, order.console, order.attacks);
    return { kind: 'locks in', seat, order, seal: shownSeal(seed, at, called, how) };
  }

  /** The order that it draws, and how. */
  async #drawn(
    standing: BattleStanding,
    seat: number,
    { judged, pilot, seed }: GameHand,
  ): Promise<{ readonly order: SeatOrder; readonly how: DrawnHow }> {
    const { battle, name } = standing;
    const asked = { kind: 'think', battle: name, seat, pilot, seed } as const;
    const answered = await this.#askOf(battle, asked);
    if (answered?.kind === 'thought') {
      const lacksNets = judged !== undefined && (await this.#nets)?.length === 0;
      return { order: answered.order, how: lacksNets ? 'roughly' : 'judged' };
    }
    const at = { battle: name, turn: battle.turns + 1, seat };
    return { order: unthoughtOrder(battle, seed, at), how: 'unthought' };
  }

  async #answerTo(standing: BattleStanding, question: Question): Promise<Answer> {
    const { battle, turn } = standing;
    const { seat } = question;
    const answered =
      turn.kind === 'telling'
        ? await this.#askOf(battle, { kind: 'say', seat, called: turn.orders })
        : null;
    return answered?.kind === 'said' ? answered.answer : anyAnswer(question);
  }

  async #wantsDraw(standing: BattleStanding, { seat }: Seat): Promise<boolean> {
    const { battle, turn } = standing;
    const called = turn.kind === 'telling' ? { called: turn.orders } : {};
    const answered = await this.#askOf(battle, { kind: 'draw', seat, ...called });
    return answered?.kind === 'draw' && answered.wants;
  }

  async #leavesOf(whole: Standing, standing: BattleStanding): Promise<readonly Leave[]> {
    const { fight } = whole;
    const { battle, battles, save, turn } = standing;
    if (turn.kind !== 'telling') return [];
    const stakes = save.game ? 'hangar game' : fight.sides.length > 2 ? 'fight' : 'single duel';
    // Whether it was lost before as well: a pilot looks back on one turn.
    const before = byEdition(battles.slice(-2, -1), bookletsOf(whole));
    const leaving: Leave[] = [];
    for (const { hand, seat } of seatsOf(standing)) {
      const { pilot } = hand;
      const asked = { kind: 'leave', called: turn.orders, seat, pilot, stakes, before } as const;
      const answered = await this.#askOf(battle, asked);
      if (answered?.kind === 'leaves' && answered.leaves)
        leaving.push({ seat, leaves: answered.leaves });
    }
    return leaving;
  }

  /** What a free computer pilot does between the turns of several battles (M7); null where nothing is to be done. */
  async #between(standing: Standing): Promise<GameAct | null> {
    const { fight, save } = standing;
    if (inProgress(standing) !== null) return null;
    for (const who of freePilots(fight)) {
      if (isPerson(save.chooses?.[who]) || fight.sittingOut.includes(who)) continue;
      const asked = byEdition(fight, bookletsOf(standing));
      const answered = await this.#ask({ kind: 'join', fight: asked, who });
      if (answered?.kind === 'joins') return { kind: 'moves', move: answered.move };
    }
    return null;
  }
}

/** So many positions are looked at for a proof. */
const POSITIONS = 1000;

/** Which seat of two has lost whatever it does, by the rules alone; null where that is not proved. */
export const provedLoser = async (
  standing: Standing,
  battle: BattleStanding,
  thinks: Pick<Thinker, 'ask'> = thinker,
): Promise<number | null> => {
  const booklets = bookletsOf(standing);
  for (const [winner, side] of SIDES.entries()) {
    const position = byEdition(battle.battle, booklets);
    const asked = { kind: 'prove', position, side, positions: POSITIONS } as const;
    const answered = await thinks.ask(asked, { booklets });
    if (answered.kind === 'proved' && answered.win) return 1 - winner;
  }
  return null;
};

/** The judgment that the computer pilots at a table think with: it is one for all of them. */
const judgedAt = ({ save: { chooses = [] } }: Standing): string | undefined =>
  chooses.map((chooser) => (isPerson(chooser) ? undefined : chooser.judged)).find(Boolean);

/** The booklets of a fight. */
const bookletsOf = ({ fight }: Standing): readonly Booklet[] =>
  fight.sides.map((_, pilot) => standingOf(fight, pilot).booklet);
