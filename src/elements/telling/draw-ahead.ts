import { ContextConsumer } from '@lit/context';
import type { LitElement, ReactiveController } from 'lit';
import type { Pictures } from '../../offline/pictures.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import { picturesContext } from '../common/contexts.ts';
import type { Account } from './account.ts';
import { viewOf, wornIn } from './account.ts';

/**
 * Has the pages that an exchange leads to drawn while the numbers are still called and looked up, with
 * what the 'Mechs had suffered before it and then with what it did, so that nobody who turns to them
 * meets a 'Mech made whole. `account` gives what its host tells; null while there is nothing.
 */
export class DrawAhead implements ReactiveController {
  readonly #account: () => Account | null;
  readonly #pictures: ContextConsumer<typeof picturesContext, LitElement>;
  #played: Account['played'] | null = null;
  #asking: AbortController | null = null;

  constructor(host: LitElement, account: () => Account | null) {
    this.#account = account;
    this.#pictures = new ContextConsumer(host, { context: picturesContext, subscribe: true });
  }

  hostUpdated(): void {
    const account = this.#account();
    if ((account?.played ?? null) === this.#played) return;
    this.#played = account?.played ?? null;
    this.#asking?.abort();
    this.#asking = account ? new AbortController() : null;
    if (account && this.#asking) ask(this.#pictures.value ?? null, account, this.#asking.signal);
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
