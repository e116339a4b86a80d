import { html, LitElement, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Library } from '../../../offline/booklets/library.ts';
import type { Saves } from '../../../offline/fights/saves.ts';
import type { Options } from '../../../rules/battle/options.ts';
import { offeredIn, optionsIn, USUAL_OPTIONS } from '../../../rules/battle/options.ts';
import { USUAL_NAMES } from '../../../rules/fight/name.ts';
import { libraryContext, savesContext, settingsContext } from '../../common/contexts.ts';
import type { SettingsKeeper } from '../../common/contexts.ts';
import { fromContext } from '../../common/from-context.ts';
import { KeptDraft } from '../../common/kept-draft.ts';
import type { Said } from '../../common/say.ts';
import { icon, pilotMark } from '../../common/signs.ts';
import '../../common/stage-bar.ts';
import frameStyles from '../../common/stage-frame.css?inline';
import { styled } from '../../common/styled.ts';
import fieldStyles from '../fields/pilot-fields.css?inline';
import tableStyles from '../plan/table.css?inline';
import '../fields/battle-options.ts';
import { beginButton } from '../fields/how-played.ts';
import { begin } from '../plan/begin.ts';
import { battlePanel, hardStands } from '../plan/battle-panel.ts';
import type { Plan, PlannedSeat, WrittenPlan } from '../plan/plan.ts';
import {
  MOST_AT_TABLE,
  countPeople,
  lineupsOf,
  namedPlan,
  namesOf,
  newcomers,
  oneBattle,
  planIn,
  seatAfter,
  sideIn,
  withBattle,
  without,
  withRival,
} from '../plan/plan.ts';
import type { PlanShown } from '../plan/plan-form.ts';
import { PlanForm } from '../plan/plan-form.ts';
import { pilotLine } from '../fields/pilot-line.ts';
import type { Planned } from '../fields/planned.ts';
import { inMechsOf, lastTwo, remembered } from '../fields/planned.ts';
import styles from './setup-stage.css?inline';
import { TABLE_WORDS } from '../plan/table-words.ts';

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
  readonly #form = new PlanForm(this, () => this.settings);
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
    if (this.#shelf.length === 0)
      return html`<stage-bar back="#/" back-to=${TABLE_WORDS.toStart}
          >${TABLE_WORDS.fight}</stage-bar
        >
        <p class="who">${TABLE_WORDS.noBooklet}</p>`;
    const { battles, seats } = this.plan;
    const shown = this.#shown;
    const few = battles.length;
    const nobody = countPeople(seats) === 0;
    return html`<form class="setup stage" @submit=${this.#begin}>
        <stage-bar takes-focus back="#/" back-to=${TABLE_WORDS.toStart}>
          ${TABLE_WORDS.fightFor(seats.length)}
          <p slot="aside" class="soft">
            ${pilotMark('lone')} ${few} against ${pilotMark('rival')} ${seats.length - few}
          </p>
        </stage-bar>
        <div class="body">
          <div class="battles grid">
            ${battles.map((battle, at) => this.#battle(shown, battle, at))} ${this.#anotherBattle()}
          </div>
          ${hardStands(shown, html`<a class="more level bold finger" href="#/rules/many" @click=${this.#remember}>${TABLE_WORDS.howSeveral}</a>`)}
          ${this.#form.seating(shown)} ${this.#form.hands(shown)}
          <battle-options
            kind="fight"
            boxed
            .options=${this.options}
            @options-chosen=${({ detail }: Said<'options-chosen'>) => this.settings.save(offeredIn((this.options = detail), 'fight'))}
          ></battle-options>
        </div>
        <div class="dock">
          ${nobody ? html`<p class="nobody">${TABLE_WORDS.nobodyHere}</p>` : nothing}
          ${beginButton(TABLE_WORDS.start(seats.length), nobody)}
        </div>
        <p class="unseen" role="status">${this.#form.said}</p>
      </form>
      ${this.#form.places(shown)}`;
  }

  /** The plan as it is shown, with the names that it will have. */
  get #shown(): PlanShown {
    const { battles, seats } = this.plan;
    const names = namesOf(seats);
    return {
      battles,
      seats: seats.map(({ hand, pilot }, seat): PlannedSeat => ({
        ...{ name: names[seat] ?? '', side: sideIn(battles, seat), hand },
        person: pilot || (USUAL_NAMES[seat] ?? ''),
        asks: TABLE_WORDS.whoInSeat(seat),
      })),
      changes: (change) => {
        this.plan = change(namedPlan(this.plan));
      },
      flies: (seat, hand) => {
        this.#set(seat, { hand });
        return namesOf(this.plan.seats)[seat] ?? '';
      },
      removes: (seat) => {
        this.plan = without(namedPlan(this.plan), seat);
        if (this.plan.seats.length < 2) location.hash = '#/';
        return TABLE_WORDS.removed(names[seat] ?? '');
      },
    };
  }

  #battle(shown: PlanShown, battle: readonly number[], at: number): TemplateResult {
    const [lone = 0] = battle;
    const { battles, seats } = shown;
    return battlePanel({
      at,
      several: battles.length > 1,
      pilots: battle.map((seat) => this.#pilot(shown, seat)),
      more:
        seats.length < MOST_AT_TABLE
          ? html`<button
              type="button"
              class="another abreast bold thumb"
              @click=${() => void this.#add((plan, next) => withRival(plan, at, next))}
            >
              <span class="plus"></span> ${TABLE_WORDS.another(seats[lone]?.name ?? '')}
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
          class="new-battle abreast bold thumb rounded"
          @click=${() => void this.#add(withBattle)}
        >
          <span class="plus"></span> ${TABLE_WORDS.anotherBattle}
          <span class="soft medium">${TABLE_WORDS.newcomers[many]}</span>
        </button>`;
  }

  #pilot(shown: PlanShown, seat: number): TemplateResult {
    const planned: Planned = this.plan.seats[seat] ?? { pilot: '', mech: '' };
    const { name = '', side = 'rival' } = shown.seats[seat] ?? {};
    const isLone = side === 'lone';
    return pilotLine({
      ...{ planned, seat, side, library: this.library },
      whose: TABLE_WORDS.inSeat(seat),
      label: TABLE_WORDS.seat(seat, name),
      changes: (changed) => this.#set(seat, changed),
      flown: planned.hand ? this.#form.hand(shown, seat) : null,
      place: html`<span class="place soft bold centered firm" aria-hidden="true"
        >${seat + 1}</span
      >`,
      // The lone pilot is removed at once, others can be moved.
      acts: html`<button
        type="button"
        class="do mid firm thumb"
        aria-haspopup=${isLone ? nothing : 'dialog'}
        aria-label=${isLone ? TABLE_WORDS.remove(name) : TABLE_WORDS.moveOrRemove(name)}
        @click=${() => (isLone ? this.#form.removes(shown, seat) : this.#form.asksPlace(seat))}
      >
        ${icon(isLone ? 'close' : 'swap')}
      </button>`,
    });
  }

  #set(seat: number, changed: Partial<Planned>): void {
    const { battles, seats } = this.plan;
    const planned = seats[seat];
    if (!planned) return;
    this.plan = { battles, seats: seats.with(seat, { ...planned, ...changed }) };
    if (changed.mech !== undefined) this.#read();
  }

  async #add(more: typeof withBattle<Planned>): Promise<void> {
    this.plan = more(namedPlan(this.plan), seatAfter(this.#shelf));
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
    const { library, saves } = this;
    const { coach } = this.settings.current;
    await begin(
      this,
      seats,
      { battles: lineupsOf(battles), coach, options: this.options, secrecy: 'pass the device' },
      { library, saves },
    );
  };
}
