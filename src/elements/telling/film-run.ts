import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import type { Beat, Step } from '../../rules/record/steps.ts';
import { beatsOf, isBeforeDamage, isSameStep } from '../../rules/record/steps.ts';
import type { Question } from '../../rules/record/undecided.ts';
import { say } from '../common/say.ts';
import { onBack } from '../common/way-back.ts';
import type { Account } from './account.ts';
import type { Pace, Shot } from './film.ts';
import {
  LASTS,
  allTold,
  isIdle,
  isSameShot,
  shotAfter,
  shotBefore,
  turnedPages,
  turnsPage,
} from './film.ts';
import { FilmClock } from './film-clock.ts';
import type { Peril } from './film-peril.ts';
import { perilsOf } from './film-peril.ts';
import { FilmTouch } from './film-touch.ts';

/** What a film runs through, as its host has it. */
export interface Reel {
  readonly account: Account;
  readonly step: Step;
  /** Nobody leaves any more. */
  readonly decided: boolean;
  readonly undecided: readonly Question[];
  /** Both pages stand side by side. */
  readonly together: boolean;
  readonly pace: Pace;
  /** The windows that are turned to are decoded. */
  readonly ready: boolean;
}

type Host = ReactiveControllerHost & HTMLElement & { key(key: string): boolean };

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Where a film is and how it runs: what it stands at and for how long, what it waits for, on and back.
 * Its host says `step-reached`, `pilots-stay`, `turn-finished` by it.
 */
export class FilmRun implements ReactiveController {
  /** A page is just being turned. */
  turning = false;
  /** Which beat is shown, at the marks. */
  #beat = 0;
  /** A page is asked for whose window is not ready. */
  #wanted = false;
  /** It was gone back to: the film waits. */
  #rewound = false;
  #landed = 0;
  #begun: Shot | null = null;
  #letGo: (() => void) | null = null;
  readonly #host: Host;
  readonly #reel: () => Reel;
  readonly #begin: () => void;

  /** `begin` is told of every shot that comes into sight. */
  constructor(host: Host, reel: () => Reel, begin: () => void) {
    this.#host = host;
    this.#reel = reel;
    this.#begin = begin;
    host.addController(this);
    host.addController(
      new FilmClock(
        () => ({
          key: JSON.stringify([reel().account.battle.turns, reel().step, this.#beat, this.turning]),
          lasts: this.#lasts(),
        }),
        () => this.pass(),
      ),
    );
    host.addController(new FilmTouch(host, { on: () => this.hurry(), back: () => this.back() }));
  }

  /** The host goes from one step to another. */
  goes(from: Step, to: Step): void {
    this.#wanted = false;
    if (to.kind !== 'marks') this.#beat = 0;
    this.turning = !this.#rewound && !still() && turnsPage(from, to);
    if (!this.turning) this.#landed = performance.now();
  }

  hostConnected(): void {
    this.#letGo = onBack(() => {
      const may = this.mayGoBack;
      this.back();
      return may;
    });
  }

  hostUpdated(): void {
    if (this.#wanted && this.#reel().ready) this.on();
    const { shot } = this;
    if (this.#begun && isSameShot(this.#begun, shot)) return;
    this.#begun = shot;
    this.#begin();
  }

  hostDisconnected(): void {
    this.#begun = null;
    this.#letGo?.();
  }

  get shot(): Shot {
    return { step: this.#reel().step, beat: this.#beat };
  }

  /** The beat that fills the screen, if one does. */
  get beat(): Beat | null {
    const { account, step } = this.#reel();
    return step.kind === 'marks' ? (beatsOf(account.played)[this.#beat] ?? null) : null;
  }

  /** What a pilot has to say before the film goes on. */
  get waiting(): Question | undefined {
    const { beat } = this;
    const last = !this.#next();
    return beat?.kind === 'exploded' || last
      ? this.#reel().undecided.find(({ seat }) => last || seat === beat?.seat)
      : undefined;
  }

  get mayLeave(): boolean {
    const { decided, step } = this.#reel();
    return !decided && step.kind !== 'called' && isBeforeDamage(step);
  }

  /** What threatens whom, as long as it can still be left. */
  get perils(): ReadonlyMap<Side, Peril> {
    if (!this.mayLeave) return new Map();
    const { account, step, together } = this.#reel();
    return perilsOf(account, this.turning ? [] : turnedPages(account, step, together));
  }

  /** Whether all is told but the beats. */
  get isAllTold(): boolean {
    const { account, step } = this.#reel();
    return !this.turning && step.kind !== 'marks' && allTold(account.played, step);
  }

  get mayGoBack(): boolean {
    return this.#before() !== null;
  }

  /** For how long the film stands where it is (milliseconds); null until somebody goes on. */
  #lasts(): number | null {
    const { account, step, pace } = this.#reel();
    if (this.turning) return LASTS.turn;
    if (this.#rewound || this.waiting) return null;
    const next = this.#next();
    if (step.kind === 'marks') return next ? LASTS.beat : null;
    const idle = pace !== 'at a tap' && isIdle(account);
    if (pace !== 'by itself' && !idle) return null;
    if (step.kind === 'called') return LASTS.numbers;
    if (step.kind === 'look up' && idle && this.perils.size === 0) return LASTS.idle;
    const rises = next?.step.kind === 'score' && step.kind !== 'score';
    return rises && !still() && this.perils.size === 0 ? LASTS.landed : null;
  }

  #next(): Shot | null {
    const { account, together } = this.#reel();
    return shotAfter(account.played, this.shot, together);
  }

  #before(): Shot | null {
    const { account, together } = this.#reel();
    return shotBefore(account.played, this.shot, together);
  }

  /** A tap ends what runs; right after a page has landed it is not heard. */
  hurry(): void {
    if (this.turning) this.#land();
    else if (performance.now() - this.#landed >= LASTS.deaf || this.#reel().step.kind === 'called')
      this.on();
  }

  #land(): void {
    this.turning = false;
    this.#landed = performance.now();
    this.#host.requestUpdate();
  }

  /** Lands a page that turns, else goes on. */
  pass(): void {
    if (this.turning) this.#land();
    else this.on();
  }

  on(): void {
    if (this.waiting) return;
    this.#rewound = false;
    const host = this.#host;
    const { step, decided, ready, together } = this.#reel();
    const next = this.#next();
    this.#wanted = Boolean(next && !ready && turnsPage(step, next.step));
    if (this.#wanted) return;
    if (!next) say(host, 'turn-finished');
    else if (next.step.kind === 'marks' && step.kind === 'marks') this.#show(next.beat);
    else if (isBeforeDamage(next.step) || decided) this.#reach(next.step);
    else {
      say(host, 'pilots-stay');
      // Where both slips rise together, whoever stays is at the first of them.
      if (together) this.#reach(next.step);
    }
  }

  back(): void {
    const before = this.#before();
    if (!before) return;
    this.turning = false;
    this.#wanted = false;
    this.#rewound = true;
    this.#show(before.step.kind === 'marks' ? before.beat : 0);
    if (!isSameStep(before.step, this.#reel().step)) this.#reach(before.step);
  }

  #show(beat: number): void {
    this.#beat = beat;
    this.#host.requestUpdate();
  }

  #reach(step: Step): void {
    const host = this.#host;
    say(host, 'step-reached', { step });
  }
}

declare global {
  interface HTMLElementEventMap {
    'step-reached': CustomEvent<{ step: Step }>;
    'pilots-stay': CustomEvent<null>;
    'turn-finished': CustomEvent<null>;
  }
}
