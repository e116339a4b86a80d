import { ContextProvider } from '@lit/context';
import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { inProgress, isLeftToComputers } from '../../offline/fights/standing.ts';
import type { BattleStanding, Standing } from '../../offline/fights/standing.ts';
import type { RunningFight } from '../../offline/fights/running-fight.ts';
import type { Hangars } from '../../offline/hangars/hangars.ts';
import type { Battle } from '../../rules/battle/battle.ts';
import type { BoundTurn } from '../../rules/fight/bound-turns.ts';
import { boundTurns } from '../../rules/fight/bound-turns.ts';
import type { GamePilot } from '../../rules/fight/hands.ts';
import { nextPilot } from '../../rules/fight/sit-down.ts';
import { CALLED, isSameStep } from '../../rules/fight/steps.ts';
import type { Choosing, Telling } from '../../rules/fight/turn.ts';
import { sure } from '../../rules/sure.ts';
import { LESSON_TURNS, lessonFor } from '../../rules/words/lesson.ts';
import { seatsOfPeople } from '../../rules/words/tell.ts';
import '../choosing/choosing-stage.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import {
  hangarsContext,
  missionContext,
  settingsContext,
  severalContext,
} from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import type { Said } from '../common/say.ts';
import { addressOf } from '../common/duel-words.ts';
import { hold } from '../common/next-duel.ts';
import { once } from '../common/once.ts';
import { styled } from '../common/styled.ts';
import { DuelDevice } from '../device/duel-device.ts';
import styles from '../device/duel-device.css?inline';
import { oneMoment } from '../device/lost-page.ts';
import { isLed, nextWords } from '../device/next-turn.ts';
import { deviceQueue } from '../device/queue.ts';
import '../end/end-stage.ts';
import type { Ending } from '../end/ending.ts';
import { endingOfBattle, endingOfFight } from '../end/ending.ts';
import '../end/lesson-over.ts';
import '../face/face-to-face.ts';
import { OpenBooklets } from '../page/open-booklets.ts';
import '../turn/film/bound-run.ts';
import '../turn/film/turn-film.ts';
import './fight-board.ts';
import { Coach } from './coach.ts';
import { GameSeats } from './game-seats.ts';
import { Notes, isAcross, isDuel } from './notes.ts';
import { Lost } from './lost.ts';
import './play-out.ts';
import { wantedIn } from './wanted-in.ts';
import { hasParted, isSwapped, onlyBattle } from './which-battle.ts';

/**
 * Shows a whole duel or fight, from view screen 49 to its end, as kept in its row. Several battles have the
 * board between their turns. The pilots' events go to the device.
 */
@customElement('fight-stage')
export class FightStage extends LitElement {
  static override styles = styled(styles);

  @property() saveId = '';
  /** The lone pilot is on the larger side: ◆ and ◇ are swapped. */
  @property({ type: Boolean, reflect: true }) swapped = false;
  @fromContext(settingsContext) private settings: SettingsKeeper | undefined;
  @fromContext(hangarsContext) private hangars: (() => Promise<Hangars>) | undefined;
  /** Turns of the present battle at the last change; null for no battle. */
  #turns: number | null = null;
  /** The battle in progress was found among several. */
  #found = false;
  /** The battle ended because a pilot left; the page says so until somebody goes on. */
  #parted = false;
  /** Turns without a choice, with the battle they were computed for. */
  #bound: { readonly of: Battle; readonly turns: readonly BoundTurn[] } | null = null;
  /** Such turns are shown one by one up to this one (from 0); null to run them at once. */
  #singly: number | null = null;
  /** No person has a choice left, and the fight is watched turn by turn. */
  #watches = false;
  readonly #notes = new Notes(this, () => this.settings);
  readonly #gameSeats = new GameSeats(this);
  readonly #coach = new Coach(this, () => this.#device.running);
  readonly #lost = new Lost(this, () => this.#device.running);
  readonly #several = new ContextProvider(this, { context: severalContext, initialValue: false });
  readonly #mission = new ContextProvider(this, { context: missionContext, initialValue: null });
  /** The duel whose mission was asked for, and whether at its end. */
  #asked = '';
  readonly #device = new DuelDevice(this, (standing) => this.#changed(standing));

  constructor() {
    super();
    this.addController(
      new OpenBooklets(this, () => {
        const { standing } = this.#device.running ?? {};
        return standing ? { of: standing.fight, booklets: () => wantedIn(standing.fight) } : null;
      }),
    );
    this.addEventListener('turn-finished', this.#finished);
    this.addEventListener('singly-asked', () => {
      this.#singly = (this.#bound?.of.turns ?? 0) + (this.#bound?.turns.length ?? 0) - 1;
      this.requestUpdate();
    });
  }

  override connectedCallback(): void {
    // Find the battle in progress again after coming back.
    this.#found = false;
    super.connectedCallback();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('saveId')) return;
    this.#found = false;
    this.#device.open(this.saveId);
  }

  /** Of several battles, finds the one in progress and whether its turn is over. */
  #changed(standing: Standing): void {
    const several = standing.fight.battles.length > 1;
    this.#several.setValue(several);
    this.#ofMission(standing).catch(() => undefined);
    if (!several) return;
    if (!this.#found) {
      this.#found = true;
      this.#play(inProgress(standing));
      return;
    }
    const { battle = null } = this.#device.running ?? {};
    this.swapped = battle !== null && isSwapped(standing, battle);
    const before = this.#turns;
    this.#turns = battle?.exchanges.length ?? null;
    if (!battle || before === null || before === this.#turns) return;
    this.#parted = hasParted(battle);
    if (!this.#parted) this.#goOn();
  }

  /** What is said of the mission in a fight of a contract: asked once, and anew at its end. */
  async #ofMission({ save: { ended, game, id } }: Standing): Promise<void> {
    const asked = `${id} ${ended !== null}`;
    if (this.#asked === asked) return;
    this.#asked = asked;
    const hangars = game && (await this.hangars?.());
    const words = hangars && (await import('../campaign/mission-words.ts'));
    const says = (words && (await words.missionSays(hangars, game))) ?? null;
    if (this.#asked === asked) this.#mission.setValue(says);
  }

  /** After a turn of one of several battles shows the board if there is anything to choose on it. */
  #goOn(): void {
    const { standing } = this.#device.running ?? {};
    if (standing) this.#play(onlyBattle(standing.fight));
  }

  #play(battle: string | null): void {
    this.#parted = false;
    this.#turns = null;
    this.#device.play(battle);
  }

  override render(): TemplateResult {
    const { standing } = this.#device.running ?? {};
    const left = standing && !this.#watches && isLeftToComputers(standing) ? standing : null;
    return this.#device.show(
      (battle) => (left ? this.#playOut(left) : this.#battle(battle)),
      (fight) => (left ? this.#playOut(left) : this.#board(fight)),
    );
  }

  /** A rest that only computer pilots play. */
  #playOut(standing: Standing): TemplateResult {
    return html`<play-out
      .standing=${standing}
      @play-out-asked=${() => void this.#device.running?.playOut()}
      @watch-asked=${() => {
        this.#watches = true;
        this.requestUpdate();
      }}
    ></play-out>`;
  }

  #board(standing: Standing): TemplateResult {
    return standing.fight.outcome
      ? this.#end(endingOfFight(standing), standing.save)
      : html`<fight-board
          .standing=${standing}
          @battle-chosen=${({ detail }: Said<'battle-chosen'>) => this.#play(detail.name)}
          @pilot-moves=${({ detail }: Said<'pilot-moves'>) => void this.#device.running?.move(detail.move)}
        ></fight-board>`;
  }

  #battle(standing: BattleStanding): TemplateResult {
    const { battle, exchanges, names, save, turn } = standing;
    if (this.#parted)
      return html`<end-stage
        one-of-several
        .ending=${endingOfBattle(standing)}
        @battles-asked=${() => this.#goOn()}
      ></end-stage>`;
    if (battle.outcome)
      return this.#several.value ? oneMoment() : this.#end(endingOfBattle(standing), save);
    const bound = this.#boundTurns(standing);
    if (isAcross(save, names))
      return html`<face-to-face
        .battle=${battle}
        .exchanges=${exchanges}
        .names=${names}
        .turn=${turn}
        .played=${standing.played}
        .bound=${bound}
        .undecided=${standing.undecided}
        .notes=${this.#notes.ofTable(standing)}
        .guided=${this.#notes.ofFilm(standing)}
      ></face-to-face>`;
    if (bound.length > 0)
      return html`<bound-run
        .turns=${bound}
        .names=${names}
        .nextName=${this.#next({ ...standing, played: sure(bound.at(-1)).played })}
      ></bound-run>`;
    return turn.kind === 'choosing' ? this.#choosing(standing, turn) : this.#film(standing, turn);
  }

  /** The turns that run at once, from the first not yet shown; empty if they are shown one by one. */
  #boundTurns({ battle, exchanges, turn }: BattleStanding): readonly BoundTurn[] {
    if (turn.kind === 'choosing') this.#singly = null;
    const begins = turn.kind === 'telling' && !turn.decided && isSameStep(turn.step, CALLED);
    if (!begins || (this.#singly !== null && exchanges.length <= this.#singly)) return [];
    if (this.#bound?.of !== battle) this.#bound = { of: battle, turns: boundTurns(battle) };
    return this.#bound.turns;
  }

  #choosing(standing: BattleStanding, turn: Choosing): TemplateResult {
    const { battle, exchanges, names } = standing;
    const led = isLed(standing);
    if (led && battle.turns >= LESSON_TURNS)
      return html`<lesson-over
        @lesson-left=${() => void this.#device.running?.goOnAlone()}
      ></lesson-over>`;
    const queue = deviceQueue(battle, turn, names);
    const { chooser, last } = queue;
    if (chooser === null) return this.#gameSeats.waiting(standing);
    const choosing = (picked: number | null): TemplateResult =>
      this.#gameSeats.haveSealed(standing)
        ? html`<choosing-stage
            .battle=${battle}
            .names=${names}
            .seat=${chooser}
            .exchanges=${exchanges}
            .unread=${this.#notes.ofChoice(standing, chooser)}
            .lesson=${led ? lessonFor(battle, chooser, names) : null}
            .picked=${picked}
            @note-read=${({ detail }: Said<'note-read'>) =>
              this.#notes.read(detail.note, [sure(names[chooser]).pilot])}
            ?unwatched=${this.#device.isUnwatched}
            @notes-ended=${() => this.#notes.end(standing)}
            .often=${this.#coach.often}
            >${this.#gameSeats.slips(standing)}${this.#lost.slip(standing, chooser)}${this.#coach.slip(standing, chooser, picked)}</choosing-stage
          >`
        : this.#gameSeats.waiting(standing);
    return this.#device.choice(
      standing,
      isDuel(standing) ? { chooser, last } : { ...queue, chooser },
      choosing,
    );
  }

  /** A turn as a film; alone against several its modifier is explained once. */
  #film(standing: BattleStanding, { decided, step }: Telling): TemplateResult {
    const { battle, exchanges, names, played, undecided } = standing;
    const shared = (): void => {
      if (!isDuel(standing)) this.#notes.read('share', [sure(names[0]).pilot]);
    };
    const film = html`<turn-film
      .battle=${battle}
      .played=${sure(played)}
      .names=${names}
      .exchanges=${exchanges}
      .step=${step}
      .decided=${decided}
      .undecided=${undecided}
      .guided=${this.#notes.ofFilm(standing)}
      .nextName=${this.#next(standing)}
      @note-done=${shared}
      @notes-ended=${() => this.#notes.end(standing)}
      @question-answered=${({ detail }: Said<'question-answered'>) => {
        if (detail.answer.kind === 'modifier shared') shared();
      }}
      >${this.#gameSeats.slips(standing)}</turn-film
    >`;
    // One turn can follow another without a choice in between.
    return html`${keyed(battle.turns, film)}`;
  }

  #next({ name, names, played }: BattleStanding): string {
    const { standing } = this.#device.running ?? {};
    const board = this.#several.value && standing && onlyBattle(standing.fight) !== name;
    return board || (this.#several.value && sure(played).battle.outcome)
      ? 'To the battles'
      : nextWords(sure(played), names);
  }

  /** The next computer pilot after one that was beaten in a duel. */
  get #nextPilot(): GamePilot | null {
    const { battle: standing = null } = this.#device.running ?? {};
    const { outcome } = standing?.battle ?? {};
    return standing && isDuel(standing) && outcome?.kind === 'win'
      ? nextPilot(standing.choosers, { lone: outcome.winner === 'lone' })
      : null;
  }

  #end(ending: Ending, save: Standing['save']): TemplateResult {
    return html`<end-stage
      .ending=${ending}
      .told=${save}
      .saveId=${save.id}
      .game=${save.game ?? null}
      ?table=${isAcross(save, ending.names)}
      .next=${this.#nextPilot}
      @next-asked=${({ detail }: Said<'next-asked'>) => this.#begins((over) => over.next(detail.pilot))}
      @rematch-asked=${() => this.#begins((over) => over.rematch(isDuel({ save })))}
      @again-asked=${({ detail }: Said<'again-asked'>) => this.#begins((over) => over.again(detail.lone))}
    ></end-stage>`;
  }

  /** A rematch: goes there once it is on disk. Whoever asked for it has the device. */
  async #begins(next: (over: RunningFight) => Promise<string | null>): Promise<void> {
    const { running: over } = this.#device;
    if (!over) return;
    await once(over, async () => {
      const id = await next(over);
      const { save } = over.standing ?? {};
      if (!id || !save || !this.isConnected || this.#device.running !== over) return;
      hold(id);
      location.hash = addressOf({ id, summary: save.summary });
      // Until the address is followed, its buttons are still here and do nothing.
      await new Promise((follow) => window.addEventListener('hashchange', follow, { once: true }));
    });
  }

  /** What a turn of a duel has taught needs no more notes. */
  readonly #finished = (): void => {
    const { battle: standing = null } = this.#device.running ?? {};
    if (!standing || !isDuel(standing)) return;
    const { names, played, save } = standing;
    const pilots = seatsOfPeople(names).map((seat) => sure(names[seat]).pilot);
    if (played?.incidents.some(({ kind }) => kind === 'scored')) this.#notes.read('score', pilots);
    if (isAcross(save, names)) this.#notes.read('aim', pilots);
    // The lesson replaces all notes for everybody on this device.
    if (isLed(standing) && played && played.battle.turns >= LESSON_TURNS) this.#notes.end(standing);
  };
}
