import type { LitElement } from 'lit';
import type { Step } from '../../rules/fight/steps.ts';
import type { Question } from '../../rules/fight/undecided.ts';
import { say } from '../common/say.ts';
import type { Opened } from './aside.ts';
import { Aside } from './aside.ts';
import type { Controls } from './film-controls.ts';
import { FilmRun } from './film-run.ts';
import { Leaving } from './leaving.ts';
import type { Pace } from './pace.ts';
import type { Perils } from './perils.ts';
import type { PlayedTurn } from './played-turn.ts';
import { Reel } from './reel.ts';
import { SharedModifier } from './shared-modifier.ts';
import { onWords } from './shot-words.ts';
import type { Shot } from './shots.ts';
import { formOf } from './shots.ts';
import { waitWords } from './turn-questions.ts';

type Host = LitElement & {
  readonly step: Step;
  readonly decided: boolean;
  readonly undecided: readonly Question[];
  readonly nextName: string;
  readonly noBar: boolean;
  key(key: string): boolean;
};

/** What the host has of its film. */
interface Has {
  readonly turn: PlayedTurn;
  readonly pace: Pace;
  /** Both pages stand side by side. */
  readonly together: boolean;
  /** The windows that are turned to are decoded. */
  readonly ready: boolean;
}

/**
 * The film of a turn, with what lies beside it: a pairing that is looked at, who is going to leave, the
 * shares of the modifier. It knows where all of that is, and what a button or a key does there.
 */
export class Film {
  readonly run: FilmRun;
  readonly aside: Aside;
  readonly leaving: Leaving;
  readonly modifier: SharedModifier;
  readonly #host: Host;
  readonly #has: () => Has;

  /** `begin` is called with every shot that comes into sight. */
  constructor(host: Host, has: () => Has, begin: () => void) {
    const turn = (): PlayedTurn => has().turn;
    this.#host = host;
    this.#has = has;
    this.run = new FilmRun(host, () => this.reel, begin);
    this.aside = new Aside(host, turn);
    this.leaving = new Leaving(host, turn);
    this.modifier = new SharedModifier(host, turn, () => this.run);
  }

  get reel(): Reel {
    const { decided, step, undecided } = this.#host;
    const { pace, ready, together, turn } = this.#has();
    const { opened, putAway } = this.aside;
    return new Reel({
      ...{ turn, step, decided, undecided, pace, ready },
      form: formOf(turn.played, together),
      leaving: this.leaving.leaving,
      putAway: opened && putAway,
    });
  }

  /** Both pages stand side by side. */
  get together(): boolean {
    return this.#has().together;
  }

  get shot(): Shot {
    return this.reel.shotAt(this.run.place);
  }

  /** The pairing whose pages lie open, and which of them. */
  get opened(): Opened | null {
    const { aside, shot } = this;
    const at = aside.opened ?? shot;
    return 'rival' in at ? at : null;
  }

  /** The shots, and which of them was seen last: a page that turns is not yet. */
  get seen(): { readonly shots: readonly Shot[]; readonly at: number } {
    const { reel } = this;
    const { place, turning } = this.run;
    const at = reel.at(place);
    return { shots: reel.shots, at: turning ? at - 1 : at };
  }

  /** What threatens whom on the pages that lie open, as long as it can still be left; null where it cannot. */
  get perils(): Perils | null {
    const mayLeave = this.run.mayLeave && this.shot.kind !== 'leaving';
    return mayLeave ? this.reel.perilsAt(this.seen.at) : null;
  }

  /** A pairing comes into sight: among the pages as one of them, else beside the film. */
  show(rival: number): void {
    const page = this.shot.kind === 'page' ? this.reel.pageOf(rival) : null;
    if (page) this.run.goTo(page, { waits: true });
    else this.aside.lay(rival, this.together);
  }

  get controls(): Controls {
    const { modifier, reel, run, shot } = this;
    const splits = modifier.isAsked;
    return {
      shot,
      together: this.together,
      told: !run.turning && reel.isAllTold(run.place),
      asked: splits || (shot.kind === 'leaving' && !this.#host.decided),
      lastCall: run.isLastCall,
      back: run.mayGoBack ? () => run.back() : null,
      skip: this.#maySkip ? () => this.#skip() : null,
      on: this.#on(reel, shot),
    };
  }

  #on(reel: Reel, shot: Shot): Controls['on'] {
    const { aside, leaving, modifier, run } = this;
    if (aside.opened) return { words: aside.nextWords(aside.opened), go: () => aside.on() };
    if (modifier.isAsked) return { words: modifier.words, go: () => modifier.settle() };
    if (run.waiting) return { waits: waitWords(run.waiting) };
    const go = (): void => run.hurry();
    const { decided, nextName } = this.#host;
    if (shot.kind === 'leaving' && !decided) return { words: leaving.words, go };
    const comes = { last: nextName, lastCall: run.isLastCall };
    return { words: onWords(this.#has().turn, shot, reel.shotAfter(run.place), comes), go };
  }

  get #maySkip(): boolean {
    const { place, waiting } = this.run;
    return !waiting && !this.aside.opened && this.reel.maySkip(place);
  }

  /** On to what is asked next, else to the marks. */
  #skip(): void {
    const to = this.reel.afterSkip(this.run.place);
    if (to) this.run.goTo(to, { waits: false });
  }

  #pass(): void {
    if (this.aside.opened) this.aside.on();
    else this.run.pass();
  }

  /** Keys of the film; a split has arrows of its own, and Space goes on with it as everywhere. */
  key(key: string): boolean {
    const { aside, leaving, run } = this;
    const host = this.#host;
    const splits = this.modifier.isAsked && !aside.opened;
    switch (key) {
      case ' ':
        if (splits) this.modifier.settle();
        else this.#pass();
        return true;
      case 'ArrowRight':
        if (!splits) this.#pass();
        return !splits;
      case 'ArrowLeft':
        if (!splits) run.back();
        return !splits;
      case 'End':
        if (this.#maySkip) this.#skip();
        return true;
      case 'l': {
        const asks = this.perils !== null;
        if (asks) leaving.ask(true);
        return asks;
      }
      case 'Escape':
        if (aside.opened) aside.putAway();
        else if (!host.noBar) say(host, 'menu-asked');
        return true;
      default:
        return false;
    }
  }
}

declare global {
  interface HTMLElementEventMap {
    'menu-asked': CustomEvent<null>;
  }
}
