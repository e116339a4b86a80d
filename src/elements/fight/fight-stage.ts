import { ContextProvider } from '@lit/context';
import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { battleLens } from '../../offline/fights/fight-standing.ts';
import type { Standing } from '../../offline/fights/standing.ts';
import type { Battle } from '../../rules/battle/battle.ts';
import type { Choosing, Telling } from '../../rules/fight/turn.ts';
import { sure } from '../../rules/sure.ts';
import type { Named } from '../../rules/words/tell.ts';
import { settingsContext, severalContext } from '../common/contexts.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import '../choosing/choosing-stage.ts';
import { DuelDevice, oneMoment } from '../device/duel-device.ts';
import styles from '../device/duel-device.css?inline';
import { nextWords } from '../device/next-turn.ts';
import type { LONE_NOTES } from '../common/notes-read.ts';
import { isUnread, withRead, withoutLoneNotes } from '../common/notes-read.ts';
import { turnFilm } from './turn-film.ts';
import '../end/end-stage.ts';
import { endingOfBattle } from '../end/ending.ts';
import { queueOf } from '../device/queue.ts';

/** Whether leaving has just ended a battle (D7): its turn is told no further. */
const hasParted = (before: Battle | undefined, { outcome, seats }: Battle): boolean =>
  outcome !== null &&
  seats.some(
    ({ out }, seat) =>
      (out === 'bailed out' || out === 'escaped') && before?.seats[seat]?.out === null,
  );

type LoneNote = (typeof LONE_NOTES)[number];

/**
 * A whole battle of one against several, from view screen 49 to its end, or a battle of a fight of several:
 * shows the stage that it has come to. What the pilots do there goes to the device.
 *
 * @fires battle-turned - a turn of a battle of several has entered the record
 */
@customElement('fight-stage')
export class FightStage extends LitElement {
  static override styles = styled(styles);

  @property() saveId = '';
  /** Which of several battles; null where there is one. */
  @property({ attribute: false }) battle: string | null = null;
  /** Who is alone is of the larger side of the fight: ◆ and ◇ change. */
  @property({ type: Boolean, reflect: true }) swapped = false;
  /** After a turn the board comes, not the next choice. */
  @property({ type: Boolean }) board = false;
  @fromContext(settingsContext) private settings: SettingsKeeper | undefined;
  /** How many battles, one a turn, the battle was when it changed last. */
  #turns: number | null = null;
  /** A turn has just been played: the board is on its way. */
  #left = false;
  /** The battle has just ended by leaving, and that stands there until somebody goes on. */
  #parted = false;
  readonly #several = new ContextProvider(this, { context: severalContext, initialValue: false });
  readonly #device = new DuelDevice(this, ({ battles }) => {
    const now = battles.length;
    const turned = this.battle !== null && this.#turns !== null && now !== this.#turns;
    this.#turns = now;
    this.#left = turned;
    this.#parted = turned && hasParted(battles.at(-2), sure(battles.at(-1)));
    if (turned && !this.#parted) say(this, 'battle-turned');
  });

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('saveId') && !changed.has('battle')) return;
    this.#turns = null;
    this.#left = false;
    this.#parted = false;
    this.#several.setValue(this.battle !== null);
    this.#device.open(this.saveId, this.battle === null ? undefined : battleLens(this.battle));
  }

  override render(): TemplateResult {
    return this.#device.show((standing, battle) => this.#stage(standing, battle));
  }

  #stage(standing: Standing, battle: Battle): TemplateResult {
    const { save } = standing;
    const { turn } = save;
    if (this.#parted)
      return html`<end-stage
        one-of-several
        .ending=${endingOfBattle(standing)}
        @battles-asked=${() => say(this, 'battle-turned')}
      ></end-stage>`;
    if (this.battle !== null && (battle.outcome || (this.board && this.#left))) return oneMoment();
    if (battle.outcome)
      return html`<end-stage
        .ending=${endingOfBattle(standing)}
        .recordText=${save.record}
        .saveId=${save.id}
        .game=${save.game ?? null}
        @again-asked=${this.#again}
      ></end-stage>`;
    if (turn.kind === 'choosing') return this.#choosing(standing, turn, battle);
    return this.#film(standing, battle, turn);
  }

  /** What comes after a turn. */
  #next({ names, played }: Standing): string {
    const { battle } = sure(played);
    return this.battle !== null && (this.board || battle.outcome)
      ? 'To the battles'
      : nextWords(sure(played), names);
  }

  /** A turn as a film; whoever is alone reads what the modifier is, once. */
  #film(standing: Standing, battle: Battle, turn: Telling): TemplateResult {
    const { names } = standing;
    return turnFilm(standing, battle, turn, {
      next: this.#next(standing),
      guided: names.length > 2 && this.#isUnread('share', names),
      noteRead: () => this.#read('share', names),
      notesEnded: this.#readAll,
    });
  }

  /** The pilots choose one after the other, the shutters between them. */
  #choosing(standing: Standing, turn: Choosing, battle: Battle): TemplateResult {
    const { exchanges, names } = standing;
    const queue = queueOf(battle, turn);
    const { chooser } = queue;
    // Against one that is left the lone player chooses as in a duel.
    const alone = chooser === 0 && battle.pairings.length > 1;
    return this.#device.choice(
      standing,
      queue,
      (picked) =>
        html`<choosing-stage
          .battle=${battle}
          .names=${names}
          .seat=${chooser}
          .exchanges=${exchanges}
          .unread=${alone && this.#isUnread('attack', names) ? ['attack'] : []}
          .picked=${picked}
          @note-read=${() => this.#read('attack', names)}
          @notes-ended=${this.#readAll}
        ></choosing-stage>`,
    );
  }

  /** Whether who is alone has a note still to read. */
  #isUnread(note: LoneNote, names: readonly Named[]): boolean {
    const { current } = this.settings ?? {};
    return current !== undefined && isUnread(current, note, names[0]?.pilot ?? '');
  }

  #read(note: LoneNote, names: readonly Named[]): void {
    if (!this.settings || !this.#isUnread(note, names)) return;
    this.settings.save(withRead(this.settings.current, note, [names[0]?.pilot ?? '']));
    this.requestUpdate();
  }

  readonly #readAll = (): void => {
    if (this.settings) this.settings.save(withoutLoneNotes(this.settings.current));
    this.requestUpdate();
  };

  /** The same pilots, another of them alone. */
  readonly #again = async ({ detail }: Said<'again-asked'>): Promise<void> => {
    const id = await this.#device.running?.again(detail.lone);
    if (id) location.hash = `#/fight/${id}`;
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
