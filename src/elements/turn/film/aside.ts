import type { ReactiveControllerHost } from 'lit';
import type { Side } from '../../../rules/battle/battle.ts';
import { possessive } from '../../../rules/words/tell.ts';
import { pagesOf, viewOf } from '../facts/account.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import { accountWith } from '../facts/played-turn.ts';
import { TURN_WORDS } from '../words/turn-words.ts';

/** A pairing that lies open, and whose page; null for both. */
export interface Opened {
  readonly rival: number;
  readonly side: Side | null;
}

/** A pairing that is looked at beside a film, which waits: a page after the other, or both. */
export class Aside {
  #opened: Opened | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #turn: () => PlayedTurn;

  constructor(host: ReactiveControllerHost, turn: () => PlayedTurn) {
    this.#host = host;
    this.#turn = turn;
  }

  get opened(): Opened | null {
    return this.#opened;
  }

  #open(opened: Opened | null): void {
    this.#opened = opened;
    this.#host.requestUpdate();
  }

  readonly putAway = (): void => this.#open(null);

  /** Opens a pairing beside the film, or closes it if it is open. */
  lay(rival: number, together: boolean): void {
    const side = together ? null : pagesOf(accountWith(this.#turn(), rival))[0];
    this.#open(this.#opened?.rival === rival ? null : { rival, side });
  }

  /** The other page, if it is still to be looked at. */
  #other({ rival, side }: Opened): Opened | null {
    const [first, second] = pagesOf(accountWith(this.#turn(), rival));
    return side === first ? { rival, side: second } : null;
  }

  on(): void {
    if (this.#opened) this.#open(this.#other(this.#opened));
  }

  /** What goes on is called by what comes next. */
  nextWords(opened: Opened): string {
    const other = this.#other(opened);
    if (!other?.side) return TURN_WORDS.back;
    const { me } = viewOf(accountWith(this.#turn(), other.rival), other.side);
    return `${possessive(me.pilot)} page`;
  }
}
