import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { Library } from '../../offline/library.ts';
import { battleLens } from '../../offline/fight-standing.ts';
import { RunningDuel } from '../../offline/running-duel.ts';
import type { Saves } from '../../offline/saves.ts';
import type { Standing } from '../../offline/standing.ts';
import type { Battle } from '../../rules/battle/battle.ts';
import type { Choosing, Telling } from '../../rules/record/turn.ts';
import { sure } from '../../rules/sure.ts';
import { boundText } from '../../rules/words/bound-text.ts';
import { libraryContext, savesContext, settingsContext } from '../common/contexts.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { given } from '../common/given.ts';
import { notify } from '../common/notice.ts';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import '../duel/choosing-stage.ts';
import '../duel/duel-menu.ts';
import { beatHeard } from '../duel/duel-sound.ts';
import { IdleWatch } from '../duel/idle-watch.ts';
import { mayClaim, nextWords } from '../duel/next-turn.ts';
import '../duel/shutter-curtain.ts';
import '../duel/shutter-slat.ts';
import '../many/many-exchange.ts';
import '../telling/exchange-stage.ts';
import './fight-end.ts';
import styles from './fight-stage.css?inline';
import './lone-choosing.ts';
import { queueOf } from './queue.ts';

/** The choice of a pilot in a turn. */
const choiceOf = ({ turns }: Battle, seat: number): string => `${turns}/${seat}`;

/**
 * A whole battle of one against several, from view screen 49 to its end, or a battle of a fight of several:
 * shows the stage that it has come to, and hands what the pilots do to the one who writes it.
 *
 * @fires battle-turned - a turn of a battle of several has entered the record
 */
@customElement('fight-stage')
export class FightStage extends LitElement {
  static override styles = styled(styles);

  @property() saveId = '';
  /** Which of several battles; null where there is one. */
  @property({ attribute: false }) battle: string | null = null;
  @given(libraryContext) private library!: Library;
  @given(savesContext) private saves!: Saves;
  @given(settingsContext) private settings!: SettingsKeeper;
  /** The choice for which the shutters are up: somebody has said who they are. They are down for any other. */
  @state() private raised = '';
  @state() private menu = false;
  #duel: RunningDuel | null = null;
  readonly #idle = new IdleWatch(this, () => (this.raised = ''));

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#hide);
    if (this.hasUpdated) this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#hide);
    this.#duel?.close();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('saveId') || changed.has('battle')) this.#open();
  }

  override render(): TemplateResult {
    const { lost, standing } = this.#duel ?? { lost: '', standing: null };
    if (lost)
      return html`<div class="lost">
        <p>${lost}</p>
        <a class="button" href="#/">To the start</a>
        <a class="button" href="#/booklets">To the booklets</a>
      </div>`;
    if (!standing) return html`<p class="lost">One moment …</p>`;
    const battle = sure(standing.battles.at(-1));
    return html`${this.#stage(standing, battle)}
      <duel-menu
        .names=${standing.names}
        .out=${battle.seats.flatMap(({ out }, seat) => (out ? [seat] : []))}
        .open=${this.menu}
        .mayClaim=${mayClaim(standing)}
        @draw-asked=${() => (this.raised = '')}
        @draw-made=${(event: Said<'draw-made'>) => void this.#duel?.draw(event.detail.draw)}
        @menu-closed=${() => (this.menu = false)}
      ></duel-menu>`;
  }

  #stage(standing: Standing, battle: Battle): TemplateResult {
    const { save, names, played } = standing;
    const { turn } = save;
    if (battle.outcome && this.battle !== null) return html`<p class="lost">One moment …</p>`;
    if (battle.outcome)
      return html`<fight-end
        .battle=${battle}
        .exchanges=${standing.exchanges}
        .names=${names}
        .recordText=${save.record}
        .saveId=${save.id}
        @again-asked=${this.#again}
      ></fight-end>`;
    if (turn.kind === 'choosing') return this.#choosing(standing, turn, battle);
    if (names.length === 2) return this.#duelTold(standing, battle, turn);
    const told = html`<many-exchange
      .battle=${battle}
      .played=${sure(played)}
      .names=${names}
      .step=${turn.step}
      .decided=${turn.decided}
      .undecided=${standing.undecided}
      .nextName=${nextWords(sure(played), names)}
      @step-reached=${(event: Said<'step-reached'>) => void this.#duel?.reach(event.detail.step)}
      @beat-shown=${this.#soundBeat}
      @pilots-stay=${() => void this.#duel?.stay()}
      @pilots-leave=${(event: Said<'pilots-leave'>) => void this.#duel?.leave(event.detail.leaving)}
      @question-answered=${(event: Said<'question-answered'>) => void this.#duel?.answer(event.detail.answer)}
      @turn-finished=${() => void this.#duel?.finish()}
      @menu-asked=${this.#openMenu}
    ></many-exchange>`;
    // One turn may follow the other without a choice between them.
    return html`${keyed(battle.turns, told)}`;
  }

  /** A turn of a battle of two, as in a duel. */
  #duelTold({ names, played, undecided }: Standing, battle: Battle, turn: Telling): TemplateResult {
    const told = html`<exchange-stage
      .battle=${battle}
      .played=${sure(played)}
      .names=${names}
      .step=${turn.step}
      .decided=${turn.decided}
      .undecided=${undecided}
      .nextName=${nextWords(sure(played), names)}
      @step-reached=${(event: Said<'step-reached'>) => void this.#duel?.reach(event.detail.step)}
      @beat-shown=${this.#soundBeat}
      @pilots-stay=${() => void this.#duel?.stay()}
      @pilots-leave=${(event: Said<'pilots-leave'>) => void this.#duel?.leave(event.detail.leaving)}
      @question-answered=${(event: Said<'question-answered'>) => void this.#duel?.answer(event.detail.answer)}
      @turn-finished=${() => void this.#duel?.finish()}
      @menu-asked=${this.#openMenu}
    ></exchange-stage>`;
    return html`${keyed(battle.turns, told)}`;
  }

  /** The pilots choose one after the other, the shutters between them. */
  #choosing(standing: Standing, turn: Choosing, battle: Battle): TemplateResult {
    const { exchanges, names } = standing;
    const { chooser, done, last, order } = queueOf(battle, turn);
    const choice = choiceOf(battle, chooser);
    const curtain = html`<shutter-curtain
      .names=${names}
      .seat=${chooser}
      .locked=${last}
      .bound=${names.flatMap((_, seat) => boundText(battle, seat, names) ?? [])}
      .turn=${battle.turns + 1}
      .queue=${order}
      .done=${done}
      @curtain-raised=${() => (this.raised = choice)}
      @choice-taken-back=${this.#takeBack}
      @duel-left=${() => (location.hash = '#/')}
    ></shutter-curtain>`;
    // Another pilot's name takes the focus anew.
    if (this.raised !== choice) return html`${keyed(choice, curtain)}`;
    const picked = this.#duel?.pickOf(chooser) ?? null;
    const chosen = ({ detail }: Said<'maneuver-picked'>): void => {
      void this.#duel?.pick(chooser, detail.console);
    };
    // Against one that is left the lone player chooses as in a duel.
    const alone = chooser === 0 && battle.pairings.length > 1;
    return html`${
        alone
          ? html`<lone-choosing
              .battle=${battle}
              .names=${names}
              .exchanges=${exchanges}
              .picked=${picked}
              @maneuver-picked=${chosen}
              @maneuver-locked-in=${this.#lockIn}
              @curtain-asked=${() => (this.raised = '')}
              @menu-asked=${this.#openMenu}
            ></lone-choosing>`
          : html`<choosing-stage
              .battle=${battle}
              .names=${names}
              .seat=${chooser}
              .exchanges=${exchanges}
              .picked=${picked}
              @maneuver-picked=${chosen}
              @maneuver-locked-in=${this.#lockIn}
              @curtain-asked=${() => (this.raised = '')}
              @menu-asked=${this.#openMenu}
            ></choosing-stage>`
      } <shutter-slat .sinking=${this.#idle.ending}></shutter-slat>`;
  }

  #open(): void {
    this.#duel?.close();
    this.raised = '';
    const { battle, saves } = this;
    let turns: number | null = null;
    const duel = new RunningDuel(this.saveId, {
      saves,
      library: this.library,
      ...(battle === null ? {} : { lens: battleLens(battle) }),
      watcher: {
        changed: () => {
          if (this.#duel !== duel) return;
          const now = duel.standing?.battles.length ?? null;
          if (battle !== null && turns !== null && now !== turns) say(this, 'battle-turned');
          turns = now;
          this.requestUpdate();
        },
        overtaken: () => {
          this.raised = '';
        },
        said: (sentence) => notify(this, sentence),
      },
    });
    this.#duel = duel;
    void duel.open();
  }

  readonly #lockIn = ({ detail }: Said<'maneuver-locked-in'>): void => {
    void this.#duel?.lockIn(detail.seat, detail.console);
  };

  readonly #takeBack = ({ detail }: Said<'choice-taken-back'>): void => {
    // Whoever takes it back is there.
    this.raised = choiceOf(sure(this.#duel?.standing?.battles.at(-1)), detail.seat);
    void this.#duel?.takeBack(detail.seat);
  };

  /** What a turn leaves behind is heard with its beat. */
  readonly #soundBeat = ({ detail }: Said<'beat-shown'>): void => {
    if (this.settings.current.sound) void beatHeard(detail.kind);
  };

  readonly #openMenu = (): void => {
    this.menu = true;
  };

  /** The same pilots, another of them alone. */
  readonly #again = async ({ detail }: Said<'again-asked'>): Promise<void> => {
    const id = await this.#duel?.again(detail.lone);
    if (id) location.hash = `#/fight/${id}`;
  };

  readonly #hide = (): void => {
    if (document.hidden) this.raised = '';
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'fight-stage': FightStage;
  }
  interface HTMLElementEventMap {
    'battle-turned': CustomEvent<null>;
  }
}
