import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { isCopyApart } from '../../../offline/disk/promise.ts';
import type { DuelSave } from '../../../offline/fights/duel-save.ts';
import type { Library } from '../../../offline/booklets/library.ts';
import type { Saves } from '../../../offline/fights/saves.ts';
import type { Options } from '../../../rules/battle/options.ts';
import { USUAL_OPTIONS, offeredIn, optionsIn } from '../../../rules/battle/options.ts';
import type { GamePilot } from '../../../rules/fight/hands.ts';
import type { Secrecy } from '../../../rules/fight/sitting.ts';
import { listed } from '../../../rules/words/listed.ts';
import { plate } from '../../page/plate.ts';
import '../../page/view-window.ts';
import { dayText } from '../../common/when-text.ts';
import { libraryContext, savesContext, settingsContext } from '../../common/contexts.ts';
import { fromContext } from '../../common/from-context.ts';
import type { SettingsKeeper } from '../../common/contexts.ts';
import type { Said } from '../../common/say.ts';
import { firstIcon } from '../../common/first-signs.ts';
import { missPart } from '../../common/notice.ts';
import { StageKeys, isOnPressed } from '../../common/stage-keys.ts';
import plateStyles from '../../page/plate.css?inline';
import radioStyles from '../../common/radios.css?inline';
import fieldStyles from '../fields/pilot-fields.css?inline';
import '../fields/battle-options.ts';
import { beginButton } from '../fields/how-played.ts';
import type { HowDuel } from '../fields/how-played.ts';
import { howPlayed, waysOfDuel, wayOf } from '../fields/how-played.ts';
import type { OpponentLine } from '../plan/opponent-line.ts';
import { pilotLine } from '../fields/pilot-line.ts';
import type { Planned } from '../fields/planned.ts';
import { inMechsOf, lastTwo, remembered } from '../fields/planned.ts';
import styles from './start-stage.css?inline';
import { START_WORDS } from '../fields/start-words.ts';
import { firstStyled } from '../../common/first-styled.ts';

/**
 * Asks for the pilots of a duel, 'Mechs, secrecy and ammunition, and links to unfinished duels. The button that
 * begins stays in sight at the foot; the lines above scroll.
 */
@customElement('start-stage')
export class StartStage extends LitElement {
  static override styles = firstStyled(plateStyles, radioStyles, fieldStyles, styles);

  @fromContext(libraryContext) private library!: Library;
  @fromContext(savesContext) private saves!: Saves;
  @fromContext(settingsContext) private settings!: SettingsKeeper;
  /** Number of people; null for the same as last time. */
  @property({ attribute: false }) people: 1 | 2 | null = null;
  /** Unfinished duels, newest first. */
  @state() private unfinished: readonly DuelSave[] = [];
  /** No duel was begun on this device yet: offers the lesson. */
  @state() private fresh = false;
  /** The second is a computer pilot if one person plays alone. */
  @state() private planned: readonly Planned[] = [];
  @state() private secrecy: Secrecy = 'pass the device';
  @state() private options: Options = USUAL_OPTIONS;
  /** Shows the computer pilot; loaded with the first one. */
  @state() private opponent: OpponentLine | null = null;
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
    const shelf = this.library.shelf.map(({ id }) => id);
    this.planned = inMechsOf(shelf, lastTwo(current));
    const { people } = this;
    this.#setOpponent([current.hands[1], current.opponent, null][people ?? 0] ?? null);
    this.secrecy = current.secrecy;
    this.options = optionsIn(current, 'duel');
    window.addEventListener('resize', this.#measure);
    void this.#list();
    this.#stopWatching = this.saves.watch(() => void this.#list());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('resize', this.#measure);
    this.#stopWatching?.();
  }

  /** The performance mark of the first load; the rest comes after it. */
  override firstUpdated(): void {
    performance.mark('playable');
    this.#read();
  }

  override render(): TemplateResult {
    const { shelf } = this.library;
    if (shelf.length === 0) return html`<p class="empty">${START_WORDS.noBooklet}</p>`;
    return html`<form class="start stack" @submit=${this.#begin}>
      <h1 class="unseen">${START_WORDS.heading}</h1>
      ${this.#opening()}
      <div class="what-it-is">
        <p class="name caps" aria-hidden="true">Viewscreen</p>
        <p>${START_WORDS.what}</p>
      </div>
      <div class="lines stack scroller">
        <div class="besides">
          ${this.#waiting()}
          ${
            this.fresh
              ? isCopyApart()
                ? html`<a class="learn" href="#/hangar">${START_WORDS.copyApart}</a>`
                : nothing
              : html`<a class="learn" href="#/learn" @click=${this.#remember}
                  >${START_WORDS.learn}<span class="unseen"> ${START_WORDS.inThreeTurns}</span></a
                >`
          }
        </div>
        <div class="pilots">${this.planned.map((each, seat) => this.#pilot(each, seat))}</div>
        <a class="third bold rounded" href="#/fight" @click=${this.#remember}
          >${START_WORDS.third}</a
        >
        ${howPlayed(waysOfDuel(), this.#how, (how) => {
          const alone = how === 'one pilot';
          if (!alone) this.secrecy = how;
          this.#setOpponent(alone ? this.settings.current.opponent : null);
        })}
        <battle-options
          kind="duel"
          .options=${this.options}
          @options-chosen=${({ detail }: Said<'options-chosen'>) => this.settings.save(offeredIn((this.options = detail), 'duel'))}
        ></battle-options>
      </div>
      <div class="begin">
        ${this.fresh ? html`<a class="button" href="#/learn" @click=${this.#remember}>${START_WORDS.learn} ${START_WORDS.inThreeTurns}</a>` : nothing}
        ${beginButton(START_WORDS.start)}
      </div>
    </form>`;
  }

  #opening(): TemplateResult {
    const booklet = this.library.find(this.planned[1]?.mech ?? '') ?? null;
    return html`<section class="opening frame" aria-label=${START_WORDS.theGame}>
      <view-window bare poster="cover" ?waits=${!booklet} .booklet=${booklet}></view-window>
      <p class="plate motto">${plate('status')}${START_WORDS.motto}</p>
    </section>`;
  }

  /** Unfinished duels in one line: a link to the only one, or to the list. */
  #waiting(): TemplateResult | typeof nothing {
    const [last] = this.unfinished;
    if (!last) return nothing;
    const { length } = this.unfinished;
    const { pilots, turn } = last.summary;
    return html`<a
      class="waiting panel abreast"
      href=${length === 1 ? `#/duel/${last.id}` : '#/records/unfinished'}
    >
      <span class="what grow baseline wrap"
        ><b>${START_WORDS.waits(length)}</b>
        <span class="soft fine"
          >${START_WORDS.turn(listed(pilots), turn, dayText(last.changed))}</span
        ></span
      >
      ${firstIcon('on')}
    </a>`;
  }

  #pilot(planned: Planned, seat: number): TemplateResult {
    return pilotLine({
      ...{ planned, seat, library: this.library },
      side: seat === 0 ? 'lone' : 'rival',
      whose: START_WORDS.whose[seat] ?? '',
      label: START_WORDS.pilots[seat] ?? '',
      flown:
        planned.hand &&
        (this.opponent?.({ hand: planned.hand, mayCoach: true }, this.settings, (hand) =>
          this.#setOpponent(hand),
        ) ??
          html`<span class="field">${planned.hand}</span>`),
      changes: (changed) => {
        this.planned = this.planned.with(seat, { ...planned, ...changed });
        this.#read();
      },
    });
  }

  get #how(): HowDuel {
    return this.planned[1]?.hand ? 'one pilot' : this.secrecy;
  }

  #setOpponent(hand: GamePilot | null): void {
    this.planned = this.planned.map((each, seat) => ({ ...each, hand: seat === 1 ? hand : null }));
    if (hand && !this.opponent)
      void import('../plan/opponent-line.ts').then(
        ({ opponentLine }) => (this.opponent = opponentLine),
        () => missPart(this),
      );
  }

  #read(): void {
    for (const { mech } of this.planned)
      void this.library.read(mech).then(() => this.requestUpdate());
  }

  readonly #measure = (): void => this.requestUpdate();

  async #list(): Promise<void> {
    const duels = await this.saves.list().catch(() => missPart(this));
    if (!duels) return;
    this.fresh = duels.length === 0;
    this.unfinished = duels.filter(({ ended }) => !ended);
  }

  readonly #remember = (): void =>
    this.settings.save(remembered(this.planned, offeredIn(this.options, 'duel'), this.secrecy));

  readonly #begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    this.#remember();
    const { library, options, planned, saves } = this;
    const { coach } = this.settings.current;
    const way = wayOf(waysOfDuel(), this.#how);
    const secrecy = way === 'one pilot' ? 'pass the device' : way;
    const begun = await import('../plan/begin.ts').catch(() => missPart(this));
    await begun?.begin(this, planned, { coach, options, secrecy }, { library, saves });
  };
}
