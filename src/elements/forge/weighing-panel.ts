import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Balance, Trim } from '../../forge/sheet.ts';
import { PRINTED, fairShare, offOf } from '../../forge/weighed.ts';
import type { WeighedAgainst } from '../../forge/weighed.ts';
import type { Library } from '../../offline/booklets/library.ts';
import type { Thinker } from '../../offline/fights/thinker.ts';
import { thinker } from '../../offline/fights/thinker.ts';
import type { Smithy } from '../../offline/forge/smithy.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { scoreText } from '../../tactics/balance/balance-words.ts';
import { knownScore } from '../../tactics/balance/tally.ts';
import { Weighing } from '../balance/weighing.ts';
import type { KeptPair } from '../balance/weighing.ts';
import { libraryContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import { FORGE_WORDS } from './forge-words.ts';
import styles from './weighing-panel.css?inline';

/** The sheet must be unchanged this long before it is weighed (milliseconds). */
const CALM = 900;
/** Duels needed before they lead to a proposal. */
const ENOUGH_TO_PROPOSE = 200;

/** What a booklet wins by duels, and what would be fair. */
const closeResult = ({ booklets: { lone, rival }, isRough, judged, tally }: KeptPair) => ({
  ...{ rival, isRough, duels: tally.duels, ...knownScore(judged, tally) },
  fair: fairShare(lone.mech.tonnage, rival.mech.tonnage),
});

interface Proposed {
  readonly trim: Trim | null;
  readonly by: 'at once' | 'closely';
}

/**
 * Shows how a sheet's booklet fares against those of the game: estimated at once by the status game, by duels on
 * request; and proposes the smallest change of `balance` that makes it fair.
 *
 * @fires trim-proposed - what would make it fair; null while nobody knows
 * @fires trim-taken - write the change on the sheet
 */
@customElement('weighing-panel')
export class WeighingPanel extends LitElement {
  static override styles = styled(styles);
  @property() sheet = '';
  @property({ attribute: false }) booklet!: Booklet;
  @property({ attribute: false }) smithy!: Smithy;
  /** For weighing by duels. */
  @property({ attribute: false }) thinker: Pick<Thinker, 'ask'> = thinker;
  @fromContext(libraryContext) private library!: Library;
  @state() private weighed: readonly WeighedAgainst[] = [];
  @state() private proposed: Proposed | null = null;
  #shelf: readonly Booklet[] = [];
  #calm: ReturnType<typeof setTimeout> | undefined;
  #proposedAfter = 0;
  #isFollowed = false;
  readonly #closely = new Weighing(this, () => this.thinker);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#calm);
    this.smithy.letGo();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('sheet')) this.#begin();
  }

  override updated(): void {
    this.#proposeClosely();
    this.#follow();
  }

  /** Scrolls to the progress of the duels, which is below their button, once they begin. */
  #follow(): void {
    const { learning, runs } = this.#closely;
    if (runs && learning && !this.#isFollowed)
      this.renderRoot.querySelector('progress')?.scrollIntoView({ block: 'nearest' });
    this.#isFollowed = runs && (this.#isFollowed || learning !== null);
  }

  /** Drops the results of another sheet, and weighs this one once it stays unchanged. */
  #begin(): void {
    clearTimeout(this.#calm);
    this.smithy.letGo();
    this.#closely.forget();
    this.#proposedAfter = 0;
    this.weighed = [];
    this.#propose(null);
    this.#calm = setTimeout(() => void this.#weigh(), CALM);
  }

  #propose(proposed: Proposed | null): void {
    this.proposed = proposed;
    say(this, 'trim-proposed', { trim: proposed?.trim ?? null });
  }

  async #weigh(): Promise<void> {
    const { sheet } = this;
    // The game's alone, so that what other files did to the shelf changes no proposal.
    const others = this.library.own.filter(({ id }) => id !== this.booklet.id);
    const read = await Promise.all(others.map(({ edition, id }) => this.library.read(id, edition)));
    if (!this.isConnected || sheet !== this.sheet) return;
    this.#shelf = read.filter((booklet) => booklet !== undefined);
    this.smithy.weigh(
      { sheet, against: this.#shelf.map(({ document, edition }) => ({ document, edition })) },
      (weighed) => (this.weighed = [...this.weighed, weighed]),
      (trim) => this.#propose({ trim, by: 'at once' }),
    );
  }

  #weighClosely(): Promise<void> {
    const pairs = this.#rivals.map((rival) => ({ lone: this.booklet, rival }));
    return this.#closely.open(pairs, { learns: true });
  }

  /** The two printed booklets, if they are on the shelf. */
  get #rivals(): readonly Booklet[] {
    return this.#shelf.filter(({ id }) => PRINTED.includes(id));
  }

  /** Duels show the error of the status game: proposes again each time their number has doubled. */
  #proposeClosely(): void {
    const results = this.#closely.pairs.map(closeResult);
    const rivals = this.#rivals;
    const duels = results.reduce((least, each) => Math.min(least, each.duels), Infinity);
    const known = this.weighed.filter(({ id }) => PRINTED.includes(id));
    const isKnown = results.length > 0 && results.length === rivals.length;
    if (!isKnown || known.length < rivals.length || !this.proposed?.trim) return;
    if (duels < Math.max(ENOUGH_TO_PROPOSE, 2 * this.#proposedAfter)) return;
    this.#proposedAfter = duels;
    const off = offOf(results.map(({ fair, points }) => ({ wins: points, fair })));
    this.smithy.weigh(
      { sheet: this.sheet, against: rivals, shift: off - offOf(known) },
      () => undefined,
      (trim) => this.#propose({ trim, by: 'closely' }),
    );
  }

  override render(): TemplateResult {
    const { weighed } = this;
    return html`<section class="stack" tabindex="-1" aria-label=${FORGE_WORDS.weighed}>
      ${weighed.length > 0 ? this.#table() : html`<p class="soft">${FORGE_WORDS.weighing}</p>`}
      ${weighed.length > 0 ? this.#proposal() : nothing} ${this.#close()}
    </section>`;
  }

  #table(): TemplateResult {
    return html`<table>
        <caption class="unseen">
          ${FORGE_WORDS.weighTable}
        </caption>
        <thead>
          <tr>
            <th scope="col">${FORGE_WORDS.against}</th>
            <th scope="col">${FORGE_WORDS.wins}</th>
            <td></td>
            <th scope="col">${FORGE_WORDS.fair}</th>
          </tr>
        </thead>
        <tbody>
          ${this.weighed.map(
            (each) =>
              html`<tr class="ruled">
                <th scope="row">${each.against}</th>
                <td><b>${Math.round(each.wins)}</b></td>
                <td class="shown">
                  <i class="bar" .style=${`--wins: ${each.wins}%; --fair: ${each.fair}%`}></i
                  ><small>${FORGE_WORDS.off(each)}</small>
                </td>
                <td>${Math.round(each.fair)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p class="faint">${FORGE_WORDS.atOnce}</p>`;
  }

  #proposal(): TemplateResult {
    const { proposed } = this;
    const trim = proposed?.trim;
    return html`<div class="proposal">
      ${proposed?.by === 'closely' ? html`<p class="faint">${FORGE_WORDS.byDuels}</p>` : nothing}
      <p role="status">${trim ? FORGE_WORDS.trim(trim) : proposed ? '' : FORGE_WORDS.proposing}</p>
      ${
        trim && (trim.kind === 'trimmed' || trim.kind === 'never fair')
          ? html`<button
              type="button"
              class="button finger"
              @click=${() => this.#take(trim.balance)}
            >
              ${FORGE_WORDS.takeTrim(trim)}
            </button>`
          : nothing
      }
    </div>`;
  }

  #take(balance: Balance): void {
    // Its button disappears: keep the focus of keyboard players here.
    this.renderRoot.querySelector<HTMLElement>('section')?.focus({ preventScroll: true });
    say(this, 'trim-taken', { balance });
  }

  #close(): TemplateResult {
    const { learning, pairs, runs } = this.#closely;
    const results = pairs.map(closeResult);
    const off = offOf(results.map(({ fair, points }) => ({ wins: points, fair })));
    const within = Math.hypot(...results.map((each) => each.within)) / Math.max(1, results.length);
    return html`<div class="close stack">
      <div class="abreast spread">
        <h3 class="titled">${FORGE_WORDS.duels}</h3>
        <button
          type="button"
          class="button finger"
          ?disabled=${!runs && this.#rivals.length === 0}
          @click=${() => (runs ? this.#closely.stop() : void this.#weighClosely())}
        >
          ${runs ? FORGE_WORDS.stop : FORGE_WORDS.closely}
        </button>
      </div>
      <p class="faint">${FORGE_WORDS.closelyWhy}</p>
      ${
        learning
          ? html`<p>
                ${
                  learning.of === null
                    ? FORGE_WORDS.beginning(learning.rival.mech.name)
                    : FORGE_WORDS.learning(learning.rival.mech.name, learning.done, learning.of)
                }
              </p>
              <progress
                aria-label=${FORGE_WORDS.closely}
                max=${learning.of ?? 1}
                .value=${learning.done}
              ></progress>`
          : nothing
      }
      ${
        results.length > 0
          ? html`<ul>
                ${results.map(
                  ({ duels, fair, rival, ...score }) =>
                    html`<li>
                      ${FORGE_WORDS.closelyResult(rival.mech.name, scoreText(score), duels, fair)}
                    </li>`,
                )}
              </ul>
              <p><b>${FORGE_WORDS.closelyMean(off, within)}</b></p>
              ${results.some(({ isRough }) => isRough) ? html`<p class="faint">${FORGE_WORDS.closelyRough}</p>` : nothing}`
          : nothing
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'trim-proposed': CustomEvent<{ readonly trim: Trim | null }>;
    'trim-taken': CustomEvent<{ readonly balance: Balance }>;
  }
}
