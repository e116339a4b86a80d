import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { newTable } from '../../../offline/fights/new-table.ts';
import type { Library } from '../../../offline/booklets/library.ts';
import type { Saves } from '../../../offline/fights/saves.ts';
import { USUAL_OPTIONS } from '../../../rules/battle/options.ts';
import { againstFirst } from '../../../rules/fight/lineup.ts';
import type { GamePilot } from '../../../rules/fight/hands.ts';
import { GAME_PILOTS, isPerson } from '../../../rules/fight/hands.ts';
import { COURSE_MECHS, LESSON_TURNS } from '../../../rules/words/lesson.ts';
import { libraryContext, savesContext, settingsContext } from '../../common/contexts.ts';
import { fromContext } from '../../common/from-context.ts';
import { hold } from '../../common/next-duel.ts';
import type { SettingsKeeper } from '../../common/contexts.ts';
import { addressOf } from '../../common/duel-words.ts';
import { styled } from '../../common/styled.ts';
import { addressKept, seatsOf } from '../plan/begin.ts';
import styles from './learn-stage.css?inline';
import { lastTwo } from '../fields/planned.ts';
import { TABLE_WORDS } from '../plan/table-words.ts';

/**
 * Goes to the lesson, a duel of three turns: the unfinished one, or a new one with the pilots of the start in
 * the 'Mechs of the game. Back skips this stage.
 */
@customElement('learn-stage')
export class LearnStage extends LitElement {
  static override styles = styled(styles);

  @fromContext(libraryContext) private library!: Library;
  @fromContext(savesContext) private saves!: Saves;
  @fromContext(settingsContext) private settings!: SettingsKeeper;
  @state() private lacking = false;

  override firstUpdated(_changed: PropertyValues): void {
    void this.#lead();
  }

  override render(): TemplateResult {
    return this.lacking
      ? html`<p>${TABLE_WORDS.noCourse}</p>
          <a class="button" href="#/">${TABLE_WORDS.toStart}</a>`
      : html`<p role="status">${TABLE_WORDS.wait}</p>`;
  }

  async #lead(): Promise<void> {
    const opponent = this.#opponent;
    const waiting = (await this.saves.list()).find(
      ({ chooses, led, ended, summary }) =>
        led &&
        !ended &&
        summary.turn <= LESSON_TURNS &&
        isPerson(chooses?.[1]) === (opponent === null),
    );
    const address = waiting ? addressOf(waiting) : await this.#begin();
    if (address !== null && this.isConnected) location.replace(address);
  }

  /** The computer pilot in the second seat, led like a person; null for two people. */
  get #opponent(): GamePilot | null {
    const { hands, pilots } = this.settings.current;
    return hands[1] ?? (pilots.every(Boolean) ? null : GAME_PILOTS[0]);
  }

  /** A new lesson; gives the address of its duel, or null. */
  async #begin(): Promise<string | null> {
    const { library } = this;
    const own = COURSE_MECHS.flatMap((id) => library.own.find((each) => each.id === id) ?? []);
    this.lacking = own.length < COURSE_MECHS.length;
    if (this.lacking) return null;
    const [lone, rival] = await Promise.all(
      own.map(({ id, edition }) => library.read(id, edition)),
    );
    // Reading may have taken long.
    if (!lone || !rival || !this.isConnected) return null;
    const planned = lastTwo(this.settings.current).map((each, seat) => ({
      ...each,
      mech: COURSE_MECHS[seat] ?? '',
      hand: seat === 1 ? this.#opponent : null,
    }));
    const duel = newTable(
      {
        seats: seatsOf(planned),
        battles: againstFirst(COURSE_MECHS.length),
        options: USUAL_OPTIONS,
        secrecy: 'pass the device',
        led: true,
      },
      [lone, rival],
    );
    hold(duel.id);
    return addressKept(this, duel, this.saves);
  }
}
