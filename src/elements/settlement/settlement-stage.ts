import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Choice } from '../../rules/campaign/history/choice.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Course } from '../../rules/campaign/settlement/page.ts';
import { takeBackChoice } from '../../rules/campaign/settlement/page.ts';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import { wouldBe } from '../../rules/campaign/settlement/settlement.ts';
import { numberOf } from '../campaign/open-game.ts';
import { OpenHangar } from '../campaign/open-hangar.ts';
import { notify } from '../common/notice.ts';
import type { Said } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import '../common/stage-bar.ts';
import { StageKeys } from '../common/stage-keys.ts';
import { styled } from '../common/styled.ts';
import './before-after.ts';
import './close-sheet.ts';
import './closed-page.ts';
import { tidied } from '../../rules/campaign/acts/acts.ts';
import { OpenStep } from './open-step.ts';
import './pilot-tabs.ts';
import './settlement-dock.ts';
import { enteredFrom, isOnControl } from './settlement-keys.ts';
import {
  PageCourse,
  dockOf,
  pageDraft,
  isCourse,
  shownPilot,
  tabsOf,
  turnsTo,
  whoseTurn,
} from './settlement-page.ts';
import { pageColumns } from './settlement-columns.ts';
import frameStyles from '../common/stage-frame.css?inline';
import styles from './settlement-stage.css?inline';
import { actWords } from '../../rules/words/acts/words-of-acts.ts';
import { nameOfPilot } from '../../rules/words/hangar-names.ts';
import type { Drafts } from './kept-drafts.ts';
import { keepDrafts, keptDrafts, withDraft } from './kept-drafts.ts';
import type { ShownStep } from './steps.ts';
import { standNow } from './steps.ts';
import type { TakingBack } from './take-back-sheet.ts';
import './take-back-sheet.ts';
import { Wide } from './wide.ts';

/**
 * The page of a game: a tab a pilot, winners first, and in each the steps of its settlement, one open at a time.
 * Each is on disk before it is shown as done, and may be taken back until the page is closed.
 */
@customElement('settlement-stage')
export class SettlementStage extends LitElement {
  static override styles = styled(frameStyles, styles);

  /** The hangar's name on this device. */
  @property() hangarId = '';
  @property() gameId = '';
  /** Whose tab is shown; empty before anybody was picked. */
  @state() private pilot: PilotId = '';
  /** What is picked and not done, by pilot. */
  @state() private drafts: Drafts = {};
  @state() private asked: TakingBack | null = null;
  @state() private sheet: 'close' | 'changes' | null = null;
  /** For a screen reader: what was done last. */
  @state() private said = '';
  readonly #open = new OpenHangar(this, () => this.hangarId);
  readonly #wide = new Wide(this);
  readonly #course = new PageCourse();
  #busy = false;

  constructor() {
    super();
    this.addController(new OpenStep(this, () => ({ pilot: this.pilot, wide: this.#wide.is })));
    this.addController(
      new StageKeys((key, event) => {
        if (key === 'Backspace' || !isOnControl(event)) this.#press(key, event);
      }),
    );
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#keepClosing();
    if (!changed.has('hangarId') && !changed.has('gameId')) return;
    this.pilot = '';
    this.drafts = keptDrafts(this.gameId);
    this.sheet = null;
    this.asked = null;
  }

  /** A page that is about to be closed waits again as soon as another tab has taken a step of it back. */
  #keepClosing(): void {
    const stand = this.sheet === 'close' ? this.#now?.stand : undefined;
    const next = stand && whoseTurn(stand);
    if (!stand || !next) return;
    this.sheet = null;
    notify(
      this,
      `A step was taken back in another tab: ${nameOfPilot(stand.after, next)} has yet to settle.`,
    );
  }

  override render(): TemplateResult {
    return this.#open.shown((hangar, running) => {
      const course = this.#course.of(hangar, this.gameId, running.find);
      if (!isCourse(course))
        return html`<closed-page
          .running=${running}
          .gameId=${this.gameId}
          .why=${course}
        ></closed-page>`;
      return this.#page(hangar, running, course);
    });
  }

  #page(hangar: Hangar, running: RunningHangar, course: Course): TemplateResult {
    const stand = standNow(course);
    const { find } = running;
    const pilot = shownPilot(stand, this.pilot);
    const draft = pageDraft(stand, pilot, this.drafts[pilot] ?? null, find);
    const meant = draft && tidied(draft);
    const would = meant && wouldBe(stand, meant, find);
    const preview = would && !isHindrance(would) ? would : stand;
    const number = numberOf(hangar, { id: this.gameId }, running);
    const changes = html`<before-after
      .settlement=${preview}
      .find=${find}
      .pilots=${[pilot]}
    ></before-after>`;
    return html`<div class="stage" @keydown=${this.#onKey}>
        <div class="head">
          <stage-bar back=${`#/hangar/${this.hangarId}`} back-to="To the hangar"
            >Settling game ${number}</stage-bar
          >
          <p class="soft">Nothing is final until the page is closed</p>
          <pilot-tabs
            .tabs=${tabsOf(stand, pilot)}
            .shown=${pilot}
            @pilot-shown=${(event: Said<'pilot-shown'>) => (this.pilot = event.detail.pilot)}
          ></pilot-tabs>
        </div>
        <div
          class="body"
          role="tabpanel"
          aria-label=${nameOfPilot(stand.after, pilot)}
          tabindex="0"
          @choice-drafted=${({ detail: { choice } }: Said<'choice-drafted'>) =>
            this.#draft(choice.pilot, choice)}
        >
          ${pageColumns(
            course,
            { ...{ pilot, find, draft }, wide: this.#wide.is, takeBack: this.#askBack },
            html`<aside class="panel" aria-labelledby="changes">
              <h2 id="changes" class="label">Before and after</h2>
              ${changes}
            </aside>`,
          )}
        </div>
        <p class="unseen" role="status">${this.said}</p>
        <settlement-dock
          .work=${dockOf(stand, pilot, meant, would)}
          @step-done=${this.#do}
          @changes-asked=${() => (this.sheet = 'changes')}
          @closing-asked=${() => (this.sheet = 'close')}
          @last-taken-back=${this.#takeLastBack}
          @pilot-asked=${(event: Said<'pilot-asked'>) => (this.pilot = event.detail.pilot)}
        ></settlement-dock>
      </div>
      <sheet-dialog
        heading="Before and after"
        .open=${this.sheet === 'changes'}
        @sheet-closed=${this.#away}
      >
        ${this.sheet === 'changes' ? changes : nothing}
      </sheet-dialog>
      <take-back-sheet
        .asked=${this.asked}
        .settlement=${stand}
        @sheet-closed=${() => (this.asked = null)}
        @step-taken-back=${(event: Said<'step-taken-back'>) => void this.#takeBack(event.detail.place)}
      ></take-back-sheet>
      <close-sheet
        .open=${this.sheet === 'close'}
        .number=${number}
        .settlement=${stand}
        .find=${find}
        @closing-put-off=${this.#away}
        @page-closed=${() => void this.#close(number)}
      ></close-sheet>`;
  }

  #draft(pilot: PilotId, draft: Choice | null): void {
    this.drafts = withDraft(this.drafts, pilot, draft);
    keepDrafts(this.gameId, this.drafts);
  }

  readonly #away = (): void => {
    this.sheet = null;
  };

  /** The page as it stands; null while there is none. */
  get #now(): { readonly running: RunningHangar; readonly stand: Settlement } | null {
    const { running } = this.#open;
    if (!running?.hangar) return null;
    const course = this.#course.of(running.hangar, this.gameId, running.find);
    return isCourse(course) ? { running, stand: standNow(course) } : null;
  }

  /** One thing at a time: what is pressed meanwhile was meant for what stood there. */
  async #once(work: () => Promise<void>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      await work();
    } finally {
      this.#busy = false;
    }
  }

  readonly #do = (): Promise<void> =>
    this.#once(async () => {
      const now = this.#now;
      if (!now) return;
      const { running, stand } = now;
      const pilot = shownPilot(stand, this.pilot);
      const drafted = this.drafts[pilot];
      const draft = pageDraft(stand, pilot, drafted ?? null, running.find);
      const choice = draft && tidied(draft);
      if (!choice || isHindrance(wouldBe(stand, choice, running.find))) return;
      if (!(await this.#open.act(running.choose(this.gameId, choice)))) return;
      const after = this.#now?.stand;
      if (!after) return;
      // The step that has opened may have drafted already.
      if (this.drafts[pilot] === drafted) this.#draft(pilot, null);
      this.pilot = turnsTo(after, pilot);
      this.said = actWords(choice.step).said(
        choice,
        { hangar: stand.after, settlement: stand },
        after.after,
      );
      if (whoseTurn(after) === null) this.sheet = 'close';
    });

  readonly #askBack = ({ places }: Pick<ShownStep, 'places'>): void => {
    const now = this.#now;
    const place = places.at(-1);
    if (!now?.running.hangar || place === undefined) return;
    const taken = takeBackChoice(now.running.hangar, this.gameId, place, now.running.find);
    if (isHindrance(taken)) return;
    if (taken.taken.length > 1) this.asked = { place, taken: taken.taken };
    else void this.#takeBack(place);
  };

  readonly #takeLastBack = (): void => {
    const stand = this.#now?.stand;
    if (!stand) return;
    const pilot = shownPilot(stand, this.pilot);
    const place = stand.game.choices.findLastIndex((choice) => choice.pilot === pilot);
    if (place >= 0) this.#askBack({ places: [place] });
  };

  #takeBack(place: number): Promise<void> {
    return this.#once(async () => {
      const now = this.#now;
      const choice = now?.stand.game.choices[place];
      this.asked = null;
      if (!now || !choice) return;
      const { drafts, pilot } = this;
      // The step opens with what was chosen in it as soon as it is open.
      this.pilot = choice.pilot;
      this.#draft(choice.pilot, choice);
      if (await this.#open.act(now.running.takeBack(this.gameId, place))) this.said = 'Taken back.';
      else [this.pilot, this.drafts] = [pilot, drafts];
    });
  }

  #close(number: number): Promise<void> {
    return this.#once(async () => {
      const now = this.#now;
      if (!now || !(await this.#open.act(now.running.closePage(this.gameId)))) return;
      this.sheet = null;
      notify(this, `The page of game ${number} is closed. It is in the chronicle.`);
      location.hash = `#/hangar/${this.hangarId}`;
    });
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const key = enteredFrom(event);
    if (key) this.#press(key, event);
  };

  #press(key: string, event: KeyboardEvent): void {
    if (key !== 'Backspace' && key !== 'Enter') return;
    event.preventDefault();
    if (key === 'Backspace') this.#takeLastBack();
    else this.renderRoot.querySelector('settlement-dock')?.press();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'settlement-stage': SettlementStage;
  }
}
