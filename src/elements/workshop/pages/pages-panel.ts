import { html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Booklet } from '../../../rules/booklet/booklet.ts';
import type { Keys } from '../../../rules/check/finding.ts';
import { CONSOLES, VIEW_SCREENS, bandOf, rangeOf } from '../../../rules/vocabulary.ts';
import type { Said } from '../../common/say.ts';
import { icon } from '../../common/signs.ts';
import { styled } from '../../common/styled.ts';
import type { Typed } from '../../form/typed.ts';
import { shown, valueAt } from '../../form/typed.ts';
import '../../page/small-picture.ts';
import { BookletForm } from '../draft/booklet-form.ts';
import { shownPages } from '../draft/booklet-kind.ts';
import { cellsOf } from '../draft/cell-judging.ts';
import './page-desk.ts';
import styles from './pages-panel.css?inline';
import { PAGES_WORDS } from './pages-panel-words.ts';
import { WORKSHOP_WORDS } from '../draft/workshop-words.ts';

/**
 * Lists the pages of a draft as they lie in the booklet; one that is opened can be typed.
 *
 * @fires place-asked - detail `{ keys }`: the card, which comes first
 */
@customElement('pages-panel')
export class PagesPanel extends BookletForm {
  static override styles = styled(styles);

  @property({ attribute: false }) others: readonly Booklet[] = [];
  /** Where to go: `['viewScreens', '9', 'status']`, `['consoles', '26', '44']`; empty for the list. */
  @property({ attribute: false }) place: Keys = [];
  /** The open page; null for the list. */
  @state() private page: number | null = null;
  /** Where the open page was asked to go: it does not go there again when it is opened again. */
  @state() private at: Keys = [];

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('place')) this.#open(pageOf(this.place), this.place);
  }

  #open(page: number | null, at: Keys = []): void {
    this.page = page;
    this.at = at;
  }

  override render(): TemplateResult {
    const { at, faults, page, shut, typed } = this;
    if (page !== null)
      return html`<page-desk
        .typed=${typed}
        .faults=${faults}
        .number=${page}
        .others=${this.others}
        .place=${at}
        ?shut=${shut}
        @page-chosen=${({ detail }: Said<'page-chosen'>) => this.#open(detail.number)}
        @pages-asked=${() => void this.#list()}
      ></page-desk>`;
    return html`${this.#summary()}
      <ul class="pages grid">
        ${VIEW_SCREENS.map((number) => html`<li>${this.#page(number)}</li>`)}
      </ul>`;
  }

  #page(number: number): TemplateResult {
    const { faults, typed } = this;
    const booklet = shownPages(typed);
    const title = said(typed, `viewScreens.${number}.title`);
    // A cell that is not typed yet is counted as missing.
    const wrong = [...faults.keys()].filter(
      (path) =>
        pageOf(path.split('.')) === number &&
        !(path.startsWith('consoles') && said(typed, path) === ''),
    ).length;
    const pose = said(typed, `viewScreens.${number}.picture`).replaceAll('-', ' ');
    const { all, typed: cells } = cellsOf(typed, number + 1);
    return html`<button
      type="button"
      class="stack"
      data-page=${number}
      @click=${() => this.#open(number)}
    >
      <span class="thumb frame ${pose && 'typed'}"
        ><span class="pose fine" aria-hidden="true">${pose}</span>${
          booklet.viewScreens[number]
            ? html`<small-picture .booklet=${booklet} .number=${number}></small-picture>`
            : ''
        }${
          wrong > 0
            ? html`<b class="wrong boxed abreast"
                >${icon('warning')}${wrong}<span class="unseen">
                  ${PAGES_WORDS.wrong(wrong)}</span
                ></b
              >`
            : ''
        }</span
      >
      <span class="named ellipsis"
        ><b><span class="unseen">View screen </span>${number}</b>
        ${title || WORKSHOP_WORDS.empty}</span
      >
      <span class="fine ${cells === all ? 'soft' : ''}"
        >${PAGES_WORDS.console(number + 1, cells, all)}</span
      >
    </button>`;
  }

  /** How far it has come, and the way on. */
  #summary(): TemplateResult {
    const { shut, typed } = this;
    const consoles = VIEW_SCREENS.map((number) => cellsOf(typed, number + 1));
    const sum = (which: 'all' | 'typed'): number =>
      consoles.reduce((whole, each) => whole + each[which], 0);
    const faulty = new Set(
      [...this.faults.keys()]
        .map((path) => path.split('.'))
        .filter(([part]) => part === 'viewScreens')
        .map(pageOf),
    );
    const pages = shownPages(typed).viewScreens;
    const whole = VIEW_SCREENS.filter((number) => pages[number] && !faulty.has(number)).length;
    const next = nextOf(typed);
    return html`<section class="summary panel stack apart">
      ${this.#bar(PAGES_WORDS.screens, whole, VIEW_SCREENS.length)}
      ${this.#bar(PAGES_WORDS.cells, sum('typed'), sum('all'))}
      ${
        next && !shut
          ? html`<button
              type="button"
              class="button main"
              @click=${() => {
                const page = pageOf(next);
                if (page === null) this.goTo(next);
                else this.#open(page, next);
              }}
            >
              ${PAGES_WORDS.goOn(next)}
            </button>`
          : ''
      }
    </section>`;
  }

  #bar(name: string, typed: number, all: number): TemplateResult {
    return html`<p class="flow spread dense">
      <b>${name}</b> <span class="soft">${PAGES_WORDS.of(typed, all)}</span
      ><progress aria-hidden="true" max=${all} .value=${typed}></progress>
    </p>`;
  }

  async #list(): Promise<void> {
    const { page } = this;
    this.page = null;
    await this.focusOn(`[data-page='${page}']`);
  }
}

const said = (typed: Typed, path: string): string => shown(valueAt(typed, path)) ?? '';

/** What of a page is missing: its title, range or pose, its status, or the criticals of a hit. */
const lackOf = (typed: Typed, number: number): string | null => {
  const has = (key: string): boolean => {
    const value = valueAt(typed, `viewScreens.${number}.${key}`);
    return value !== undefined && value !== '';
  };
  const lacking = ['title', 'range', 'picture', 'status'].find((key) => !has(key));
  return lacking ?? (has('score') && !has('criticals') ? 'criticals' : null);
};

/** The place of the first thing that is missing: the card, of a page, then a cell; null if nothing is. */
const nextOf = (typed: Typed): Keys | null => {
  if (valueAt(typed, 'statCard.maneuvers.0') === undefined) return ['statCard', 'maneuvers'];
  for (const number of VIEW_SCREENS) {
    const lacking = lackOf(typed, number);
    if (lacking !== null) return ['viewScreens', String(number), lacking];
  }
  for (const console of CONSOLES) {
    const isMissing = (each: number): boolean => said(typed, `consoles.${console}.${each}`) === '';
    const owner = bandOf(rangeOf(console)).find(isMissing);
    if (owner !== undefined) return ['consoles', String(console), String(owner)];
  }
  return null;
};

/** The page that a place of the document is on; null if it is on none. */
const pageOf = ([part, key]: Keys): number | null => {
  const number = part === 'consoles' ? Number(key) - 1 : part === 'viewScreens' ? Number(key) : 0;
  return VIEW_SCREENS.find((each) => each === number) ?? null;
};
