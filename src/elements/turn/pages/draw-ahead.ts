import { ContextConsumer } from '@lit/context';
import type { LitElement, ReactiveController } from 'lit';
import type { Pictures } from '../../../offline/pictures/pictures.ts';
import { SIDES } from '../../../rules/battle/battle.ts';
import { beatsOf } from '../../../rules/fight/steps.ts';
import { picturesContext } from '../../common/contexts.ts';
import type { Account } from '../facts/account.ts';
import { viewOf, wornIn } from '../facts/account.ts';
import { beatPicture } from './beat-page.ts';

/** A page waits this long for its window, in ms. */
const PATIENCE = 500;

/** Addresses of existing stills for an exchange, second sheets included. */
const stillsOf = (pictures: Pictures, account: Account): readonly string[] =>
  SIDES.flatMap((side) => {
    const { booklet, mine } = viewOf(account, side);
    const { number } = mine.sees.screen;
    return [pictures.still(booklet, number) ?? [], pictures.sheet(booklet, number) ?? []].flat();
  });

interface Host extends LitElement {
  readonly turn: { readonly accounts: readonly Account[] };
}

/**
 * Draws the coming pages while numbers are called and looked up, first with the wear before the exchange, then
 * with its damage, so that no one meets a 'Mech made whole. Also decodes existing stills, so that no window is
 * empty.
 */
export class DrawAhead implements ReactiveController {
  readonly #host: Host;
  readonly #pictures: ContextConsumer<typeof picturesContext, LitElement>;
  #played: Account['played'] | undefined;
  #asking: AbortController | null = null;
  /** Referenced so that the browser keeps them decoded. */
  #stills: readonly HTMLImageElement[] = [];
  #ready = true;

  constructor(host: Host) {
    this.#host = host;
    this.#pictures = new ContextConsumer(host, { context: picturesContext, subscribe: true });
  }

  /** Existing stills are decoded, or the wait is over. */
  get ready(): boolean {
    return this.#ready;
  }

  hostUpdated(): void {
    // The host is gone.
    if (!this.#host.isConnected) return;
    const { accounts } = this.#host.turn;
    const [first] = accounts;
    if (first?.played === this.#played) return;
    this.#played = first?.played;
    this.#asking?.abort();
    this.#asking = new AbortController();
    const pictures = this.#pictures.value ?? null;
    this.#decode(pictures ? accounts.flatMap((account) => stillsOf(pictures, account)) : []);
    for (const account of accounts) ask(pictures, account, this.#asking.signal);
  }

  #decode(addresses: readonly string[]): void {
    const stills = addresses.map((src) => Object.assign(new Image(), { src }));
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
    this.#played = undefined;
    this.#stills = [];
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
      if (isOwn || isThere) continue;
      void pictures.drawn(booklet, screen.number, wear, signal);
      if (battle === account.battle) void pictures.drawnSheet(booklet, screen.number, wear, signal);
    }
  for (const beat of beatsOf(account.played)) {
    const { booklet, screen, wear } = beatPicture(account, beat);
    const isOwn = Boolean(screen.image) || pictures.hasOwn(booklet, screen.number);
    if (wear && !isOwn) void pictures.drawn(booklet, screen.number, wear, signal);
  }
};
