import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Settings } from '../../offline/page/settings.ts';
import type { Standing } from '../../offline/fights/standing.ts';
import type { Battle } from '../../rules/battle/battle.ts';
import { onlyOpenManeuver } from '../../rules/battle/open-maneuvers.ts';
import type { Choosing } from '../../rules/fight/turn.ts';
import { chooserOf } from '../../rules/fight/turn.ts';
import { sure } from '../../rules/sure.ts';
import { COURSE, lessonFor } from '../../rules/words/lesson.ts';
import '../choosing/choosing-stage.ts';
import { settingsContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { DuelDevice, oneMoment } from '../device/duel-device.ts';
import '../end/end-stage.ts';
import { endingOfBattle } from '../end/ending.ts';
import '../face/face-to-face.ts';
import { isGuided, isLed } from '../device/next-turn.ts';
import '../end/lesson-over.ts';
import { NOTES, NO_MORE, isUnread, withRead } from '../common/notes-read.ts';
import type { Note } from '../common/notes-read.ts';
import { addressOf } from '../common/standing-words.ts';
import type { Said } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import { turnFilm } from './turn-film.ts';
import styles from '../device/duel-device.css?inline';

/**
 * A whole duel, from view screen 49 to its end: shows the stage that the duel has come to, and the notes
 * of a first one. What the pilots do there goes to the device.
 */
@customElement('duel-stage')
export class DuelStage extends LitElement {
  static override styles = styled(styles);

  @property() saveId = '';
  @fromContext(settingsContext) private settings!: SettingsKeeper;
  readonly #device = new DuelDevice(this, ({ names, save }) => {
    // Of several against one the stage is another.
    if (names.length > 2) location.replace(addressOf(save));
  });

  constructor() {
    super();
    this.addEventListener('turn-finished', this.#finished);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('saveId')) this.#device.open(this.saveId);
  }

  override render(): TemplateResult {
    return this.#device.show((standing, battle) => this.#stage(standing, battle));
  }

  #stage(standing: Standing, battle: Battle): TemplateResult {
    const { save, names } = standing;
    const { turn } = save;
    if (names.length > 2) return oneMoment();
    if (battle.outcome) return this.#end(standing);
    const guided = isGuided(standing, this.settings.current);
    if (save.secrecy === 'face to face')
      return html`<face-to-face
        .battle=${battle}
        .exchanges=${standing.exchanges}
        .names=${names}
        .turn=${turn}
        .played=${standing.played}
        .undecided=${standing.undecided}
        .notes=${battle.turns === 0 && names.some(({ pilot }) => isUnread(this.settings.current, 'aim', pilot))}
        .guided=${guided}
      ></face-to-face>`;
    return turn.kind === 'choosing'
      ? this.#choosing(standing, turn, battle)
      : turnFilm(standing, battle, turn, { guided });
  }

  /** The pilots choose one after the other, the shutters between them. */
  #choosing(standing: Standing, turn: Choosing, battle: Battle): TemplateResult {
    const { exchanges, names, save } = standing;
    const led = isLed(standing);
    if (led && battle.turns >= COURSE.length)
      return html`<lesson-over
        @lesson-left=${() => void this.#device.running?.goOnAlone()}
      ></lesson-over>`;
    const chooser = chooserOf(save.first, turn);
    const { pilot } = sure(names[chooser]);
    const last = turn.locked.findIndex(
      (number, seat) => number !== null && !onlyOpenManeuver(battle, seat),
    );
    const passed = { chooser, last: last < 0 ? null : last };
    return this.#device.choice(
      standing,
      passed,
      (picked) =>
        html`<choosing-stage
          .battle=${battle}
          .names=${names}
          .seat=${chooser}
          .exchanges=${exchanges}
          .unread=${led ? [] : NOTES.filter((note) => isUnread(this.settings.current, note, pilot))}
          .lesson=${led ? lessonFor(battle, chooser, names) : null}
          .picked=${picked}
          @note-read=${({ detail }: Said<'note-read'>) => this.#readBy(detail.note, [pilot])}
          @notes-ended=${() => this.#read(NO_MORE)}
        ></choosing-stage>`,
    );
  }

  #end(standing: Standing): TemplateResult {
    return html`<end-stage
      .ending=${endingOfBattle(standing)}
      .recordText=${standing.save.record}
      .saveId=${standing.save.id}
      .game=${standing.save.game ?? null}
      ?table=${standing.save.secrecy === 'face to face'}
      @rematch-asked=${this.#rematch}
    ></end-stage>`;
  }

  /** What a turn has taught needs no note any more. */
  readonly #finished = (): void => {
    const { standing } = this.#device.running ?? {};
    const { names = [], played, save } = standing ?? {};
    const pilots = names.map(({ pilot }) => pilot);
    if (played?.incidents.some(({ kind }) => kind === 'scored')) this.#readBy('score', pilots);
    if (save?.secrecy === 'face to face') this.#readBy('aim', pilots);
    // The lesson has said it all, to whoever plays on this device.
    if (standing && isLed(standing) && played && played.battle.turns >= COURSE.length)
      this.#read(NO_MORE);
  };

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
    const id = await this.#device.running?.rematch(true);
    if (id) location.hash = `#/duel/${id}`;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'duel-stage': DuelStage;
  }
}
