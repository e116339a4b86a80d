import { ContextConsumer } from '@lit/context';
import { html, nothing } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { RunningFight } from '../../offline/fights/running-fight.ts';
import type { BattleStanding, Standing } from '../../offline/fights/standing.ts';
import { lessMotion } from '../../offline/page/less-motion.ts';
import type { Battle } from '../../rules/battle/battle.ts';
import { sure } from '../../rules/sure.ts';
import { publicCover } from './public-cover.ts';
import { boundTurns, mayClaim } from '../../rules/fight/bound-turns.ts';
import { lockIn } from '../../rules/fight/progress.ts';
import { boundText } from '../../rules/words/shut-text.ts';
import { turnText } from '../../rules/words/tell.ts';
import { libraryContext, savesContext, settingsContext } from '../common/contexts.ts';
import { missPart, notify } from '../common/notice.ts';
import { isJustBegun } from '../common/next-duel.ts';
import { onBack } from '../common/way-back.ts';
import '../page/duel-cover.ts';
import type { OnCover } from '../page/duel-cover.ts';
import './closing-shutters.ts';
import { DEVICE_WORDS } from './device-words.ts';
import './duel-menu.ts';
import { beatHeard, stepHeard } from './duel-sound.ts';
import { IdleWatch } from './idle-watch.ts';
import { isUnwatched, nextChooser } from './next-turn.ts';
import { lostPage, oneMoment } from './lost-page.ts';
import { deviceQueue } from './queue.ts';
import './shutter-curtain.ts';
import './shutter-slat.ts';

type Host = ReactiveControllerHost & HTMLElement;

interface Passed {
  readonly chooser: number;
  /** The pilot who chose before and can take it back; null for none. */
  readonly last: number | null;
  /** For several against one: all fighters in the order of choosing, and those locked in. */
  readonly order?: readonly number[];
  readonly done?: readonly number[];
}

interface Closing {
  readonly choice: string;
  readonly lockIn: () => void;
  /** It is being written: it can no longer be taken back. */
  isWritten: boolean;
}

/** Key of a pilot's choice in a turn of a battle. */
const choiceOf = (name: string, { turns }: Battle, seat: number): string =>
  `${name}/${turns}/${seat}`;

/**
 * One device shared by all pilots: shows the running fight, shutters between the choices, and the menu, and
 * passes the pilots' events on to the fight. The shutters open for one choice only, after the pilot has said
 * they are there.
 */
export class DuelDevice implements ReactiveController {
  readonly #host: Host;
  readonly #changed: (standing: Standing) => void;
  readonly #library: ContextConsumer<typeof libraryContext, Host>;
  readonly #saves: ContextConsumer<typeof savesContext, Host>;
  readonly #settings: ContextConsumer<typeof settingsContext, Host>;
  readonly #idle: IdleWatch;
  #running: RunningFight | null = null;
  /** Opened again when the host is attached again. */
  #opened: string | null = null;
  #raised: { readonly choice: string; readonly seat: number } | null = null;
  /** The last choice of a turn, locked in by one touch; written a moment later unless taken back. */
  #closing: Closing | null = null;
  #menu = false;
  /** The last press has begun this duel: its first shutter is left out. */
  #begun = false;
  /** Its cover is shown before its first choice. */
  #isNew = false;
  #letGo: (() => void) | null = null;

  /** `changed` is called on every change of the fight. */
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
    // Leaving before the numbers show is not locking in: the pick is kept.
    this.#closing = null;
    this.#running?.close();
  }

  get running(): RunningFight | null {
    return this.#running;
  }

  open(id: string): void {
    this.#opened = id;
    // From the first moment, so that the history shows nothing of what is opened in it.
    this.#letGo?.();
    this.#letGo = onBack(() => false);
    this.#running?.close();
    this.#fall();
    this.#begun = isJustBegun(id) && !document.hidden;
    this.#isNew = this.#begun && !lessMotion();
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

  /** Sets which of several battles is played, by name, null for none: its next chooser comes first. */
  play(battle: string | null): void {
    if (battle !== (this.#running?.battle?.name ?? null)) this.#fall();
    this.#running?.play(battle);
  }

  /** Renders the stage of the battle that is played with the menu, or the board, or why there is none. */
  show(
    stage: (standing: BattleStanding) => TemplateResult,
    board: (standing: Standing) => TemplateResult,
  ): TemplateResult {
    const { battle: standing = null, lost = '', standing: fight = null } = this.#running ?? {};
    if (lost) return lostPage(lost);
    if (!fight) return oneMoment();
    if (!standing) return board(fight);
    const { battle, names } = standing;
    return html`${stage(standing)}
      ${this.#isNew && names.length === 2 ? this.#opening(publicCover(battle, names)) : nothing}
      <duel-menu
        .names=${names}
        .out=${battle.seats.flatMap(({ out }, seat) => (out ? [seat] : []))}
        .hangar=${standing.save.game?.hangar ?? ''}
        .open=${this.#menu}
        .mayClaim=${mayClaim(standing)}
      ></duel-menu>`;
  }

  /** For a second, or until a tap, which goes through it. */
  #opening(cover: readonly OnCover[]): TemplateResult {
    return html`<div class="opening frame" aria-hidden="true" @animationend=${this.#begin}>
      <duel-cover plates .battles=${[cover]}></duel-cover>
      <b class="duel caps">${DEVICE_WORDS.duel}</b>
    </div>`;
  }

  readonly #begin = (): void => {
    if (this.#isNew) this.#host.requestUpdate();
    this.#isNew = false;
  };

  /** One person plays alone: nothing needs to be hidden. */
  get isUnwatched(): boolean {
    const { standing } = this.#running ?? {};
    return standing ? isUnwatched(standing.names) : false;
  }

  get #chooser(): number | null {
    if (!this.isUnwatched) return this.#raised?.seat ?? null;
    const { battle: standing = null } = this.#running ?? {};
    return standing?.turn.kind === 'choosing'
      ? deviceQueue(standing.battle, standing.turn, standing.names).chooser
      : null;
  }

  /** A pilot's choice behind shutters; for one person alone without. */
  choice(
    { battle, name, names }: BattleStanding,
    { chooser, last, order = [], done = [] }: Passed,
    choosing: (picked: number | null) => TemplateResult,
  ): TemplateResult {
    const choice = choiceOf(name, battle, chooser);
    if (this.isUnwatched) return choosing(this.#running?.pickOf(chooser) ?? null);
    // Who has just begun a duel holds the device, and nobody has a secret yet.
    if (this.#begun && battle.turns === 0 && names.length === 2)
      this.#raised = { choice, seat: chooser };
    this.#begun = false;
    if (this.#closing?.choice === choice)
      return html`<closing-shutters
        .seat=${chooser}
        .pilot=${names[chooser]?.pilot ?? ''}
        .turn=${turnText(battle)}
        .written=${this.#closing.isWritten}
      ></closing-shutters>`;
    if (this.#raised?.choice === choice)
      return html`${choosing(this.#running?.pickOf(chooser) ?? null)}
        <shutter-slat .sinking=${this.#idle.ending}></shutter-slat>`;
    const curtain = html`<shutter-curtain
      .names=${names}
      .seat=${chooser}
      .locked=${last}
      .bound=${names.flatMap((_, seat) => boundText(battle, seat, names) ?? [])}
      .turn=${turnText(battle)}
      .cover=${publicCover(battle, names)}
      .queue=${order}
      .done=${done}
    ></shutter-curtain>`;
    // A new element for each pilot, so that the name gets the focus again.
    return html`${keyed(choice, curtain)}`;
  }

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
    host.addEventListener('numbers-asked', () => {
      if (!this.#closing?.isWritten) this.#closing?.lockIn();
    });
    host.addEventListener('choice-taken-back', ({ detail }) => {
      if (this.#closing?.isWritten) return;
      // The pilot who takes back is present: no shutters.
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
    host.addEventListener('pointerdown', this.#begin);
    host.addEventListener('menu-asked', () => this.#opens(true));
    host.addEventListener('menu-closed', () => this.#opens(false));
    host.addEventListener('draw-asked', () => this.#fall());
    host.addEventListener('draw-made', ({ detail }) => void this.#running?.draw(detail.draw));
  }

  get #sounds(): boolean {
    return this.#settings.value?.current.sound ?? false;
  }

  /** Locks a number in; a last one-touch lock-in waits, so that it can be taken back. */
  #lockIn({ console, oneTouch, seat }: HTMLElementEventMap['maneuver-locked-in']['detail']): void {
    const { battle: standing = null } = this.#running ?? {};
    const ends =
      standing && lockIn(standing.battle, standing.turn, seat, console)?.kind === 'telling';
    if (!oneTouch || !standing || !ends || this.isUnwatched) {
      this.#closing = null;
      return void this.#running?.lockIn(seat, console);
    }
    const closing: Closing = {
      choice: choiceOf(standing.name, standing.battle, seat),
      isWritten: false,
      lockIn: () => {
        closing.isWritten = true;
        this.#host.requestUpdate();
        void this.#running?.lockIn(seat, console).finally(() => {
          if (this.#closing === closing) this.#closing = null;
          this.#host.requestUpdate();
        });
      },
    };
    this.#closing = closing;
    this.#host.requestUpdate();
  }

  #finish(): void {
    const { played = null, names = [] } = this.#running?.battle ?? {};
    // Nothing is hidden yet, and the holder of the device has just read whose turn it is.
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
    this.#closing = null;
    const { battle = null } = this.#running ?? {};
    this.#raised = battle
      ? { choice: choiceOf(battle.name, after ?? battle.battle, seat), seat }
      : null;
    this.#host.requestUpdate();
  }

  #fall(): void {
    this.#closing = null;
    this.#begun = false;
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
