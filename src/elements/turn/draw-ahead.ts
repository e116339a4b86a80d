import { ContextConsumer } from '@lit/context';
import type { LitElement, ReactiveController } from 'lit';
import type { Pictures } from '../../offline/pictures/pictures.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import { picturesContext } from '../common/contexts.ts';
import type { Account } from './account.ts';
import { viewOf, wornIn } from './account.ts';

/** A page that is asked for waits no longer for its window (milliseconds). */
const PATIENCE = 500;

/** The addresses of the stills that an exchange leads to, of those that are kept. */
const stillsOf = (pictures: Pictures, account: Account): readonly string[] =>
  SIDES.flatMap((side) => {
    const { booklet, mine } = viewOf(account, side);
    return pictures.still(booklet, mine.sees.screen.number) ?? [];
  });

/**
 * Has the pages that an exchange leads to drawn while the numbers are still called and looked up, with
 * what the 'Mechs had suffered before it and then with what it did, so that nobody who turns to them
 * meets a 'Mech made whole, and decodes the stills that are kept, so that nobody turns to an empty window.
 * `account` gives what its host tells; null while there is nothing.
 */
export class DrawAhead implements ReactiveController {
  readonly #host: LitElement;
  readonly #account: () => Account | null;
  readonly #pictures: ContextConsumer<typeof picturesContext, LitElement>;
  #played: Account['played'] | null = null;
  #asking: AbortController | null = null;
  /** Held, so that the browser holds them decoded. */
  #stills: readonly HTMLImageElement[] = [];
  #ready = true;

  constructor(host: LitElement, account: () => Account | null) {
    this.#host = host;
    this.#account = account;
    this.#pictures = new ContextConsumer(host, { context: picturesContext, subscribe: true });
  }

  /** The stills that are kept are decoded, or have been waited for long enough. */
  get ready(): boolean {
    return this.#ready;
  }

  hostUpdated(): void {
    const account = this.#account();
    if ((account?.played ?? null) === this.#played) return;
    this.#played = account?.played ?? null;
    this.#asking?.abort();
    this.#asking = account ? new AbortController() : null;
    this.#decode(account);
    if (account && this.#asking) ask(this.#pictures.value ?? null, account, this.#asking.signal);
  }

  #decode(account: Account | null): void {
    const pictures = this.#pictures.value ?? null;
    const stills = (account && pictures ? stillsOf(pictures, account) : []).map((address) =>
      Object.assign(new Image(), { src: address }),
    );
    this.#stills = stills;
    this.#ready = stills.length === 0;
    if (this.#ready) return;
    const there = (): void => {
      if (this.#stills !== stills || this.#ready) return;
      this.#ready = true;
      this.#host.requestUpdate();
    };
    void Promise.allSettled(stills.map((still) => still.decode())).then(there);
    setTimeout(there, PATIENCE);
  }

  hostDisconnected(): void {
    this.#asking?.abort();
    this.#played = null;
  }
}

const ask = (pictures: Pictures | null, account: Account, signal: AbortSignal): void => {
  if (!pictures) return;
  for (const battle of [account.battle, account.played.battle])
    for (const side of SIDES) {
      const { booklet, enemy, mine } = viewOf(account, side);
      const { screen } = mine.sees;
      const wear = wornIn(battle, enemy);
      const isOwn = Boolean(screen.image) || pictures.hasOwn(booklet, screen.number);
      const isThere = !wear && pictures.still(booklet, screen.number) !== null;
      if (!isOwn && !isThere) void pictures.drawn(booklet, screen.number, wear, signal);
    }
};
