import type { Battle } from '../rules/battle/battle.ts';
import type { Exchange } from '../rules/battle/exchange.ts';
import type { SeatOrders } from '../rules/battle/orders.ts';
import type { Booklet } from '../rules/booklet/booklet.ts';
import type { ByEdition } from '../rules/booklet/by-edition.ts';
import { withBooklets } from '../rules/booklet/by-edition.ts';
import { readBooklet } from '../rules/booklet/read-booklet.ts';
import { play } from '../rules/fight/moves.ts';
import { isRefusal } from '../rules/fight/refusal.ts';
import { replayText, turnsOf } from '../rules/fight/replay.ts';
import { undecidedOf } from '../rules/fight/undecided.ts';
import type {
  Answered,
  Asking,
  BookletTold,
  JoinAsked,
  NetTold,
  PilotAsked,
  PositionAsked,
  ReviewAsked,
  StudyAsked,
  WeighAsked,
} from './asked.ts';
import { holdsOf, isRoughly, judgedScore, weighing } from './balance/balance.ts';
import { playsHash } from './duel/plays-hash.ts';
import { playsOf } from './duel/plays.ts';
import { forcedWin } from './duel/proof.ts';
import type { Judging } from './judge/judgment.ts';
import { KnownNets } from './judge/known-nets.ts';
import { printNet } from './judge/net-text.ts';
import { packStudy, unpackStudy } from './learn/kept-study.ts';
import { Study } from './learn/study.ts';
import { answerOfPilot, joinOfPilot, leaveOfPilot, wantsDraw } from './pilot/answers.ts';
import { orderOfPilot } from './pilot/pilot.ts';
import { certainOf } from './review/certain.ts';
import { adviceFor } from './review/coach.ts';
import { reviewing } from './review/review.ts';

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
  battle: Battle,
  before: readonly Battle[],
  judge: Judging,
): Answered | null => {
  const { seat, ticket } = asked;
  if (battle.outcome || battle.seats[seat]?.out !== null) return null;
  switch (asked.kind) {
    case 'think': {
      const { battle: name, pilot, seed } = asked;
      const at = { battle: name, turn: battle.turns + 1, seat };
      return { kind: 'thought', ticket, order: orderOfPilot(battle, pilot, judge, seed, at) };
    }
    case 'leave': {
      const { called, pilot, stakes } = asked;
      const played = shown(battle, called);
      return (
        played && {
          ...{ kind: 'leaves', ticket },
          leaves: leaveOfPilot([...before, battle], played, seat, pilot, judge, stakes),
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
    switch (asked.kind) {
      case 'weigh':
        return yield* this.#weighed(asked);
      case 'study':
        return yield* this.#studied(asked);
      case 'review':
        return yield* this.#reviewed(asked);
      case 'join':
        return yield this.#joins(asked) ?? cannot(asked);
      case 'think':
      case 'leave':
      case 'say':
      case 'draw':
      case 'prove':
      case 'certain':
      case 'coach':
        return yield this.#stands(asked) ?? cannot(asked);
    }
  }

  /** A thing with the booklets that were told of; null where one of them was not. */
  #taken<Thing>(thing: ByEdition<Thing>): Thing | null {
    return withBooklets(thing, (edition) => this.#ofEdition.get(edition));
  }

  /** What is said of a battle as it stands. */
  #stands(asked: PositionAsked): Answered | null {
    const battle = this.#taken(asked.position);
    if (!battle) return null;
    const { ticket } = asked;
    const isOfTwo = battle.seats.length === 2;
    switch (asked.kind) {
      case 'prove': {
        const { positions, side } = asked;
        return isOfTwo ? { kind: 'proved', ticket, win: forcedWin(battle, side, positions) } : null;
      }
      case 'certain':
        return isOfTwo
          ? { kind: 'certain', ticket, things: certainOf(battle, asked.positions) }
          : null;
      case 'coach': {
        const judge = this.#nets.of(asked.nets);
        return isOfTwo && !battle.outcome
          ? { kind: 'advised', ticket, advice: adviceFor(battle, asked.seat, judge) }
          : null;
      }
      case 'think':
      case 'leave':
      case 'say':
      case 'draw': {
        const before = asked.kind === 'leave' ? this.#taken(asked.before) : [];
        return before && decided(asked, battle, before, this.#nets.of(asked.nets));
      }
    }
  }

  #joins({ fight, ticket, who, nets }: JoinAsked): Answered | null {
    const taken = this.#taken(fight);
    const move = taken && joinOfPilot(taken, who, this.#nets.of(nets));
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

  *#reviewed(asked: ReviewAsked): Generator<Answered> {
    const { ticket } = asked;
    const { record, fault, ...replayed } = replayText(asked.record, (id, edition) =>
      edition === null ? this.#named.get(id) : this.#ofEdition.get(edition),
    );
    const turns = record && !fault ? turnsOf(record.moves, replayed, asked.battle) : null;
    if (turns?.battles[0]?.seats.length !== 2) return yield cannot(asked);
    const of = turns.orders.filter(({ seats }) => seats).length;
    const steps = reviewing(turns, this.#nets.all);
    for (let step = steps.next(); ; step = steps.next())
      if (step.done) return yield { kind: 'reviewed', ticket, review: step.value };
      else yield { kind: 'turn reviewed', ticket, turn: step.value, of };
  }
}
