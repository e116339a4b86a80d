import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Leave } from '../../rules/record/progress.ts';
import type { Step } from '../../rules/record/steps.ts';
import { LEAVE_OR_STAY, isBeforeDamage, isSameStep } from '../../rules/record/steps.ts';
import type { Question } from '../../rules/record/undecided.ts';
import { sure } from '../../rules/sure.ts';
import { say } from '../common/say.ts';
import { FilmClock } from '../telling/film-clock.ts';
import { FilmTouch } from '../telling/film-touch.ts';
import type { Pace } from '../telling/film.ts';
import { LASTS } from '../telling/film.ts';
import type { Manner, Shot } from './shots.ts';
import { covers, shotsOf } from './shots.ts';

/** For each rival more the numbers stand so much longer (milliseconds). */
const LONGER = 700;

/** What a film of several pairings runs through, as its host has it. */
export interface ManyReel {
  readonly played: Exchange;
  readonly step: Step;
  /** Nobody leaves any more. */
  readonly decided: boolean;
  readonly undecided: readonly Question[];
  /** Who is going to leave, as long as it is not decided. */
  readonly leaving: readonly Leave[];
  readonly manner: Manner;
  readonly pace: Pace;
  /** A pairing is looked at beside the film, which waits. */
  readonly aside: boolean;
}

type Host = ReactiveControllerHost & HTMLElement & { key(key: string): boolean };

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Where a film of several pairings is and how it runs: on, back, over to what is asked next. A tap beside
 * the buttons goes on where something is shown, and not where something is asked or read as a list. Its
 * host says `step-reached`, `pilots-stay`, `pilots-leave`, `turn-finished` by it.
 */
export class ManyRun implements ReactiveController {
  /** A page is just being turned. */
  turning = false;
  /** Which of the shots of its step is shown. */
  #within = 0;
  /** It was gone back to: the film waits. */
  #rewound = false;
  #landed = 0;
  #begun = '';
  readonly #host: Host;
  readonly #reel: () => ManyReel;
  readonly #begin: () => void;

  /** `begin` is told of every shot that comes into sight. */
  constructor(host: Host, reel: () => ManyReel, begin: () => void) {
    this.#host = host;
    this.#reel = reel;
    this.#begin = begin;
    host.addController(this);
    host.addController(
      new FilmClock(
        () => ({ key: this.#key, lasts: this.#lasts() }),
        () => (this.turning ? this.#land() : this.on()),
      ),
    );
    host.addController(new FilmTouch(host, { on: () => this.#tapped(), back: () => this.back() }));
  }

  hostUpdated(): void {
    const key = JSON.stringify([this.#reel().played.battle.turns, this.at]);
    if (this.#begun === key) return;
    this.#begun = key;
    this.#begin();
  }

  hostDisconnected(): void {
    this.#begun = '';
  }

  get shots(): readonly Shot[] {
    const { manner, played } = this.#reel();
    return shotsOf(played, manner);
  }

  /** The place of what is shown. */
  get at(): number {
    const { shots } = this;
    const { step } = this.#reel();
    const places = [...shots.keys()].filter((place) => covers(sure(shots[place]), step));
    return places[Math.min(this.#within, places.length - 1)] ?? 0;
  }

  get shot(): Shot {
    return sure(this.shots[this.at]);
  }

  get next(): Shot | null {
    return this.shots[this.at + 1] ?? null;
  }

  get mayGoBack(): boolean {
    return this.at > 0;
  }

  get mayLeave(): boolean {
    const { decided, step } = this.#reel();
    return !decided && step.kind !== 'called' && isBeforeDamage(step);
  }

  /** What a pilot has to say before the film goes on. */
  get waiting(): Question | undefined {
    const { undecided } = this.#reel();
    const { next, shot } = this;
    if (shot.kind === 'split') return undecided.find(({ kind }) => kind === 'modifier shared');
    const asked = undecided.filter(({ kind }) => kind === 'ammunition lost');
    const explodes = (seat: number): boolean =>
      shot.kind === 'beat' && shot.beat.kind === 'exploded' && shot.beat.seat === seat;
    return next ? asked.find(({ seat }) => explodes(seat)) : asked[0];
  }

  /** Whether there is something to pass over: the pages on the way to the list, scores on the way to the marks. */
  get maySkip(): boolean {
    const { kind } = this.shot;
    return ['called', 'page', 'look-ups', 'score', 'scores', 'beat'].includes(kind);
  }

  get #key(): string {
    const { aside, played, pace } = this.#reel();
    return JSON.stringify([played.battle.turns, this.at, this.turning, aside, pace]);
  }

  /** For how long the film stands where it is (milliseconds); null until somebody goes on. */
  #lasts(): number | null {
    const { aside, pace, played } = this.#reel();
    if (this.turning) return LASTS.turn;
    if (aside || this.#rewound || this.waiting) return null;
    if (this.shot.kind === 'beat') return LASTS.beat;
    return this.shot.kind === 'called' && pace === 'by itself'
      ? LASTS.numbers + LONGER * (played.pairings.length - 1)
      : null;
  }

  #tapped(): void {
    const { kind } = this.shot;
    if (this.#reel().aside || ['leaving', 'split', 'marks', 'look-ups', 'scores'].includes(kind))
      return;
    this.hurry();
  }

  /** Ends what runs; right after a page has landed it is not heard. */
  hurry(): void {
    if (this.turning) this.#land();
    else if (performance.now() - this.#landed >= LASTS.deaf || this.shot.kind === 'called')
      this.on();
  }

  /** Lands a page that turns, else goes on. */
  pass(): void {
    if (this.turning) this.#land();
    else this.on();
  }

  #land(): void {
    this.turning = false;
    this.#landed = performance.now();
    this.#host.requestUpdate();
  }

  on(): void {
    if (this.waiting) return;
    const { decided, leaving } = this.#reel();
    const { next } = this;
    if (!decided && this.shot.kind === 'leaving') {
      this.#rewound = false;
      this.#within = 0;
      if (leaving.length > 0) say(this.#host, 'pilots-leave', { leaving });
      else say(this.#host, 'pilots-stay');
    } else if (next) this.#show(this.at + 1, false);
    else say(this.#host, 'turn-finished');
  }

  back(): void {
    if (this.mayGoBack) this.#show(this.at - 1, true);
  }

  /** On to what is asked next: who leaves, the split, which ammunition explodes; else to the marks. */
  skip(): void {
    if (this.waiting) return;
    const { at, shots } = this;
    const asked = this.#reel().undecided.map(({ seat }) => seat);
    const stops = (shot: Shot): boolean =>
      ['leaving', 'split', 'marks'].includes(shot.kind) ||
      (shot.kind === 'beat' && shot.beat.kind === 'exploded' && asked.includes(shot.beat.seat));
    const to = shots.findIndex((shot, place) => place > at && stops(shot));
    if (to > 0) this.#show(to, false);
    else if (this.next) this.#show(shots.length - 1, false);
  }

  /** To the first page of a pairing, or to the list of who leaves. */
  turnTo(rival: number | null): void {
    const { shots } = this;
    const to = shots.findIndex((shot) =>
      rival === null
        ? isSameStep(shot.step, LEAVE_OR_STAY)
        : shot.kind === 'page' && shot.rival === rival,
    );
    if (to >= 0) this.#show(to, true);
  }

  #show(place: number, rewound: boolean): void {
    const { shots } = this;
    const to = sure(shots[place]);
    const from = this.#reel().step;
    this.#rewound = rewound;
    this.#within = place - shots.findIndex((shot) => covers(shot, to.step));
    this.turning = !rewound && !still() && to.kind === 'page';
    if (!this.turning) this.#landed = performance.now();
    if (isSameStep(from, to.step)) this.#host.requestUpdate();
    else say(this.#host, 'step-reached', { step: to.step });
  }
}
