import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { guard } from 'lit/directives/guard.js';
import { live } from 'lit/directives/live.js';
import type { DuelSave } from '../../offline/duel-save.ts';
import type { Lacking } from '../../offline/lacking-booklets.ts';
import type { Library } from '../../offline/library.ts';
import type { Saves } from '../../offline/saves.ts';
import type { Side } from '../../rules/battle/battle.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import type { Secrecy } from '../../rules/record/turn.ts';
import { LONGEST_NAME, pilotName, secondName } from '../../rules/record/name.ts';
import { freshEntrant } from '../../rules/record/record.ts';
import '../page/booklet-cover.ts';
import { addLink, lackingSentence } from '../common/lacking-words.ts';
import { standingWords } from '../common/standing-words.ts';
import { whenText } from '../common/when-text.ts';
import { libraryContext, savesContext, settingsContext } from '../common/contexts.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { icon, pilotMark } from '../common/signs.ts';
import { notify } from '../common/notice.ts';
import styles from './start-stage.css?inline';
import { styled } from '../common/styled.ts';

/** Face to face needs this many pixels both ways. */
const TABLE = 700;
const FALLBACK = ['Ada', 'Ben'] as const;
/** So many unfinished duels stand on the start; Records has them all. */
const SHOWN = 6;

/** A duel that waits, and the booklets that are not there for it. */
interface Unfinished {
  readonly save: DuelSave;
  readonly lacking: readonly Lacking[];
}

/** Before a duel: two pilots, two booklets, secrecy, ammunition; unfinished duels on top. */
@customElement('start-stage')
export class StartStage extends LitElement {
  static override styles = styled(styles);

  @consume({ context: libraryContext, subscribe: true }) @state() private library!: Library;
  @consume({ context: savesContext, subscribe: true }) @state() private saves!: Saves;
  @consume({ context: settingsContext, subscribe: true })
  @state()
  private settings!: SettingsKeeper;
  /** With the booklets that each lacks. */
  @state() private unfinished: readonly Unfinished[] = [];
  @state() private pilots: readonly [string, string] = ['', ''];
  @state() private mechs: readonly [string, string] = ['', ''];
  @state() private secrecy: Secrecy = 'pass the device';
  @state() private ammunition: 'counted' | 'ignored' = 'counted';
  @state() private roomy = true;
  @state() private leaving: string | null = null;
  #stopWatching: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    const { pilots, mechs, secrecy, ammunition } = this.settings.current;
    const shelf = this.library.shelf.map(({ id }) => id);
    this.pilots = [pilots[0], pilots[1]];
    this.mechs = [
      shelf.includes(mechs[0]) ? mechs[0] : (shelf[0] ?? ''),
      shelf.includes(mechs[1]) ? mechs[1] : (shelf[1] ?? shelf[0] ?? ''),
    ];
    this.secrecy = secrecy;
    this.ammunition = ammunition;
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
    if (this.library.shelf.length === 0)
      return html`<p class="empty">
        No booklet is on the shelf, so there is no duel. Reload the page when there is a network.
      </p>`;
    return html`<form class="start" @submit=${this.#begin}>
      <h1 class="unseen">New duel</h1>
      ${
        this.unfinished.length === 0
          ? html`<p class="what">
              Two 'Mechs, two booklets, one device: choose in secret, call a number, turn the page
              and see what the enemy did.
            </p>`
          : nothing
      }
      ${this.unfinished.map((duel) => this.#unfinished(duel))}
      <div class="pilots">
        ${this.#pilot('lone', 0)}
        <p class="swap">${icon('swap')}<b>booklets are swapped</b></p>
        ${this.#pilot('rival', 1)}
      </div>
      <fieldset class="secrecy">
        <legend class="unseen">How choices are kept secret</legend>
        ${this.#secrecy('pass the device', 'Pass the device', 'Shutters close between the two choices.', true)}
        ${this.#secrecy(
          'face to face',
          'Face to face',
          this.roomy
            ? 'Tablet flat on the table, a half each.'
            : 'Needs a tablet; this screen is too small.',
          this.roomy,
        )}
      </fieldset>
      <div class="last">
        <label class="switch">
          <b>Ammunition is counted</b>
          <input
            type="checkbox"
            role="switch"
            .checked=${live(this.ammunition === 'counted')}
            @change=${(event: Event) =>
              (this.ammunition = (event.target as HTMLInputElement).checked
                ? 'counted'
                : 'ignored')}
          />
        </label>
        <button type="submit" class="button main big">
          Start the duel <kbd aria-hidden="true">Enter</kbd>
        </button>
      </div>
    </form>`;
  }

  #unfinished({ save, lacking }: Unfinished): TemplateResult {
    const { id, summary, changed } = save;
    const name = `${summary.pilots[0]} against ${summary.pilots[1]}`;
    return html`<section class="unfinished panel" aria-label=${name}>
      <p>
        <b>${name}</b>
        <span class="soft"
          >${summary.mechs[0]} against ${summary.mechs[1]} · ${standingWords(save)} ·
          ${whenText(changed)}</span
        >
        ${lacking.length > 0 ? html`<br />${lackingSentence(lacking)}` : nothing}
      </p>
      ${
        this.leaving === id
          ? html`<button type="button" class="button" @click=${() => void this.#remove(id)}>
                Remove it for good
              </button>
              <button type="button" class="button plain" @click=${() => (this.leaving = null)}>
                Keep it
              </button>`
          : html`<button type="button" class="button plain" @click=${() => (this.leaving = id)}>
                Remove…
              </button>
              ${
                lacking.length > 0
                  ? addLink(lacking)
                  : html`<a class="button" href=${`#/duel/${id}`}>Go on with it</a>`
              }`
      }
    </section>`;
  }

  #pilot(side: Side, at: 0 | 1): TemplateResult {
    const booklet = this.library.find(this.mechs[at]);
    const enemy = this.library.find(this.mechs[at === 0 ? 1 : 0]);
    const name = pilotName(this.pilots[at]) || FALLBACK[at];
    return html`<section
      class="pilot panel"
      aria-label=${side === 'lone' ? 'First pilot' : 'Second pilot'}
    >
      ${booklet ? html`<booklet-cover small .booklet=${booklet}></booklet-cover>` : nothing}
      <div class="fields">
        <label class="field">
          ${pilotMark(side)}<span class="unseen"
            >Name of the ${side === 'lone' ? 'first' : 'second'} pilot</span
          >
          <input
            maxlength=${LONGEST_NAME}
            placeholder=${FALLBACK[at]}
            autocomplete="off"
            enterkeyhint="done"
            .value=${live(this.pilots[at])}
            @input=${(event: Event) => this.#set('pilots', at, (event.target as HTMLInputElement).value)}
          />
        </label>
        <label class="field">
          <span class="unseen">'Mech of the ${side === 'lone' ? 'first' : 'second'} pilot</span>
          <select
            @change=${(event: Event) => this.#set('mechs', at, (event.target as HTMLSelectElement).value)}
          >
            ${guard([this.library.shelf, this.mechs[at]], () =>
              this.library.shelf.map(
                ({ id, mech }) =>
                  html`<option value=${id} ?selected=${id === this.mechs[at]}>
                    ${mech.name} ${mech.designation} · ${mech.tonnage} t
                  </option>`,
              ),
            )}
          </select>
          ${icon('down')}
        </label>
        <p class="soft reads">${name} reads the ${enemy?.mech.name}'s booklet</p>
      </div>
    </section>`;
  }

  #secrecy(secrecy: Secrecy, name: string, words: string, possible: boolean): TemplateResult {
    const chosen = this.secrecy === secrecy && possible;
    return html`<label class="option ${classMap({ chosen, impossible: !possible })}">
      <input
        type="radio"
        name="secrecy"
        .checked=${live(chosen || (secrecy === 'pass the device' && !this.roomy))}
        ?disabled=${!possible}
        @change=${() => (this.secrecy = secrecy)}
      />
      <span><b>${name}</b><small>${words}</small></span>
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
    this.roomy = window.innerWidth >= TABLE && window.innerHeight >= TABLE;
  };

  async #list(): Promise<void> {
    await this.library.look();
    const saves = (await this.saves.list()).filter(({ ended }) => !ended).slice(0, SHOWN);
    // What reads a record comes with the first duel.
    const { lackingBooklets } =
      saves.length > 0
        ? await import('../../offline/lacking-booklets.ts')
        : { lackingBooklets: () => [] };
    this.unfinished = saves.map((save) => ({ save, lacking: lackingBooklets(save, this.library) }));
  }

  async #remove(id: string): Promise<void> {
    await this.saves.remove(id);
    this.leaving = null;
    await this.#list();
  }

  readonly #begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    const names = SIDES.map((_, at) => pilotName(this.pilots[at] ?? '') || FALLBACK[at] || 'Pilot');
    const [one = 'Ada', other = 'Ben'] = names;
    const pilots: [string, string] = [one, one === other ? secondName(other) : other];
    const mechs: [string, string] = [this.mechs[0], this.mechs[1]];
    const secrecy = this.roomy ? this.secrecy : 'pass the device';
    this.settings.save({
      pilots: [this.pilots[0], this.pilots[1]],
      mechs,
      secrecy: this.secrecy,
      ammunition: this.ammunition,
    });
    const [lone, rival] = await Promise.all(mechs.map((id) => this.library.read(id)));
    if (!lone || !rival) return;
    const { newDuel } = await import('../../offline/duel-save.ts');
    const put = await this.saves.put(
      newDuel(
        {
          entrants: [freshEntrant(mechs[0], pilots[0]), freshEntrant(mechs[1], pilots[1])],
          options: { ammunition: this.ammunition },
          turns: [],
        },
        { secrecy, flown: [lone, rival] },
      ),
    );
    if (put.kind === 'failed') notify(this, put.reason);
    if (put.kind !== 'conflict') location.hash = `#/duel/${put.save.id}`;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'start-stage': StartStage;
  }
}
