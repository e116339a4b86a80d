import { html } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import type { Split } from '../../../rules/battle/split.ts';
import { splitOf } from '../../../rules/battle/split.ts';
import type { Answer, Question } from '../../../rules/fight/undecided.ts';
import { sure } from '../../../rules/sure.ts';
import { say } from '../../common/say.ts';
import type { Said } from '../../common/say.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import { proposed } from './sharing.ts';
import './split-board.ts';
import { shareWords, TURN_WORDS } from '../words/turn-words.ts';

type Host = ReactiveControllerHost & HTMLElement & { readonly turn: PlayedTurn };

/** The run of the film. */
interface Run {
  readonly waiting: Question | undefined;
  on(): void;
}

/** How the lone player shares the modifier (M4): the proposal, changes to it, and the settled shares. */
export class SharedModifier implements ReactiveController {
  #picked: readonly number[] | null = null;
  /** Shares are given; the film goes on as soon as they are written. */
  #saying = false;
  readonly #host: Host;
  readonly #run: Run;

  constructor(host: Host, run: Run) {
    this.#host = host;
    this.#run = run;
    host.addController(this);
  }

  hostUpdated(): void {
    if (!this.#saying || this.isAsked) return;
    this.#saying = false;
    queueMicrotask(() => this.#run.on());
  }

  /** The split a person still has to settle; else null. */
  get #asked(): Split | null {
    const { waiting } = this.#run;
    const isAsked = waiting?.kind === 'modifier shared' && !this.#host.turn.names[0]?.ofGame;
    return isAsked ? waiting.split : null;
  }

  get isAsked(): boolean {
    return this.#asked !== null;
  }

  /** The open split, or the settled one. */
  get #split(): Split {
    return this.#asked ?? sure(splitOf(this.#host.turn.played));
  }

  get #shares(): readonly number[] {
    return this.#asked ? (this.#picked ?? proposed(this.#asked)) : this.#split.shares;
  }

  /** Label of the button that settles it. */
  readonly words = TURN_WORDS.split;

  /** The shares: `Ben +7 · Cleo +5`. */
  get note(): string {
    return shareWords(this.#split, this.#shares, this.#host.turn.names);
  }

  readonly settle = (): void => {
    const host = this.#host;
    this.#saying = true;
    const answer = { kind: 'modifier shared', seat: 0, shares: this.#shares } as const;
    this.#picked = null;
    say(host, 'question-answered', { answer });
  };

  board(large: boolean): TemplateResult {
    const { battle, names } = this.#host.turn;
    const split = this.#split;
    return html`<split-board
      .battle=${battle}
      .split=${split}
      .shares=${this.#shares}
      .names=${names}
      .settled=${!this.isAsked}
      ?large=${large}
      @shares-changed=${({ detail }: Said<'shares-changed'>) => {
        this.#picked = detail.shares;
        this.#host.requestUpdate();
      }}
      @shares-settled=${this.settle}
    ></split-board>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'question-answered': CustomEvent<{ answer: Answer }>;
  }
}
