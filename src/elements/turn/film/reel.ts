import { openManeuvers } from '../../../rules/battle/open-maneuvers.ts';
import type { Step } from '../../../rules/fight/steps.ts';
import type { Question } from '../../../rules/fight/undecided.ts';
import { sideOf } from '../../../rules/battle/battle.ts';
import { sure } from '../../../rules/sure.ts';
import { seatsOfPeople } from '../../../rules/words/tell.ts';
import { lessMotion } from '../../../offline/page/less-motion.ts';
import { usualPace } from '../../common/usual-pace.ts';
import { beatSentences } from '../words/turn-words.ts';
import type { Pace, Place } from './pace.ts';
import { LASTS } from './pace.ts';
import type { Perils } from '../facts/perils.ts';
import { perilsOf } from '../facts/perils.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import type { Form, Shot } from '../facts/shots.ts';
import { covers, isShotBeforeDamage, openedSeats, shotsOf } from '../facts/shots.ts';

/** The turn on show, in which form, and what is decided. */
interface Facts {
  readonly turn: PlayedTurn;
  readonly form: Form;
  readonly step: Step;
  /** It is too late to leave. */
  readonly decided: boolean;
  /** Open questions to pilots. */
  readonly undecided: readonly Question[];
  readonly pace: Pace;
  /** Notes explain the shots, which wait. */
  readonly guided?: boolean;
  /** The windows of the next pages are decoded. */
  readonly ready: boolean;
  /** Closes what is open beside the film, which waits; null if nothing is. */
  readonly putAway: (() => void) | null;
}

/** Little choice: each has two open maneuvers at most. */
const isIdle = ({ battle }: PlayedTurn): boolean =>
  battle.seats.every((_, seat) => openManeuvers(battle, seat).length <= 2);

/**
 * The film of a turn, shot by shot: order and times, questions, when leaving would save someone. A step may have
 * several shots, which are counted.
 */
export class Reel {
  readonly shots: readonly Shot[];
  readonly facts: Facts;

  constructor(facts: Facts) {
    this.facts = facts;
    this.shots = shotsOf(facts.turn.played, facts.form);
  }

  /** The index of the shot at a place. */
  at({ step, within }: Place): number {
    const shown = [...this.shots.keys()].filter((at) => covers(sure(this.shots[at]), step));
    return shown[Math.min(within, shown.length - 1)] ?? 0;
  }

  shotAt(place: Place): Shot {
    return sure(this.shots[this.at(place)]);
  }

  /** Null after the last shot. */
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

  /** No damage is shown at the place. */
  isBeforeDamage(place: Place): boolean {
    return isShotBeforeDamage(this.shotAt(place));
  }

  /** Seats of people; computer pilots leave by themselves. */
  get #people(): readonly number[] {
    const { battle, names } = this.facts.turn;
    return seatsOfPeople(names).filter((seat) => battle.seats[seat]?.out === null);
  }

  /** Pages are open but no damage is shown: this is when to leave (D7). */
  mayLeaveAt(place: Place): boolean {
    const shot = this.shotAt(place);
    return shot.kind !== 'called' && isShotBeforeDamage(shot) && this.#people.length > 0;
  }

  /** A page turns between the places. On a table both are open at once. */
  turnsPage(from: Place, to: Place): boolean {
    const isPage = this.shotAt(to).kind === 'page' && this.facts.form.manner !== 'table';
    return isPage && this.at(from) < this.at(to);
  }

  /** Everything of a duel is shown except the beats. */
  isAllTold(place: Place): boolean {
    const next = this.shotAfter(place);
    return (
      this.facts.form.manner === 'duel' &&
      this.shotAt(place).kind !== 'beat' &&
      (!next || next.kind === 'beat')
    );
  }

  /** Threats to people on the pages open at a shot. */
  perilsAt(at: number): Perils {
    const { battle, played } = this.facts.turn;
    const people = this.#people;
    const opened = openedSeats(played, this.shots, at).filter((seat) => people.includes(seat));
    return perilsOf(battle, played, opened);
  }

  /** Going on decides that no one leaves. */
  isDecision(place: Place): boolean {
    const next = this.shotAfter(place);
    return !this.facts.decided && this.isBeforeDamage(place) && !(next && isShotBeforeDamage(next));
  }

  /** Going on passes the last moment at which leaving would save someone. */
  isLastCall(place: Place): boolean {
    return this.isDecision(place) && this.perilsAt(this.at(place)).size > 0;
  }

  /**
   * Only a press after a pause goes on: past a last call, and from a shot that shows the whole turn where a
   * maneuver was just locked in.
   */
  isGuarded(place: Place): boolean {
    const isWhole = ['overview', 'quiet'].includes(this.shotAt(place).kind);
    return this.isLastCall(place) || (isWhole && this.isDecision(place));
  }

  /**
   * Time at a place in ms, unless moved back to; null if it waits. Only what has been shown counts: the time of a
   * page betrays nothing of the next.
   */
  lasts(place: Place): number | null {
    const { form, pace, turn } = this.facts;
    const shot = this.shotAt(place);
    const next = this.shotAfter(place);
    if (shot.kind === 'beat') {
      const { length } = beatSentences(shot.beats, turn.names);
      return next ? Math.max(LASTS.beat, LASTS.letter * length) : null;
    }
    if (form.manner === 'table') return this.#lastsAcross(place);
    const idle = form.manner === 'duel' && pace !== 'at a tap' && isIdle(turn);
    if (shot.kind === 'called') return this.runs || idle ? LASTS.numbers : null;
    if (!next || this.#isHeld(place)) return null;
    const isShort = idle && shot.kind === 'page' && this.#showsNoScore(shot);
    if (isShort && next.kind === 'page') return LASTS.idle;
    if (!this.runs) return null;
    if (shot.kind === 'quiet') return LASTS.pair;
    if (shot.kind === 'page') return shot.side ? LASTS.page : LASTS.pair;
    return shot.kind === 'score' ? (shot.side ? LASTS.score : LASTS.scores) : null;
  }

  #lastsAcross(place: Place): number | null {
    const shot = this.shotAt(place);
    const runs = this.facts.pace !== 'at a tap';
    if (!runs) return null;
    if (shot.kind === 'called' || shot.kind === 'consoles') return LASTS.acrossNumbers;
    return shot.kind === 'page' && !this.#isHeld(place) && !lessMotion() ? LASTS.acrossPage : null;
  }

  /** The film goes on without a tap. */
  get runs(): boolean {
    return (this.facts.pace ?? usualPace()) === 'by itself';
  }

  /** It waits in any case: a note explains it, or leaving would save someone. */
  #isHeld(place: Place): boolean {
    const { decided, guided = false } = this.facts;
    return guided || (!decided && this.perilsAt(this.at(place)).size > 0);
  }

  #showsNoScore({ rival, side }: Extract<Shot, { readonly kind: 'page' | 'score' }>): boolean {
    const { pairing } = sure(this.facts.turn.accounts.find((each) => each.pairing.rival === rival));
    return side !== null && pairing.deeds[side].sees.screen.score === null;
  }

  /** The question to answer before the film goes on. */
  asks(place: Place): Question | undefined {
    const { undecided } = this.facts;
    const shot = this.shotAt(place);
    if (shot.kind === 'split') return undecided.find(({ kind }) => kind === 'modifier shared');
    const asked = undecided.filter(({ kind }) => kind !== 'modifier shared');
    return this.shotAfter(place) ? asked.find((each) => this.#isAskedAt(each, shot)) : asked[0];
  }

  /** The critical that may be ignored (K3) and the ammunition that explodes (H4) are asked at their shots. */
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
        // On a table everything is asked at the end.
        return (
          this.facts.form.manner !== 'table' &&
          shot.kind === 'beat' &&
          shot.beats.some(({ kind, seat }) => kind === 'exploded' && seat === question.seat)
        );
      case 'modifier shared':
        return shot.kind === 'split';
    }
  }

  /**
   * A tap beside the buttons goes on, except at questions and lists. On a table a threatened pilot needs the
   * button.
   */
  hears(place: Place): boolean {
    const lists: readonly Shot['kind'][] = ['overview', 'quiet', 'split', 'marks', 'scores'];
    const isAsked = this.facts.form.manner === 'table' && this.isLastCall(place);
    return !isAsked && ![...lists, 'meaning'].includes(this.shotAt(place).kind);
  }

  /** A long press goes back, but not on a table, where hands rest. */
  get hearsLong(): boolean {
    return this.facts.form.manner !== 'table';
  }

  /** Another pairing can be skipped on the way to the marks. */
  maySkip(place: Place): boolean {
    const isScore = (shot: Shot | null): boolean => shot?.kind === 'score';
    return (
      this.facts.form.manner === 'several' &&
      isScore(this.shotAt(place)) &&
      isScore(this.shotAfter(place))
    );
  }

  /** The next question: a critical that may be ignored, ammunition that explodes; else the marks, the last shot. */
  afterSkip(place: Place): Place | null {
    const { undecided } = this.facts;
    const now = this.at(place);
    const stops = (shot: Shot): boolean =>
      shot.kind === 'marks' || undecided.some((each) => this.#isAskedAt(each, shot));
    return this.#place(this.shots.findIndex((shot, at) => at > now && stops(shot)));
  }
}
