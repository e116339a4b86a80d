import { ContextConsumer } from '@lit/context';
import { html } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { RunningFight } from '../../offline/fights/running-fight.ts';
import type { BattleStanding, Standing } from '../../offline/fights/standing.ts';
import type { Battle } from '../../rules/battle/battle.ts';
import { sure } from '../../rules/sure.ts';
import { boundTurns } from '../../rules/fight/bound-turns.ts';
import { mayClaim } from '../../rules/fight/may-claim.ts';
import { lockIn } from '../../rules/fight/progress.ts';
import { boundText } from '../../rules/words/bound-text.ts';
import { libraryContext, savesContext, settingsContext } from '../common/contexts.ts';
import { missPart, notify } from '../common/notice.ts';
import { onBack } from '../common/way-back.ts';
import './closing-shutters.ts';
import { CLOSING } from './closing-shutters.ts';
import './duel-menu.ts';
import { beatHeard, stepHeard } from './duel-sound.ts';
import { IdleWatch } from './idle-watch.ts';
import { isUnwatched, nextChooser } from './next-turn.ts';
import { lostPage, oneMoment } from './lost-page.ts';
import { deviceQueue } from './queue.ts';
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

/** A choice that is about to be locked in. */
interface Closing {
  readonly choice: string;
  readonly timer: number;
  readonly lockIn: () => void;
}

/** The choice of a pilot in a turn of a battle. */
const choiceOf = (name: string, { turns }: Battle, seat: number): string =>
  `${name}/${turns}/${seat}`;

/**
 * The one device that the pilots share: the duel or fight that runs on it, the shutters between their choices,
 * and the menu. It hands what the pilots say anywhere in its host to the one who writes the fight. The
 * shutters are up for one choice, after somebody has said who they are, and down for any other.
 */
export class DuelDevice implements ReactiveController {
  readonly #host: Host;
  readonly #changed: (standing: Standing) => void;
  readonly #library: ContextConsumer<typeof libraryContext, Host>;
  readonly #saves: ContextConsumer<typeof savesContext, Host>;
  readonly #settings: ContextConsumer<typeof settingsContext, Host>;
  readonly #idle: IdleWatch;
  #running: RunningFight | null = null;
  /** What was opened last: it is opened again where its host comes back. */
  #opened: string | null = null;
  /** The choice for which the shutters are up, and whose it is. */
  #raised: { readonly choice: string; readonly seat: number } | null = null;
  /** The last choice of a turn, locked in by one touch: it is written a moment later, unless it is taken back. */
  #closing: Closing | null = null;
  #menu = false;
  #letGo: (() => void) | null = null;

  /** `changed` hears whenever the fight stands otherwise than before. */
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
    if (this.#opened !== null) this.open(this.#opened);
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#hide);
    this.#letGo?.();
    // Whoever leaves before the numbers are shown has not locked in: the pick is kept.
    this.#open();
    this.#running?.close();
  }

  /** The one who writes the fight; null before one is opened. */
  get running(): RunningFight | null {
    return this.#running;
  }

  /** Opens a duel or fight by the id of its row. */
  open(id: string): void {
    this.#opened = id;
    // From its first moment on, so that the history shows nothing of what is opened in it.
    this.#letGo?.();
    this.#letGo = onBack(() => false);
    this.#running?.close();
    this.#fall();
    const running = new RunningFight(id, {
      saves: sure(this.#saves.value),
      library: sure(this.#library.value),
      watcher: {
        changed: () => {
          if (this.#running !== running) return;
          if (running.standing) this.#changed(running.standing);
          this.#host.requestUpdate();
        },
        overtaken: () => this.#fall(),
        said: (sentence) => notify(this.#host, sentence),
        missed: () => missPart(this.#host),
      },
    });
    this.#running = running;
    void running.open();
  }

  /** Plays a battle of several from now on, by its name, or none (null): whoever chooses next in it comes first. */
  play(battle: string | null): void {
    if (battle !== (this.#running?.battle?.name ?? null)) this.#fall();
    this.#running?.play(battle);
  }

  /** What is shown: the stage of the battle that is played and the menu over it, or else the board; or why there is none. */
  show(
    stage: (standing: BattleStanding) => TemplateResult,
    board: (standing: Standing) => TemplateResult,
  ): TemplateResult {
    const { battle: standing = null, lost = '', standing: fight = null } = this.#running ?? {};
    if (lost) return lostPage(lost);
    if (!fight) return oneMoment();
    if (!standing) return board(fight);
    const { battle } = standing;
    return html`${stage(standing)}
      <duel-menu
        .names=${standing.names}
        .out=${battle.seats.flatMap(({ out }, seat) => (out ? [seat] : []))}
        .hangar=${standing.save.game?.hangar ?? ''}
        .open=${this.#menu}
        .mayClaim=${mayClaim(standing)}
      ></duel-menu>`;
  }

  /** Whether one person plays alone: nothing has to be hidden from anybody. */
  get isUnwatched(): boolean {
    const { standing } = this.#running ?? {};
    return standing ? isUnwatched(standing.names) : false;
  }

  /** Whose choice is in sight. */
  get #chooser(): number | null {
    if (!this.isUnwatched) return this.#raised?.seat ?? null;
    const { battle: standing = null } = this.#running ?? {};
    return standing?.turn.kind === 'choosing'
      ? deviceQueue(standing.battle, standing.turn, standing.names).chooser
      : null;
  }

  /** A pilot's choice, behind the shutters until that pilot has come; that of one person alone is shown at once. */
  choice(
    { battle, name, names }: BattleStanding,
    { chooser, last, order = [], done = [] }: Passed,
    choosing: (picked: number | null) => TemplateResult,
  ): TemplateResult {
    const choice = choiceOf(name, battle, chooser);
    if (this.isUnwatched) return choosing(this.#running?.pickOf(chooser) ?? null);
    if (this.#closing?.choice === choice)
      return html`<closing-shutters
        .seat=${chooser}
        .pilot=${names[chooser]?.pilot ?? ''}
        .turn=${battle.turns + 1}
      ></closing-shutters>`;
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
    // Another pilot's name takes the focus again.
    return html`${keyed(choice, curtain)}`;
  }

  /** What the pilots say, wherever it is said in the host. */
  #listen(): void {
    const host = this.#host;
    host.addEventListener('curtain-raised', ({ detail }) => this.#raise(detail.seat));
    host.addEventListener('curtain-asked', () => this.#fall());
    host.addEventListener('duel-left', () => (location.hash = '#/'));
    host.addEventListener('maneuver-picked', ({ detail }) => {
      const chooser = this.#chooser;
      if (chooser !== null) void this.#running?.pick(chooser, detail.console);
    });
    host.addEventListener('maneuver-locked-in', ({ detail }) => this.#lockIn(detail));
    host.addEventListener('numbers-asked', () => this.#closing?.lockIn());
    host.addEventListener('choice-taken-back', ({ detail }) => {
      // Whoever takes it back is there.
      this.#raise(detail.seat);
      void this.#running?.takeBack(detail.seat);
    });
    host.addEventListener('step-reached', ({ detail }) => {
      const { battle = null } = this.#running ?? {};
      if (this.#sounds && battle) void stepHeard(battle, detail.step);
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
    host.addEventListener('turns-finished', () => this.#finishBound());
    host.addEventListener('menu-asked', () => this.#opens(true));
    host.addEventListener('menu-closed', () => this.#opens(false));
    host.addEventListener('draw-asked', () => this.#fall());
    host.addEventListener('draw-made', ({ detail }) => void this.#running?.draw(detail.draw));
  }

  get #sounds(): boolean {
    return this.#settings.value?.current.sound ?? false;
  }

  /** Locks a number in; what one touch locks in last of all can be taken back until the numbers are shown. */
  #lockIn({ console, oneTouch, seat }: HTMLElementEventMap['maneuver-locked-in']['detail']): void {
    const { battle: standing = null } = this.#running ?? {};
    const locks = (): void => {
      this.#open();
      void this.#running?.lockIn(seat, console);
    };
    const ends =
      standing && lockIn(standing.battle, standing.turn, seat, console)?.kind === 'telling';
    if (!oneTouch || !standing || !ends || this.isUnwatched) return locks();
    const choice = choiceOf(standing.name, standing.battle, seat);
    this.#closing = { choice, lockIn: locks, timer: window.setTimeout(locks, CLOSING) };
    this.#host.requestUpdate();
  }

  /** Nothing is about to be locked in any more. */
  #open(): void {
    clearTimeout(this.#closing?.timer);
    this.#closing = null;
  }

  #finish(): void {
    const { played = null, names = [] } = this.#running?.battle ?? {};
    // Nothing is hidden yet, and who holds the device has just said whose turn it is.
    const chooser = played && nextChooser(played, names);
    if (played && chooser !== null) this.#raise(chooser, played.battle);
    else this.#fall();
    void this.#running?.finish();
  }

  #finishBound(): void {
    const { battle: standing = null } = this.#running ?? {};
    const last = standing && boundTurns(standing.battle).at(-1)?.played;
    const chooser = last && nextChooser(last, standing.names);
    if (last && typeof chooser === 'number') this.#raise(chooser, last.battle);
    else this.#fall();
    void this.#running?.finishBound();
  }

  #raise(seat: number, after?: Battle): void {
    this.#open();
    const { battle = null } = this.#running ?? {};
    this.#raised = battle
      ? { choice: choiceOf(battle.name, after ?? battle.battle, seat), seat }
      : null;
    this.#host.requestUpdate();
  }

  #fall(): void {
    this.#open();
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
