import { html } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import type { Split } from '../../rules/battle/split.ts';
import { splitOf } from '../../rules/battle/split.ts';
import type { Answer, Question } from '../../rules/fight/undecided.ts';
import { sure } from '../../rules/sure.ts';
import { inWords } from '../../rules/words/in-words.ts';
import { say } from '../common/say.ts';
import type { Said } from '../common/say.ts';
import type { PlayedTurn } from './played-turn.ts';
import { pilotOf } from './played-turn.ts';
import { proposed } from './sharing.ts';
import './split-board.ts';
import { shareWords } from './split-words.ts';

/** The film that the modifier is shared in. */
interface Film {
  readonly waiting: Question | undefined;
  on(): void;
}

/** How the lone player shares the modifier (M4): what is proposed, what was touched, and what is settled. */
export class SharedModifier implements ReactiveController {
  /** What was touched last. */
  #picked: readonly number[] | null = null;
  /** The shares are given: as soon as they are written the film goes on. */
  #saying = false;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #turn: () => PlayedTurn;
  readonly #film: () => Film;

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    turn: () => PlayedTurn,
    film: () => Film,
  ) {
    this.#host = host;
    this.#turn = turn;
    this.#film = film;
    host.addController(this);
  }

  hostUpdated(): void {
    if (!this.#saying || this.isAsked) return;
    this.#saying = false;
    queueMicrotask(() => this.#film().on());
  }

  /** What is still to be shared; null where nothing is. */
  get #asked(): Split | null {
    const { waiting } = this.#film();
    return waiting?.kind === 'modifier shared' ? waiting.split : null;
  }

  get isAsked(): boolean {
    return this.#asked !== null;
  }

  /** What is still to be shared, or how it was. */
  get #split(): Split {
    return this.#asked ?? sure(splitOf(this.#turn().played));
  }

  get #shares(): readonly number[] {
    return this.#asked ? (this.#picked ?? proposed(this.#asked)) : this.#split.shares;
  }

  /** What settles it, by who gets something: `Share 7 to Ben and 5 to Cleo`. */
  get words(): string {
    return shareWords(this.#split, this.#shares, this.#turn().names);
  }

  readonly settle = (): void => {
    const host = this.#host;
    this.#saying = true;
    const answer = { kind: 'modifier shared', seat: 0, shares: this.#shares } as const;
    this.#picked = null;
    say(host, 'question-answered', { answer });
  };

  get heading(): string {
    const hits = inWords(this.#split.hits.length);
    return `${pilotOf(this.#turn().names, 0)} hits ${hits}: ${this.isAsked ? 'share the modifier' : 'the modifier is shared'}`;
  }

  /** The board; `large` where there is room. */
  board(large: boolean): TemplateResult {
    const { battle, names, played } = this.#turn();
    const split = this.#split;
    const spared = played.pairings.flatMap(({ rival }) =>
      split.hits.some((hit) => hit.rival === rival) ? [] : rival,
    );
    return html`<split-board
      .battle=${battle}
      .split=${split}
      .shares=${this.#shares}
      .names=${names}
      .settled=${!this.isAsked}
      ?large=${large}
      .spared=${spared}
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
