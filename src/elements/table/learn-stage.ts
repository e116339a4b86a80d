import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { newTable } from '../../offline/fights/new-table.ts';
import type { Library } from '../../offline/booklets/library.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import { USUAL_OPTIONS } from '../../rules/battle/options.ts';
import { againstFirst } from '../../rules/fight/lineup.ts';
import { seated } from '../../rules/fight/sit-down.ts';
import { pilotNames } from '../../rules/fight/name.ts';
import { freshEntrant } from '../../rules/fight/record.ts';
import { sure } from '../../rules/sure.ts';
import { COURSE, COURSE_MECHS } from '../../rules/words/lesson.ts';
import { libraryContext, savesContext, settingsContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { notify } from '../common/notice.ts';
import { styled } from '../common/styled.ts';
import styles from './learn-stage.css?inline';
import { TABLE_WORDS } from './table-words.ts';

/**
 * Leads to the duel of three turns that teaches: the one that waits, or a new one, with the pilots of the
 * start in the 'Mechs of the game. The way back from it leads past here.
 */
@customElement('learn-stage')
export class LearnStage extends LitElement {
  static override styles = styled(styles);

  @fromContext(libraryContext) private library!: Library;
  @fromContext(savesContext) private saves!: Saves;
  @fromContext(settingsContext) private settings!: SettingsKeeper;
  /** A 'Mech of the course is not there. */
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
    const waiting = (await this.saves.list()).find(
      ({ led, ended, summary }) => led && !ended && summary.turn <= COURSE.length,
    );
    const id = waiting?.id ?? (await this.#begin());
    if (id !== null && this.isConnected) location.replace(`#/duel/${id}`);
  }

  /** A new one; its name, or null. */
  async #begin(): Promise<string | null> {
    const [lone, rival] = COURSE_MECHS.map((id) => this.library.ofTheGame(id));
    this.lacking = !lone || !rival;
    if (!lone || !rival) return null;
    const pilots = pilotNames(this.settings.current.pilots);
    const duel = newTable(
      {
        seats: COURSE_MECHS.map((id, seat) => seated(freshEntrant(id, sure(pilots[seat])))),
        battles: againstFirst(COURSE_MECHS.length),
        options: USUAL_OPTIONS,
        secrecy: 'pass the device',
        led: true,
      },
      [lone, rival],
    );
    const put = await this.saves.put(duel);
    if (put.kind === 'failed') notify(this, put.reason);
    return put.kind === 'conflict' ? null : put.save.id;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'learn-stage': LearnStage;
  }
}
