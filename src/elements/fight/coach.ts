import { html, nothing } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { RunningFight } from '../../offline/fights/running-fight.ts';
import type { BattleStanding } from '../../offline/fights/standing.ts';
import type { Both } from '../../rules/battle/battle.ts';
import { bookletOf, sideOf } from '../../rules/battle/battle.ts';
import { sure } from '../../rules/sure.ts';
import { seatsOfPeople } from '../../rules/words/tell.ts';
import type { Advice } from '../../tactics/asked.ts';
import type { Said } from '../common/say.ts';
import { isDuel } from './notes.ts';

const ofBoth = <Of>(of: (seat: number) => Of): Both<Of> => ({ lone: of(0), rival: of(1) });

/**
 * Coaches one person alone: all choices are rated once a turn, whatever is picked, but shown only for a costly
 * pick. Loaded only if a coach is wanted.
 */
export class Coach {
  #of = '';
  #advice: Advice | null = null;
  #shows = false;
  readonly #host: ReactiveControllerHost;
  readonly #running: () => RunningFight | null;

  constructor(host: ReactiveControllerHost, running: () => RunningFight | null) {
    this.#host = host;
    this.#running = running;
  }

  /** How often a good pilot calls each number; null until it was asked for in this turn. */
  get often(): ReadonlyMap<number, number> | null {
    const choices = this.#shows ? this.#advice?.choices : undefined;
    return choices ? new Map(choices.map(({ console, often }) => [console, often])) : null;
  }

  slip(
    standing: BattleStanding,
    seat: number,
    picked: number | null,
  ): TemplateResult | typeof nothing {
    const { battle, names, save } = standing;
    if (!save.coach || !isDuel(standing) || seatsOfPeople(names).length > 1) return nothing;
    this.#ask(`${battle.turns}/${seat}`, seat);
    return html`<coach-slip
      slot="coach"
      .advice=${this.#advice}
      .picked=${picked}
      .side=${sideOf(seat)}
      .pilots=${ofBoth((each) => sure(names[each]).pilot)}
      .booklets=${ofBoth((each) => bookletOf(battle, each))}
      ?shows=${this.#shows}
      @good-choices-asked=${({ detail }: Said<'good-choices-asked'>) => {
        this.#shows = detail.shown;
        this.#host.requestUpdate();
      }}
      @choice-thrown=${({ detail }: Said<'choice-thrown'>) => void this.#running()?.pick(seat, detail.console)}
    ></coach-slip>`;
  }

  #ask(of: string, seat: number): void {
    if (of === this.#of) return;
    this.#of = of;
    this.#advice = null;
    this.#shows = false;
    void this.#hear(of, seat);
  }

  async #hear(of: string, seat: number): Promise<void> {
    const [advice = null] = await Promise.all([
      this.#running()?.advice(seat),
      import('../opponent/coach-slip.ts').catch(() => undefined),
    ]);
    if (of !== this.#of) return;
    this.#advice = advice;
    this.#host.requestUpdate();
  }
}
