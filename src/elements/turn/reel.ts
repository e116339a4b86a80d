import type { Exchange } from '../../rules/battle/exchange.ts';
import { openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import type { Leave } from '../../rules/fight/progress.ts';
import type { Step } from '../../rules/fight/steps.ts';
import type { Question } from '../../rules/fight/undecided.ts';
import { sideOf } from '../../rules/battle/battle.ts';
import { sure } from '../../rules/sure.ts';
import type { Pace, Place } from './pace.ts';
import { LASTS } from './pace.ts';
import type { Perils } from './perils.ts';
import { perilsOf } from './perils.ts';
import type { PlayedTurn } from './played-turn.ts';
import type { Form, Shot } from './shots.ts';
import { covers, isShotBeforeDamage, openedSeats, shotsOf } from './shots.ts';

/** What is shown of a turn, how, and what of it is decided. */
interface Facts {
  readonly turn: PlayedTurn;
  readonly form: Form;
  readonly step: Step;
  /** Nobody leaves any more. */
  readonly decided: boolean;
  /** What pilots still have to answer. */
  readonly undecided: readonly Question[];
  /** Who is going to leave, as long as it is not decided. */
  readonly leaving: readonly Leave[];
  readonly pace: Pace;
  /** The windows that are turned to are decoded. */
  readonly ready: boolean;
  /** Puts away what is looked at beside the film, which waits; null where nothing is. */
  readonly putAway: (() => void) | null;
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether a turn was hardly a choice: two maneuvers at most for either. */
const isIdle = ({ battle }: PlayedTurn): boolean =>
  battle.seats.every((_, seat) => openManeuvers(battle, seat).length <= 2);

/**
 * The film of a turn, shot by shot: what follows what and stands for how long, what is asked, when leaving
 * would save somebody. Several places may lie within one step: its shots are counted.
 */
export class Reel {
  readonly shots: readonly Shot[];
  readonly #facts: Facts;

  constructor(facts: Facts) {
    this.#facts = facts;
    this.shots = shotsOf(facts.turn.played, facts.form);
  }

  get played(): Exchange {
    return this.#facts.turn.played;
  }

  get step(): Step {
    return this.#facts.step;
  }

  get decided(): boolean {
    return this.#facts.decided;
  }

  get leaving(): readonly Leave[] {
    return this.#facts.leaving;
  }

  get ready(): boolean {
    return this.#facts.ready;
  }

  get putAway(): (() => void) | null {
    return this.#facts.putAway;
  }

  /** Which of the shots is shown at a place. */
  at({ step, within }: Place): number {
    const shown = [...this.shots.keys()].filter((at) => covers(sure(this.shots[at]), step));
    return shown[Math.min(within, shown.length - 1)] ?? 0;
  }

  shotAt(place: Place): Shot {
    return sure(this.shots[this.at(place)]);
  }

  /** What is shown after a place; null after the last shot. */
  shotAfter(place: Place): Shot | null {
    return this.shots[this.at(place) + 1] ?? null;
  }

  #place(at: number): Place | null {
    const shot = this.shots[at];
    if (!shot) return null;
    const { step } = shot;
    return { step, within: at - this.shots.findIndex((each) => covers(each, step)) };
  }

  after(place: Place): Place | null {
    return this.#place(this.at(place) + 1);
  }

  before(place: Place): Place | null {
    return this.#place(this.at(place) - 1);
  }

  /** Whether nothing of the damage is shown there. */
  isBeforeDamage(place: Place): boolean {
    return isShotBeforeDamage(this.shotAt(place));
  }

  /** Whether going on from one place to another turns a page; across a table both lie at once. */
  turnsPage(from: Place, to: Place): boolean {
    const isPage = this.shotAt(to).kind === 'page' && this.#facts.form.manner !== 'table';
    return isPage && this.at(from) < this.at(to);
  }

  /** Of a duel: whether all is shown at a place but the beats. */
  isAllTold(place: Place): boolean {
    const next = this.shotAfter(place);
    return (
      this.#facts.form.manner === 'duel' &&
      this.shotAt(place).kind !== 'beat' &&
      (!next || next.kind === 'beat')
    );
  }

  /** What threatens whom on the pages that lie open at a shot. */
  perilsAt(at: number): Perils {
    const { battle, played } = this.#facts.turn;
    return perilsOf(battle, played, openedSeats(played, this.shots, at));
  }

  /** Whether going on decides that nobody leaves. */
  isDecision(place: Place): boolean {
    const next = this.shotAfter(place);
    return !this.decided && this.isBeforeDamage(place) && !(next && isShotBeforeDamage(next));
  }

  /** Whether going on passes the last moment at which leaving would save somebody. */
  isLastCall(place: Place): boolean {
    return this.isDecision(place) && this.perilsAt(this.at(place)).size > 0;
  }

  /**
   * For how long it is shown, unless somebody went back to it (milliseconds); null until somebody goes on.
   * It goes by what has been uncovered until then: how long a page stands betrays nothing of the next.
   */
  lasts(place: Place): number | null {
    const { decided, form, pace, turn } = this.#facts;
    const shot = this.shotAt(place);
    const next = this.shotAfter(place);
    if (shot.kind === 'beat') return next ? LASTS.beat : null;
    const byItself = form.manner === 'table' ? pace !== 'at a tap' : pace === 'by itself';
    const idle = form.manner === 'duel' && pace !== 'at a tap' && isIdle(turn);
    if (form.manner === 'table' && byItself && ['called', 'consoles'].includes(shot.kind))
      return LASTS.acrossNumbers;
    if (shot.kind === 'called')
      return byItself || idle
        ? LASTS.numbers + LASTS.anotherRival * (turn.accounts.length - 1)
        : null;
    if (shot.kind !== 'page' || (!decided && this.perilsAt(this.at(place)).size > 0)) return null;
    if (next?.kind === 'page') {
      const { pairing } = sure(turn.accounts.find((each) => each.pairing.rival === shot.rival));
      return idle && shot.side && pairing.deeds[shot.side].sees.screen.score === null
        ? LASTS.idle
        : null;
    }
    const lies = form.manner === 'table' ? LASTS.acrossPage : LASTS.landed;
    const runs = byItself && (form.manner === 'table' || next?.kind === 'score');
    return runs && !still() ? lies : null;
  }

  /** What a pilot has to answer before the film goes on. */
  asks(place: Place): Question | undefined {
    const { undecided } = this.#facts;
    const shot = this.shotAt(place);
    if (shot.kind === 'split') return undecided.find(({ kind }) => kind === 'modifier shared');
    const asked = undecided.filter(({ kind }) => kind !== 'modifier shared');
    return this.shotAfter(place) ? asked.find((each) => this.#isAskedAt(each, shot)) : asked[0];
  }

  /** Whether a question belongs to a shot: the critical that may be ignored (K3), what explodes (H4). */
  #isAskedAt(question: Question, shot: Shot): boolean {
    switch (question.kind) {
      case 'critical ignored':
        return (
          shot.kind === 'scores' ||
          (shot.kind === 'score' &&
            shot.rival === Math.max(question.seat, question.by) &&
            (shot.side === null || shot.side === sideOf(question.by)))
        );
      case 'ammunition lost':
        // Across a table all is asked once all is shown.
        return (
          this.#facts.form.manner !== 'table' &&
          shot.kind === 'beat' &&
          shot.beat.kind === 'exploded' &&
          shot.beat.seat === question.seat
        );
      case 'modifier shared':
        return shot.kind === 'split';
    }
  }

  /**
   * Whether a tap beside the buttons goes on: where something is shown, not where it is asked or read as a
   * list. Across a table whoever is threatened says it by a button.
   */
  hears(place: Place): boolean {
    const lists: readonly Shot['kind'][] = ['leaving', 'split', 'marks', 'look-ups', 'scores'];
    const isAsked = this.#facts.form.manner === 'table' && this.isLastCall(place);
    return !isAsked && ![...lists, 'meaning'].includes(this.shotAt(place).kind);
  }

  /** Whether a long press goes back: on a table hands rest. */
  get hearsLong(): boolean {
    return this.#facts.form.manner !== 'table';
  }

  /** Whether there is something to pass over: the pages on the way to the list, scores on the way to the marks. */
  maySkip(place: Place): boolean {
    return this.#facts.form.manner === 'several' && !isStop(this.shotAt(place));
  }

  /** What is asked next: who leaves, the split, which ammunition explodes; else the marks, the last shot. */
  afterSkip(place: Place): Place | null {
    const { undecided } = this.#facts;
    const now = this.at(place);
    const stops = (shot: Shot): boolean =>
      isStop(shot) || undecided.some((each) => this.#isAskedAt(each, shot));
    return this.#place(this.shots.findIndex((shot, at) => at > now && stops(shot)));
  }

  /** The first page of a pairing. */
  pageOf(rival: number): Place | null {
    return this.#place(
      this.shots.findIndex((shot) => shot.kind === 'page' && shot.rival === rival),
    );
  }
}

const isStop = ({ kind }: Shot): boolean => ['leaving', 'split', 'marks'].includes(kind);
