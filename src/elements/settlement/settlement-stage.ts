import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { tidied } from '../../rules/campaign/acts/acts.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { wouldBe } from '../../rules/campaign/settlement/settlement.ts';
import { nameOfPilot } from '../../rules/words/hangar-names.ts';
import { numberOf } from '../campaign/open-game.ts';
import { OpenHangar } from '../campaign/open-hangar.ts';
import { notify } from '../common/notice.ts';
import type { Said } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import '../common/stage-bar.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { StageKeys } from '../common/stage-keys.ts';
import { styled } from '../common/styled.ts';
import './before-after.ts';
import './close-sheet.ts';
import './closed-page.ts';
import { OpenStep } from './open-step.ts';
import './pilot-tabs.ts';
import { pageColumns } from './settlement-columns.ts';
import './settlement-dock.ts';
import { enteredFrom, isOnControl } from './settlement-keys.ts';
import type { PageNow } from './settlement-page.ts';
import { dockOf, shownPilot, tabsOf, whoseTurn } from './settlement-page.ts';
import styles from './settlement-stage.css?inline';
import { CHANGE_WORDS, SETTLEMENT_WORDS } from './settlement-words.ts';
import { SettlementWork } from './settlement-work.ts';
import './take-back-sheet.ts';
import { Wide } from './wide.ts';

/**
 * Shows the page of a game: a tab for each pilot, winners first, with the steps of the settlement, one open at
 * a time. Each step is on disk before it is shown as done, and can be taken back until the page is closed.
 */
@customElement('settlement-stage')
export class SettlementStage extends LitElement {
  static override styles = styled(frameStyles, styles);
  @property() hangarId = '';
  @property() gameId = '';
  @state() private sheet: 'close' | 'changes' | null = null;
  readonly #open = new OpenHangar(this, () => this.hangarId);
  readonly #wide = new Wide(this);
  readonly #work = new SettlementWork(this, this.#open);

  constructor() {
    super();
    this.addController(
      new OpenStep(this, () => ({ pilot: this.#work.pilot, wide: this.#wide.is })),
    );
    this.addController(
      new StageKeys((key, event) => {
        if (key === 'Backspace' || !isOnControl(event)) this.#press(key, event);
      }),
    );
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#keepClosing();
    if (!changed.has('hangarId') && !changed.has('gameId')) return;
    this.#work.begin(this.gameId);
    this.sheet = null;
  }

  /** Stops closing if another tab takes a step back. */
  #keepClosing(): void {
    const stand = this.sheet === 'close' ? this.#work.now?.stand : undefined;
    const next = stand && whoseTurn(stand);
    if (!stand || !next) return;
    this.sheet = null;
    notify(this, SETTLEMENT_WORDS.takenBackElsewhere(nameOfPilot(stand.after, next)));
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.#work.isHere) return nothing;
    return this.#open.shown((hangar, running) => {
      const course = this.#work.courseOf(running);
      const { now } = this.#work;
      if (!now)
        return html`<closed-page
          .running=${running}
          .gameId=${this.gameId}
          .why=${course}
        ></closed-page>`;
      return this.#page(hangar, now);
    });
  }

  #page(hangar: Hangar, now: PageNow): TemplateResult {
    const { course, running, stand } = now;
    const { find } = running;
    const work = this.#work;
    const pilot = shownPilot(stand, work.pilot);
    const draft = work.draftOf(now, pilot);
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
          <stage-bar back=${`#/hangar/${this.hangarId}`} back-to=${SETTLEMENT_WORDS.toHangar}
            >${SETTLEMENT_WORDS.settling(number)}</stage-bar
          >
          <p class="soft">${SETTLEMENT_WORDS.notFinal}</p>
          <pilot-tabs
            .tabs=${tabsOf(stand, pilot)}
            .shown=${pilot}
            @pilot-shown=${(event: Said<'pilot-shown'>) => work.turn(event.detail.pilot)}
          ></pilot-tabs>
        </div>
        <div
          class="body"
          role="tabpanel"
          aria-label=${nameOfPilot(stand.after, pilot)}
          tabindex="0"
          @choice-drafted=${({ detail: { choice } }: Said<'choice-drafted'>) =>
            work.draft(choice.pilot, choice)}
          @house-rule-set=${({ detail: { rule } }: Said<'house-rule-set'>) =>
            void work.setHouseRule(rule)}
        >
          ${pageColumns(
            course,
            { ...{ pilot, find, draft, preview }, wide: this.#wide.is, takeBack: work.askBack },
            html`<aside class="panel" aria-labelledby="changes">
              <h2 id="changes" class="label">${CHANGE_WORDS.heading}</h2>
              ${changes}
            </aside>`,
          )}
        </div>
        <p class="unseen" role="status">${work.said}</p>
        <settlement-dock
          .work=${dockOf(now, pilot, meant, would)}
          @step-done=${() => void work.do(() => (this.sheet = 'close'))}
          @changes-asked=${() => (this.sheet = 'changes')}
          @closing-asked=${() => (this.sheet = 'close')}
          @last-taken-back=${work.takeLastBack}
          @pilot-asked=${(event: Said<'pilot-asked'>) => work.turn(event.detail.pilot)}
        ></settlement-dock>
      </div>
      <sheet-dialog
        heading=${CHANGE_WORDS.heading}
        .open=${this.sheet === 'changes'}
        @sheet-closed=${this.#away}
      >
        ${this.sheet === 'changes' ? changes : nothing}
      </sheet-dialog>
      <take-back-sheet
        .asked=${work.asked}
        .settlement=${stand}
        @sheet-closed=${() => work.forget()}
        @step-taken-back=${(event: Said<'step-taken-back'>) => void work.takeBack(event.detail.place)}
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

  readonly #away = (): void => {
    this.sheet = null;
  };

  async #close(number: number): Promise<void> {
    if (!(await this.#work.close())) return;
    this.sheet = null;
    notify(this, SETTLEMENT_WORDS.closed(number));
    location.hash = `#/hangar/${this.hangarId}`;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const key = enteredFrom(event);
    if (key) this.#press(key, event);
  };

  #press(key: string, event: KeyboardEvent): void {
    if (key !== 'Backspace' && key !== 'Enter') return;
    event.preventDefault();
    if (key === 'Backspace') this.#work.takeLastBack();
    else this.renderRoot.querySelector('settlement-dock')?.press();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'settlement-stage': SettlementStage;
  }
}
