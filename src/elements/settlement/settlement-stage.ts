import { html, LitElement, nothing } from 'lit';
import type { PropertyValues, ReactiveController, ReactiveElement, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { tidied } from '../../rules/campaign/acts/acts.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { wouldBe } from '../../rules/campaign/settlement/settlement.ts';
import { nameOfPilot } from '../../rules/words/hangar-names.ts';
import { numberOf } from '../campaign/open-game.ts';
import { OpenHangar } from '../campaign/open-hangar.ts';
import { ask } from '../common/ask.ts';
import { notify } from '../common/notice.ts';
import type { Said } from '../common/say.ts';
import '../common/stage-bar.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { isOnPressed, StageKeys } from '../common/stage-keys.ts';
import { styled } from '../common/styled.ts';
import { Wide } from '../common/room.ts';
import './before-after.ts';
import './closed-page.ts';
import './pilot-tabs.ts';
import { pageColumns } from './settlement-columns.ts';
import './settlement-dock.ts';
import type { PageNow } from './settlement-page.ts';
import { dockOf, shownPilot, tabsOf, whoseTurn } from './settlement-page.ts';
import styles from './settlement-stage.css?inline';
import { CHANGE_WORDS, SETTLEMENT_WORDS } from './settlement-words.ts';
import { askToClose } from './settlement-questions.ts';
import { SettlementWork } from './settlement-work.ts';

/** The focused element below a root, through every shadow root; null for none. */
const focusedIn = (root: DocumentOrShadowRoot | null): Element | null => {
  const focused = root?.activeElement ?? null;
  return (focused && focusedIn(focused.shadowRoot)) ?? focused;
};

/**
 * Scrolls to the open step whenever it changes, and focuses its heading, for every pilot. A focused tab keeps
 * the focus. If the focused element is gone, the heading gets the focus too.
 */
class OpenStep implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #now: () => { readonly pilot: string; readonly wide: boolean };
  #seen = '';
  #focused: Element | null = null;

  /** `now` gives the pilot shown, and whether steps are in columns. */
  constructor(host: ReactiveElement, now: () => { pilot: string; wide: boolean }) {
    this.#host = host;
    this.#now = now;
  }

  hostUpdate(): void {
    this.#focused = focusedIn(this.#host.shadowRoot) ?? this.#focused;
  }

  hostUpdated(): void {
    this.#look();
    this.#catch();
    // The contents of the panels are rendered later.
    setTimeout(() => {
      this.#catch();
      this.#focused = null;
    });
  }

  get #open(): HTMLElement | null {
    return this.#host.renderRoot.querySelector('.step.open');
  }

  #look(): void {
    const { pilot, wide } = this.#now();
    const open = this.#open;
    const now = `${pilot} ${open?.dataset['step']}`;
    if (now === this.#seen) return;
    const isFirst = this.#seen === '';
    this.#seen = now;
    if (isFirst || !open) return;
    open.scrollIntoView({ block: wide ? 'nearest' : 'start' });
    const focused = this.#focused;
    // Leave players alone who move through the tabs or are not on the page yet.
    if (focused && focused.role !== 'tab') this.#focus(open);
  }

  #catch(): void {
    const gone = this.#focused && !this.#focused.isConnected;
    if (!gone || document.activeElement !== document.body) return;
    this.#focus(this.#open);
  }

  #focus(open: HTMLElement | null): void {
    const to = open?.querySelector('h2') ?? this.#host.renderRoot.querySelector('.body');
    if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  }
}

/** Enter presses what has the focus: a button, a link. A tab is already selected. */
const isOnControl = (event: Event): boolean => {
  const [from] = event.composedPath();
  return isOnPressed(event) && !(from instanceof Element && from.role === 'tab');
};

/**
 * The meaning for the page of a key pressed in a field: Enter does the step; on a tick or radio Backspace takes
 * back. Null if the field uses the key.
 */
const enteredFrom = (event: KeyboardEvent): 'Enter' | 'Backspace' | null => {
  const [from] = event.composedPath();
  const own = event.defaultPrevented || event.isComposing || event.repeat;
  if (own || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (!(from instanceof HTMLInputElement)) return null;
  if (event.key === 'Enter') return 'Enter';
  const isPicked = from.type === 'radio' || from.type === 'checkbox';
  return event.key === 'Backspace' && isPicked ? 'Backspace' : null;
};

/**
 * Shows the page of a game: a tab for each pilot, winners first, with the steps of the settlement, one open at
 * a time. Each step is on disk before it is shown as done, and can be taken back until the page is closed.
 */
@customElement('settlement-stage')
export class SettlementStage extends LitElement {
  static override styles = styled(frameStyles, styles);
  @property() hangarId = '';
  @property() gameId = '';
  readonly #open = new OpenHangar(this, () => this.hangarId);
  readonly #wide = new Wide(this);
  readonly #work = new SettlementWork(this, this.#open);
  /** What the game and the page have changed so far for the pilot shown. */
  #changes: TemplateResult | null = null;

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
    if (changed.has('hangarId') || changed.has('gameId')) this.#work.begin(this.gameId);
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
    this.#changes = html`<before-after
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
            ${this.#changes}
          </aside>`,
        )}
      </div>
      <p class="unseen" role="status">${work.said}</p>
      <settlement-dock
        .work=${dockOf(now, pilot, meant, would)}
        @step-done=${() => void work.do(() => this.#askToClose(number))}
        @changes-asked=${() => this.#showChanges()}
        @closing-asked=${() => this.#askToClose(number)}
        @last-taken-back=${work.takeLastBack}
        @pilot-asked=${(event: Said<'pilot-asked'>) => work.turn(event.detail.pilot)}
      ></settlement-dock>
    </div>`;
  }

  #showChanges(): void {
    const { gameId } = this;
    ask(this, () =>
      this.gameId === gameId && this.#changes
        ? { heading: CHANGE_WORDS.heading, body: this.#changes }
        : null,
    );
  }

  #askToClose(number: number): void {
    const { running } = this.#work.now ?? {};
    if (running)
      askToClose(this, {
        number,
        stand: this.#closing,
        find: running.find,
        close: () => this.#close(number),
      });
  }

  /** The page while it can be closed; if another tab takes a step back, it says so. */
  readonly #closing = (): Settlement | null => {
    const stand = this.#work.now?.stand ?? null;
    const next = stand && whoseTurn(stand);
    if (!next) return stand;
    notify(this, SETTLEMENT_WORDS.takenBackElsewhere(nameOfPilot(stand.after, next)));
    return null;
  };

  async #close(number: number): Promise<boolean> {
    const mission = this.#open.running?.hangar?.open.find(({ id }) => id === this.gameId)?.muster
      .mission;
    if (!(await this.#work.close())) return false;
    notify(this, SETTLEMENT_WORDS.closed(number));
    if (this.isConnected) location.hash = `#/hangar/${this.hangarId}${mission ? '/road' : ''}`;
    return true;
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
