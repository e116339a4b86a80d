import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import type { Battle } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { fates } from '../../rules/words/fate.ts';
import { listed } from '../../rules/words/listed.ts';
import type { Named } from '../../rules/words/tell.ts';
import { inWords } from '../../rules/words/in-words.ts';
import type { HangarGame } from '../campaign/game-of-duel.ts';
import { GameOfDuel } from '../campaign/game-of-duel.ts';
import { libraryContext, savesContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { PressGuard } from '../common/press-guard.ts';
import { notify } from '../common/notice.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { pilotMark } from '../common/signs.ts';
import '../common/stage-bar.ts';
import { StageKeys, isOnPressed } from '../common/stage-keys.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { styled } from '../common/styled.ts';
import './end-picture.ts';
import styles from './fight-end.css?inline';
import type { Stand } from './stands.ts';
import { byLength, nextAlone, roundOf, standOf } from './stands.ts';

/**
 * The end of a battle of one against several: who won, the 'Mech that went last in the window, and how
 * long each of the same pilots has stood alone. A game of a hangar leads on to its page.
 *
 * @fires again-asked - detail `{ lone }`: the seat that stands alone next
 */
@customElement('fight-end')
export class FightEnd extends LitElement {
  static override styles = styled(frameStyles, styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  @property({ attribute: false }) names: readonly Named[] = [];
  @property() recordText = '';
  @property() saveId = '';
  /** The game of a hangar that was fought; null for a fight of none. */
  @property({ attribute: false }) game: HangarGame | null = null;
  @fromContext(libraryContext) private library!: Library;
  @fromContext(savesContext) private saves!: Saves;
  @state() private stands: readonly Stand[] = [];
  @state() private shown = false;
  /** The last turn was gone on with by the same press. */
  readonly #deaf = new PressGuard(this);
  readonly #hangar = new GameOfDuel(this, () => this.game);

  constructor() {
    super();
    this.addController(new StageKeys((key, event) => this.#onKey(key, event)));
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('saveId')) void this.#look();
  }

  /** The stands of the same pilots. */
  async #look(): Promise<void> {
    const saves = await this.saves.list();
    const last = saves.find(({ id }) => id === this.saveId);
    if (!last) return;
    const round = await Promise.all(
      roundOf(saves, last).map((save) => standOf(save, this.library)),
    );
    this.stands = byLength(round.filter((stand) => stand !== null));
  }

  get #next(): number {
    return nextAlone(
      this.names.map(({ pilot }) => pilot),
      this.stands.map(({ pilot }) => pilot),
    );
  }

  override render(): TemplateResult {
    const { battle, exchanges, names, stands } = this;
    if (!battle.outcome) return html``;
    const rivals = names.length - 1;
    return html`<div class="stage">
        <stage-bar plain back="#/" back-to="To the start"
          >The battle is over<span slot="aside" class="soft"
            >${stands.length > 1 ? `${inWords(stands.length)} of ${inWords(names.length)} stands` : `${battle.turns} ${battle.turns === 1 ? 'turn' : 'turns'}`}</span
          ></stage-bar
        >
        <div class="body">
          <end-picture
            no-fate
            .battle=${battle}
            .exchanges=${exchanges}
            .names=${names}
          ></end-picture>
          <section class="stands stack panel" aria-labelledby="stands">
            <h2 id="stands">${stands.length > 1 ? 'Who stood longest alone?' : 'A lone stand'}</h2>
            ${this.#table()}
            <p class="soft">
              One against ${inWords(rivals)} is a hard stand: it is the turns that count.
            </p>
            <p>${fates(battle, names).join('. ')}.</p>
          </section>
        </div>
        <div class="dock">
          <a class="button" href=${`#/records/${this.saveId}/1`}
            >Replay <kbd aria-hidden="true">R</kbd></a
          >
          <button type="button" class="button" @click=${this.#copy}>Copy record</button>
          ${this.#goesOn()}
        </div>
      </div>
      <sheet-dialog
        wide
        heading="Select and copy the record"
        .open=${this.shown}
        @sheet-closed=${() => (this.shown = false)}
      >
        ${this.shown ? html`<textarea readonly aria-label="Text" .value=${this.recordText}></textarea>` : nothing}
      </sheet-dialog>`;
  }

  #goesOn(): TemplateResult {
    const { onward } = this.#hangar;
    return onward
      ? html`<a class="button main big" href=${onward.address}
          >${onward.words} <kbd aria-hidden="true">Enter</kbd></a
        >`
      : html`<button type="button" class="button main big" @click=${this.#again}>
          <span
            >Again: ${this.names[this.#next]?.pilot} alone <kbd aria-hidden="true">Enter</kbd></span
          >
        </button>`;
  }

  #table(): TemplateResult {
    return html`<div class="scroll">
      <table>
        <thead>
          <tr>
            ${['Alone', 'Against', 'Stood', 'Damage', 'Criticals'].map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${this.stands.map(
            ({ against, criticals, damage, id, mech, pilot, turns, won }) =>
              html`<tr class=${id === this.saveId ? 'this' : ''}>
                <th scope="row">
                  ${pilotMark('lone')} <b>${pilot}</b> <span class="mech soft">${mech}</span>
                </th>
                <td>${listed(against)}</td>
                <td class="count">
                  <b>${turns}</b>
                  ${turns === 1 ? 'turn' : 'turns'}${won ? html`<b class="mech">won</b>` : nothing}
                </td>
                <td class="count"><b>${damage}</b></td>
                <td class="count"><b>${criticals}</b></td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  #goOn(): void {
    const { onward } = this.#hangar;
    if (onward) location.hash = onward.address;
    else this.#again();
  }

  readonly #again = (): void => {
    say(this, 'again-asked', { lone: this.#next });
  };

  readonly #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.recordText);
      notify(this, 'The record is copied.');
    } catch {
      this.shown = true;
    }
  };

  #onKey(key: string, event: KeyboardEvent): void {
    if (!this.#deaf.hears()) return;
    if (key === 'r') location.hash = `#/records/${this.saveId}/1`;
    else if (key === 'Enter' && !isOnPressed(event)) this.#goOn();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fight-end': FightEnd;
  }
  interface HTMLElementEventMap {
    'again-asked': CustomEvent<{ lone: number }>;
  }
}
