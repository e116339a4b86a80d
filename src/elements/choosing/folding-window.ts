import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { bookletOf } from '../../rules/battle/battle.ts';
import type { CardScroll, StatCard } from '../card/stat-card.ts';
import '../page/view-window.ts';
import { isCrackedFor, wornIn } from '../turn/facts/account.ts';
import type { ChoosingState } from './choosing-state.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';

/** Scrolled by so much (pixels) the rows get the window's room. */
const FAR = 8;

/** The stage, with what is in it at the moment. */
interface Host {
  readonly card: StatCard | null;
  /** The window below the rows; null where there is none. */
  readonly window: HTMLElement | null;
  requestUpdate(): void;
}

/**
 * Whether the window below the rows is folded: with the first pick of a turn, or once the rows are scrolled. It
 * returns as the pick is let go, or next turn; if it leaves room for all rows, it stays. Rows hang from above, so that
 * folding moves none of them; at the end of the list, where it would, it waits until no finger is on them.
 */
export class WindowFold {
  folded = false;
  /** It was folded this turn: rows keep their height. */
  hung = false;
  readonly #host: Host;
  #picked = false;
  /** Where the rows stood when somebody began to scroll; null before. */
  #from: number | null = null;
  #finger = false;
  /** Scrolled far enough, but to the end of the list. */
  #due = false;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Another turn: it stands, unless something is picked already. */
  begin(picked: boolean): void {
    this.#picked = picked;
    this.#stand(picked);
    this.hung = picked;
  }

  /** Hears before each render whether something is picked. */
  heed(picked: boolean): void {
    if (picked === this.#picked) return;
    this.#picked = picked;
    if (!picked) this.#stand(false);
    else if (!this.folded) this.#fold();
  }

  /** A finger or a mouse is on the rows. */
  readonly touched = ({ pointerType }: PointerEvent | { readonly pointerType?: '' }): void => {
    this.#from ??= this.#host.card?.scrolled.top ?? null;
    this.#finger ||= pointerType === 'touch';
  };

  /** It is lifted. */
  readonly lifted = (): void => {
    this.#finger = false;
    this.ended();
  };

  /** The scrolling ends, maybe with a finger still there. */
  ended(): void {
    if (this.#due && !this.#finger) this.#foldSoon();
  }

  /** The rows are scrolled. */
  readonly scrolled = ({ below, top }: CardScroll): void => {
    if (this.folded || this.#from === null || Math.abs(top - this.#from) < FAR) return;
    this.#due = below < (this.#host.window?.offsetHeight ?? 0);
    if (!this.#due) this.#foldSoon();
  };

  #stand(folded: boolean): void {
    this.folded = folded;
    this.#from = null;
    this.#due = false;
  }

  #foldSoon(): void {
    this.#fold();
    this.#host.requestUpdate();
  }

  #fold(): void {
    const { card, window } = this.#host;
    // All rows are in sight beside it.
    if (!window?.offsetHeight || !card?.isOverfull) return;
    this.#stand(true);
    this.hung = true;
  }
}

/** On a phone that stands: the page that is seen, below the rows. */
export const foldingWindow = (choosing: ChoosingState, folded: boolean): TemplateResult => {
  const { choice, outlook } = choosing;
  const { battle, seat, side } = outlook;
  const enemy = outlook.enemyIn(choice.turned);
  const screen = choice.turned.sees[side];
  const { number, title } = screen;
  return html`<button
    type="button"
    class="window frame ${folded ? 'folded' : ''}"
    ?inert=${folded}
    aria-label=${CHOOSING_WORDS.showPage(number, title)}
    @click=${() => choosing.toNow('window')}
  >
    <view-window
      bare
      .screen=${screen}
      .booklet=${bookletOf(battle, enemy)}
      .wear=${wornIn(battle, enemy)}
      ?cracked=${isCrackedFor(battle, seat)}
    ></view-window>
    <span class="seen bold">${number} · ${title}</span>
  </button>`;
};
