import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Step } from '../../../rules/fight/steps.ts';
import { isSameStep } from '../../../rules/fight/steps.ts';
import type { Question } from '../../../rules/fight/undecided.ts';
import { AfterPause } from '../../common/press-guard.ts';
import { sheetIsOpen, StageKeys, isOnward } from '../../common/stage-keys.ts';
import { say } from '../../common/say.ts';
import { lessMotion } from '../../../offline/page/less-motion.ts';
import { onBack } from '../../common/way-back.ts';
import type { Place } from './pace.ts';
import { LASTS, isSamePlace } from './pace.ts';
import type { Reel } from './reel.ts';

/** The film's element. */
interface Host extends ReactiveControllerHost, HTMLElement {
  readonly reel: Reel;
  /** Called at each new place. */
  begin(): void;
  /** Handles a key; false if it is not used. */
  key(key: string): boolean;
}

/** Nothing pressable was touched. */
const isBare = (event: Event): boolean =>
  !event
    .composedPath()
    .some((each) => each instanceof HTMLElement && each.matches('button, a, input, label, dialog'));

/** Time between checks while the page is hidden or a question covers it, in ms. */
const AGAIN = 400;

/**
 * Where a film is and how it runs: its clock, what it waits for, forward and back, by itself, taps and keys. A tap
 * anywhere goes on, a long one back. It fires `step-reached`, `pilots-stay` and `turn-finished` from its host.
 */
export class FilmRun implements ReactiveController {
  /** A page is turning. */
  turning = false;
  /** Where it was moved to, if within the current step; else it is at the start of the step. */
  #aim: Place | null = null;
  /** The place at the last render. */
  #last: Place | null = null;
  /** Turn the page once its window is ready. */
  #wanted = false;
  /** It was moved back, and waits. */
  #rewound = false;
  #landed = 0;
  /** How often the time ended unseen; each time it starts again. */
  #times = 0;
  /** Timer of a tap that came too soon after a page landed. */
  #kept = 0;
  /** The `standing` for which the clock was set. */
  #clocked = '';
  #clock = 0;
  #pressed = 0;
  /** The finger down has already gone back. */
  #long = false;
  readonly #pause: AfterPause;
  /** When the press that is heard now was made; 0 if none is. */
  #made = 0;
  #wasCovered = false;
  #begun: Place | null = null;
  #letGo: (() => void) | null = null;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
    this.#pause = new AfterPause(host, () => this.#isGuarded);
    host.addController(
      new StageKeys((key, event) => {
        this.#notice(event);
        const meant = isOnward(key, event) ? ' ' : key.trim();
        if (host.key(meant)) event.preventDefault();
      }),
    );
  }

  hostConnected(): void {
    this.#pause.begin();
    this.#letGo = onBack(() => {
      const may = this.mayGoBack;
      this.back();
      return may;
    });
    const host = this.#host;
    host.addEventListener('click', this.#notice, { capture: true });
    host.addEventListener('click', this.#tapped);
    host.addEventListener('pointerdown', this.#press);
    for (const end of ['pointerup', 'pointercancel', 'pointermove'] as const)
      host.addEventListener(end, this.#release);
  }

  /** Starts what is new at the current place. */
  hostUpdate(): void {
    if (this.#wanted && this.#host.reel.facts.ready) this.on();
    const { place } = this;
    const from = this.#last;
    this.#last = place;
    // What was open beside the film is closed, and the film is in sight again.
    const isCovered = this.#host.reel.facts.putAway !== null;
    if (this.#wasCovered && !isCovered) this.#pause.begin();
    this.#wasCovered = isCovered;
    if (!from || isSamePlace(from, place)) return;
    const turns = this.#host.reel.turnsPage(from, place);
    if (!turns && isSameStep(from.step, place.step)) return;
    this.#wanted = false;
    this.turning = turns && !this.#rewound && !lessMotion();
    if (!this.turning) this.#lies();
  }

  hostUpdated(): void {
    const { place } = this;
    if (!this.#begun || !isSamePlace(this.#begun, place)) {
      this.#begun = place;
      this.#host.begin();
    }
    this.#setClock();
  }

  hostDisconnected(): void {
    for (const timer of [this.#kept, this.#clock, this.#pressed]) clearTimeout(timer);
    this.#clocked = '';
    this.#begun = null;
    this.#letGo?.();
  }

  readonly #notice = ({ timeStamp }: Event): void => void (this.#made = timeStamp);

  readonly #press = (event: PointerEvent): void => {
    this.#long = false;
    clearTimeout(this.#pressed);
    if (!isBare(event)) return;
    this.#pressed = window.setTimeout(() => {
      this.#long = true;
      if (this.#host.reel.hearsLong) this.back();
    }, LASTS.longPress);
  };

  readonly #release = (event: PointerEvent): void => {
    if (event.type !== 'pointermove' || Math.hypot(event.movementX, event.movementY) > 8)
      clearTimeout(this.#pressed);
  };

  readonly #tapped = (event: MouseEvent): void => {
    const reel = this.#host.reel;
    const goesOn = !this.#long && isBare(event) && !reel.facts.putAway && reel.hears(this.place);
    this.#long = false;
    if (goesOn) this.hurry();
  };

  /** Goes on after the time of the current shot in sight. */
  #setClock(): void {
    const { lasts, standing, turning } = this;
    const { turns } = this.#host.reel.facts.turn.battle;
    const clocked = JSON.stringify([turns, standing, turning, lasts]);
    if (clocked === this.#clocked) return;
    this.#clocked = clocked;
    clearTimeout(this.#clock);
    if (lasts !== null) this.#wait(lasts);
  }

  /** Ended unseen, the whole time starts again. */
  #wait(lasts: number, wasCovered = false): void {
    this.#clock = window.setTimeout(() => {
      if (document.hidden || sheetIsOpen()) this.#wait(AGAIN, true);
      else if (wasCovered) {
        this.#times += 1;
        this.#host.requestUpdate();
      } else this.#run();
    }, lasts);
  }

  get place(): Place {
    const { step } = this.#host.reel.facts;
    return this.#aim && isSameStep(this.#aim.step, step) ? this.#aim : { step, within: 0 };
  }

  /** Key of the current place and of how often it began. */
  get standing(): string {
    return JSON.stringify([this.place, this.#times]);
  }

  /** The question to answer before the film goes on. */
  get waiting(): Question | undefined {
    return this.#host.reel.asks(this.place);
  }

  get mayLeave(): boolean {
    const reel = this.#host.reel;
    return !reel.facts.decided && reel.mayLeaveAt(this.place);
  }

  /** Going on passes the last moment at which leaving would save someone. */
  get isLastCall(): boolean {
    return !this.turning && this.#host.reel.isLastCall(this.place);
  }

  get mayGoBack(): boolean {
    const { place } = this;
    const reel = this.#host.reel;
    return reel.facts.putAway !== null || reel.before(place) !== null;
  }

  get #isGuarded(): boolean {
    return !this.turning && this.#host.reel.isGuarded(this.place);
  }

  /** Presses are ignored for a moment, or one too many could skip what has just appeared. */
  get isDeaf(): boolean {
    return this.#pause.isDeaf;
  }

  /** Time at the current place in ms; null if it waits. */
  get lasts(): number | null {
    const reel = this.#host.reel;
    if (this.turning) return LASTS.turn;
    return this.#rewound || this.waiting || reel.facts.putAway ? null : reel.lasts(this.place);
  }

  /** The film runs here and can be held, or is held and can run. */
  get mayHold(): boolean {
    const reel = this.#host.reel;
    return !this.turning && !this.waiting && !reel.facts.putAway && reel.lasts(this.place) !== null;
  }

  get isHeld(): boolean {
    return this.#rewound;
  }

  /** Holds the film, or lets it run again. */
  hold(): void {
    if (!this.mayHold) return;
    this.#rewound = !this.#rewound;
    this.#host.requestUpdate();
  }

  /** A tap that comes right after a page landed counts a moment later. */
  hurry(): void {
    const deaf = LASTS.deaf - (performance.now() - this.#landed);
    clearTimeout(this.#kept);
    if (this.turning || deaf <= 0 || this.place.step.kind === 'called') this.pass();
    else this.#kept = window.setTimeout(() => this.pass(), deaf);
  }

  /** Lands a turning page, else goes on; on a guarded shot only after a pause. */
  pass(): void {
    const heard = this.#pause.hears(this.#made || performance.now());
    this.#made = 0;
    if (heard || !this.#isGuarded) this.#run();
    else this.#host.requestUpdate();
  }

  #run(): void {
    if (this.turning) this.#land();
    else this.on();
  }

  #land(): void {
    this.turning = false;
    this.#lies();
    this.#host.requestUpdate();
  }

  /** A page has landed, or was there at once. */
  #lies(): void {
    this.#landed = performance.now();
    this.#pause.begin();
  }

  on(): void {
    if (this.waiting) return;
    this.#rewound = false;
    const host = this.#host;
    const { place } = this;
    const reel = this.#host.reel;
    const { decided, ready } = reel.facts;
    const next = reel.after(place);
    this.#wanted = Boolean(next && !ready && reel.turnsPage(place, next));
    if (this.#wanted) return;
    const goesOn = next && (decided || reel.isBeforeDamage(next));
    if (goesOn) this.#show(next);
    else if (next) this.#stay(next);
    else say(host, 'turn-finished');
  }

  /** Writes that no one leaves, which moves to the step of the next shot. */
  #stay(next: Place): void {
    const host = this.#host;
    this.#aim = next;
    say(host, 'pilots-stay');
    host.requestUpdate();
  }

  back(): void {
    const reel = this.#host.reel;
    const before = reel.before(this.place);
    if (reel.facts.putAway) reel.facts.putAway();
    else if (before) this.goTo(before, { waits: true });
  }

  /** Moves to a place, where the film waits or runs. */
  goTo(place: Place, { waits }: { readonly waits: boolean }): void {
    this.turning = false;
    this.#wanted = false;
    this.#rewound = waits;
    this.#show(place);
  }

  #show(place: Place): void {
    clearTimeout(this.#kept);
    const host = this.#host;
    const { step } = this.#host.reel.facts;
    this.#aim = place;
    if (isSameStep(step, place.step)) host.requestUpdate();
    else say(host, 'step-reached', { step: place.step });
  }
}

declare global {
  interface HTMLElementEventMap {
    'step-reached': CustomEvent<{ step: Step }>;
    'pilots-stay': CustomEvent<null>;
    'turn-finished': CustomEvent<null>;
  }
}
