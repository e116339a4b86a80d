import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { randomFrom, randomOrders } from '../../tools/random-play.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import type { Options } from '../../../src/rules/battle/options.ts';
import type { Step } from '../../../src/rules/fight/steps.ts';
import { CALLED, stepAfter, stepsOf } from '../../../src/rules/fight/steps.ts';
import type { Choosing, Telling, TurnInProgress } from '../../../src/rules/fight/turn.ts';
import {
  lockIn,
  openTurn,
  pick,
  playedSoFar,
  reach,
  stay,
  takeBack,
  withAnswer,
} from '../../../src/rules/fight/progress.ts';
import type { Answer, Question } from '../../../src/rules/fight/undecided.ts';
import { undecidedOf } from '../../../src/rules/fight/undecided.ts';
import { sure } from '../../../src/rules/sure.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { twoAmmunitions } from '../../two-ammunitions.ts';
import type { Party } from '../battle/play-out.ts';
import { randomShares } from '../../tools/random-play.ts';
import { booklets, opened } from '../battle/table-top.ts';

const LONGEST = 40;

/** A turn that is chosen, with these console numbers locked in by seat. */
export const choosing = (...locked: Choosing['locked']): Choosing => ({ kind: 'choosing', locked });

/** A turn whose numbers have just been called. */
export const called = (lone: number, rival: number): Telling => ({
  kind: 'telling',
  orders: [{ console: lone }, { console: rival }],
  step: CALLED,
  decided: false,
});

/** The lone player's score on the first rival. */
export const LONE_SCORES: Step = { kind: 'score', seat: 0, on: 1 };

/** The Rifleman with two grenades besides. */
export const armedRifleman = ((): Booklet => {
  const read = parseBooklet(twoAmmunitions(JSON.parse(readFileSync('books/rfl-3n.json', 'utf8'))));
  if (!read.ok) throw new Error('the changed Rifleman has faults');
  return read.booklet;
})();

const anyArmed = fc.constantFrom(armedRifleman, ...booklets);

/** A duel, with two kinds of ammunition to lose here and there. */
export const anyArmedDuel: fc.Arbitrary<Party> = fc.tuple(
  anyArmed,
  anyArmed.map((rival) => [rival]),
);

/** One against one to three, with two kinds of ammunition to lose here and there. */
export const anyArmedParty: fc.Arbitrary<Party> = fc.tuple(
  anyArmed,
  fc.array(anyArmed, { minLength: 1, maxLength: 3 }),
);

/**
 * Plays a battle as it is played on one device, at random: numbers are picked, locked in and taken
 * back, the telling goes on, leaps and goes back, pilots say what they are asked. `each` sees every turn in
 * progress that it comes through.
 */
export const playTurns = (
  [lone, rivals]: Party,
  seed: number,
  options: Options,
  each: (battle: Battle, turn: TurnInProgress) => void,
): Battle => {
  const random = randomFrom(seed);
  let battle = opened(lone, rivals, options);
  while (!battle.outcome && battle.turns < LONGEST) {
    const seen = (turn: TurnInProgress): void => each(battle, turn);
    const { orders } = tellTurn(battle, chooseTurn(battle, random, seen), random, seen);
    battle = exchange(battle, { seats: orders }).battle;
  }
  return battle;
};

/** Everybody locks in; some take it back first. */
const chooseTurn = (
  battle: Battle,
  random: () => number,
  seen: (turn: TurnInProgress) => void,
): Telling => {
  let turn = openTurn(battle);
  seen(turn);
  const { seats } = randomOrders(battle, random);
  while (turn.kind === 'choosing') {
    const choosers = seats.flatMap((order, seat) =>
      order && turn.kind === 'choosing' && turn.locked[seat] === null ? [seat] : [],
    );
    const seat = sure(choosers[Math.floor(random() * choosers.length)]);
    if (random() < 0.5) {
      turn = sure(pick(battle, turn, seat, sure(seats[seat]).console));
      seen(turn);
    }
    turn = sure(lockIn(battle, turn, seat, sure(seats[seat]).console));
    seen(turn);
    if (turn.kind === 'choosing' && random() < 0.2) {
      turn = takeBack(battle, turn, seat) ?? turn;
      seen(turn);
    }
  }
  return turn;
};

const oneOf = <Thing>(things: readonly Thing[], random: () => number): Thing =>
  sure(things[Math.floor(random() * things.length)]);

/** Any answer that there is to a question. */
const randomAnswer = (question: Question, random: () => number): Answer => {
  const { kind, seat } = question;
  switch (kind) {
    case 'ammunition lost':
      return { kind, seat, ammunition: oneOf(Object.keys(question.supplies), random) };
    case 'critical ignored':
      return { kind, seat, ignores: random() < 0.5 };
    case 'modifier shared':
      return { kind, seat, shares: randomShares(question.split, random) };
  }
};

/** The exchange is told to its marks and to the last answer. */
const tellTurn = (
  battle: Battle,
  begun: Telling,
  random: () => number,
  seen: (turn: TurnInProgress) => void,
): Telling => {
  let turn = begun;
  for (;;) {
    const played = sure(playedSoFar(battle, turn));
    const [question] = undecidedOf(played, turn.orders);
    const isAsked = turn.step.kind === 'split' && question?.kind === 'modifier shared';
    if (question && (isAsked || random() < 0.5))
      turn = sure(withAnswer(played, turn, randomAnswer(question, random)));
    else if (!question && (turn.decided || random() < 0.5) && !stepAfter(played, turn.step))
      return turn;
    else if (turn.step.kind === 'leave or stay') turn = stay(played, turn);
    else if (random() < 0.2) {
      const steps = stepsOf(played);
      turn = reach(played, turn, sure(steps[Math.floor(random() * steps.length)])) ?? turn;
    } else turn = sure(reach(played, turn, stepAfter(played, turn.step) ?? turn.step));
    seen(turn);
  }
};
