import { ContextConsumer } from '@lit/context';
import type { LitElement, ReactiveController } from 'lit';
import type { Pictures } from '../../offline/pictures.ts';
import { SIDES, bookletOf } from '../../rules/battle/battle.ts';
import { picturesContext } from '../common/contexts.ts';
import type { Told } from './told.ts';
import { deedOf, seatNumber, wornIn } from './told.ts';

/**
 * Has the pages that an exchange leads to drawn while the numbers are still called and looked up, with
 * what the 'Mechs had suffered before it and then with what it did, so that nobody who turns to them
 * meets a 'Mech made whole. `told` gives the exchange that its host tells; null while there is none.
 */
export class DrawAhead implements ReactiveController {
  readonly #told: () => Told | null;
  readonly #pictures: ContextConsumer<typeof picturesContext, LitElement>;
  #played: Told['played'] | null = null;
  #asking: AbortController | null = null;

  constructor(host: LitElement, told: () => Told | null) {
    this.#told = told;
    this.#pictures = new ContextConsumer(host, { context: picturesContext, subscribe: true });
  }

  hostUpdated(): void {
    const told = this.#told();
    if ((told?.played ?? null) === this.#played) return;
    this.#played = told?.played ?? null;
    this.#asking?.abort();
    this.#asking = told ? new AbortController() : null;
    if (told && this.#asking) ask(this.#pictures.value ?? null, told, this.#asking.signal);
  }

  hostDisconnected(): void {
    this.#asking?.abort();
    this.#played = null;
  }
}

const ask = (pictures: Pictures | null, told: Told, signal: AbortSignal): void => {
  if (!pictures) return;
  for (const battle of [told.battle, told.played.battle])
    for (const side of told.played.pairings.length > 0 ? SIDES : []) {
      const seat = 1 - seatNumber(side);
      const booklet = bookletOf(battle, seat);
      const { screen } = deedOf(told, side).sees;
      const wear = wornIn(battle, seat);
      const isOwn = Boolean(screen.image) || pictures.hasOwn(booklet, screen.number);
      const isThere = !wear && pictures.still(booklet, screen.number) !== null;
      if (!isOwn && !isThere) void pictures.drawn(booklet, screen.number, wear, signal);
    }
};
