import type { LitElement } from 'lit';
import type { Side } from '../../../rules/battle/battle.ts';
import type { Step } from '../../../rules/fight/steps.ts';
import type { Question } from '../../../rules/fight/undecided.ts';
import { sideAlone, possessive } from '../../../rules/words/tell.ts';
import { say } from '../../common/say.ts';
import { pagesOf, viewOf } from '../facts/account.ts';
import { TURN_WORDS } from '../words/turn-words.ts';
import type { Controls } from './film-controls.ts';
import { FilmRun } from './film-run.ts';
import { Leaving } from '../leaving/leaving.ts';
import type { Pace } from './pace.ts';
import type { Perils } from '../facts/perils.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import { accountWith } from '../facts/played-turn.ts';
import { Reel } from './reel.ts';
import { SharedModifier } from '../split/shared-modifier.ts';
import { onWords, scoresWords } from '../words/shot-words.ts';
import type { Shot } from '../facts/shots.ts';
import { countOf, formOf } from '../facts/shots.ts';
import { waitWords } from '../words/turn-questions.ts';

/** An open pairing, and whose page; null for both pages. */
export interface Opened {
  readonly rival: number;
  readonly side: Side | null;
}

interface Host extends LitElement {
  readonly turn: PlayedTurn;
  readonly reel: Reel;
  readonly step: Step;
  readonly decided: boolean;
  readonly undecided: readonly Question[];
  readonly nextName: string;
  readonly noBar: boolean;
  readonly pace: Pace;
  /** Notes explain the shots. */
  readonly guided: boolean;
  /** Both pages are side by side. */
  readonly together: boolean;
  /** The windows of the next pages are decoded. */
  readonly ready: boolean;
  begin(): void;
  key(key: string): boolean;
}

/**
 * The film of a turn and what is open beside it: a pairing, someone about to leave, the shares of the modifier. It
 * knows what a button or key does in each.
 */
export class Film {
  readonly run: FilmRun;
  readonly leaving: Leaving;
  readonly modifier: SharedModifier;
  readonly #host: Host;
  #aside: Opened | null = null;

  constructor(host: Host) {
    this.#host = host;
    this.run = new FilmRun(host);
    this.leaving = new Leaving(host);
    this.modifier = new SharedModifier(host, this.run);
  }

  get reel(): Reel {
    const { decided, guided, pace, ready, step, together, turn, undecided } = this.#host;
    return new Reel({
      ...{ turn, step, decided, undecided, pace, guided, ready },
      form: { ...formOf(turn.played, together, turn.battle), alone: sideAlone(turn.names) },
      putAway: this.#aside && this.putAway,
    });
  }

  /** Both pages are side by side. */
  get together(): boolean {
    return this.#host.together;
  }

  get shot(): Shot {
    return this.reel.shotAt(this.run.place);
  }

  /** The pairing open beside the film, which waits: one page after the other, or both. */
  get aside(): Opened | null {
    return this.#aside;
  }

  #lay(aside: Opened | null): void {
    this.#aside = aside;
    this.#host.requestUpdate();
  }

  readonly putAway = (): void => this.#lay(null);

  /** Opens a pairing beside the film, or closes it. */
  show(rival: number): void {
    const { together, turn } = this.#host;
    const side = together ? null : pagesOf(accountWith(turn, rival))[0];
    this.#lay(this.#aside?.rival === rival ? null : { rival, side });
  }

  /** The other page, if not seen yet. */
  #other({ rival, side }: Opened): Opened | null {
    const [first, second] = pagesOf(accountWith(this.#host.turn, rival));
    return side === first ? { rival, side: second } : null;
  }

  /** Label of the button that goes on from what is open beside the film. */
  #asideWords(opened: Opened): string {
    const other = this.#other(opened);
    if (!other?.side) return TURN_WORDS.back;
    const { me } = viewOf(accountWith(this.#host.turn, other.rival), other.side);
    return `${possessive(me.pilot)} page`;
  }

  /** The pairing with open pages, and which of them. */
  get opened(): Opened | null {
    const at = this.#aside ?? this.shot;
    return 'rival' in at ? at : null;
  }

  /** The shots, and the last one seen; a turning page is not seen yet. */
  get seen(): { readonly shots: readonly Shot[]; readonly at: number } {
    const { reel } = this;
    const { place, turning } = this.run;
    const at = reel.at(place);
    return { shots: reel.shots, at: turning ? at - 1 : at };
  }

  /** Threats on the open pages while someone may still leave; else null. */
  get perils(): Perils | null {
    return this.run.mayLeave ? this.reel.perilsAt(this.seen.at) : null;
  }

  /** The current shot, from 1, and the number of shots. */
  get count(): { readonly now: number; readonly all: number } {
    const { shots, at } = this.seen;
    return countOf(shots, at);
  }

  get controls(): Controls {
    const { leaving, perils, reel, run, shot } = this;
    return {
      shot,
      together: this.together,
      told: !run.turning && reel.isAllTold(run.place),
      lastCall: run.isLastCall,
      leave: perils && shot.kind === 'overview' ? leaving.button(perils) : null,
      place: run.standing,
      deaf: run.isDeaf,
      runs: run.turning ? null : run.lasts,
      hold:
        reel.runs && reel.shotAfter(run.place)
          ? { held: run.isHeld, toggle: run.mayHold ? () => run.hold() : null }
          : null,
      back: run.mayGoBack ? () => run.back() : null,
      skip: this.#maySkip ? () => this.#skip() : null,
      on: this.#on(reel, shot),
    };
  }

  #on(reel: Reel, shot: Shot): Controls['on'] {
    const { aside, modifier, run } = this;
    if (aside) return { words: this.#asideWords(aside), go: () => this.#lay(this.#other(aside)) };
    if (modifier.isAsked)
      return { words: modifier.words, note: modifier.note, go: () => modifier.settle() };
    const { turn } = this.#host;
    if (run.waiting) return { waits: waitWords(run.waiting, turn.names) };
    const go = (): void => run.hurry();
    const comes = { last: this.#host.nextName, lastCall: run.isLastCall };
    return {
      words: onWords(turn, shot, reel.shotAfter(run.place), comes),
      note: shot.kind === 'overview' ? scoresWords(turn) : null,
      go,
    };
  }

  get #maySkip(): boolean {
    const { place, waiting } = this.run;
    return !waiting && !this.#aside && this.reel.maySkip(place);
  }

  /** Skips to the next question, or to the marks. */
  #skip(): void {
    const to = this.reel.afterSkip(this.run.place);
    if (to) this.run.goTo(to, { waits: false });
  }

  #pass(): void {
    if (this.#aside) this.#lay(this.#other(this.#aside));
    else this.run.pass();
  }

  /** Handles a key. The split has arrow keys of its own; Space goes on everywhere. */
  key(key: string): boolean {
    const { aside, leaving, run } = this;
    const host = this.#host;
    const splits = this.modifier.isAsked && !aside;
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
      case 'p':
        run.hold();
        return true;
      case 'End':
        if (this.#maySkip) this.#skip();
        return true;
      case 'l': {
        const asks = this.perils !== null;
        if (asks) leaving.ask(true);
        return asks;
      }
      case 'Escape':
        if (aside) this.putAway();
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
