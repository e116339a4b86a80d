import { html, nothing } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { RunningFight } from '../../offline/fights/running-fight.ts';
import type { BattleStanding } from '../../offline/fights/standing.ts';
import { sure } from '../../rules/sure.ts';
import { LOST_WORDS } from './fight-words.ts';

/**
 * Tells a person who chooses that the rules prove one of two has lost, so that the loser can yield. Searched
 * once a turn, and only when armor is low.
 */
export class Lost {
  #of = '';
  #loser: number | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #running: () => RunningFight | null;

  constructor(host: ReactiveControllerHost, running: () => RunningFight | null) {
    this.#host = host;
    this.#running = running;
  }

  slip(standing: BattleStanding, chooser: number): TemplateResult | typeof nothing {
    const { battle, names, save } = standing;
    const of = `${save.id}/${battle.turns}`;
    if (of !== this.#of) void this.#ask(of);
    const loser = this.#loser;
    if (loser === null) return nothing;
    const [pilot, winner] = [loser, 1 - loser].map((seat) => sure(names[seat]).pilot);
    return html`<div slot="coach" class="loser abreast wrap spread" role="status">
      <p>${LOST_WORDS.cannotWin(sure(pilot))}</p>
      ${
        loser === chooser
          ? html`<button
              type="button"
              class="button"
              @click=${() => void this.#running()?.yields(loser)}
            >
              ${LOST_WORDS.yields(sure(winner))}
            </button>`
          : nothing
      }
    </div>`;
  }

  async #ask(of: string): Promise<void> {
    this.#of = of;
    this.#loser = null;
    const loser = (await this.#running()?.loser()) ?? null;
    if (of !== this.#of || loser === null) return;
    this.#loser = loser;
    this.#host.requestUpdate();
  }
}
