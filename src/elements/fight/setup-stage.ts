import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { newDuel } from '../../offline/duel-save.ts';
import type { Library } from '../../offline/library.ts';
import type { Saves } from '../../offline/saves.ts';
import { sideOf } from '../../rules/battle/battle.ts';
import { pilotName } from '../../rules/record/name.ts';
import { freshEntrant } from '../../rules/record/record.ts';
import { libraryContext, savesContext, settingsContext } from '../common/contexts.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { given } from '../common/given.ts';
import { notify } from '../common/notice.ts';
import { icon, pilotMark } from '../common/signs.ts';
import '../common/sheet-dialog.ts';
import '../common/stage-bar.ts';
import { addressOf } from '../common/standing-words.ts';
import { styled } from '../common/styled.ts';
import fieldStyles from '../common/pilot-fields.css?inline';
import '../page/view-window.ts';
import { SeatDrag } from './seat-drag.ts';
import type { Setup, Sitting } from './setup.ts';
import {
  MOST,
  USUAL,
  lastSetup,
  namesOf,
  rememberSetup,
  swapped,
  withAnother,
  without,
} from './setup.ts';
import styles from './setup-stage.css?inline';
import { inWords, standMeaning, standName } from './stand-words.ts';

/**
 * Before a fight: who stands alone, who is against, in which 'Mechs, and who sits where. What an uneven
 * fight means is said before it begins. Names and 'Mechs are those of the fight before.
 */
@customElement('setup-stage')
export class SetupStage extends LitElement {
  static override styles = styled(fieldStyles, styles);

  @given(libraryContext) private library!: Library;
  @given(savesContext) private saves!: Saves;
  @given(settingsContext) private settings!: SettingsKeeper;
  @state() private setup: Setup = [];
  @state() private ammunition: 'counted' | 'ignored' = 'counted';
  /** Whose place is asked for. */
  @state() private moving: number | null = null;
  /** What was done, aloud. */
  @state() private said = '';
  readonly #drag = new SeatDrag(this, (seat, to) => this.#move(seat, to));

  override connectedCallback(): void {
    super.connectedCallback();
    const { pilots, mechs, ammunition } = this.settings.current;
    const here = this.#shelf;
    const first = pilots.map((pilot, seat): Sitting => ({ pilot, mech: mechs[seat] ?? '' }));
    const known = [...first, ...lastSetup().slice(2)].map(({ pilot, mech }, seat) => ({
      pilot,
      mech: here.includes(mech) ? mech : (here[seat % here.length] ?? ''),
    }));
    this.setup = known.length > 2 ? known : withAnother(known, here);
    this.ammunition = ammunition;
    void this.#read();
  }

  get #shelf(): readonly string[] {
    return this.library.shelf.map(({ id }) => id);
  }

  override render(): TemplateResult {
    const { setup } = this;
    const names = namesOf(setup);
    const rivals = setup.length - 1;
    if (this.#shelf.length === 0)
      return html`<stage-bar back="#/" back-to="To the start">A fight</stage-bar>
        <p class="who">
          No booklet is on the shelf, so there is no fight. Reload the page when there is a network.
        </p>`;
    return html`<form class="setup" @submit=${this.#begin}>
        <stage-bar takes-focus back="#/" back-to="To the start">
          A fight for ${inWords(setup.length)}
          <p slot="aside" class="soft">
            ${pilotMark('lone')} 1 against ${pilotMark('rival')} ${rivals}
          </p>
        </stage-bar>
        <div class="body">
          <section class="battle panel" aria-labelledby="battle">
            <header>
              <h2 id="battle">The battle</h2>
              <p class="soft">${standName(rivals)}</p>
            </header>
            ${setup.map((_, seat) => this.#pilot(seat, names))}
            ${
              setup.length < MOST
                ? html`<button type="button" class="another" @click=${this.#add}>
                    <span class="plus"></span> Another against ${names[0]}
                  </button>`
                : html`<p class="soft">The table is full: eight pilots.</p>`
            }
          </section>
          ${rivals > 1 ? html`<p class="who panel">${standMeaning(names[0] ?? '', rivals)}</p>` : nothing}
          <section class="who panel" aria-labelledby="seats">
            <p id="seats">
              <b>Who sits where:</b> the device goes along the numbers, 1 to ${setup.length}, and
              back, ${setup.length} to 1.
            </p>
            <div class="seats">${setup.map((_, seat) => this.#seat(seat, names))}</div>
          </section>
          <label class="switch panel">
            <b>Ammunition is counted</b>
            <input
              type="checkbox"
              role="switch"
              .checked=${live(this.ammunition === 'counted')}
              @change=${({ target }: Event) =>
                (this.ammunition = (target as HTMLInputElement).checked ? 'counted' : 'ignored')}
            />
          </label>
        </div>
        <div class="dock">
          <button type="submit" class="button main big">
            Start the ${rivals > 1 ? 'fight' : 'duel'} <kbd aria-hidden="true">Enter</kbd>
          </button>
        </div>
        <p class="unseen" role="status">${this.said}</p>
      </form>
      ${this.#sheet(names)}`;
  }

  #pilot(seat: number, names: readonly string[]): TemplateResult {
    const { shelf } = this.library;
    const { mech, pilot } = this.setup[seat] ?? { pilot: '', mech: '' };
    const booklet = this.library.find(mech) ?? null;
    const name = names[seat] ?? '';
    return html`${seat === 1 ? html`<p class="against">Against</p>` : nothing}
      <div class="pilot" role="group" aria-label=${`Seat ${seat + 1}: ${name}`}>
        <div class="small">
          <view-window strip bare .booklet=${booklet} .screen=${booklet?.viewScreens[49] ?? null}>
          </view-window>
        </div>
        <span class="place" aria-hidden="true">${seat + 1}</span>
        <label class="field">
          ${pilotMark(sideOf(seat))}<span class="unseen">Name in seat ${seat + 1}</span>
          <input
            placeholder=${USUAL[seat] ?? ''}
            autocomplete="off"
            enterkeyhint="done"
            .value=${live(pilot)}
            @input=${({ target }: Event) => this.#set(seat, { pilot: (target as HTMLInputElement).value })}
            @change=${({ target }: Event) => this.#set(seat, { pilot: pilotName((target as HTMLInputElement).value) })}
          />
        </label>
        <label class="field">
          <span class="unseen">'Mech in seat ${seat + 1}</span>
          <select
            @change=${({ target }: Event) => this.#set(seat, { mech: (target as HTMLSelectElement).value })}
          >
            ${shelf.map(
              ({ id, mech: { designation, name: called } }) =>
                html`<option value=${id} ?selected=${id === mech}>
                  ${called}
                  ${shelf.filter((other) => other.mech.name === called).length > 1 ? designation : ''}
                </option>`,
            )}
          </select>
          ${icon('down')}
        </label>
        ${
          seat === 0
            ? html`<button
                type="button"
                class="do"
                aria-label=${`Remove ${name}`}
                @click=${() => this.#remove(seat)}
              >
                ${icon('close')}
              </button>`
            : html`<button
                type="button"
                class="do"
                aria-haspopup="dialog"
                aria-label=${`Move or remove ${name}`}
                @click=${() => (this.moving = seat)}
              >
                ${icon('swap')}
              </button>`
        }
      </div>`;
  }

  #seat(seat: number, names: readonly string[]): TemplateResult {
    return html`<button
      type="button"
      class=${this.#drag.held === seat ? 'held' : ''}
      data-seat=${seat}
      aria-label=${`Seat ${seat + 1}: ${names[seat]}. Arrow keys change it.`}
      @keydown=${(event: KeyboardEvent) => this.#onSeatKey(event, seat)}
      @pointerdown=${(event: PointerEvent) => this.#drag.begin(event, seat)}
    >
      <b>${seat + 1}</b> ${pilotMark(sideOf(seat))} <span>${names[seat]}</span>
    </button>`;
  }

  /** Where a pilot may go. */
  #sheet(names: readonly string[]): TemplateResult {
    const seat = this.moving;
    const name = names[seat ?? 0] ?? '';
    return html`<sheet-dialog
      heading=${`Where does ${name} stand?`}
      .open=${seat !== null}
      @sheet-closed=${() => (this.moving = null)}
    >
      ${
        seat === null
          ? nothing
          : html`<div class="moves">
              <button type="button" class="button" @click=${() => this.#move(seat, 0)}>
                Alone, in the place of ${names[0]}
              </button>
              <button type="button" class="button plain" @click=${() => this.#remove(seat)}>
                Remove ${name}
              </button>
            </div>`
      }
    </sheet-dialog>`;
  }

  #set(seat: number, changed: Partial<Sitting>): void {
    const sitting = this.setup[seat];
    if (!sitting) return;
    this.setup = this.setup.with(seat, { ...sitting, ...changed });
    if (changed.mech !== undefined) void this.#read();
  }

  /** Two change places. */
  #move(seat: number, to: number): void {
    if (to < 0 || to >= this.setup.length || to === seat) return;
    // A name that nobody typed goes along with its pilot.
    const named = namesOf(this.setup).map((pilot, at) => ({
      pilot,
      mech: this.setup[at]?.mech ?? '',
    }));
    this.setup = swapped(named, seat, to);
    this.moving = null;
    this.said = `${named[seat]?.pilot} has seat ${to + 1}, ${named[to]?.pilot} seat ${seat + 1}.`;
  }

  #remove(seat: number): void {
    const name = namesOf(this.setup)[seat];
    this.setup = without(this.setup, seat);
    this.moving = null;
    this.said = `${name} is removed.`;
    if (this.setup.length < 2) location.hash = '#/';
  }

  readonly #add = async (): Promise<void> => {
    this.setup = withAnother(this.setup, this.#shelf);
    await this.#read();
    this.renderRoot
      .querySelector<HTMLElement>(`.pilot:nth-of-type(${this.setup.length}) input`)
      ?.focus();
  };

  #onSeatKey(event: KeyboardEvent, seat: number): void {
    const way = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const to = seat + way;
    if (to < 0 || to >= this.setup.length) return;
    this.#move(seat, to);
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(`[data-seat="${to}"]`)?.focus(),
    );
  }

  /** Reads the booklets that are chosen. */
  async #read(): Promise<void> {
    await Promise.all(this.setup.map(({ mech }) => this.library.read(mech)));
    this.requestUpdate();
    await this.updateComplete;
  }

  readonly #begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { ammunition, setup } = this;
    const names = namesOf(setup);
    rememberSetup(setup);
    const [first, second] = setup;
    if (!first || !second) return;
    this.settings.save({
      pilots: [first.pilot, second.pilot],
      mechs: [first.mech, second.mech],
      ammunition,
    });
    const flown = await Promise.all(setup.map(({ mech }) => this.library.read(mech)));
    const read = flown.filter((booklet) => booklet !== undefined);
    if (read.length < setup.length) return;
    const entrants = setup.map(({ mech }, seat) => freshEntrant(mech, names[seat] ?? ''));
    const put = await this.saves.put(
      newDuel(
        { entrants, options: { ammunition }, turns: [] },
        { secrecy: 'pass the device', flown: read },
      ),
    );
    if (put.kind === 'failed') notify(this, put.reason);
    if (put.kind !== 'conflict') location.hash = addressOf(put.save);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'setup-stage': SetupStage;
  }
}
