import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { Library } from '../../offline/library.ts';
import { RunningDuel } from '../../offline/running-duel.ts';
import type { Standing } from '../../offline/standing.ts';
import type { Saves } from '../../offline/saves.ts';
import type { Settings } from '../../offline/settings.ts';
import type { Battle } from '../../rules/battle/battle.ts';
import { onlyOpenManeuver } from '../../rules/battle/open-maneuvers.ts';
import type { Choosing } from '../../rules/record/turn.ts';
import { chooserOf } from '../../rules/record/turn.ts';
import { sure } from '../../rules/sure.ts';
import { COURSE, lessonFor } from '../../rules/words/lesson.ts';
import { boundText } from '../../rules/words/bound-text.ts';
import './choosing-stage.ts';
import { libraryContext, savesContext, settingsContext } from '../common/contexts.ts';
import { given } from '../common/given.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { beatHeard, stepHeard } from './duel-sound.ts';
import './duel-menu.ts';
import './end-stage.ts';
import '../telling/exchange-stage.ts';
import './face-to-face.ts';
import { notify } from '../common/notice.ts';
import { onBack } from '../common/way-back.ts';
import { IdleWatch } from './idle-watch.ts';
import { isGuided, isLed, mayClaim, nextChooser, nextWords } from './next-turn.ts';
import './lesson-over.ts';
import { NOTES, NO_MORE, isUnread, withRead } from './notes-read.ts';
import type { Note } from './notes-read.ts';
import './shutter-curtain.ts';
import './shutter-slat.ts';
import { addressOf } from '../common/standing-words.ts';
import type { Said } from '../common/say.ts';
import styles from './duel-stage.css?inline';
import { styled } from '../common/styled.ts';

/** The choice of a pilot in a turn. */
const choiceOf = ({ turns }: Battle, seat: number): string => `${turns}/${seat}`;

/**
 * A whole duel, from view screen 49 to its end: shows the stage that the duel has come to, and hands
 * what the pilots do to the one who writes it.
 */
@customElement('duel-stage')
export class DuelStage extends LitElement {
  static override styles = styled(styles);

  @property() saveId = '';
  @given(libraryContext) private library!: Library;
  @given(savesContext) private saves!: Saves;
  @given(settingsContext) private settings!: SettingsKeeper;
  /** The choice for which the shutters are up: somebody has said who they are. They are down for any other. */
  @state() private raised = '';
  @state() private menu = false;
  #duel: RunningDuel | null = null;
  #letGo: (() => void) | null = null;
  readonly #idle = new IdleWatch(this, () => (this.raised = ''));

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#hide);
    if (this.hasUpdated) this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#hide);
    this.#letGo?.();
    this.#duel?.close();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('saveId')) this.#open();
  }

  override render(): TemplateResult {
    const { lost, standing } = this.#duel ?? { lost: '', standing: null };
    if (lost)
      return html`<div class="lost">
        <p>${lost}</p>
        <a class="button" href="#/">To the start</a>
        <a class="button" href="#/booklets">To the booklets</a>
      </div>`;
    if (!standing || standing.names.length > 2) return html`<p class="lost">One moment …</p>`;
    return html`${this.#stage(standing)}
      <duel-menu
        .names=${standing.names}
        .open=${this.menu}
        .mayClaim=${mayClaim(standing)}
        @draw-asked=${() => (this.raised = '')}
        @draw-made=${(event: Said<'draw-made'>) => void this.#duel?.draw(event.detail.draw)}
        @menu-closed=${() => (this.menu = false)}
      ></duel-menu>`;
  }

  #stage(standing: Standing): TemplateResult {
    const { save, names, played } = standing;
    const { turn } = save;
    const battle = sure(standing.battles.at(-1));
    if (battle.outcome) return this.#end(standing, battle);
    if (save.secrecy === 'face to face')
      return html`<face-to-face
        .battle=${battle}
        .exchanges=${standing.exchanges}
        .names=${names}
        .turn=${turn}
        .played=${played}
        .undecided=${standing.undecided}
        .notes=${battle.turns === 0 && names.some(({ pilot }) => isUnread(this.settings.current, 'aim', pilot))}
        .guided=${isGuided(standing, this.settings.current)}
        @maneuver-locked-in=${this.#lockIn}
        @choice-taken-back=${this.#takeBack}
        @step-reached=${this.#reach}
        @beat-shown=${this.#soundBeat}
        @pilots-stay=${this.#stay}
        @pilots-leave=${this.#leave}
        @question-answered=${this.#answer}
        @turn-finished=${this.#finish}
        @menu-asked=${this.#openMenu}
      ></face-to-face>`;
    if (turn.kind === 'choosing') return this.#choosing(standing, turn, battle);
    const told = html`<exchange-stage
      .battle=${battle}
      .played=${sure(played)}
      .names=${names}
      .exchanges=${standing.exchanges}
      .step=${turn.step}
      .decided=${turn.decided}
      .undecided=${standing.undecided}
      .guided=${isGuided(standing, this.settings.current)}
      .nextName=${nextWords(sure(played), names)}
      @step-reached=${this.#reach}
      @beat-shown=${this.#soundBeat}
      @pilots-stay=${this.#stay}
      @pilots-leave=${this.#leave}
      @question-answered=${this.#answer}
      @turn-finished=${this.#finish}
      @menu-asked=${this.#openMenu}
    ></exchange-stage>`;
    // One turn may follow the other without a choice between them.
    return html`${keyed(battle.turns, told)}`;
  }

  /** The pilots choose one after the other, the shutters between them. */
  #choosing(standing: Standing, turn: Choosing, battle: Battle): TemplateResult {
    const { exchanges, names, save } = standing;
    const led = isLed(standing);
    if (led && battle.turns >= COURSE.length)
      return html`<lesson-over
        @lesson-left=${() => this.#leaveLesson(names.map(({ pilot }) => pilot))}
      ></lesson-over>`;
    const chooser = chooserOf(save.first, turn);
    const choice = choiceOf(battle, chooser);
    const pilot = sure(names[chooser]).pilot;
    const bound = names.flatMap((_, seat) => boundText(battle, seat, names) ?? []);
    const locked = turn.locked.findIndex(
      (number, seat) => number !== null && !onlyOpenManeuver(battle, seat),
    );
    const curtain = html`<shutter-curtain
      .names=${names}
      .seat=${chooser}
      .locked=${locked < 0 ? null : locked}
      .bound=${bound}
      .turn=${battle.turns + 1}
      @curtain-raised=${() => (this.raised = choice)}
      @choice-taken-back=${this.#takeBack}
      @duel-left=${() => (location.hash = '#/')}
    ></shutter-curtain>`;
    // Another pilot's name takes the focus anew.
    if (this.raised !== choice) return html`${keyed(choice, curtain)}`;
    return html`<choosing-stage
        .battle=${battle}
        .names=${names}
        .seat=${chooser}
        .exchanges=${exchanges}
        .unread=${led ? [] : NOTES.filter((note) => isUnread(this.settings.current, note, pilot))}
        .lesson=${led ? lessonFor(battle, chooser, names) : null}
        .picked=${this.#duel?.pickOf(chooser) ?? null}
        @maneuver-picked=${({ detail }: Said<'maneuver-picked'>) => void this.#duel?.pick(chooser, detail.console)}
        @maneuver-locked-in=${this.#lockIn}
        @curtain-asked=${() => (this.raised = '')}
        @menu-asked=${this.#openMenu}
        @note-read=${({ detail }: Said<'note-read'>) => this.#readBy(detail.note, [pilot])}
        @notes-ended=${() => this.#read(NO_MORE)}
      ></choosing-stage>
      <shutter-slat .sinking=${this.#idle.ending}></shutter-slat>`;
  }

  #end(standing: Standing, battle: Battle): TemplateResult {
    return html`<end-stage
      .battle=${battle}
      .exchanges=${standing.exchanges}
      .battles=${standing.battles}
      .names=${standing.names}
      .recordText=${standing.save.record}
      .saveId=${standing.save.id}
      ?table=${standing.save.secrecy === 'face to face'}
      @rematch-asked=${this.#rematch}
    ></end-stage>`;
  }

  #open(): void {
    // From its first moment on, so that the history tells nothing of what is looked at in it.
    this.#letGo?.();
    this.#letGo = onBack(() => false);
    this.#duel?.close();
    this.raised = '';
    const { saves } = this;
    const duel = new RunningDuel(this.saveId, {
      saves,
      library: this.library,
      watcher: {
        changed: () => {
          if (this.#duel !== duel) return;
          // Of several against one the stage is another.
          const { standing } = duel;
          if (standing && standing.names.length > 2) location.replace(addressOf(standing.save));
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

  readonly #reach = (event: Said<'step-reached'>): void => {
    const { step } = event.detail;
    const { standing } = this.#duel ?? {};
    if (this.settings.current.sound && standing) void stepHeard(standing, step);
    void this.#duel?.reach(step);
  };

  readonly #soundBeat = ({ detail }: Said<'beat-shown'>): void => {
    if (this.settings.current.sound) void beatHeard(detail.kind);
  };

  readonly #stay = (): void => {
    void this.#duel?.stay();
  };

  readonly #leave = (event: Said<'pilots-leave'>): void => {
    void this.#duel?.leave(event.detail.leaving);
  };

  readonly #answer = (event: Said<'question-answered'>): void => {
    void this.#duel?.answer(event.detail.answer);
  };

  readonly #finish = (): void => {
    const { names, played } = this.#duel?.standing ?? {};
    const pilots = names?.map(({ pilot }) => pilot) ?? [];
    if (played?.incidents.some(({ kind }) => kind === 'scored')) this.#readBy('score', pilots);
    if (this.#duel?.standing?.save.secrecy === 'face to face') this.#readBy('aim', pilots);
    // Nothing is hidden yet, and who holds the device has just said whose turn it is.
    const chooser = played ? nextChooser(played) : null;
    this.raised = played && chooser !== null ? choiceOf(played.battle, chooser) : '';
    void this.#duel?.finish();
  };

  readonly #openMenu = (): void => {
    this.menu = true;
  };

  /** The lesson has said how one wins and what the strip says: no note says it again. */
  #leaveLesson(pilots: readonly string[]): void {
    this.#readBy('aim', pilots);
    this.#readBy('answers', pilots);
    void this.#duel?.goOnAlone();
  }

  #readBy(note: Note, pilots: readonly string[]): void {
    this.#read(withRead(this.settings.current, note, pilots));
  }

  /** Notes are read: they come never again. */
  #read(notes: Partial<Settings>): void {
    this.settings.save(notes);
    this.requestUpdate();
  }

  /** The same 'Mechs, sides swapped. */
  readonly #rematch = async (): Promise<void> => {
    const id = await this.#duel?.rematch(true);
    if (id) location.hash = `#/duel/${id}`;
  };

  readonly #hide = (): void => {
    if (document.hidden) this.raised = '';
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'duel-stage': DuelStage;
  }
}
