import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { RunningHangar } from '../../../offline/hangars/running-hangar.ts';
import { SIDES } from '../../../rules/battle/battle.ts';
import type { Side } from '../../../rules/battle/battle.ts';
import type { Options } from '../../../rules/battle/options.ts';
import { USUAL_OPTIONS, offeredIn, optionsIn } from '../../../rules/battle/options.ts';
import type { Fighter, Muster } from '../../../rules/campaign/history/game.ts';
import type { FindBooklet } from '../../../rules/fight/replay.ts';
import type { Hangar } from '../../../rules/campaign/hangar/hangar.ts';
import { fightersOf } from '../../../rules/campaign/game/muster.ts';
import type { PilotId } from '../../../rules/campaign/card/names.ts';
import { inWords } from '../../../rules/words/in-words.ts';
import { listed } from '../../../rules/words/listed.ts';
import { nextNumber, playedAt } from '../../campaign/open-game.ts';
import { OpenHangar } from '../../campaign/open-hangar.ts';
import radioStyles from '../../common/radios.css?inline';
import fieldStyles from '../fields/pilot-fields.css?inline';
import type { SettingsKeeper } from '../../common/contexts.ts';
import { libraryContext, settingsContext } from '../../common/contexts.ts';
import type { Library } from '../../../offline/booklets/library.ts';
import type { Booklet } from '../../../rules/booklet/booklet.ts';
import { pilotName } from '../../../rules/fight/name.ts';
import { fromContext } from '../../common/from-context.ts';
import { KeptDraft } from '../../common/kept-draft.ts';
import type { Said } from '../../common/say.ts';
import '../../common/stage-bar.ts';
import frameStyles from '../../common/stage-frame.css?inline';
import { StageKeys, enterSubmits } from '../../common/stage-keys.ts';
import { styled } from '../../common/styled.ts';
import '../fields/battle-options.ts';
import { beginButton, howPlayed, wayOf, waysInHangar } from '../fields/how-played.ts';
import type { How } from '../fields/how-played.ts';
import { hardStands } from '../plan/battle-panel.ts';
import { fighterBattles, fighterSeat } from '../plan/fighters.ts';
import { MOST_AT_TABLE, countPeople, lineupsOf, mayCoach, sideIn } from '../plan/plan.ts';
import type { PlanShown } from '../plan/plan-form.ts';
import { PlanForm } from '../plan/plan-form.ts';
import { arrow, pilotMark } from '../../common/signs.ts';
import type { Called, Stranger } from './mustering.ts';
import {
  STRANGER,
  calledOn,
  musterIn,
  musteringOf,
  onlyTwo,
  replanned,
  signOf,
  withHand,
  withSide,
} from './mustering.ts';
import fighterStyles from '../plan/fighters.css?inline';
import tableStyles from '../plan/table.css?inline';
import { TABLE_WORDS } from '../plan/table-words.ts';
import { pilotAway, pilotChoice, rollOf, strangerChoice } from './pilot-choice.ts';
import type { Roll } from './pilot-choice.ts';

/** Most names above the button; more are counted. */
const NAMED = 3;

/**
 * Asks who fights in a game of a hangar, on which side and against whom; shows what each brings, and who cannot
 * fight and why. Begins the game.
 */
@customElement('muster-stage')
export class MusterStage extends LitElement {
  static override styles = styled(
    frameStyles,
    radioStyles,
    fieldStyles,
    tableStyles,
    fighterStyles,
  );
  @property() hangarId = '';
  @fromContext(settingsContext) private settings: SettingsKeeper | undefined;
  /** Null until somebody was called. */
  @state() private called: readonly Called[] | null = null;
  @fromContext(libraryContext) private library!: Library;
  @state() private stranger: Stranger = { name: '', mech: '' };
  /** Of the stranger's 'Mech, once it is read. */
  @state() private booklet: Booklet | undefined;
  @state() private how: How = 'pass the device';
  @state() private options: Options = USUAL_OPTIONS;
  readonly #form = new PlanForm(this, () => this.settings);
  readonly #open = new OpenHangar(this, () => this.hangarId);
  readonly #draft = new KeptDraft(
    this,
    () => `muster-${this.hangarId}`,
    (typed) => {
      const called = musterIn(typed);
      this.called = called.length > 0 ? called : null;
      const { stranger } = called.find(({ pilot }) => pilot === STRANGER) ?? {};
      const { shelf } = this.library;
      // The booklet of a draft may have left the shelf.
      const mech = shelf.find(({ id }) => id === stranger?.mech) ?? shelf[0];
      if (stranger && mech) this.#meets({ ...stranger, mech: mech.id });
    },
  );
  #beginning = false;

  constructor() {
    super();
    this.addController(new StageKeys((key, event) => enterSubmits(this, key, event)));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.settings) {
      this.options = optionsIn(this.settings.current, 'hangar');
      this.how = this.settings.current.secrecy;
    }
    window.addEventListener('resize', this.#measure);
    if (this.stranger.mech === '') {
      const [first] = this.library.shelf;
      if (first) this.#meets({ name: '', mech: first.id });
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('resize', this.#measure);
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.#draft.here) return nothing;
    return this.#open.shown((hangar, running) => this.#stage(hangar, running));
  }

  #stage(hangar: Hangar, running: RunningHangar): TemplateResult {
    const roll = rollOf(hangar, running);
    const booklet = this.booklet?.id === this.stranger.mech ? this.booklet : undefined;
    const alone = roll.fit.size === 1 ? [STRANGER] : [];
    const called = (this.called ?? this.#flown(onlyTwo([...roll.fit.keys(), ...alone]))).filter(
      ({ pilot }) => (pilot === STRANGER ? booklet !== undefined : roll.fit.has(pilot)),
    );
    const find: FindBooklet = (id, edition) =>
      booklet?.id === id && booklet.edition === edition ? booklet : running.find(id, edition);
    const plan = musteringOf(called);
    const { battles } = plan;
    const isPlanned = battles.length > 0;
    const pilotIn = (seat: number): PilotId => plan.seats[seat]?.pilot ?? '';
    const paper = this.how === 'with paper';
    const fighters = plan.seats.flatMap(({ pilot }): readonly Fighter[] =>
      pilot === STRANGER && booklet
        ? [{ foe: this.#name, booklet: booklet.id, edition: booklet.edition, starts: null }]
        : fightersOf(hangar, [pilot]),
    );
    const seats = fighters.map((fighter, seat) =>
      fighterSeat(hangar, fighter, find, {
        side: sideIn(battles, seat),
        // With paper only people fly.
        hand: paper ? null : plan.seats[seat]?.hand,
      }),
    );
    const isTwin = new Set(seats.map(({ name }) => name)).size < seats.length;
    const hitch =
      called.length > 0 && countPeople(called) === 0 && !paper
        ? TABLE_WORDS.nobodyHere
        : isTwin
          ? TABLE_WORDS.namesake(this.#name)
          : null;
    const shown: PlanShown = {
      ...{ battles, seats },
      changes: (change) => this.#calls(replanned(called, change)),
      flies: (seat, hand) => {
        this.#calls(withHand(called, pilotIn(seat), hand));
        return hand ?? seats[seat]?.name ?? '';
      },
      removes: (seat) => {
        this.#calls(called.filter(({ pilot }) => pilot !== pilotIn(seat)));
        return TABLE_WORDS.fightsNot(seats[seat]?.name ?? '');
      },
    };
    const begin = (event: Event): void => {
      event.preventDefault();
      if (isPlanned && hitch === null) void this.#begin(running, fighters, shown);
    };
    return html`<form class="setup stage" @submit=${begin}>
        <stage-bar takes-focus back=${`#/hangar/${this.hangarId}`} back-to=${TABLE_WORDS.toHangar}>
          ${TABLE_WORDS.muster(nextNumber(hangar, running))}
          <p slot="aside" class="soft">${TABLE_WORDS.whoFights}</p>
        </stage-bar>
        <div class="body">
          ${this.#pilots(roll, called, booklet)}
          <div class="settled">
            ${
              isPlanned
                ? html`${fighterBattles(battles, seats, seats.length > 2 ? this.#form.asksPlace : null)}
                  ${hardStands(shown)} ${seats.length > 2 ? this.#form.seating(shown) : nothing}
                  ${paper ? nothing : this.#form.hands(shown)}`
                : nothing
            }
            ${this.#options(called)}
          </div>
        </div>
        ${this.#dock(called, roll, isPlanned, hitch)}
        <p class="unseen" role="status">${this.#form.said}</p>
      </form>
      ${isPlanned ? this.#form.places(shown) : nothing}`;
  }

  #pilots(
    { away, fit }: Roll,
    called: readonly Called[],
    booklet: Booklet | undefined,
  ): TemplateResult {
    const full = called.length >= MOST_AT_TABLE;
    const sideOf = (pilot: PilotId): Side | null =>
      called.find((each) => each.pilot === pilot)?.side ?? null;
    return html`<section class="roll stack" aria-labelledby="roll">
      <h2 id="roll" class="unseen">${TABLE_WORDS.pilots}</h2>
      ${
        fit.size < 2
          ? html`<p class="panel few abreast spread">
              ${TABLE_WORDS.tooFew[fit.size === 1 ? 1 : 0]}
              ${fit.size === 0 ? html`<a class="button" href=${`#/hangar/${this.hangarId}`}>${TABLE_WORDS.toHangar}</a>` : nothing}
            </p>`
          : nothing
      }
      <ul class="panel">
        ${[...fit.values()].map((each) =>
          pilotChoice(
            each,
            { side: sideOf(each.pilot.id), full, signs: (side) => signOf(called, side) },
            (side) => this.#call(called, each.pilot.id, each.pilot.name, side),
          ),
        )}
        ${away.map(pilotAway)}
        ${
          fit.size > 0
            ? strangerChoice(
                { booklet, shelf: this.library.shelf, stranger: this.stranger },
                { side: sideOf(STRANGER), full, signs: (side) => signOf(called, side) },
                (stranger) => this.#meets(stranger, called),
                (side) => this.#call(called, STRANGER, TABLE_WORDS.stranger, side),
              )
            : nothing
        }
      </ul>
      ${full ? html`<p class="soft">${TABLE_WORDS.full}</p>` : nothing}
    </section>`;
  }

  #options(called: readonly Called[]): TemplateResult {
    return html`<div class="options">
      ${howPlayed(waysInHangar(called.length, countPeople(called)), this.how, (how) => (this.how = how))}
      <battle-options
        boxed
        kind="hangar"
        .options=${this.options}
        @options-chosen=${({ detail }: Said<'options-chosen'>) => {
          this.options = detail;
          this.settings?.save(offeredIn(detail, 'hangar'));
        }}
      ></battle-options>
    </div>`;
  }

  readonly #lookOver = (): void => {
    this.renderRoot.querySelector('.settled')?.scrollIntoView({ block: 'start' });
  };

  /** Who fights whom in a line, a link to the details, and the button that begins. */
  #dock(
    called: readonly Called[],
    { fit }: Roll,
    isPlanned: boolean,
    /** Why it cannot begin. */
    hitch: string | null,
  ): TemplateResult {
    const many = called.length > NAMED;
    const [lone, rival] = SIDES.map((side) => {
      const pilots = calledOn(called, side);
      return many
        ? inWords(pilots.length)
        : listed(pilots.map(({ pilot }) => fit.get(pilot)?.pilot.name ?? this.#name));
    });
    const oneSided = (): string =>
      called.length === 0
        ? TABLE_WORDS.pickSides
        : TABLE_WORDS.oneSided(many ? null : lone || rival || null);
    return html`<div class="dock">
      <p class="who-fights level wrap">
        ${
          hitch !== null
            ? hitch
            : isPlanned
              ? html`<span>${pilotMark(signOf(called, 'lone'))} <b>${lone}</b></span>
                  <span class="soft">against</span>
                  <span>${pilotMark(signOf(called, 'rival'))} <b>${rival}</b></span>`
              : html`<span class="soft">${oneSided()}</span>`
        }
      </p>
      ${
        isPlanned
          ? html`<button type="button" class="look abreast bold firm" @click=${this.#lookOver}>
              ${TABLE_WORDS.whatEachBrings} ${arrow('down')}
            </button>`
          : nothing
      }
      ${beginButton(this.how === 'with paper' ? TABLE_WORDS.atTable : TABLE_WORDS.start(called.length), !isPlanned || hitch !== null)}
    </div>`;
  }

  get #name(): string {
    return pilotName(this.stranger.name) || TABLE_WORDS.unnamed;
  }

  /** What is typed of the stranger: the booklet is read, and what is typed goes into the draft. */
  #meets(stranger: Stranger, called: readonly Called[] = []): void {
    const { mech } = stranger;
    if (mech !== this.stranger.mech)
      void this.library.read(mech).then((booklet) => {
        if (this.stranger.mech === mech && booklet) this.booklet = booklet;
      });
    this.stranger = stranger;
    if (called.some(({ pilot }) => pilot === STRANGER)) this.#calls(this.#flown(called));
  }

  /** The stranger with all that was typed, flown by a pilot of the game unless a person was picked. */
  #flown(called: readonly Called[]): readonly Called[] {
    const hand = this.settings?.current.opponent;
    return called.map((each) =>
      each.pilot === STRANGER
        ? { ...(each.stranger ? {} : { hand }), ...each, stranger: this.stranger }
        : each,
    );
  }

  #call(called: readonly Called[], id: PilotId, name: string, side: Side): void {
    const after = this.#flown(withSide(called, id, side));
    this.#calls(after);
    const now = after.find(({ pilot }) => pilot === id);
    this.#form.says(now ? TABLE_WORDS.fightsFor(name, now.side) : TABLE_WORDS.fightsNot(name));
  }

  #calls(called: readonly Called[]): void {
    this.called = called;
    this.#draft.keep(called.length > 0 ? called : null);
  }

  async #begin(
    running: RunningHangar,
    fighters: Muster['fighters'],
    { battles, seats }: PlanShown,
  ): Promise<void> {
    if (this.#beginning) return;
    this.#beginning = true;
    const { options } = this;
    const how = wayOf(waysInHangar(seats.length, countPeople(seats)), this.how);
    const chooses = seats.map(({ hand }) => hand ?? 'person');
    const coached = mayCoach(seats) && this.settings?.current.coach === true;
    const begun = running.begin({ options, fighters, battles: lineupsOf(battles) }, how, {
      chooses,
      ...(coached ? { coach: true } : {}),
    });
    if (await this.#open.act(begun)) {
      const game = await begun;
      this.#draft.keep(null);
      this.settings?.save({
        ...offeredIn(options, 'hangar'),
        ...(how === 'with paper' || countPeople(seats) < seats.length ? {} : { secrecy: how }),
      });
      if (game.kind === 'done' && this.isConnected)
        location.hash = game.duel
          ? playedAt(game.duel, seats.length)
          : `#/hangar/${this.hangarId}/paper/${game.game}`;
    }
    this.#beginning = false;
  }

  readonly #measure = (): void => this.requestUpdate();
}
