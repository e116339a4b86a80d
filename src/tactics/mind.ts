import type { Battle } from '../rules/battle/battle.ts';
import type { Exchange } from '../rules/battle/exchange.ts';
import type { SeatOrders } from '../rules/battle/orders.ts';
import type { Booklet } from '../rules/booklet/booklet.ts';
import { readBooklet } from '../rules/booklet/read-booklet.ts';
import { play } from '../rules/fight/moves.ts';
import type { FightRecord } from '../rules/fight/record.ts';
import { isRefusal } from '../rules/fight/refusal.ts';
import type { BattleTurns, Replayed } from '../rules/fight/replay.ts';
import { replayText, turnsOf } from '../rules/fight/replay.ts';
import { undecidedOf } from '../rules/fight/undecided.ts';
import { sure } from '../rules/sure.ts';
import { answerOfPilot, leaveOfPilot, wantsDraw } from './pilot/answers.ts';
import type {
  Answered,
  Asking,
  BattleAsking,
  BookletTold,
  CertainAsked,
  CoachAsked,
  JoinAsked,
  NetTold,
  PilotAsked,
  ProveAsked,
  ReviewAsked,
  StudyAsked,
  ThinkAsked,
  WeighAsked,
} from './asked.ts';
import { holdsOf, isRoughly, judgedScore, weighing } from './balance/balance.ts';
import { certainOf } from './review/certain.ts';
import { adviceFor } from './review/coach.ts';
import { joinOfPilot } from './pilot/joining.ts';
import type { Judging } from './judge/judgment.ts';
import { packStudy, unpackStudy } from './learn/kept-study.ts';
import { KnownNets } from './judge/known-nets.ts';
import { printNet } from './judge/net-text.ts';
import { orderOfPilot } from './pilot/pilot.ts';
import { playsHash } from './duel/plays-hash.ts';
import { playsOf } from './duel/plays.ts';
import { forcedWin } from './duel/proof.ts';
import { reviewing } from './review/review.ts';
import { Study } from './learn/study.ts';

/** So many duels are learned from at once: some ten milliseconds. */
const STUDIED_AT_ONCE = 4;
/** After so many duels it is told how to go on from there. */
const KEPT_AFTER = 500;

/** What a turn comes to that was called so; null where it cannot be. */
const shown = (battle: Battle, seats: SeatOrders): Exchange | null => {
  const played = play(battle, { seats });
  return isRefusal(played) ? null : played;
};

const cannot = ({ ticket }: Asking): Answered => ({ kind: 'cannot', ticket });

/** What a computer pilot decides; null where its battle is over, or it is out of it, or nobody asks. */
const decided = (
  asked: PilotAsked,
  battles: readonly Battle[],
  judge: Judging,
): Answered | null => {
  const battle = sure(battles.at(-1));
  const { seat, ticket } = asked;
  if (battle.outcome || battle.seats[seat]?.out !== null) return null;
  switch (asked.kind) {
    case 'think':
      return thought(asked, battle, judge);
    case 'leave': {
      const { called, pilot, stakes } = asked;
      const played = shown(battle, called);
      return (
        played && {
          ...{ kind: 'leaves', ticket },
          leaves: leaveOfPilot(battles, played, seat, pilot, judge, stakes),
        }
      );
    }
    case 'say': {
      const { called } = asked;
      const played = shown(battle, called);
      const question = played && undecidedOf(played, called).find((each) => each.seat === seat);
      return question
        ? { kind: 'said', ticket, answer: answerOfPilot(battle, called, question, judge) }
        : null;
    }
    case 'draw': {
      const after = asked.called ? shown(battle, asked.called)?.battle : battle;
      return after ? { kind: 'draw', ticket, wants: wantsDraw(battle, seat, judge, after) } : null;
    }
  }
};

const thought = (
  { ticket, battle: name, seat, pilot, seed }: ThinkAsked,
  battle: Battle,
  judge: Judging,
): Answered => {
  const at = { battle: name, turn: battle.turns + 1, seat };
  const order = orderOfPilot(battle, pilot, judge, seed, at);
  return { kind: 'thought', ticket, order };
};

const proved = ({ ticket, side, positions }: ProveAsked, battle: Battle): Answered => ({
  ...{ kind: 'proved', ticket },
  win: forcedWin(battle, side, positions),
});

const advised = (asked: CoachAsked, battle: Battle, judge: Judging): Answered =>
  battle.outcome
    ? cannot(asked)
    : { kind: 'advised', ticket: asked.ticket, advice: adviceFor(battle, asked.seat, judge) };

/** What is certain before a turn; null where the battle has not come so far. */
const certain = (
  { ticket, turn, positions }: CertainAsked,
  { battles }: BattleTurns,
): Answered | null => {
  const battle = turn === undefined ? battles.at(-1) : battles[turn - 1];
  return battle ? { kind: 'certain', ticket, things: certainOf(battle, positions) } : null;
};

/** Who answers what is asked at the door (`asked.ts`), step by step: between two of them it may be stopped. */
export class Mind {
  readonly #ofEdition = new Map<string, Booklet>();
  /** Those that a record means which names no edition: by name, the last that was told of. */
  readonly #named = new Map<string, Booklet>();
  readonly #nets = new KnownNets();
  /** What is being learned, by the pair, seed and duels. */
  readonly #studies = new Map<string, Study>();

  /** Learns a booklet: sound, for it was checked before it came on the shelf. */
  learn({ document, edition }: BookletTold): void {
    // Told again it stays the same, and so does all that was worked out of it.
    const booklet = this.#ofEdition.get(edition) ?? readBooklet(document, edition);
    this.#ofEdition.set(edition, booklet);
    this.#named.set(booklet.id, booklet);
  }

  /** Learns a net; one that is of no use is left aside. */
  learnNet({ text, of }: NetTold): void {
    const [one, other] = of.map((edition) => this.#ofEdition.get(edition));
    if (one && other) this.#nets.tell(text, playsOf(one), playsOf(other));
  }

  /** The answers to what is asked, one or several. */
  *answers(asked: Asking): Generator<Answered> {
    if (asked.kind === 'weigh') return yield* this.#weighed(asked);
    if (asked.kind === 'study') return yield* this.#studied(asked);
    const fight = this.#replayed(asked.record);
    if (!fight) yield cannot(asked);
    else if (asked.kind === 'join') yield this.#joins(asked, fight) ?? cannot(asked);
    else yield* this.#ofBattle(asked, turnsOf(fight.record.moves, fight, asked.battle));
  }

  *#ofBattle(asked: BattleAsking, turns: BattleTurns): Generator<Answered> {
    const battle = turns.battles.at(-1);
    const isOfTwo = battle?.seats.length === 2;
    if (asked.kind === 'review' && isOfTwo) yield* this.#reviewed(asked, turns);
    else if (asked.kind === 'prove' && isOfTwo) yield proved(asked, battle);
    else if (asked.kind === 'certain' && isOfTwo) yield certain(asked, turns) ?? cannot(asked);
    else if (asked.kind === 'coach')
      yield isOfTwo ? advised(asked, battle, this.#nets.of(asked.nets)) : cannot(asked);
    else if ('seat' in asked && battle)
      yield decided(asked, turns.battles, this.#nets.of(asked.nets)) ?? cannot(asked);
    else yield cannot(asked);
  }

  /** A fight that was replayed to its end; null where it breaks off. */
  #replayed(text: string): (Replayed & { readonly record: FightRecord }) | null {
    const { record, fault, ...replayed } = replayText(text, (id, edition) =>
      edition === null ? this.#named.get(id) : this.#ofEdition.get(edition),
    );
    return record && !fault ? { ...replayed, fault, record } : null;
  }

  #joins({ ticket, who, nets }: JoinAsked, { fights }: Replayed): Answered | null {
    const move = joinOfPilot(sure(fights.at(-1)), who, this.#nets.of(nets));
    return move && { kind: 'joins', ticket, move };
  }

  *#studied({ ticket, of, seed, duels, kept }: StudyAsked): Generator<Answered> {
    const [one, other] = of.map((edition) => this.#ofEdition.get(edition));
    if (!one || !other) return yield { kind: 'cannot', ticket };
    const name = [...of, seed, duels].join(' ');
    const plays = [playsOf(one), playsOf(other)] as const;
    const left = (kept && unpackStudy(kept, plays, seed)) ?? undefined;
    const study = this.#studies.get(name) ?? new Study(plays, seed, duels, left);
    this.#studies.set(name, study);
    while (study.duels < duels) {
      for (let more = 0; more < STUDIED_AT_ONCE; more += 1) study.wholeDuel();
      const isKept = study.duels % KEPT_AFTER === 0 && study.duels < duels;
      yield {
        ...{ kind: 'studying', ticket, duels: study.duels, of: duels },
        ...(isKept ? { kept: packStudy(study.kept(), plays) } : {}),
      };
    }
    this.#studies.delete(name);
    const { positions } = study;
    yield { kind: 'studied', ticket, text: printNet(study.average, { seed, duels, positions }) };
  }

  *#weighed(asked: WeighAsked): Generator<Answered> {
    const { from, ticket, to } = asked;
    const [lone, rival] = [asked.lone, asked.rival].map((edition) => this.#ofEdition.get(edition));
    if (!lone || !rival) return yield cannot(asked);
    const judge = this.#nets.of(asked.nets);
    for (const tally of weighing(lone, rival, from, to, judge))
      yield { kind: 'duel weighed', ticket, tally };
    yield {
      ...{ kind: 'weighed', ticket, judged: judgedScore(lone, rival, judge) },
      isRough: isRoughly(lone, rival, judge),
      plays: { lone: playsHash(playsOf(lone)), rival: playsHash(playsOf(rival)) },
      holds: { lone: holdsOf(lone, rival), rival: holdsOf(rival, lone) },
    };
  }

  *#reviewed({ ticket }: ReviewAsked, turns: BattleTurns): Generator<Answered> {
    const of = turns.orders.filter(({ seats }) => seats).length;
    const steps = reviewing(turns, this.#nets.all);
    for (let step = steps.next(); ; step = steps.next())
      if (step.done) return yield { kind: 'reviewed', ticket, review: step.value };
      else yield { kind: 'turn reviewed', ticket, turn: step.value, of };
  }
}
