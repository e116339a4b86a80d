import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import { tableFromShelf } from '../../offline/fights/new-table.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import { sideOf } from '../../rules/battle/battle.ts';
import type { Options } from '../../rules/battle/options.ts';
import { USUAL_OPTIONS, optionsIn } from '../../rules/battle/options.ts';
import { inWords } from '../../rules/words/in-words.ts';
import { libraryContext, savesContext, settingsContext } from '../common/contexts.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { given } from '../common/given.ts';
import { notify } from '../common/notice.ts';
import type { Said } from '../common/say.ts';
import { pilotMark } from '../common/signs.ts';
import '../common/stage-bar.ts';
import { addressOf } from '../common/standing-words.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { styled } from '../common/styled.ts';
import fieldStyles from '../common/pilot-fields.css?inline';
import './battle-options.ts';
import lineStyles from './pilot-line.css?inline';
import { pilotLine } from './pilot-line.ts';
import './place-sheet.ts';
import './seat-row.ts';
import type { Place, Plan, Planned } from './setup.ts';
import {
  MOST,
  lastPlan,
  moved,
  namesOf,
  newcomers,
  oneBattle,
  rememberPlan,
  reseated,
  sittingOfPlan,
  withAnother,
  withBattle,
  withRival,
  without,
} from './setup.ts';
import styles from './setup-stage.css?inline';
import { standMeaning, standName } from './stand-words.ts';

/**
 * Before a fight: who stands alone, who is against, in which 'Mechs, and who sits where. What an uneven
 * fight means is said before it begins. Names and 'Mechs are those of the fight before.
 */
@customElement('setup-stage')
export class SetupStage extends LitElement {
  static override styles = styled(frameStyles, fieldStyles, lineStyles, styles);

  @given(libraryContext) private library!: Library;
  @given(savesContext) private saves!: Saves;
  @given(settingsContext) private settings!: SettingsKeeper;
  @state() private plan: Plan = oneBattle([]);
  @state() private options: Options = USUAL_OPTIONS;
  /** Whose place is asked for. */
  @state() private moving: number | null = null;
  /** What was done, aloud. */
  @state() private said = '';

  override connectedCallback(): void {
    super.connectedCallback();
    const { current } = this.settings;
    const { pilots, mechs } = current;
    const here = this.#shelf;
    const first = pilots.map((pilot, seat): Planned => ({ pilot, mech: mechs[seat] ?? '' }));
    const last = lastPlan();
    const known = [...first, ...last.setup.slice(2)].map(({ pilot, mech }, seat) => ({
      pilot,
      mech: here.includes(mech) ? mech : (here[seat % here.length] ?? ''),
    }));
    this.plan =
      known.length > 2
        ? { setup: known, battles: last.battles }
        : oneBattle(withAnother(known, here));
    this.options = optionsIn(current);
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
    return html`<form class="setup stage" @submit=${this.#begin}>
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
                  <a class="more" href="#/rules/many" @click=${this.#remember}
                    >How several fight one</a
                  >
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
            <seat-row
              .names=${names}
              .alone=${battles.map(([lone = 0]) => lone)}
              @seats-exchanged=${({ detail }: Said<'seats-exchanged'>) => this.#reseat(detail.seat, detail.to)}
            ></seat-row>
          </section>
          <battle-options
            boxed
            .options=${this.options}
            @options-chosen=${({ detail }: Said<'options-chosen'>) => (this.options = detail)}
          ></battle-options>
        </div>
        <div class="dock">
          <button type="submit" class="button main big">
            Start the ${setup.length > 2 ? 'fight' : 'duel'} <kbd aria-hidden="true">Enter</kbd>
          </button>
        </div>
        <p class="unseen" role="status">${this.said}</p>
      </form>
      <place-sheet
        .plan=${this.plan}
        .seat=${this.moving}
        @place-taken=${({ detail }: Said<'place-taken'>) => this.#place(detail.seat, detail.place)}
        @pilot-removed=${({ detail }: Said<'pilot-removed'>) => this.#remove(detail.seat)}
        @sheet-closed=${() => (this.moving = null)}
      ></place-sheet>`;
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
          ? html`<button type="button" class="another abreast" @click=${() => void this.#add(at)}>
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
      : html`<button
          type="button"
          class="new-battle abreast"
          @click=${() => void this.#addBattle()}
        >
          <span class="plus"></span> Another battle
          <span class="soft"
            >${many === 2 ? 'one more on each side' : 'one more, against one who is here'}</span
          >
        </button>`;
  }

  #pilot(seat: number, place: number, names: readonly string[]): TemplateResult {
    const { shelf } = this.library;
    const sitting = this.plan.setup[seat] ?? { pilot: '', mech: '' };
    const booklet = this.library.find(sitting.mech);
    const side = sideOf(place);
    return html`${place === 1 ? html`<p class="against">Against</p>` : nothing}
    ${pilotLine(
      { seat, side, name: names[seat] ?? '', sitting, shelf, booklet },
      {
        changes: (changed) => this.#set(seat, changed),
        removes: () => this.#remove(seat),
        moves: () => (this.moving = seat),
      },
    )}`;
  }

  #set(seat: number, changed: Partial<Planned>): void {
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

  /** Reads the booklets that are chosen. */
  async #read(): Promise<void> {
    await Promise.all(this.plan.setup.map(({ mech }) => this.library.read(mech)));
    this.requestUpdate();
    await this.updateComplete;
  }

  /** What is set up comes again with the next look at it; true where there are two at least. */
  readonly #remember = (): boolean => {
    const { options, plan } = this;
    const [first, second] = plan.setup;
    if (!first || !second) return false;
    rememberPlan(plan);
    this.settings.save({
      pilots: [first.pilot, second.pilot],
      mechs: [first.mech, second.mech],
      ...options,
    });
    return true;
  };

  readonly #begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!this.#remember()) return;
    const save = await tableFromShelf(sittingOfPlan(this.plan, this.options), this.library);
    if (!save) return;
    const put = await this.saves.put(save);
    if (put.kind === 'failed') notify(this, put.reason);
    if (put.kind !== 'conflict') location.hash = addressOf(put.save);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'setup-stage': SetupStage;
  }
}
