import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Side } from '../../rules/battle/battle.ts';
import type { Options } from '../../rules/battle/options.ts';
import { USUAL_OPTIONS, offeredIn, optionsIn } from '../../rules/battle/options.ts';
import type { Muster } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { fightersOf } from '../../rules/campaign/game/muster.ts';
import { isPerson } from '../../rules/fight/hands.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import { sure } from '../../rules/sure.ts';
import { nextNumber, playedAt } from '../campaign/open-game.ts';
import { OpenHangar } from '../campaign/open-hangar.ts';
import radioStyles from '../common/radios.css?inline';
import fieldStyles from './pilot-fields.css?inline';
import type { SettingsKeeper } from '../common/contexts.ts';
import { settingsContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { KeptDraft } from '../common/kept-draft.ts';
import type { Said } from '../common/say.ts';
import '../common/stage-bar.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { StageKeys, enterSubmits } from '../common/stage-keys.ts';
import { styled } from '../common/styled.ts';
import './place-sheet.ts';
import './battle-options.ts';
import type { HandedSeat } from './hands-panel.ts';
import { mayCoach, peopleCount } from './hands-panel.ts';
import type { How } from './how-played.ts';
import { howPlayed, wayOf, waysInHangar } from './how-played.ts';
import {
  musterIn,
  musteringOf,
  onlyTwo,
  signOf,
  withHand,
  withPlace,
  withSeats,
  withSide,
} from './mustering.ts';
import { musterDock } from './muster-dock.ts';
import type { Called } from './mustering.ts';
import type { MusteredSeat } from './mustered-battles.ts';
import { handedSeatsOf, musteredBattles } from './mustered-battles.ts';
import type { Plan } from './plan.ts';
import { MOST_AT_TABLE, lineupsOf } from './plan.ts';
import tableStyles from './table.css?inline';
import styles from './muster-stage.css?inline';
import { TABLE_WORDS } from './table-words.ts';
import { pilotAway, pilotChoice, rollOf } from './pilot-choice.ts';
import type { Fit, Roll } from './pilot-choice.ts';

/**
 * Asks who fights in a game of a hangar, on which side and against whom; shows what each brings, and who cannot
 * fight and why. Begins the game.
 */
@customElement('muster-stage')
export class MusterStage extends LitElement {
  static override styles = styled(frameStyles, radioStyles, fieldStyles, tableStyles, styles);
  @property() hangarId = '';
  @fromContext(settingsContext) private settings: SettingsKeeper | undefined;
  /** Null until somebody was called. */
  @state() private called: readonly Called[] | null = null;
  @state() private how: How = 'pass the device';
  @state() private options: Options = USUAL_OPTIONS;
  @state() private moving: number | null = null;
  @state() private said = '';
  readonly #open = new OpenHangar(this, () => this.hangarId);
  readonly #draft = new KeptDraft(
    this,
    () => `muster-${this.hangarId}`,
    (typed) => {
      const called = musterIn(typed);
      this.called = called.length > 0 ? called : null;
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
    const called = (this.called ?? onlyTwo([...roll.fit.keys()])).filter(({ pilot }) =>
      roll.fit.has(pilot),
    );
    const mustering = musteringOf(called);
    const seats = mustering?.seats.map((pilot): MusteredSeat => {
      const { hand, side } = sure(called.find((each) => each.pilot === pilot));
      return { fit: sure(roll.fit.get(pilot)), hand, side: signOf(called, side) };
    });
    const handed = handedSeatsOf(seats ?? []);
    const people = called.filter(({ hand }) => !hand).length;
    const nobody = people === 0 && called.length > 0 && this.how !== 'with paper';
    const begin = (event: Event): void => {
      event.preventDefault();
      if (mustering && !nobody) void this.#begin(hangar, running, mustering, handed);
    };
    return html`<form class="setup stage" @submit=${begin}>
        <stage-bar takes-focus back=${`#/hangar/${this.hangarId}`} back-to=${TABLE_WORDS.toHangar}>
          ${TABLE_WORDS.muster(nextNumber(hangar, running))}
          <p slot="aside" class="soft">${TABLE_WORDS.whoFights}</p>
        </stage-bar>
        <div class="body">
          ${this.#pilots(roll, called)}
          <div class="settled">
            ${mustering && seats ? this.#mustered(mustering.battles, seats, called) : nothing}
            ${this.#options(called, people)}
          </div>
        </div>
        ${musterDock({ called, mustering, nobody, how: this.how, fit: roll.fit }, this.#lookOver)}
        <p class="unseen" role="status">${this.said}</p>
      </form>
      ${mustering ? this.#places(mustering, called, roll.fit) : nothing}`;
  }

  #pilots({ away, fit }: Roll, called: readonly Called[]): TemplateResult {
    const full = called.length >= MOST_AT_TABLE;
    const sideOf = (pilot: PilotId): Side | null =>
      called.find((each) => each.pilot === pilot)?.side ?? null;
    return html`<section class="roll stack" aria-labelledby="roll">
      <h2 id="roll" class="unseen">${TABLE_WORDS.pilots}</h2>
      ${
        fit.size < 2
          ? html`<p class="panel few abreast spread">
              ${TABLE_WORDS.tooFew[fit.size === 1 ? 1 : 0]}
              <a class="button" href=${`#/hangar/${this.hangarId}`}>${TABLE_WORDS.toHangar}</a>
            </p>`
          : nothing
      }
      <ul class="panel">
        ${[...fit.values()].map((each) =>
          pilotChoice(
            each,
            { side: sideOf(each.pilot.id), full, signs: (side) => signOf(called, side) },
            (side) => this.#call(called, each, side),
          ),
        )}
        ${away.map(pilotAway)}
      </ul>
      ${full ? html`<p class="soft">${TABLE_WORDS.full}</p>` : nothing}
    </section>`;
  }

  /** The battles, with seats and hands, and the meaning of uneven ones. */
  #mustered(
    battles: Plan<PilotId>['battles'],
    seats: readonly MusteredSeat[],
    called: readonly Called[],
  ): TemplateResult {
    const names = seats.map(({ fit: { pilot } }) => pilot.name);
    return musteredBattles(battles, seats, this.how === 'with paper', {
      settings: this.settings,
      moves: (seat) => (this.moving = seat),
      exchanges: (seat, to) => this.#reseat(called, seat, to, names),
      chooses: (seat, hand) => {
        const pilot = seats[seat]?.fit.pilot;
        if (!pilot) return;
        this.#calls(withHand(called, pilot.id, isPerson(hand) ? null : hand));
        this.said = TABLE_WORDS.flies(isPerson(hand) ? pilot.name : hand, seat);
      },
    });
  }

  #options(called: readonly Called[], people: number): TemplateResult {
    return html`<div class="options">
      ${howPlayed(waysInHangar(called.length, people), this.how, (how) => (this.how = how))}
      <battle-options
        boxed
        kind="hangar"
        .options=${this.options}
        @options-chosen=${({ detail }: Said<'options-chosen'>) => (this.options = detail)}
      ></battle-options>
    </div>`;
  }

  readonly #lookOver = (): void => {
    this.renderRoot.querySelector('.settled')?.scrollIntoView({ block: 'start' });
  };

  #places(mustering: Plan<PilotId>, called: readonly Called[], fit: Roll['fit']): TemplateResult {
    const named = (pilot: PilotId): string => fit.get(pilot)?.pilot.name ?? '';
    const done = (
      after: readonly Called[],
      seat: number,
      words: (name: string) => string,
    ): void => {
      this.moving = null;
      this.#calls(after);
      this.said = words(named(mustering.seats[seat] ?? ''));
    };
    return html`<place-sheet
      .battles=${mustering.battles}
      .names=${mustering.seats.map(named)}
      .seat=${this.moving}
      @place-taken=${({ detail: { seat, place } }: Said<'place-taken'>) =>
        done(withPlace(called, seat, place), seat, TABLE_WORDS.hasPlace)}
      @pilot-removed=${({ detail: { seat } }: Said<'pilot-removed'>) =>
        done(
          called.filter(({ pilot }) => pilot !== mustering.seats[seat]),
          seat,
          TABLE_WORDS.fightsNot,
        )}
      @sheet-closed=${() => (this.moving = null)}
    ></place-sheet>`;
  }

  #call(called: readonly Called[], { pilot: { id, name } }: Fit, side: Side): void {
    const after = withSide(called, id, side);
    this.#calls(after);
    const now = after.find(({ pilot }) => pilot === id);
    this.said = now ? TABLE_WORDS.fightsFor(name, now.side) : TABLE_WORDS.fightsNot(name);
  }

  /** Exchanges the seats of two pilots who are called and fit. */
  #reseat(called: readonly Called[], seat: number, to: number, names: readonly string[]): void {
    this.#calls(withSeats(called, seat, to));
    this.said = TABLE_WORDS.haveSeats(names[seat] ?? '', seat, names[to] ?? '', to);
  }

  #calls(called: readonly Called[]): void {
    this.called = called;
    this.#draft.keep(called.length > 0 ? called : null);
  }

  async #begin(
    hangar: Hangar,
    running: RunningHangar,
    mustering: Plan<PilotId>,
    handed: readonly HandedSeat[],
  ): Promise<void> {
    if (this.#beginning) return;
    this.#beginning = true;
    const { options } = this;
    const { seats } = mustering;
    const muster: Muster = {
      options,
      fighters: fightersOf(hangar, seats),
      battles: lineupsOf(mustering.battles),
    };
    const how = wayOf(waysInHangar(seats.length, peopleCount(handed)), this.how);
    const chooses = handed.map(({ hand }) => hand);
    const coached = mayCoach(handed) && this.settings?.current.coach === true;
    const begun = running.begin(muster, how, { chooses, ...(coached ? { coach: true } : {}) });
    if (await this.#open.act(begun)) {
      const game = await begun;
      this.#draft.keep(null);
      this.settings?.save({
        ...offeredIn(options, 'hangar'),
        ...(how === 'with paper' || !chooses.every(isPerson) ? {} : { secrecy: how }),
      });
      if (game.kind === 'done')
        location.hash = game.duel
          ? playedAt(game.duel, seats.length)
          : `#/hangar/${this.hangarId}/paper/${game.game}`;
    }
    this.#beginning = false;
  }

  readonly #measure = (): void => this.requestUpdate();
}
