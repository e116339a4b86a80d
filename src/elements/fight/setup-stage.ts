import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { newDuel, newFight } from '../../offline/duel-save.ts';
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
import type { Place, Plan, Sitting } from './setup.ts';
import {
  MOST,
  USUAL,
  lastPlan,
  lineupsOf,
  moved,
  namesOf,
  newcomers,
  oneBattle,
  placesOf,
  rememberPlan,
  reseated,
  withAnother,
  withBattle,
  withRival,
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
  @state() private plan: Plan = oneBattle([]);
  @state() private ammunition: 'counted' | 'ignored' = 'counted';
  /** Whose place is asked for. */
  @state() private moving: number | null = null;
  /** What was done, aloud. */
  @state() private said = '';
  readonly #drag = new SeatDrag(this, (seat, to) => this.#reseat(seat, to));

  override connectedCallback(): void {
    super.connectedCallback();
    const { pilots, mechs, ammunition } = this.settings.current;
    const here = this.#shelf;
    const first = pilots.map((pilot, seat): Sitting => ({ pilot, mech: mechs[seat] ?? '' }));
    const last = lastPlan();
    const known = [...first, ...last.setup.slice(2)].map(({ pilot, mech }, seat) => ({
      pilot,
      mech: here.includes(mech) ? mech : (here[seat % here.length] ?? ''),
    }));
    this.plan =
      known.length > 2
        ? { setup: known, battles: last.battles }
        : oneBattle(withAnother(known, here));
    this.ammunition = ammunition;
    void this.#read();
  }

  get #shelf(): readonly string[] {
    return this.library.shelf.map(({ id }) => id);
  }

  override render(): TemplateResult {
    const { battles, setup } = this.plan;
    const names = namesOf(setup);
    const few = battles.length;
    const hard = battles.filter(({ length }) => length > 2);
    if (this.#shelf.length === 0)
      return html`<stage-bar back="#/" back-to="To the start">A fight</stage-bar>
        <p class="who">
          No booklet is on the shelf, so there is no fight. Reload the page when there is a network.
        </p>`;
    return html`<form class="setup" @submit=${this.#begin}>
        <stage-bar takes-focus back="#/" back-to="To the start">
          A fight for ${inWords(setup.length)}
          <p slot="aside" class="soft">
            ${pilotMark('lone')} ${few} against ${pilotMark('rival')} ${setup.length - few}
          </p>
        </stage-bar>
        <div class="body">
          <div class="battles">
            ${battles.map((battle, at) => this.#battle(battle, at, names))} ${this.#anotherBattle()}
          </div>
          ${
            hard.length === 0
              ? nothing
              : html`<div class="who panel">
                  ${hard.map(([lone = 0, ...rivals]) => html`<p>${standMeaning(names[lone] ?? '', rivals.length)}</p>`)}
                </div>`
          }
          <section class="who panel" aria-labelledby="seats">
            <p id="seats">
              <b>Who sits where:</b> ${
                few > 1
                  ? 'in each battle the device goes from who stands alone along the numbers, and back.'
                  : `the device goes along the numbers, 1 to ${setup.length}, and back, ${setup.length} to 1.`
              }
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
            Start the ${setup.length > 2 ? 'fight' : 'duel'} <kbd aria-hidden="true">Enter</kbd>
          </button>
        </div>
        <p class="unseen" role="status">${this.said}</p>
      </form>
      ${this.#sheet(names)}`;
  }

  #battle(battle: readonly number[], at: number, names: readonly string[]): TemplateResult {
    const [lone = 0] = battle;
    const several = this.plan.battles.length > 1;
    return html`<section class="battle panel" aria-labelledby=${`battle-${at}`}>
      <header>
        <h2 id=${`battle-${at}`}>${several ? `Battle ${at + 1}` : 'The battle'}</h2>
        <p class="soft">${standName(battle.length - 1)}</p>
      </header>
      ${battle.map((seat, place) => this.#pilot(seat, place, names))}
      ${
        this.plan.setup.length < MOST
          ? html`<button type="button" class="another" @click=${() => void this.#add(at)}>
              <span class="plus"></span> Another against ${names[lone]}
            </button>`
          : nothing
      }
    </section>`;
  }

  #anotherBattle(): TemplateResult {
    const many = newcomers(this.plan);
    return this.plan.setup.length + many > MOST
      ? html`<p class="soft full">
          ${this.plan.setup.length === MOST ? 'The table is full: eight pilots.' : ''}
        </p>`
      : html`<button type="button" class="new-battle" @click=${() => void this.#addBattle()}>
          <span class="plus"></span> Another battle
          <span class="soft"
            >${many === 2 ? 'one more on each side' : 'one more, against one who is here'}</span
          >
        </button>`;
  }

  #pilot(seat: number, place: number, names: readonly string[]): TemplateResult {
    const { shelf } = this.library;
    const { mech, pilot } = this.plan.setup[seat] ?? { pilot: '', mech: '' };
    const booklet = this.library.find(mech) ?? null;
    const name = names[seat] ?? '';
    return html`${place === 1 ? html`<p class="against">Against</p>` : nothing}
      <div class="pilot" data-pilot=${seat} role="group" aria-label=${`Seat ${seat + 1}: ${name}`}>
        <div class="small">
          <view-window strip bare .booklet=${booklet} .screen=${booklet?.viewScreens[49] ?? null}>
          </view-window>
        </div>
        <span class="place" aria-hidden="true">${seat + 1}</span>
        <label class="field">
          ${pilotMark(sideOf(place))}<span class="unseen">Name in seat ${seat + 1}</span>
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
          place === 0
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
      <b>${seat + 1}</b> ${pilotMark(this.#isAlone(seat) ? 'lone' : 'rival')}
      <span>${names[seat]}</span>
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
              ${placesOf(this.plan, seat).map(
                (place) =>
                  html`<button
                    type="button"
                    class="button"
                    @click=${() => this.#place(seat, place)}
                  >
                    ${this.#placeWords(seat, place, names)}
                  </button>`,
              )}
              <button type="button" class="button plain" @click=${() => this.#remove(seat)}>
                Remove ${name}
              </button>
            </div>`
      }
    </sheet-dialog>`;
  }

  #isAlone(seat: number): boolean {
    return this.plan.battles.some(([lone]) => lone === seat);
  }

  #placeWords(seat: number, { at, of }: Place, names: readonly string[]): string {
    const battle = this.plan.battles[at] ?? [];
    const [lone = 0] = battle;
    if (battle.includes(seat)) return `Alone, in the place of ${names[lone]}`;
    return `Against ${names[lone]}${of === null ? '' : `, in the place of ${names[of]}`}`;
  }

  #set(seat: number, changed: Partial<Sitting>): void {
    const { battles, setup } = this.plan;
    const sitting = setup[seat];
    if (!sitting) return;
    this.plan = { battles, setup: setup.with(seat, { ...sitting, ...changed }) };
    if (changed.mech !== undefined) void this.#read();
  }

  /** A name that nobody typed goes along with its pilot. */
  #named(): Plan {
    const { battles, setup } = this.plan;
    const names = namesOf(setup);
    return { battles, setup: setup.map(({ mech }, seat) => ({ pilot: names[seat] ?? '', mech })) };
  }

  /** A pilot takes another place in the battles. In one battle who stands alone has the first seat. */
  #place(seat: number, place: Place): void {
    const named = this.#named();
    if (named.battles.length === 1) this.#reseat(seat, 0);
    else {
      this.plan = moved(named, seat, place);
      this.said = `${named.setup[seat]?.pilot} has another place.`;
    }
    this.moving = null;
  }

  /** Two change seats. */
  #reseat(seat: number, to: number): void {
    const named = this.#named();
    if (to < 0 || to >= named.setup.length || to === seat) return;
    const changed = reseated(named, seat, to);
    this.plan = named.battles.length === 1 ? oneBattle(changed.setup) : changed;
    const [one, other] = [named.setup[seat]?.pilot, named.setup[to]?.pilot];
    this.said = `${one} has seat ${to + 1}, ${other} seat ${seat + 1}.`;
  }

  #remove(seat: number): void {
    const named = this.#named();
    this.plan = without(named, seat);
    this.moving = null;
    this.said = `${named.setup[seat]?.pilot} is removed.`;
    if (this.plan.setup.length < 2) location.hash = '#/';
  }

  async #add(at: number): Promise<void> {
    this.plan = withRival(this.#named(), at, this.#shelf);
    await this.#came();
  }

  async #addBattle(): Promise<void> {
    this.plan = withBattle(this.#named(), this.#shelf);
    await this.#came();
  }

  /** The name of who came last has the focus. */
  async #came(): Promise<void> {
    await this.#read();
    this.renderRoot
      .querySelector<HTMLElement>(`[data-pilot="${this.plan.setup.length - 1}"] input`)
      ?.focus();
  }

  #onSeatKey(event: KeyboardEvent, seat: number): void {
    const way = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const to = seat + way;
    if (to < 0 || to >= this.plan.setup.length) return;
    this.#reseat(seat, to);
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(`[data-seat="${to}"]`)?.focus(),
    );
  }

  /** Reads the booklets that are chosen. */
  async #read(): Promise<void> {
    await Promise.all(this.plan.setup.map(({ mech }) => this.library.read(mech)));
    this.requestUpdate();
    await this.updateComplete;
  }

  readonly #begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { ammunition, plan } = this;
    const { battles, setup } = plan;
    const names = namesOf(setup);
    rememberPlan(plan);
    const [first, second] = setup;
    if (!first || !second) return;
    this.settings.save({
      pilots: [first.pilot, second.pilot],
      mechs: [first.mech, second.mech],
      ammunition,
    });
    const read = await Promise.all(setup.map(({ mech }) => this.library.read(mech)));
    const flown = read.filter((booklet) => booklet !== undefined);
    if (flown.length < setup.length) return;
    const entrants = setup.map(({ mech }, seat) => freshEntrant(mech, names[seat] ?? ''));
    const options = { ammunition };
    const put = await this.saves.put(
      battles.length > 1
        ? newFight({ options, entrants, battles: lineupsOf(plan), moves: [] }, flown)
        : newDuel({ options, entrants, turns: [] }, { secrecy: 'pass the device', flown }),
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
