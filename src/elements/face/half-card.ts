import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import { bookletOf, seatOf } from '../../rules/battle/battle.ts';
import { forecast } from '../../rules/battle/heat.ts';
import { governing, whyShut } from '../../rules/battle/open-maneuvers.ts';
import { modifierOf } from '../../rules/battle/score.ts';
import type { Prospects } from '../../rules/battle/what-if.ts';
import { prospectsOf } from '../../rules/battle/what-if.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { answersText } from '../../rules/words/if-text.ts';
import { isShortName } from '../../rules/fight/name.ts';
import { shortReason } from '../../rules/words/shut-text.ts';
import { toldPhrase, shutText, signed } from '../../rules/words/words.ts';
import { criticalsText } from '../card/card-foot.ts';
import { CARD_WORDS } from '../card/card-words.ts';
import '../card/gauge-row.ts';
import figureStyles from '../card/row-figure.css?inline';
import { rowFigure } from '../card/row-figure.ts';
import { warningsOf } from '../card/warning.ts';
import { colourSign, icon, phrase } from '../common/signs.ts';
import { Fits } from './fits.ts';
import type { Lay } from './lay.ts';
import styles from './half-card.css?inline';
import { styled } from '../common/styled.ts';
import { FACE_WORDS } from './face-words.ts';

/** Lowest row that is readable from a chair, in px. */
const READABLE = 25;

/**
 * The stat card in one half of a table, to read only: gauges, the status, and every maneuver of the range, shut
 * ones with a brief reason. In two columns in a wide layout.
 */
@customElement('half-card')
export class HalfCard extends LitElement {
  static override styles = styled(figureStyles, styles);

  @property({ attribute: false }) battle!: Battle;
  /** The status given in it governs the pilot. */
  @property({ attribute: false }) pairing!: Pairing;
  @property({ type: Number }) seat = 0;
  /** The other pilot, who gave the status. */
  @property() teller = '';
  /** A line for a first turn; usually empty. */
  @property() note = '';

  /** Layout of both halves; tall ones have columns of hits. */
  @property({ reflect: true }) lay: Lay = 'tall';

  #prospects: Prospects = () => [];

  constructor() {
    super();
    this.addController(new Fits(this, () => this.#fit()));
  }

  get #figured(): boolean {
    return this.lay === 'tall';
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('battle') || changed.has('pairing') || changed.has('seat'))
      this.#prospects = prospectsOf(this.battle, this.seat, this.pairing);
  }

  override render(): TemplateResult {
    const { battle, pairing, seat } = this;
    const { range } = pairing;
    const booklet = bookletOf(battle, seat);
    const rows = booklet.statCard.maneuvers.filter((maneuver) => maneuver.range === range);
    return html`<section
      class=${this.#figured ? 'card panel' : 'card panel two'}
      aria-label=${CARD_WORDS.heading(booklet.mech.name)}
    >
      <gauge-row
        narrow
        .seat=${seatOf(battle, seat)}
        .uncounted=${battle.options.ammunition === 'ignored'}
        >${this.#few()}</gauge-row
      >
      ${this.#status()}
      ${this.note ? html`<p class="line note fine firm bold">${this.note}</p>` : nothing}
      <div class="heads" aria-hidden="true">
        ${[0, 1].map(
          () =>
            html`<p class="grid dense soft">
              <span>Adds</span
              >${this.#figured ? html`<span class="plates"><b class="do">hit</b><b class="take">take</b></span>` : nothing}<span
                >Heat</span
              >
            </p>`,
        )}
      </div>
      <ul class="rows" .style=${`--down: ${Math.ceil(rows.length / 2)}`}>
        ${rows.map((maneuver) => this.#row(maneuver))}
      </ul>
    </section>`;
  }

  /** If the rows of one half are too low to read, both halves drop what is also shown elsewhere. */
  #fit(): void {
    const root = this.getRootNode() as Document | ShadowRoot;
    const cards = [...root.querySelectorAll('half-card')];
    for (const card of cards) card.removeAttribute('tight');
    const isTight = cards.some((card) => card.#isLow);
    for (const card of cards) {
      card.toggleAttribute('tight', isTight);
      card.#shrink();
    }
  }

  get #isLow(): boolean {
    const row = this.renderRoot.querySelector('.row');
    return Boolean(row && row.getBoundingClientRect().height < READABLE);
  }

  /** Long names get smaller letters and two lines, so that the columns stay in place. */
  #shrink(): void {
    const names = [...this.renderRoot.querySelectorAll('.called')];
    for (const name of names) name.classList.remove('long');
    const long = names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    for (const name of long) name.classList.add('long');
  }

  /** The status given by the enemy (D11), and what criticals add to it. */
  #status(): TemplateResult {
    const seat = seatOf(this.battle, this.seat);
    const { shutDown } = seat;
    const criticals = criticalsText(seat);
    const { range } = this.pairing;
    const screen = governing(this.pairing, this.seat);
    return html`<p class="line fine firm">
        <b
          >${this.battle.turns === 0 ? 'The duel opens:' : isShortName(this.teller) ? `${this.teller} told you:` : 'Told:'}</b
        >
        ${shutDown ? FACE_WORDS.shutDown : phrase(toldPhrase(screen, range, bookletOf(this.battle, this.seat).statCard))}
      </p>
      ${
        criticals
          ? html`<p class="line criticals fine firm">
              <b>Criticals:</b>
              ${criticals}
            </p>`
          : nothing
      }`;
  }

  /** Number of criticals, if too low to name them. */
  #few(): TemplateResult | typeof nothing {
    const { suffered } = seatOf(this.battle, this.seat).wounds;
    const many = suffered.reduce((sum, { times }) => sum + times, 0);
    return many === 0
      ? nothing
      : html`<p class="few"><span class="caps">Criticals</span> <b>${many}</b></p>`;
  }

  #row(maneuver: Maneuver): TemplateResult {
    const shut = whyShut(this.battle, this.seat, maneuver);
    const { colour, console, name } = maneuver;
    if (shut)
      return html`<li class="row shut grid dense faint">
        <span class="unseen">${name}, ${colour}, ${console}, shut. ${shutText(shut).long}</span>
        <s class="no" aria-hidden="true">${console}</s>
        <span class="called name ${colour}" aria-hidden="true">${colourSign(colour)} ${name}</span>
        <span class="why" aria-hidden="true">${shortReason(shut, maneuver)}</span>
      </li>`;
    const next = forecast(this.battle, this.seat, maneuver);
    const modifier = modifierOf(seatOf(this.battle, this.seat), maneuver);
    const [warning = ''] = warningsOf(this.battle, this.seat, maneuver);
    const answers = this.#figured ? this.#prospects(console) : [];
    return html`<li class="row grid dense">
      <span class="unseen"
        >${name}, ${colour}, ${console}, score ${modifier < 0 ? 'minus' : 'plus'}
        ${Math.abs(modifier)}, heat ${seatOf(this.battle, this.seat).heat} to
        ${next.heat}${warning && `, warning: ${warning}`}${maneuver.ammunition ? ', spends 1 round' : ''}.
        ${answersText(answers, this.teller || undefined)}</span
      >
      <b class="no" aria-hidden="true">${console}</b>
      <b class="band ${colour}" aria-hidden="true"
        >${colourSign(colour)}
        <span class="called ellipsis">${name}</span
        >${warning ? html`<small>${warning}</small>` : nothing}${maneuver.ammunition ? html`<i class="round"></i>` : nothing}</b
      >
      <b class="score" aria-hidden="true">${signed(modifier)}</b>
      ${this.#figured ? html`${rowFigure(answers, 'do')} ${rowFigure(answers, 'take')}` : nothing}
      <b class="heat level" aria-hidden="true"
        >${warning ? icon('warning') : nothing}${next.heat}</b
      >
    </li>`;
  }
}
