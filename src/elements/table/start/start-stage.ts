import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Library } from '../../../offline/booklets/library.ts';
import { isCopyApart } from '../../../offline/disk/promise.ts';
import type { DuelSave } from '../../../offline/fights/duel-save.ts';
import type { Saves } from '../../../offline/fights/saves.ts';
import type { GamePilot } from '../../../rules/fight/hands.ts';
import { listed } from '../../../rules/words/listed.ts';
import { libraryContext, savesContext, settingsContext } from '../../common/contexts.ts';
import type { SettingsKeeper } from '../../common/contexts.ts';
import { firstIcon } from '../../common/first-signs.ts';
import { firstStyled } from '../../common/first-styled.ts';
import { fromContext } from '../../common/from-context.ts';
import { missPart } from '../../common/notice.ts';
import { StageKeys, isOnPressed } from '../../common/stage-keys.ts';
import '../../page/duel-cover.ts';
import type { OnCover } from '../../page/duel-cover.ts';
import type { Planned } from '../fields/planned.ts';
import { inMechsOf, lastTwo, remembered } from '../fields/planned.ts';
import type { Fairness } from './fairness.ts';
import { measured } from './fairness.ts';
import styles from './start-stage.css?inline';
import { FIRST_WORDS } from './start-words.ts';

/** The cover has moved in this visit. */
let moved = false;

/**
 * The start: what the game is, the cover of the next duel, and one tap to its first choice. Alone against the computer
 * pilot of the settings, two, or the last two again in each other's 'Mechs; what waits; and the ways to change the pair
 * and to learn.
 */
@customElement('start-stage')
export class StartStage extends LitElement {
  static override styles = firstStyled(styles);

  @fromContext(libraryContext) private library!: Library;
  @fromContext(savesContext) private saves!: Saves;
  @fromContext(settingsContext) private settings!: SettingsKeeper;
  /** Unfinished duels, newest first. */
  @state() private unfinished: readonly DuelSave[] = [];
  /** The cover of the newest; it comes with the first of them. */
  @state() private waiting: readonly (readonly OnCover[])[] = [];
  /** No duel was begun on this device yet. */
  @state() private fresh = false;
  @state() private planned: readonly Planned[] = [];
  @state() private fairness: Fairness | null = null;
  @state() private lively = !moved;
  /** The booklets are read, or cannot be. */
  @state() private settled = false;
  #listing: Promise<readonly DuelSave[] | void> | null = null;
  #stopWatching: (() => void) | null = null;

  constructor() {
    super();
    this.addController(
      new StageKeys((key, event) => {
        if (key === 'Enter' && !isOnPressed(event))
          this.renderRoot.querySelector<HTMLElement>('.main')?.click();
      }),
    );
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const shelf = this.library.shelf.map(({ id }) => id);
    this.planned = inMechsOf(shelf, lastTwo(this.settings.current));
    const [one, other] = this.#mechs;
    this.fairness = measured(this.library, one, other);
    void this.#list();
    this.#stopWatching = this.saves.watch(() => void this.#list());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWatching?.();
    moved = true;
  }

  /** The performance mark of the first load; the rest comes after it. */
  override firstUpdated(): void {
    performance.mark('playable');
    void this.#read();
  }

  override render(): TemplateResult {
    const { fresh, library } = this;
    if (library.shelf.length === 0) return html`<p class="empty">${FIRST_WORDS.noBooklet}</p>`;
    const { met, opponent } = this.settings.current;
    // As whoever presses the main button will sit.
    const pilots = this.#isKnown ? met.toReversed() : [FIRST_WORDS.you, opponent];
    const shown = this.planned.map(({ mech }, seat) => this.#shown(mech, seat, pilots[seat] ?? ''));
    const [one = '', other = ''] = this.#mechs.map((id) => {
      const { name, tons } = this.#named(id);
      return `${name}, ${tons}`;
    });
    return html`<div class="start" @pointerdown=${() => (this.lively = false)}>
      <h1 tabindex="-1">${FIRST_WORDS.sentence}</h1>
      <duel-cover
        plates
        ?lively=${this.lively}
        alt=${FIRST_WORDS.cover(one, other)}
        .battles=${[shown]}
      ></duel-cover>
      ${this.#acts()} ${this.#waits()}
      <div class="besides">
        ${this.#pair()}
        <a class="button learn" href="#/learn">${FIRST_WORDS.learn}</a>
        ${fresh && isCopyApart() ? html`<a class="button" href="#/hangar">${FIRST_WORDS.copyApart}</a>` : nothing}
      </div>
    </div>`;
  }

  /** What begins, the main button first. */
  #acts(): TemplateResult {
    const { met, opponent } = this.settings.current;
    const [one, other] = met;
    const known = this.#isKnown;
    const alone = html`<button
      type="button"
      class="button ${known ? '' : 'main'}"
      @click=${() => this.#begin(this.#alone(opponent))}
    >
      <span>
        <b>${known ? FIRST_WORDS.alone : FIRST_WORDS.play}</b>
        <small>${FIRST_WORDS.against(opponent)}${known ? '' : FIRST_WORDS.ofTheGame}</small>
      </span>
    </button>`;
    const two = known
      ? html`<a class="button" href="#/two"
          ><span><b>${FIRST_WORDS.together}</b><small>${FIRST_WORDS.newNames}</small></span></a
        >`
      : html`<button type="button" class="button" @click=${() => this.#begin(this.#together())}>
          <span><b>${FIRST_WORDS.together}</b><small>${FIRST_WORDS.oneDevice}</small></span>
        </button>`;
    return html`<div class="acts">
      ${
        known
          ? html`<button
              type="button"
              class="button main again"
              @click=${() => this.#begin(this.#together([other, one]))}
            >
              <span>
                <b class=${one.length + other.length > 24 ? 'long' : ''}
                  >${FIRST_WORDS.again(one, other)}</b
                >
                <small>${FIRST_WORDS.flies(other, this.#named(this.#mechs[0]).name)}</small>
              </span>
            </button>`
          : nothing
      }
      ${alone} ${two}
    </div>`;
  }

  /** The newest duel that waits, and a way to the others. */
  #waits(): TemplateResult | typeof nothing {
    const [last] = this.unfinished;
    if (!last) return nothing;
    const { id, summary } = last;
    const more = this.unfinished.length - 1;
    return html`<div class="waits">
      <a class="panel abreast" href="#/${summary.pilots.length > 2 ? 'fight' : 'duel'}/${id}">
        <duel-cover .battles=${this.waiting}></duel-cover>
        <span class="grow"><b>${listed(summary.pilots)}</b>${FIRST_WORDS.turn(summary.turn)}</span>
        <b class="go">${FIRST_WORDS.goOn} ${firstIcon('on')}</b>
      </a>
      ${more > 0 ? html`<a class="panel more" href="#/records/unfinished">${FIRST_WORDS.moreWait(more)}</a>` : nothing}
    </div>`;
  }

  /** How fair the pair is, and the way to change it. */
  #pair(): TemplateResult {
    const { fairness } = this;
    const [lone = '', rival = ''] = this.#mechs.map((id) => this.#named(id).name);
    return html`<a class="pair panel" href="#/setup-duel">
      ${
        fairness
          ? html`<span class="unseen">${FIRST_WORDS.wins(lone, fairness.wins, rival)}</span>
              <small>${fairness.estimated ? FIRST_WORDS.estimatedOdds : FIRST_WORDS.odds}</small>
              <b class="shares" aria-hidden="true"
                >${lone} <i>${fairness.wins} : ${100 - fairness.wins}</i> ${rival}</b
              >`
          : html`<b class="shares">${FIRST_WORDS.cover(lone, rival)}</b>`
      }
      <span class="change"
        >${FIRST_WORDS.change}<span class="wide">${FIRST_WORDS.changes}</span>
        ${firstIcon('on')}</span
      >
    </a>`;
  }

  get #mechs(): readonly [string, string] {
    const [one, other] = this.planned;
    return [one?.mech ?? '', other?.mech ?? ''];
  }

  /** Two have met who may play again. */
  get #isKnown(): boolean {
    return this.settings.current.met.every(Boolean);
  }

  #named(id: string): { readonly name: string; readonly tons: string } {
    const { mech } = this.library.shelf.find((each) => each.id === id) ?? {};
    return { name: mech?.name ?? '', tons: FIRST_WORDS.tons(mech?.tonnage ?? 0) };
  }

  #shown(id: string, seat: number, pilot: string): OnCover {
    const { library } = this;
    // Both at once: a picture of the two is sought before those of each.
    const shows = this.settled || this.#mechs.every((each) => library.find(each));
    const { name, tons } = this.#named(id);
    return {
      ...{
        booklet: (shows && library.find(id)) || null,
        mech: name,
        side: seat === 0 ? 'lone' : 'rival',
      },
      note: FIRST_WORDS.flown(pilot, tons),
    };
  }

  #alone(opponent: GamePilot): readonly Planned[] {
    return this.planned.map((each, seat) => ({ ...each, hand: seat === 1 ? opponent : null }));
  }

  #together(pilots?: readonly string[]): readonly Planned[] {
    return this.planned.map((each, seat) => ({
      ...each,
      pilot: pilots?.[seat] ?? each.pilot,
      hand: null,
    }));
  }

  async #read(): Promise<void> {
    const [one, other] = this.#mechs;
    const [lone, rival] = await Promise.all(
      [one, other].map((mech) => this.library.read(mech)),
    ).finally(() => (this.settled = true));
    if (this.fairness || !lone || !rival || !this.isConnected) return;
    this.fairness = await import('./estimate.ts')
      .then(({ estimate }) => estimate(lone, rival))
      .catch(() => null);
  }

  async #list(): Promise<void> {
    const { library, saves } = this;
    const listing = (this.#listing = saves.list().catch(() => missPart(this)));
    const duels = await listing;
    // Of two looks at once the later one counts.
    if (!duels || listing !== this.#listing) return;
    this.fresh = duels.length === 0;
    this.unfinished = duels.filter(({ ended }) => !ended);
    const [last] = this.unfinished;
    this.waiting = [];
    if (!last) return;
    const covering = await import('../../page/cover-of.ts').catch(() => null);
    // Without it: the names alone.
    await covering?.readFor(last, library).catch(() => null);
    if (covering && listing === this.#listing) this.waiting = covering.coverOf(last, library);
  }

  async #begin(planned: readonly Planned[]): Promise<void> {
    this.settings.save(remembered(planned, {}));
    const begin = await import('../plan/begin.ts').catch(() => missPart(this));
    const { library, saves, settings } = this;
    await begin?.beginDuel(this, planned, settings, { library, saves });
  }
}
