import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import type { FightToTell } from '../../offline/fights/told-record.ts';
import { toldRecord } from '../../offline/fights/told-record.ts';
import { duelTexts } from '../../offline/links/sent.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import type { GamePilot } from '../../rules/fight/hands.ts';
import type { HangarGame } from '../campaign/game-of-duel.ts';
import { GameOfDuel } from '../campaign/game-of-duel.ts';
import type { MissionSays } from '../common/contexts.ts';
import { libraryContext, missionContext, savesContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { PressGuard } from '../common/press-guard.ts';
import { say } from '../common/say.ts';
import { isDataDear } from '../../offline/pictures/picture-keeping.ts';
import '../common/stage-bar.ts';
import foldStyles from '../common/fold.css?inline';
import frameStyles from '../common/stage-frame.css?inline';
import { StageKeys, isOnPressed } from '../common/stage-keys.ts';
import { styled } from '../common/styled.ts';
import { duelCourse, duelLog, fightCourses } from './courses.ts';
import './chance-line.ts';
import { Deciding } from './deciding.ts';
import './end-comic.ts';
import './end-picture.ts';
import type { Played } from './end-words.ts';
import { END_WORDS } from './end-words.ts';
import accountStyles from './courses.css?inline';
import styles from './end-stage.css?inline';
import tableStyles from './end-table.css?inline';
import type { Ending } from './ending.ts';
import { hasCalls, lengthsOf } from './ending.ts';
import { LoneStands, standsPanel } from './lone-stands.ts';
import './share-sheet.ts';

/**
 * The end of a duel or fight: who won, the wrecks and fates, the tally, the course of each battle, the logs, and
 * what comes next: a rematch, another pilot alone, or a hangar game's page. On a table each half has it upright.
 * One battle of several has only the picture and the way back to the others. A key pressed too long on the last
 * turn starts nothing.
 *
 * @fires rematch-asked - of two with the same 'Mechs, sides swapped; of several as before
 * @fires again-asked - detail `{ lone }`: the seat to stand alone next
 * @fires next-asked - detail `{ pilot }`: the computer pilot against whom it goes on
 * @fires battles-asked
 */
@customElement('end-stage')
export class EndStage extends LitElement {
  static override styles = styled(frameStyles, foldStyles, accountStyles, styles, tableStyles);

  @property({ attribute: false }) ending!: Ending;
  /** What to share. */
  @property({ attribute: false }) told!: FightToTell;
  @property() saveId = '';
  /** The hangar game just played; null for other duels. */
  @property({ attribute: false }) game: HangarGame | null = null;
  /** The computer pilot after the one beaten; null if there is none. */
  @property({ attribute: false }) next: GamePilot | null = null;
  /** Two people across a table, a half each. */
  @property({ type: Boolean }) table = false;
  /** One battle of a fight that goes on, or whose end comes next. */
  @property({ type: Boolean, attribute: 'one-of-several', reflect: true }) oneOfSeveral = false;
  @fromContext(libraryContext) library: Library | undefined;
  @fromContext(savesContext) saves: Saves | undefined;
  @fromContext(missionContext) private mission: MissionSays | null | undefined;
  @state() private shared: string | null = null;
  readonly #deaf = new PressGuard(this);
  readonly #hangar = new GameOfDuel(this, () => this.game);
  readonly #stands = new LoneStands(this);
  readonly #deciding = new Deciding(this);

  constructor() {
    super();
    this.addController(new StageKeys((key, event) => this.#onKey(key, event)));
  }

  get #isDuel(): boolean {
    return this.ending.names.length === 2;
  }

  get #what(): Played {
    return this.#isDuel ? 'duel' : 'fight';
  }

  /** A battle without a call has no comic page. */
  get #hasPage(): boolean {
    return this.ending.fought.some(hasCalls);
  }

  /** One against several, in a single battle. */
  get #isLoneStand(): boolean {
    return !this.#isDuel && this.ending.fought.length === 1;
  }

  override willUpdate(): void {
    // Across a table there is no room for it, and where data is dear no net is fetched for it.
    const isShown = !this.oneOfSeveral && !this.table && !isDataDear();
    if (isShown) this.#deciding.judge(this.ending, this.told.record);
    if (this.#isLoneStand && !this.oneOfSeveral) void this.#stands.look();
  }

  override render(): TemplateResult {
    if (this.oneOfSeveral) return this.#beat();
    return html`${this.table ? this.#halves() : this.#stage()}
      <share-sheet
        .record=${this.shared}
        .what=${this.#what}
        .texts=${this.#texts}
        @sheet-closed=${() => (this.shared = null)}
      ></share-sheet>`;
  }

  /** The end of one battle of several. */
  #beat(): TemplateResult {
    return html`<div class="beat">
      ${this.#picture()}
      <div class="dock">
        <button type="button" class="button main big" @click=${() => say(this, 'battles-asked')}>
          ${END_WORDS.toBattles} <kbd aria-hidden="true">Enter</kbd>
        </button>
      </div>
    </div>`;
  }

  #stage(): TemplateResult {
    return html`<div class="stage">
      <stage-bar plain back="#/" back-to=${END_WORDS.toStart}
        >${END_WORDS.over(this.#what)}<span slot="aside" class="soft"
          >${this.#lasted}</span
        ></stage-bar
      >
      <div class="body ${this.#isDuel ? 'duel' : 'several'}">
        ${this.#picture()} ${this.#isDuel ? this.#comic() : nothing} ${this.#accounts()}
      </div>
      <div class="dock">${this.#acts()}</div>
    </div>`;
  }

  /** Number of turns, or of stands so far with the same pilots. */
  get #lasted(): string {
    const { names } = this.ending;
    const { stands } = this.#stands;
    const turns = lengthsOf(this.ending);
    if (stands.length > 1) return END_WORDS.standsOf(stands.length, names.length);
    return turns.length > 1 ? END_WORDS.battlesOf(turns) : END_WORDS.turns(turns[0] ?? 0);
  }

  /** On a table, where a tap of either counts for both. */
  #halves(): TemplateResult {
    const { names } = this.ending;
    return html`<div class="table">
      <section class="half rival grid" aria-label=${END_WORDS.halfOf(names[1]?.pilot ?? '')}>
        ${this.#picture(true)} ${this.#course()}
      </section>
      <div class="middle frame grid roomy">
        <p class="unseen">${END_WORDS.over('duel')}</p>
        ${SIDES.toReversed().map(
          (side) =>
            html`<div class="acts ${side}">
              <a class="button" href="#/">${END_WORDS.toStart}</a>${this.#acts()}
            </div>`,
        )}
      </div>
      <section class="half lone grid" aria-label=${END_WORDS.halfOf(names[0]?.pilot ?? '')}>
        ${this.#picture()} ${this.#course()}
      </section>
    </div>`;
  }

  #picture(second = false): TemplateResult {
    return html`<end-picture .ending=${this.ending} ?second=${second}></end-picture>`;
  }

  #course(): TemplateResult {
    return duelCourse(this.ending, this.table);
  }

  #comic(): TemplateResult {
    return html`<div class="pages stack">
      ${this.#hasPage ? html`<end-comic .saveId=${this.saveId}></end-comic>` : nothing}
      ${this.#records()}
    </div>`;
  }

  /** What leads to the turns, and gives the record away. */
  #records(): TemplateResult {
    return html`<div class="more flow">
      <a class="button" href=${this.#replayOf(1)}
        >${END_WORDS.replay} <kbd aria-hidden="true">R</kbd></a
      >
      <button type="button" class="button" @click=${this.#share}>${END_WORDS.sendRecord}</button>
    </div>`;
  }

  #accounts(): TemplateResult {
    const { ending, saveId } = this;
    const show = (turn: number): void => this.#show(turn);
    const { judged } = this.#deciding;
    if (this.#isDuel)
      return html`${judged ? html`<chance-line class="panel" .ending=${ending} .judged=${judged} .saveId=${saveId}></chance-line>` : nothing}
      ${this.#course()} ${duelLog(ending, show)}`;
    const rivals = ending.names.length - 1;
    return fightCourses(ending, {
      show,
      analysis: `#/analysis/${saveId}`,
      stands: this.#isLoneStand ? standsPanel(this.#stands.stands, { saveId, rivals }) : nothing,
    });
  }

  /** Of a duel on one side of a device the other ways stand beside the comic page. */
  #acts(): TemplateResult {
    return html`${this.mission?.came ? html`<p class="mission bold">${this.mission.came}</p>` : nothing}
    ${this.#isDuel && !this.table ? nothing : html`${this.#records()} ${this.#hasPage ? html`<a class="button" href=${`#/comic/${this.saveId}`}>${END_WORDS.comic}</a>` : nothing}`}
    ${
      this.#isDuel && this.#hasPage
        ? html`<a class="button" href=${this.#analysis}
            >${END_WORDS.analysis} <kbd aria-hidden="true">A</kbd></a
          >`
        : nothing
    }
    ${this.#next()}`;
  }

  #next(): TemplateResult {
    const { onward } = this.#hangar;
    const enter = html`<kbd aria-hidden="true">Enter</kbd>`;
    if (this.next && !onward)
      return html`<button type="button" class="button" @click=${() => say(this, 'rematch-asked')}>
          ${END_WORDS.rematch}
        </button>
        <button type="button" class="button main big" @click=${this.#once}>
          ${END_WORDS.next(this.next)} ${enter}
        </button>`;
    return onward
      ? html`<a class="button main big" href=${onward.address}>${onward.words} ${enter}</a>`
      : html`<button type="button" class="button main big" @click=${this.#once}>
          ${
            this.#isLoneStand
              ? html`<span>${END_WORDS.again(this.#nextAlone)} ${enter}</span>`
              : html`<span
                  >${END_WORDS.rematch}
                  ${enter}${this.#isDuel ? html`<small>${END_WORDS.swapped}</small>` : nothing}</span
                >`
          }
        </button>`;
  }

  get #nextAlone(): string {
    const { names } = this.ending;
    return names[this.#stands.next(names)]?.pilot ?? '';
  }

  #show(turn: number): void {
    location.hash = this.#replayOf(turn);
  }

  #replayOf(turn: number): string {
    return `#/records/${this.saveId}/${turn}`;
  }

  get #analysis(): string {
    return `#/analysis/${this.saveId}`;
  }

  readonly #texts = async (): Promise<readonly string[]> =>
    this.library ? duelTexts(this.told, this.library) : [await toldRecord(this.told)];

  readonly #share = async (): Promise<void> => {
    this.shared = await toldRecord(this.told);
  };

  /** Again with the same pilots, or the next computer pilot. */
  readonly #once = (): void => {
    if (this.next) say(this, 'next-asked', { pilot: this.next });
    else if (this.#isLoneStand)
      say(this, 'again-asked', { lone: this.#stands.next(this.ending.names) });
    else say(this, 'rematch-asked');
  };

  /** The comic page of a duel; the record where the page is not on show. */
  #sharePage(): void {
    const page = this.renderRoot.querySelector('end-comic');
    if (page) void page.share();
    else void this.#share();
  }

  #goOn(): void {
    const { onward } = this.#hangar;
    if (this.oneOfSeveral) say(this, 'battles-asked');
    else if (onward) location.hash = onward.address;
    else this.#once();
  }

  #onKey(key: string, event: KeyboardEvent): void {
    if (!this.#deaf.hears(event)) return;
    if (key === 'Enter' && !isOnPressed(event)) this.#goOn();
    else if (key === 'r' && !this.oneOfSeveral) this.#show(1);
    else if (key === 'a' && this.#isDuel && this.#hasPage) location.hash = this.#analysis;
    else if (key === 's' && !this.oneOfSeveral) this.#sharePage();
  }
}

declare global {
  interface HTMLElementEventMap {
    'rematch-asked': CustomEvent<null>;
    'again-asked': CustomEvent<{ lone: number }>;
    'next-asked': CustomEvent<{ pilot: GamePilot }>;
    'battles-asked': CustomEvent<null>;
  }
}
