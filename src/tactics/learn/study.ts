import { sure } from '../../rules/sure.ts';
import type { DiceState } from '../matrix/dice.ts';
import { Dice } from '../matrix/dice.ts';
import { Eyes } from '../judge/eyes.ts';
import { PATIENCE } from '../judge/glimpse.ts';
import { StudyDuel } from './study-duel.ts';
import type { Net } from '../judge/net.ts';
import { freshNet } from '../judge/net.ts';
import type { Plays } from '../duel/plays.ts';
import { KeptPositions } from './kept-positions.ts';
import type { BegunDuel, Standing } from './wide-starts.ts';
import { freshDuel, scatter, standingsOf, wornDuel } from './wide-starts.ts';

/** How often somebody in a duel tries to exploit the other; how often 'Mechs come worn, and begin somewhere in the midst. */
const [EXPLOITED, WORN, SCATTERED] = [0.45, 0.4, 0.6];
/** How often an exploiter begins in the midst, and a duel where one has been. */
const [EXPLOITER_SCATTERED, RETURNED] = [0.3, 0.3];

/** How much of what comes after counts; of an exploiter the same. */
const LAMBDA = 0.8;

/** How fast is learned at first and at last, and by an exploiter at least. */
const [FAST, SLOW, EXPLOITER_SLOW] = [0.1, 0.004, 0.02];
/** After so many duels the average goes this share of the way, earlier and later in a study. */
const [AVERAGED, EARLY_SHARE, LATE_SHARE, LATE] = [20, 0.05, 0.01, 0.6];

/** Nothing is held for surer than this. */
const SUREST = 0.499;
const held = (edge: number): number => Math.max(-SUREST, Math.min(SUREST, edge));

/** What a position comes to by what was thought there, and this share of what came after. */
const blended = (value: number, coming: number, lambda: number): number =>
  (1 - lambda) * value + lambda * coming;

/** So many positions are learned from between two pauses. */
const BETWEEN_PAUSES = 8;

/** A net that learns: its weights and their slopes so far. */
interface Learner {
  readonly net: Net;
  readonly squares: Float32Array<ArrayBuffer>;
  readonly eyes: Eyes;
}

/** What is kept of a study, to go on with it: to the bit as if it had never been left. */
export interface KeptStudy {
  readonly seed: number;
  readonly duels: number;
  readonly positions: number;
  readonly dice: DiceState;
  /** Weights and squares of the net, of both exploiters, and the average's weights. */
  readonly numbers: readonly Float32Array<ArrayBuffer>[];
  readonly ring: Int16Array<ArrayBuffer>;
  readonly ringed: number;
}

/** Learns how positions of two plays stand, by duels against itself and against two who try to exploit it. */
export class Study {
  readonly plays: readonly [Plays, Plays];
  readonly seed: number;
  /** How many duels it is to learn from: it learns fast at first, and slowly at last. */
  readonly goal: number;
  duels = 0;
  positions = 0;
  /** The average of what was learned plays better than what was learned last. */
  readonly average: Net;
  readonly #main: Learner;
  readonly #exploiters: readonly [Learner, Learner];
  #dice: Dice;
  readonly #ring: KeptPositions;
  readonly #fresh: BegunDuel;
  readonly #standings: readonly Standing[];

  constructor(plays: readonly [Plays, Plays], seed: number, goal: number, kept?: KeptStudy) {
    this.plays = plays;
    this.seed = seed;
    this.goal = goal;
    this.#dice = Dice.of(seed);
    this.#fresh = freshDuel(plays);
    this.#standings = standingsOf(this.#fresh);
    this.#ring = new KeptPositions(this.#fresh.duel);
    this.average = freshNet(plays, seed);
    this.#main = this.#learner();
    this.#exploiters = [this.#learner(), this.#learner()];
    if (kept) this.#resume(kept);
  }

  #learner(): Learner {
    const net = freshNet(this.plays, this.seed);
    return {
      net,
      squares: new Float32Array(net.weights.length),
      eyes: new Eyes(net, this.#fresh.duel, 4096),
    };
  }

  get #numbers(): readonly Float32Array<ArrayBuffer>[] {
    const learners = [this.#main, ...this.#exploiters];
    return [
      this.average.weights,
      ...learners.flatMap(({ net, squares }) => [net.weights, squares]),
    ];
  }

  /** What is to be kept between two duels. */
  kept(): KeptStudy {
    return {
      ...{ seed: this.seed, duels: this.duels, positions: this.positions },
      dice: this.#dice.state,
      numbers: this.#numbers.map((each) => each.slice()),
      ...this.#ring.kept(),
    };
  }

  #resume({ duels, positions, dice, numbers, ring, ringed }: KeptStudy): void {
    this.duels = duels;
    this.positions = positions;
    this.#dice = new Dice(dice);
    this.#numbers.forEach((each, at) => each.set(numbers[at] ?? []));
    this.#ring.resume(ring, ringed);
  }

  /** How much of its duels has been played. */
  get #share(): number {
    return Math.min(1, this.duels / this.goal);
  }

  /** Where a duel begins: of new 'Mechs or worn ones, at the beginning or in the midst. */
  #begun(isExploited: boolean): BegunDuel {
    const dice = this.#dice;
    const isFresh = isExploited || dice.share() >= WORN;
    const { duel, row } = isFresh ? this.#fresh : wornDuel(this.plays, dice);
    duel.lone.wear.rewind(1);
    duel.rival.wear.rewind(1);
    const begun = { duel, row: row.slice() };
    if (isFresh && !isExploited && this.#ring.isRich && dice.share() < RETURNED)
      this.#ring.draw(begun.row, dice);
    else if (dice.share() < (isExploited ? EXPLOITER_SCATTERED : SCATTERED))
      scatter(begun, this.#standings, dice);
    return begun;
  }

  /** Plays one duel and learns from it; pauses often. */
  *duel(): Generator<void, void> {
    const dice = this.#dice;
    const exploiter = dice.share() < EXPLOITED ? sure(this.#exploiters[dice.below(2)]) : null;
    const begun = this.#begun(exploiter !== null);
    const { eyes } = this.#main;
    eyes.turnTo(begun.duel);
    exploiter?.eyes.turnTo(begun.duel);
    const lesson = new StudyDuel(
      begun,
      (row, at) => eyes.edge(row, at),
      dice,
      exploiter && {
        seat: exploiter === this.#exploiters[0] ? 'lone' : 'rival',
        edge: (row, at) => exploiter.eyes.edge(row, at),
      },
    );
    yield* lesson.turns(this.#ring);
    yield* this.#learn(lesson, begun.duel.width, exploiter);
    this.duels += 1;
    this.positions += lesson.length;
    if (this.duels % AVERAGED === 0) this.#takeAverage();
  }

  /** The same at once. */
  wholeDuel(): void {
    const pauses = this.duel();
    while (!pauses.next().done);
  }

  /** Learns from the end of a duel to its beginning. */
  *#learn(lesson: StudyDuel, width: number, exploiter: Learner | null): Generator<void, void> {
    const { trail, values, theirs, cut, length } = lesson;
    const { eyes, squares } = this.#main;
    const rate = FAST * (1 - this.#share) + SLOW;
    let [coming, theirComing] = [lesson.end, lesson.end];
    for (let at = length - 1; at >= 0; at -= 1) {
      const patience = at === length - 1 && lesson.isOver ? 1 : PATIENCE;
      const isCut = cut[at] === 1;
      coming = blended(values[at] as number, patience * coming, exploiter || isCut ? 0 : LAMBDA);
      eyes.learn(trail, at * width, held(coming), rate, squares);
      if (exploiter) {
        const theirValue = theirs[at] as number;
        theirComing = blended(theirValue, patience * theirComing, isCut ? 0 : LAMBDA);
        const theirRate = Math.max(rate, EXPLOITER_SLOW);
        exploiter.eyes.learn(trail, at * width, held(theirComing), theirRate, exploiter.squares);
      }
      if (at % BETWEEN_PAUSES === 0) yield;
    }
  }

  #takeAverage(): void {
    const share = this.#share < LATE ? EARLY_SHARE : LATE_SHARE;
    const { weights } = this.average;
    const latest = this.#main.net.weights;
    for (let at = 0; at < weights.length; at += 1) {
      const old = weights[at] as number;
      weights[at] = old + share * ((latest[at] as number) - old);
    }
  }
}
