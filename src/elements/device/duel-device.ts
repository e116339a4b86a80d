import { ContextConsumer } from '@lit/context';
import { html } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Lens } from '../../offline/fights/lens.ts';
import { RunningDuel } from '../../offline/fights/running-duel.ts';
import type { Standing } from '../../offline/fights/standing.ts';
import type { Battle } from '../../rules/battle/battle.ts';
import { sure } from '../../rules/sure.ts';
import { boundText } from '../../rules/words/bound-text.ts';
import { libraryContext, savesContext, settingsContext } from '../common/contexts.ts';
import { notify } from '../common/notice.ts';
import { onBack } from '../common/way-back.ts';
import './duel-menu.ts';
import { beatHeard, stepHeard } from './duel-sound.ts';
import { IdleWatch } from './idle-watch.ts';
import { mayClaim, nextChooser } from './next-turn.ts';
import './shutter-curtain.ts';
import './shutter-slat.ts';

type Host = ReactiveControllerHost & HTMLElement;

/** Who chooses, and what the shutters say of the others. */
interface Passed {
  /** Who chooses now. */
  readonly chooser: number;
  /** Who chose last before, and may take it back; null where nobody did. */
  readonly last: number | null;
  /** Where several are against one: everybody who fights, in the order of choosing, and who is locked in. */
  readonly order?: readonly number[];
  readonly done?: readonly number[];
}

/** The choice of a pilot in a turn. */
const choiceOf = ({ turns }: Battle, seat: number): string => `${turns}/${seat}`;

export const oneMoment = (): TemplateResult => html`<p class="lost">One moment …</p>`;

/** Why there is nothing to show, and where one may go. */
export const lostPage = (why: string): TemplateResult =>
  html`<div class="lost">
    <p>${why}</p>
    <a class="button" href="#/">To the start</a>
    <a class="button" href="#/booklets">To the booklets</a>
  </div>`;

/**
 * The one device that the pilots share: the battle that runs on it, the shutters between their choices,
 * and the menu. It hands what the pilots say anywhere in its host to the one who writes the battle. The
 * shutters are up for one choice, after somebody has said who they are, and down for any other.
 */
export class DuelDevice implements ReactiveController {
  readonly #host: Host;
  readonly #changed: (standing: Standing) => void;
  readonly #library: ContextConsumer<typeof libraryContext, Host>;
  readonly #saves: ContextConsumer<typeof savesContext, Host>;
  readonly #settings: ContextConsumer<typeof settingsContext, Host>;
  readonly #idle: IdleWatch;
  #running: RunningDuel | null = null;
  /** What was opened last: it is opened again where its host comes back. */
  #opened: readonly [id: string, lens?: Lens] | null = null;
  /** The choice for which the shutters are up, and whose it is. */
  #raised: { readonly choice: string; readonly seat: number } | null = null;
  #menu = false;
  #letGo: (() => void) | null = null;

  /** `changed` is told whenever the battle stands otherwise than before. */
  constructor(host: Host, changed: (standing: Standing) => void = () => undefined) {
    this.#host = host;
    this.#changed = changed;
    this.#library = new ContextConsumer(host, { context: libraryContext });
    this.#saves = new ContextConsumer(host, { context: savesContext });
    this.#settings = new ContextConsumer(host, { context: settingsContext });
    this.#idle = new IdleWatch(host, () => this.#fall());
    host.addController(this);
    this.#listen();
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#hide);
    if (this.#opened) this.open(...this.#opened);
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#hide);
    this.#letGo?.();
    this.#running?.close();
  }

  /** The one who writes the battle; null before one is opened. */
  get running(): RunningDuel | null {
    return this.#running;
  }

  /** Opens a battle by its row, through a lens where the row is that of several. */
  open(id: string, lens?: Lens): void {
    this.#opened = lens ? [id, lens] : [id];
    // From its first moment on, so that the history tells nothing of what is looked at in it.
    this.#letGo?.();
    this.#letGo = onBack(() => false);
    this.#running?.close();
    this.#fall();
    const running = new RunningDuel(id, {
      saves: sure(this.#saves.value),
      library: sure(this.#library.value),
      ...(lens ? { lens } : {}),
      watcher: {
        changed: () => {
          if (this.#running !== running) return;
          if (running.standing) this.#changed(running.standing);
          this.#host.requestUpdate();
        },
        overtaken: () => this.#fall(),
        said: (sentence) => notify(this.#host, sentence),
      },
    });
    this.#running = running;
    void running.open();
  }

  /** What is shown: the stage and the menu over it, or why there is none. */
  show(stage: (standing: Standing, battle: Battle) => TemplateResult): TemplateResult {
    const { lost = '', standing = null } = this.#running ?? {};
    if (lost) return lostPage(lost);
    if (!standing) return oneMoment();
    const battle = sure(standing.battles.at(-1));
    return html`${stage(standing, battle)}
      <duel-menu
        .names=${standing.names}
        .out=${battle.seats.flatMap(({ out }, seat) => (out ? [seat] : []))}
        .hangar=${standing.save.game?.hangar ?? ''}
        .open=${this.#menu}
        .mayClaim=${mayClaim(standing)}
      ></duel-menu>`;
  }

  /** A pilot's choice, behind the shutters until that pilot has come. */
  choice(
    { names, battles }: Standing,
    { chooser, last, order = [], done = [] }: Passed,
    choosing: (picked: number | null) => TemplateResult,
  ): TemplateResult {
    const battle = sure(battles.at(-1));
    const choice = choiceOf(battle, chooser);
    if (this.#raised?.choice === choice)
      return html`${choosing(this.#running?.pickOf(chooser) ?? null)}
        <shutter-slat .sinking=${this.#idle.ending}></shutter-slat>`;
    const curtain = html`<shutter-curtain
      .names=${names}
      .seat=${chooser}
      .locked=${last}
      .bound=${names.flatMap((_, seat) => boundText(battle, seat, names) ?? [])}
      .turn=${battle.turns + 1}
      .queue=${order}
      .done=${done}
    ></shutter-curtain>`;
    // Another pilot's name takes the focus anew.
    return html`${keyed(choice, curtain)}`;
  }

  /** What the pilots say, wherever it is said in the host. */
  #listen(): void {
    const host = this.#host;
    host.addEventListener('curtain-raised', ({ detail }) => this.#raise(detail.seat));
    host.addEventListener('curtain-asked', () => this.#fall());
    host.addEventListener('duel-left', () => (location.hash = '#/'));
    host.addEventListener('maneuver-picked', ({ detail }) => {
      if (this.#raised) void this.#running?.pick(this.#raised.seat, detail.console);
    });
    host.addEventListener('maneuver-locked-in', ({ detail }) => {
      void this.#running?.lockIn(detail.seat, detail.console);
    });
    host.addEventListener('choice-taken-back', ({ detail }) => {
      // Whoever takes it back is there.
      this.#raise(detail.seat);
      void this.#running?.takeBack(detail.seat);
    });
    host.addEventListener('step-reached', ({ detail }) => {
      const { standing = null } = this.#running ?? {};
      if (this.#sounds && standing) void stepHeard(standing, detail.step);
      void this.#running?.reach(detail.step);
    });
    host.addEventListener('beat-shown', ({ detail }) => {
      if (this.#sounds) void beatHeard(detail.kind);
    });
    host.addEventListener('pilots-stay', () => void this.#running?.stay());
    host.addEventListener('pilots-leave', ({ detail }) => {
      void this.#running?.leave(detail.leaving);
    });
    host.addEventListener('question-answered', ({ detail }) => {
      void this.#running?.answer(detail.answer);
    });
    host.addEventListener('turn-finished', () => this.#finish());
    host.addEventListener('menu-asked', () => this.#opens(true));
    host.addEventListener('menu-closed', () => this.#opens(false));
    host.addEventListener('draw-asked', () => this.#fall());
    host.addEventListener('draw-made', ({ detail }) => void this.#running?.draw(detail.draw));
  }

  get #sounds(): boolean {
    return this.#settings.value?.current.sound ?? false;
  }

  #finish(): void {
    const { played = null } = this.#running?.standing ?? {};
    // Nothing is hidden yet, and who holds the device has just said whose turn it is.
    const chooser = played && nextChooser(played);
    if (played && chooser !== null) this.#raise(chooser, played.battle);
    else this.#fall();
    void this.#running?.finish();
  }

  #raise(seat: number, battle = this.#running?.standing?.battles.at(-1)): void {
    this.#raised = battle ? { choice: choiceOf(battle, seat), seat } : null;
    this.#host.requestUpdate();
  }

  #fall(): void {
    this.#raised = null;
    this.#host.requestUpdate();
  }

  #opens(menu: boolean): void {
    this.#menu = menu;
    this.#host.requestUpdate();
  }

  readonly #hide = (): void => {
    if (document.hidden) this.#fall();
  };
}
