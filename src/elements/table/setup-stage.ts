import { html, LitElement, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import type { Side } from '../../rules/battle/battle.ts';
import type { Options } from '../../rules/battle/options.ts';
import { offeredIn, optionsIn, USUAL_OPTIONS } from '../../rules/battle/options.ts';
import { isPerson } from '../../rules/fight/hands.ts';
import { libraryContext, savesContext, settingsContext } from '../common/contexts.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { KeptDraft } from '../common/kept-draft.ts';
import { notify } from '../common/notice.ts';
import type { Said } from '../common/say.ts';
import { icon, pilotMark } from '../common/signs.ts';
import '../common/stage-bar.ts';
import { addressOf } from '../common/duel-words.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { styled } from '../common/styled.ts';
import fieldStyles from './pilot-fields.css?inline';
import tableStyles from './table.css?inline';
import './battle-options.ts';
import { begin } from './begin.ts';
import { beginButton } from './begin-button.ts';
import { battlePanel } from './battle-panel.ts';
import type { HandedSeat, Handing } from './hands-panel.ts';
import { handButton, handedSeats, handsPanel, nobodyHere, peopleCount } from './hands-panel.ts';
import type { Plan, SeatPlace, WrittenPlan } from './plan.ts';
import {
  seatAfter,
  countPeople,
  lineupsOf,
  MOST_AT_TABLE,
  movedTo,
  namedSeats,
  namesOf,
  newcomers,
  oneBattle,
  planIn,
  reseated,
  withBattle,
  without,
  withRival,
} from './plan.ts';
import { pilotLine } from './pilot-line.ts';
import './place-sheet.ts';
import type { Planned } from './planned.ts';
import { inMechsOf, lastTwo, remembered } from './planned.ts';
import { hardStands, seating } from './seating.ts';
import styles from './setup-stage.css?inline';
import { TABLE_WORDS } from './table-words.ts';

/** Button for a pilot of a fight: removes the lone pilot at once, opens the sheet for others. */
export const seatAct = (
  side: Side,
  name: string,
  { moves, removes }: { readonly removes: () => void; readonly moves: () => void },
): TemplateResult =>
  side === 'lone'
    ? html`<button
        type="button"
        class="do"
        aria-label=${TABLE_WORDS.remove(name)}
        @click=${removes}
      >
        ${icon('close')}
      </button>`
    : html`<button
        type="button"
        class="do"
        aria-haspopup="dialog"
        aria-label=${TABLE_WORDS.moveOrRemove(name)}
        @click=${moves}
      >
        ${icon('swap')}
      </button>`;

/**
 * Sets up a fight: lone pilots and rivals, 'Mechs, seats, and computer pilots. Explains an uneven fight before
 * it begins. Starts with the names and 'Mechs of the last fight.
 */
@customElement('setup-stage')
export class SetupStage extends LitElement {
  static override styles = styled(frameStyles, fieldStyles, tableStyles, styles);

  @fromContext(libraryContext) private library!: Library;
  @fromContext(savesContext) private saves!: Saves;
  @fromContext(settingsContext) private settings!: SettingsKeeper;
  @state() private plan: Plan<Planned> = oneBattle([]);
  #opened = this.plan;
  @state() private options: Options = USUAL_OPTIONS;
  @state() private moving: number | null = null;
  @state() private said = '';
  /** Number of tries to begin; only the last counts. */
  #begun = 0;
  readonly #draft = new KeptDraft(
    this,
    () => 'fight',
    (typed) => this.#open(typed),
  );

  /** Opens the last setup; if two have met since, they sit down first. */
  #open(typed: unknown): void {
    const { current } = this.settings;
    const here = this.#shelf;
    const last = planIn(typed);
    const first = last.after === this.#lastTwo ? last.seats.slice(0, 2) : lastTwo(current);
    const seats = inMechsOf(here, [...first, ...last.seats.slice(2)]);
    this.#opened =
      seats.length > 2
        ? { seats, battles: last.battles }
        : oneBattle([...seats, seatAfter(here)(seats)]);
    this.plan = this.#opened;
    this.options = optionsIn(current, 'fight');
    this.#read();
  }

  override updated(changed: PropertyValues): void {
    if (changed.has('plan') && this.plan !== this.#opened) this.#keep();
  }

  #keep(): void {
    const { battles, seats } = this.plan;
    this.#draft.keep({ battles, setup: seats, after: this.#lastTwo } satisfies WrittenPlan);
  }

  get #lastTwo(): string {
    return JSON.stringify(lastTwo(this.settings.current));
  }

  get #shelf(): readonly string[] {
    return this.library.shelf.map(({ id }) => id);
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.#draft.here) return nothing;
    const { battles, seats } = this.plan;
    const names = namesOf(seats);
    const sides = seats.map((_, seat) => this.#sideOf(seat));
    const few = battles.length;
    const handed = this.#handed;
    if (this.#shelf.length === 0)
      return html`<stage-bar back="#/" back-to=${TABLE_WORDS.toStart}
          >${TABLE_WORDS.fight}</stage-bar
        >
        <p class="who">${TABLE_WORDS.noBooklet}</p>`;
    return html`<form class="setup stage" @submit=${this.#begin}>
        <stage-bar takes-focus back="#/" back-to=${TABLE_WORDS.toStart}>
          ${TABLE_WORDS.fightFor(seats.length)}
          <p slot="aside" class="soft">
            ${pilotMark('lone')} ${few} against ${pilotMark('rival')} ${seats.length - few}
          </p>
        </stage-bar>
        <div class="body">
          <div class="battles">
            ${battles.map((battle, at) => this.#battle(battle, at, names))} ${this.#anotherBattle()}
          </div>
          ${hardStands({ battles, names }, html`<a class="more" href="#/rules/many" @click=${this.#remember}>${TABLE_WORDS.howSeveral}</a>`)}
          ${seating({ battles, names, sides, people: peopleCount(handed) }, (seat, to) => this.#reseat(seat, to))}
          ${handsPanel(handed, this.#handing)}
          <battle-options
            kind="fight"
            boxed
            .options=${this.options}
            @options-chosen=${({ detail }: Said<'options-chosen'>) => (this.options = detail)}
          ></battle-options>
        </div>
        <div class="dock">
          ${nobodyHere(handed)}
          ${beginButton(TABLE_WORDS.start(seats.length), peopleCount(handed) === 0)}
        </div>
        <p class="unseen" role="status">${this.said}</p>
      </form>
      <place-sheet
        .battles=${battles}
        .names=${names}
        .seat=${this.moving}
        @place-taken=${({ detail }: Said<'place-taken'>) => this.#place(detail.seat, detail.place)}
        @pilot-removed=${({ detail }: Said<'pilot-removed'>) => this.#remove(detail.seat)}
        @sheet-closed=${() => (this.moving = null)}
      ></place-sheet>`;
  }

  #battle(battle: readonly number[], at: number, names: readonly string[]): TemplateResult {
    const [lone = 0] = battle;
    const { battles, seats } = this.plan;
    return battlePanel({
      at,
      several: battles.length > 1,
      pilots: battle.map((seat) => this.#pilot(seat, names[seat] ?? '')),
      more:
        seats.length < MOST_AT_TABLE
          ? html`<button type="button" class="another abreast" @click=${() => void this.#add(at)}>
              <span class="plus"></span> ${TABLE_WORDS.another(names[lone] ?? '')}
            </button>`
          : nothing,
    });
  }

  #anotherBattle(): TemplateResult {
    const { battles, seats } = this.plan;
    const many = newcomers(battles);
    return seats.length + many > MOST_AT_TABLE
      ? html`<p class="soft full">${seats.length === MOST_AT_TABLE ? TABLE_WORDS.full : ''}</p>`
      : html`<button
          type="button"
          class="new-battle abreast"
          @click=${() => void this.#addBattle()}
        >
          <span class="plus"></span> ${TABLE_WORDS.anotherBattle}
          <span class="soft">${TABLE_WORDS.newcomers[many]}</span>
        </button>`;
  }

  /** The lone pilot of a battle is on the smaller side. */
  #sideOf(seat: number): Side {
    return this.plan.battles.some(([lone]) => lone === seat) ? 'lone' : 'rival';
  }

  #pilot(seat: number, name: string): TemplateResult {
    const planned: Planned = this.plan.seats[seat] ?? { pilot: '', mech: '' };
    const side = this.#sideOf(seat);
    return pilotLine({
      ...{ planned, seat, side, library: this.library },
      whose: TABLE_WORDS.inSeat(seat),
      label: TABLE_WORDS.seat(seat, name),
      changes: (changed) => this.#set(seat, changed),
      flown: planned.hand ? handButton(this.#handed, seat, this.#handing) : null,
      place: html`<span class="place" aria-hidden="true">${seat + 1}</span>`,
      acts: seatAct(side, name, {
        removes: () => this.#remove(seat),
        moves: () => (this.moving = seat),
      }),
    });
  }

  get #handed(): readonly HandedSeat[] {
    return handedSeats(this.plan.seats, (seat) => this.#sideOf(seat));
  }

  get #handing(): Handing {
    return {
      settings: this.settings,
      chooses: (seat, hand) => {
        this.#set(seat, { hand: isPerson(hand) ? null : hand });
        this.said = TABLE_WORDS.flies(namesOf(this.plan.seats)[seat] ?? '', seat);
      },
    };
  }

  #set(seat: number, changed: Partial<Planned>): void {
    const { battles, seats } = this.plan;
    const planned = seats[seat];
    if (!planned) return;
    this.plan = { battles, seats: seats.with(seat, { ...planned, ...changed }) };
    if (changed.mech !== undefined) this.#read();
  }

  /** Default names move with their pilots. */
  #named(): Plan<Planned> {
    const { battles, seats } = this.plan;
    return { battles, seats: namedSeats(seats) };
  }

  #place(seat: number, place: SeatPlace): void {
    const before = this.#named();
    this.moving = null;
    if (before.battles.length === 1) return this.#reseat(seat, 0);
    this.plan = movedTo(before, seat, place);
    this.said = TABLE_WORDS.hasPlace(before.seats[seat]?.pilot ?? '');
  }

  #reseat(seat: number, to: number): void {
    const before = this.#named();
    this.plan = reseated(before, seat, to);
    const [one = '', other = ''] = [before.seats[seat]?.pilot, before.seats[to]?.pilot];
    this.said = TABLE_WORDS.haveSeats(one, seat, other, to);
  }

  #remove(seat: number): void {
    const before = this.#named();
    this.plan = without(before, seat);
    this.moving = null;
    this.said = TABLE_WORDS.removed(before.seats[seat]?.pilot ?? '');
    if (this.plan.seats.length < 2) location.hash = '#/';
  }

  async #add(at: number): Promise<void> {
    this.plan = withRival(this.#named(), at, seatAfter(this.#shelf));
    await this.#came();
  }

  async #addBattle(): Promise<void> {
    this.plan = withBattle(this.#named(), seatAfter(this.#shelf));
    await this.#came();
  }

  async #came(): Promise<void> {
    this.#read();
    await this.updateComplete;
    this.renderRoot
      .querySelector<HTMLElement>(`[data-pilot="${this.plan.seats.length - 1}"] input`)
      ?.focus();
  }

  #read(): void {
    for (const { mech } of this.plan.seats)
      void this.library.read(mech).then(() => this.requestUpdate());
  }

  readonly #remember = (): void => {
    this.settings.save(remembered(this.plan.seats, offeredIn(this.options, 'fight')));
    this.#keep();
  };

  readonly #begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { battles, seats } = this.plan;
    if (countPeople(seats) === 0) return;
    this.#remember();
    const { coach } = this.settings.current;
    this.#begun += 1;
    const now = this.#begun;
    const save = await begin(
      seats,
      { battles: lineupsOf(battles), coach, options: this.options, secrecy: 'pass the device' },
      this.library,
    );
    // Only the last try counts, and none after leaving.
    if (!save || now !== this.#begun || !this.isConnected) return;
    const put = await this.saves.put(save);
    if (put.kind === 'failed') notify(this, put.reason);
    if (put.kind !== 'conflict') location.hash = addressOf(put.save);
  };
}
