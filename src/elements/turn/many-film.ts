import type { LitElement } from 'lit';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Step } from '../../rules/fight/steps.ts';
import type { Question } from '../../rules/fight/undecided.ts';
import { say } from '../common/say.ts';
import type { Pace } from './film.ts';
import { FilmRun } from './film-run.ts';
import { waitWords } from './turn-questions.ts';
import type { Opened } from './aside.ts';
import { Aside } from './aside.ts';
import { Leaving } from './leaving.ts';
import type { Controls } from './many-controls.ts';
import { ManyReel } from './many-reel.ts';
import type { Told } from './many-words.ts';
import { nextWords } from './many-words.ts';
import { SharedModifier } from './shared-modifier.ts';
import type { Shot } from './shots.ts';
import { mannerOf } from './shots.ts';

type Host = LitElement & {
  readonly played: Exchange;
  readonly step: Step;
  readonly decided: boolean;
  readonly undecided: readonly Question[];
  readonly nextName: string;
  readonly noBar: boolean;
  key(key: string): boolean;
};

/** What the host has of its film. */
interface Has {
  readonly told: Told;
  readonly pace: Pace;
  /** Both pages stand side by side. */
  readonly together: boolean;
}

/**
 * The film of a turn of several, with what lies beside it: a pairing that is looked at, who is going to
 * leave, the shares of the modifier. It knows where all of that is, and what a button or a key does there.
 */
export class ManyFilm {
  readonly run: FilmRun;
  readonly aside: Aside;
  readonly leaving: Leaving;
  readonly modifier: SharedModifier;
  readonly #host: Host;
  readonly #has: () => Has;

  /** `begin` is told of every shot that comes into sight. */
  constructor(host: Host, has: () => Has, begin: () => void) {
    const told = (): Told => has().told;
    this.#host = host;
    this.#has = has;
    this.run = new FilmRun(host, () => this.reel, begin);
    this.aside = new Aside(host, () => told().accounts);
    this.leaving = new Leaving(host, told);
    this.modifier = new SharedModifier(host, told, () => this.run);
  }

  get reel(): ManyReel {
    const { decided, played, step, undecided } = this.#host;
    const { pace, together } = this.#has();
    const { opened, putAway } = this.aside;
    return new ManyReel({
      played,
      step,
      decided,
      undecided,
      leaving: this.leaving.leaving,
      imperils: () => this.leaving.perils([...played.battle.seats.keys()]).size > 0,
      manner: mannerOf(played.pairings.length, together),
      pace,
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

  /** A pairing comes into sight: among the pages as one of them, else beside the film. */
  show(rival: number): void {
    const page = this.shot.kind === 'page' ? this.reel.pageOf(rival) : null;
    if (page) this.run.goTo(page, { waits: true });
    else this.aside.lay(rival, this.together);
  }

  get controls(): Controls {
    const { modifier, run, shot } = this;
    const splits = modifier.isAsked;
    return {
      shot,
      asked: splits || (shot.kind === 'leaving' && !this.#host.decided),
      back: run.mayGoBack ? () => run.back() : null,
      skip: this.#maySkip ? () => this.#skip() : null,
      on: this.#on(shot),
    };
  }

  #on(shot: Shot): Controls['on'] {
    const { aside, leaving, modifier, run } = this;
    if (aside.opened) return { words: aside.nextWords(aside.opened), go: () => aside.on() };
    if (modifier.isAsked) return { words: modifier.words, go: () => modifier.settle() };
    if (run.waiting) return { waits: waitWords(run.waiting) };
    const go = (): void => run.hurry();
    const { decided, nextName } = this.#host;
    if (shot.kind === 'leaving' && !decided) return { words: leaving.words, go };
    const next = this.reel.shotAfter(run.place);
    return { words: next ? nextWords(this.#has().told, next, shot) : nextName, go };
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
        const asks = run.mayLeave && this.shot.kind !== 'leaving';
        leaving.ask(asks);
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
