import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Options } from '../../rules/battle/options.ts';
import { USUAL_OPTIONS, optionsIn } from '../../rules/battle/options.ts';
import type { Muster } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { fightersOf } from '../../rules/campaign/game/muster.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import { nextNumber, playedAt } from '../campaign/open-game.ts';
import { OpenHangar } from '../campaign/open-hangar.ts';
import radioStyles from '../common/radios.css?inline';
import fieldStyles from '../common/pilot-fields.css?inline';
import type { SettingsKeeper } from '../common/contexts.ts';
import { settingsContext } from '../common/contexts.ts';
import { given } from '../common/given.ts';
import type { Said } from '../common/say.ts';
import '../common/stage-bar.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { StageKeys, enterSubmits } from '../common/stage-keys.ts';
import { styled } from '../common/styled.ts';
import './place-sheet.ts';
import './seat-row.ts';
import './battle-options.ts';
import { MOST, lineupsOf } from './setup.ts';
import setupStyles from './setup-stage.css?inline';
import { standMeaning } from './stand-words.ts';
import { battlePanel } from './battle-panel.ts';
import type { How } from './how-played.ts';
import { howPlayed, wayOf } from './how-played.ts';
import { musterDock } from './muster-dock.ts';
import { keepMuster, keptMuster } from './kept-muster.ts';
import type { Called, Column, Mustering } from './mustering.ts';
import { fewColumn, musteringOf, planOf, withColumn, withPlace, withSeats } from './mustering.ts';
import styles from './muster-stage.css?inline';
import { pilotAway, pilotChoice } from './pilot-choice.ts';
import type { Fit } from './pilot-choice.ts';
import type { Roll } from './roll.ts';
import { rollOf } from './roll.ts';

/**
 * Before a game of a hangar: who of its pilots fights, on which side, against whom, and what each brings
 * along; who cannot, and why. Begins the game, which then lies open in the hangar.
 */
@customElement('muster-stage')
export class MusterStage extends LitElement {
  static override styles = styled(frameStyles, radioStyles, fieldStyles, setupStyles, styles);

  /** The hangar's name on this device. */
  @property() hangarId = '';
  @given(settingsContext) private settings: SettingsKeeper | undefined;
  @state() private called: readonly Called[] = [];
  @state() private how: How = 'pass the device';
  @state() private options: Options = USUAL_OPTIONS;
  /** Whose place is asked for, by seat. */
  @state() private moving: number | null = null;
  /** What was done, aloud. */
  @state() private said = '';
  readonly #open = new OpenHangar(this, () => this.hangarId);
  #beginning = false;

  constructor() {
    super();
    this.addController(new StageKeys((key, event) => enterSubmits(this, key, event)));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.settings) {
      this.options = optionsIn(this.settings.current);
      this.how = this.settings.current.secrecy;
    }
    window.addEventListener('resize', this.#measure);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('resize', this.#measure);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('hangarId')) this.called = keptMuster(this.hangarId);
  }

  override render(): TemplateResult {
    return this.#open.shown((hangar, running) => this.#stage(hangar, running));
  }

  #stage(hangar: Hangar, running: RunningHangar): TemplateResult {
    const roll = rollOf(hangar, running);
    const called = this.called.filter(({ pilot }) => roll.fit.has(pilot));
    const mustering = musteringOf(called);
    const begin = (event: Event): void => {
      event.preventDefault();
      if (mustering) void this.#begin(hangar, running, mustering);
    };
    return html`<form class="setup stage" @submit=${begin}>
        <stage-bar takes-focus back=${`#/hangar/${this.hangarId}`} back-to="To the hangar">
          Muster game ${nextNumber(hangar, running)}
          <p slot="aside" class="soft">who fights?</p>
        </stage-bar>
        <div class="body">
          ${this.#pilots(roll, called)}
          <div class="settled">
            ${mustering ? this.#mustered(mustering, roll.fit, called) : nothing}
            ${this.#options(called)}
          </div>
        </div>
        ${musterDock({ called, mustering, how: this.how, fit: roll.fit }, this.#lookOver)}
        <p class="unseen" role="status">${this.said}</p>
      </form>
      ${mustering ? this.#places(mustering, called, roll.fit) : nothing}`;
  }

  #pilots({ away, fit }: Roll, called: readonly Called[]): TemplateResult {
    const few = fewColumn(called);
    const full = called.length >= MOST;
    const columnOf = (pilot: PilotId): Column | null =>
      called.find((each) => each.pilot === pilot)?.column ?? null;
    return html`<section class="roll stack" aria-labelledby="roll">
      <h2 id="roll" class="unseen">The pilots</h2>
      ${
        fit.size < 2
          ? html`<p class="panel few abreast spread">
              ${
                fit.size === 1
                  ? 'One pilot is here to fight: a game needs two.'
                  : 'Nobody is here to fight: a game needs two pilots.'
              }
              <a class="button" href=${`#/hangar/${this.hangarId}`}>To the hangar</a>
            </p>`
          : nothing
      }
      <ul class="panel">
        ${[...fit.values()].map((each) =>
          pilotChoice(each, { column: columnOf(each.pilot.id), few, full }, (column) =>
            this.#call(called, each, column),
          ),
        )}
        ${away.map(pilotAway)}
      </ul>
      ${full ? html`<p class="soft">The table is full: eight pilots.</p>` : nothing}
    </section>`;
  }

  /** The battles, who sits where, and what an uneven one means. */
  #mustered(
    { battles, seats }: Mustering,
    fit: Roll['fit'],
    called: readonly Called[],
  ): TemplateResult {
    const names = seats.map((pilot) => fit.get(pilot)?.pilot.name ?? '');
    const hard = battles.filter(({ length }) => length > 2);
    const fighters = (battle: readonly number[]) =>
      battle.flatMap((seat) => {
        const found = fit.get(seats[seat] ?? '');
        return found ? [{ fit: found, seat }] : [];
      });
    return html`<div class="battles">
        ${battles.map((battle, at) =>
          battlePanel({
            at,
            several: battles.length > 1,
            fighters: fighters(battle),
            moves: seats.length > 2 ? (seat) => (this.moving = seat) : null,
          }),
        )}
      </div>
      ${
        hard.length === 0
          ? nothing
          : html`<div class="who panel">
              ${hard.map(([lone = 0, ...rivals]) => html`<p>${standMeaning(names[lone] ?? '', rivals.length)}</p>`)}
            </div>`
      }
      ${seats.length > 2 ? this.#seats(battles, names, called) : nothing}`;
  }

  #seats(
    battles: Mustering['battles'],
    names: readonly string[],
    called: readonly Called[],
  ): TemplateResult {
    return html`<section class="who panel" aria-labelledby="seats">
      <p id="seats">
        <b>Who sits where:</b> ${
          battles.length > 1
            ? 'in each battle the device goes from who stands alone along the numbers, and back.'
            : `the device goes along the numbers, 1 to ${names.length}, and back, ${names.length} to 1.`
        }
      </p>
      <seat-row
        .names=${names}
        .alone=${battles.map(([lone = 0]) => lone)}
        @seats-exchanged=${({ detail }: Said<'seats-exchanged'>) => this.#reseat(called, detail, names)}
      ></seat-row>
    </section>`;
  }

  #options(called: readonly Called[]): TemplateResult {
    return html`<div class="options">
      ${howPlayed(this.how, called.length, (how) => (this.how = how))}
      <battle-options
        boxed
        in-hangar
        .options=${this.options}
        @options-chosen=${({ detail }: Said<'options-chosen'>) => (this.options = detail)}
      ></battle-options>
    </div>`;
  }

  /** Below a long list stands who fights whom with what. */
  readonly #lookOver = (): void => {
    this.renderRoot.querySelector('.settled')?.scrollIntoView({ block: 'start' });
  };

  #places(mustering: Mustering, called: readonly Called[], fit: Roll['fit']): TemplateResult {
    const named = (pilot: PilotId): string => fit.get(pilot)?.pilot.name ?? '';
    const done = (after: readonly Called[], seat: number, what: string): void => {
      this.moving = null;
      this.#calls(after);
      this.said = `${named(mustering.seats[seat] ?? '')} ${what}.`;
    };
    return html`<place-sheet
      .plan=${planOf(mustering, named)}
      .seat=${this.moving}
      @place-taken=${({ detail: { seat, place } }: Said<'place-taken'>) =>
        done(withPlace(called, seat, place), seat, 'has another place')}
      @pilot-removed=${({ detail: { seat } }: Said<'pilot-removed'>) =>
        done(
          called.filter(({ pilot }) => pilot !== mustering.seats[seat]),
          seat,
          'does not fight',
        )}
      @sheet-closed=${() => (this.moving = null)}
    ></place-sheet>`;
  }

  #call(called: readonly Called[], { pilot: { id, name } }: Fit, column: Column): void {
    const after = withColumn(called, id, column);
    this.#calls(after);
    const now = after.find(({ pilot }) => pilot === id);
    this.said = now
      ? `${name} fights for the ${now.column === fewColumn(after) ? 'full' : 'hollow'} diamond.`
      : `${name} does not fight.`;
  }

  /** Two of those who are called and can fight change seats. */
  #reseat(
    called: readonly Called[],
    { seat, to }: { seat: number; to: number },
    names: readonly string[],
  ): void {
    this.#calls(withSeats(called, seat, to));
    this.said = `${names[seat]} has seat ${to + 1}, ${names[to]} seat ${seat + 1}.`;
  }

  #calls(called: readonly Called[]): void {
    this.called = called;
    keepMuster(this.hangarId, called);
  }

  async #begin(hangar: Hangar, running: RunningHangar, mustering: Mustering): Promise<void> {
    if (this.#beginning) return;
    this.#beginning = true;
    const { options } = this;
    const { seats } = mustering;
    const muster: Muster = {
      options,
      fighters: fightersOf(hangar, seats),
      battles: lineupsOf(planOf(mustering)),
    };
    const how = wayOf(this.how, seats.length);
    const begun = running.begin(muster, how);
    if (await this.#open.act(begun)) {
      const game = await begun;
      keepMuster(this.hangarId, []);
      this.settings?.save(how === 'with paper' ? options : { ...options, secrecy: how });
      if (game.kind === 'done')
        location.hash = game.duel
          ? playedAt(game.duel, seats.length)
          : `#/hangar/${this.hangarId}/paper/${game.game}`;
    }
    this.#beginning = false;
  }

  readonly #measure = (): void => this.requestUpdate();
}

declare global {
  interface HTMLElementTagNameMap {
    'muster-stage': MusterStage;
  }
}
