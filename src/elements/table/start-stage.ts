import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { guard } from 'lit/directives/guard.js';
import { live } from 'lit/directives/live.js';
import type { DuelSave } from '../../offline/fights/duel-save.ts';
import type { Library } from '../../offline/booklets/library.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import type { Side } from '../../rules/battle/battle.ts';
import type { Options } from '../../rules/battle/options.ts';
import { USUAL_OPTIONS, optionsIn } from '../../rules/battle/options.ts';
import type { Booklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import type { Secrecy } from '../../rules/fight/sitting.ts';
import { againstFirst } from '../../rules/fight/lineup.ts';
import { seated } from '../../rules/fight/sitting.ts';
import { USUAL_NAMES, pilotName, pilotNames } from '../../rules/fight/name.ts';
import { listed } from '../../rules/words/listed.ts';
import { freshEntrant } from '../../rules/fight/record.ts';
import { plate } from '../page/plate.ts';
import '../page/view-window.ts';
import { isRoomy, isTouched } from '../common/across-table.ts';
import { dayText } from '../common/when-text.ts';
import { libraryContext, savesContext, settingsContext } from '../common/contexts.ts';
import { given } from '../common/given.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import type { Said } from '../common/say.ts';
import { icon, pilotMark } from '../common/signs.ts';
import { notify } from '../common/notice.ts';
import { StageKeys, isOnPressed } from '../common/stage-keys.ts';
import plateStyles from '../page/plate.css?inline';
import radioStyles from '../common/radios.css?inline';
import fieldStyles from '../common/pilot-fields.css?inline';
import './battle-options.ts';
import styles from './start-stage.css?inline';
import { styled } from '../common/styled.ts';

/** The page on which a 'Mech is struck; without one, the page that a duel begins at. */
const struck = ({ viewScreens }: Booklet): ViewScreen | null =>
  viewScreens.find((screen) => screen?.picture === 'torso-hit') ?? viewScreens[49] ?? null;

/**
 * Before a duel: two pilots, two 'Mechs, secrecy, ammunition, and the duels that wait in one line. What
 * begins a duel stands at the foot, in sight at any size; only the lines above it scroll.
 */
@customElement('start-stage')
export class StartStage extends LitElement {
  static override styles = styled(plateStyles, radioStyles, fieldStyles, styles);

  @given(libraryContext) private library!: Library;
  @given(savesContext) private saves!: Saves;
  @given(settingsContext) private settings!: SettingsKeeper;
  /** Those that wait, the one played last first. */
  @state() private unfinished: readonly DuelSave[] = [];
  /** No duel has been begun on this device: the one that teaches is offered. */
  @state() private fresh = false;
  @state() private pilots: readonly [string, string] = ['', ''];
  @state() private mechs: readonly [string, string] = ['', ''];
  @state() private secrecy: Secrecy = 'pass the device';
  @state() private options: Options = USUAL_OPTIONS;
  @state() private roomy = true;
  /** Somebody can touch this screen: without that nobody sits across it. */
  @state() private touched = false;
  @query('form') private readonly form!: HTMLFormElement | null;
  #stopWatching: (() => void) | null = null;

  constructor() {
    super();
    this.addController(
      new StageKeys((key, event) => {
        if (key === 'Enter' && !isOnPressed(event)) this.form?.requestSubmit();
      }),
    );
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { current } = this.settings;
    const { pilots, mechs, secrecy } = current;
    const shelf = this.library.shelf.map(({ id }) => id);
    this.pilots = [pilots[0], pilots[1]];
    this.mechs = [
      shelf.includes(mechs[0]) ? mechs[0] : (shelf[0] ?? ''),
      shelf.includes(mechs[1]) ? mechs[1] : (shelf[1] ?? shelf[0] ?? ''),
    ];
    this.secrecy = secrecy;
    this.options = optionsIn(current);
    window.addEventListener('resize', this.#measure);
    this.#measure();
    void this.#read();
    void this.#list();
    this.#stopWatching = this.saves.watch(() => void this.#list());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('resize', this.#measure);
    this.#stopWatching?.();
  }

  /** The mark by which the first load is measured. */
  override firstUpdated(): void {
    performance.mark('playable');
  }

  override render(): TemplateResult {
    const { shelf } = this.library;
    if (shelf.length === 0)
      return html`<p class="empty">
        No booklet is on the shelf, so there is no duel. Reload the page when there is a network.
      </p>`;
    return html`<form class="start stack" @submit=${this.#begin}>
      <h1 class="unseen">New duel</h1>
      ${this.#opening()}
      <div class="lines">
        <div class="besides">
          ${this.#waiting()}
          ${
            this.fresh
              ? nothing
              : html`<a class="learn" href="#/learn"
                  >Learn<span class="unseen"> it in three turns</span></a
                >`
          }
        </div>
        <div class="pilots">${this.#pilot('lone', 0)} ${this.#pilot('rival', 1)}</div>
        <a class="third" href="#/fight" @click=${this.#remember}>Add a third pilot</a>
        ${this.touched ? this.#secrecies() : nothing}
        <battle-options
          .options=${this.options}
          @options-chosen=${({ detail }: Said<'options-chosen'>) => (this.options = detail)}
        ></battle-options>
      </div>
      <div class="begin">
        ${this.fresh ? html`<a class="button" href="#/learn">Learn it in three turns</a>` : nothing}
        <button type="submit" class="button main big">
          Start the duel <kbd aria-hidden="true">Enter</kbd>
        </button>
      </div>
    </form>`;
  }

  /** What the first pilot may be about to see, and the game in nine words. */
  #opening(): TemplateResult {
    const booklet = this.library.find(this.mechs[1]) ?? null;
    return html`<section class="opening frame" aria-label="The game">
      <view-window bare .booklet=${booklet} .screen=${booklet && struck(booklet)}></view-window>
      <p class="plate motto">${plate('status')}Choose in secret, call a number, turn the page</p>
    </section>`;
  }

  /** The duels that can be gone on with, in one line: one leads into it, several to their list. */
  #waiting(): TemplateResult | typeof nothing {
    const [last] = this.unfinished;
    if (!last) return nothing;
    const { length } = this.unfinished;
    const { pilots, turn } = last.summary;
    return html`<a
      class="waiting panel"
      href=${length === 1 ? `#/duel/${last.id}` : '#/records/unfinished'}
    >
      <span class="what grow"
        ><b>${length === 1 ? '1 duel waits' : `${length} duels wait`}</b>
        <span class="soft">${listed(pilots)}, turn ${turn} · ${dayText(last.changed)}</span></span
      >
      ${icon('on')}
    </a>`;
  }

  #pilot(side: Side, at: 0 | 1): TemplateResult {
    const { shelf } = this.library;
    const booklet = this.library.find(this.mechs[at]) ?? null;
    const which = side === 'lone' ? 'first' : 'second';
    return html`<section class="pilot" aria-label=${`The ${which} pilot`}>
      <div class="small">
        <view-window strip bare .booklet=${booklet} .screen=${booklet?.viewScreens[49] ?? null}>
        </view-window>
      </div>
      <label class="field">
        ${pilotMark(side)}<span class="unseen">Name of the ${which} pilot</span>
        <input
          placeholder=${USUAL_NAMES[at]}
          autocomplete="off"
          enterkeyhint="done"
          .value=${live(this.pilots[at])}
          @input=${(event: Event) => this.#set('pilots', at, (event.target as HTMLInputElement).value)}
          @change=${(event: Event) => this.#set('pilots', at, pilotName((event.target as HTMLInputElement).value))}
        />
      </label>
      <label class="field">
        <span class="unseen">'Mech of the ${which} pilot</span>
        <select
          @change=${(event: Event) => this.#set('mechs', at, (event.target as HTMLSelectElement).value)}
        >
          ${guard([shelf, this.mechs[at]], () =>
            shelf.map(
              ({ id, mech }) =>
                html`<option value=${id} ?selected=${id === this.mechs[at]}>
                  ${mech.name}
                  ${shelf.filter((other) => other.mech.name === mech.name).length > 1 ? mech.designation : ''}
                </option>`,
            ),
          )}
        </select>
        ${icon('down')}
      </label>
    </section>`;
  }

  #secrecies(): TemplateResult {
    return html`<fieldset class="radios secrecy">
      <legend class="unseen">How choices are kept secret</legend>
      ${this.#secrecy('pass the device', 'Pass the device', true)}
      ${this.#secrecy('face to face', 'Face to face', this.roomy)}
    </fieldset>`;
  }

  #secrecy(secrecy: Secrecy, name: string, possible: boolean): TemplateResult {
    const chosen = this.roomy ? this.secrecy === secrecy : secrecy === 'pass the device';
    return html`<label class=${classMap({ chosen, impossible: !possible })}>
      <input
        type="radio"
        name="secrecy"
        .checked=${live(chosen)}
        ?disabled=${!possible}
        @change=${() => (this.secrecy = secrecy)}
      />
      <span>${name}${possible ? nothing : html` <small>needs a tablet</small>`}</span>
    </label>`;
  }

  #set(what: 'pilots' | 'mechs', at: 0 | 1, value: string): void {
    const both: [string, string] = [this[what][0], this[what][1]];
    both[at] = value;
    this[what] = both;
    void this.#read();
  }

  /** Reads the booklets that are chosen. */
  async #read(): Promise<void> {
    await Promise.all(this.mechs.map((id) => this.library.read(id)));
    this.requestUpdate();
  }

  readonly #measure = (): void => {
    this.touched = isTouched();
    this.roomy = isRoomy();
  };

  async #list(): Promise<void> {
    const duels = await this.saves.list();
    this.fresh = duels.length === 0;
    this.unfinished = duels.filter(({ ended }) => !ended);
  }

  readonly #remember = (): void => {
    const { mechs, options, pilots, secrecy } = this;
    this.settings.save({ pilots: [...pilots], mechs: [...mechs], secrecy, ...options });
  };

  readonly #begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    const pilots = pilotNames(this.pilots);
    const mechs: [string, string] = [this.mechs[0], this.mechs[1]];
    const secrecy = this.touched && this.roomy ? this.secrecy : 'pass the device';
    this.#remember();
    const { tableFromShelf } = await import('../../offline/fights/new-table.ts');
    const seats = pilots.map((pilot, seat) => seated(freshEntrant(mechs[seat] ?? '', pilot)));
    const table = await tableFromShelf(
      { seats, battles: againstFirst(seats.length), options: this.options, secrecy },
      this.library,
    );
    if (!table) return;
    const put = await this.saves.put(table);
    if (put.kind === 'failed') notify(this, put.reason);
    if (put.kind !== 'conflict') location.hash = `#/duel/${put.save.id}`;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'start-stage': StartStage;
  }
}
