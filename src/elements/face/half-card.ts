import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import { bookletOf, seatOf } from '../../rules/battle/battle.ts';
import { forecast } from '../../rules/battle/heat.ts';
import { governing, whyShut } from '../../rules/battle/open-maneuvers.ts';
import { modifierOf } from '../../rules/battle/score.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { broughtTimes, timesText } from '../../rules/words/seat-brought.ts';
import { shortReason } from '../../rules/words/short-reason.ts';
import { toldPhrase } from '../../rules/words/told-text.ts';
import { shutText, signed, sufferedText } from '../../rules/words/words.ts';
import '../card/gauge-row.ts';
import { warningOf } from '../card/warning.ts';
import { colourSign, icon, phrase } from '../common/signs.ts';
import { Fits } from './fits.ts';
import styles from './half-card.css?inline';
import { styled } from '../common/styled.ts';

/** A row can be read from where one sits from this height on (pixels). */
const READABLE = 25;

/**
 * The stat card of one half of a table, to read and not to touch: gauges, what was told, and every
 * maneuver of the range in sight, the shut ones with their reason in a word. In two columns where the
 * screen lies.
 */
@customElement('half-card')
export class HalfCard extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) battle!: Battle;
  /** The status in it governs the pilot. */
  @property({ attribute: false }) pairing!: Pairing;
  /** Whose card: the seat's number. */
  @property({ type: Number }) seat = 0;
  /** A line in place of none, for a first turn. */
  @property() note = '';

  constructor() {
    super();
    this.addController(new Fits(this, () => this.#fit()));
  }

  override render(): TemplateResult {
    const { battle, pairing, seat } = this;
    const { range } = pairing;
    const booklet = bookletOf(battle, seat);
    const rows = booklet.statCard.maneuvers.filter((maneuver) => maneuver.range === range);
    return html`<section class="card panel" aria-label=${`Stat card of the ${booklet.mech.name}`}>
      <gauge-row
        narrow
        .seat=${seatOf(battle, seat)}
        .uncounted=${battle.options.ammunition === 'ignored'}
        >${this.#few()}</gauge-row
      >
      ${this.#status()} ${this.note ? html`<p class="line note">${this.note}</p>` : nothing}
      <div class="heads" aria-hidden="true">
        ${[0, 1].map(
          () =>
            html`<p>
              <span>On a hit</span><span>Heat<i> after</i></span>
            </p>`,
        )}
      </div>
      <ul class="rows" .style=${`--down: ${Math.ceil(rows.length / 2)}`}>
        ${rows.map((maneuver) => this.#row(maneuver))}
      </ul>
    </section>`;
  }

  /** Where rows would be too low to be read or names cut, what stands elsewhere too makes room. */
  #fit(): void {
    this.removeAttribute('tight');
    const row = this.renderRoot.querySelector('.row');
    const isLow = Boolean(row && row.getBoundingClientRect().height < READABLE);
    const names = [...this.renderRoot.querySelectorAll('.band span')];
    const isCut = names.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    this.toggleAttribute('tight', isLow || isCut);
  }

  /** What the enemy pilot has read out (D11), and what the criticals add to it. */
  #status(): TemplateResult {
    const seat = seatOf(this.battle, this.seat);
    const { wounds, shutDown } = seat;
    const { range } = this.pairing;
    const screen = governing(this.pairing, this.seat);
    return html`<p class="line">
        <b>${this.battle.turns === 0 ? 'The duel opens:' : 'Told:'}</b>
        ${shutDown ? 'Shut down: only Cool Off or Duck' : phrase(toldPhrase(screen, range, bookletOf(this.battle, this.seat).statCard))}
      </p>
      ${
        wounds.suffered.length > 0
          ? html`<p class="line criticals">
              <b>Criticals:</b>
              ${wounds.suffered
                .map(
                  ({ critical, times }) =>
                    `${critical.part}: ${sufferedText(critical, times)}${timesText(times, broughtTimes(seat, critical))}`,
                )
                .join(' · ')}
            </p>`
          : nothing
      }`;
  }

  /** How many criticals, where there is no height to name them. */
  #few(): TemplateResult | typeof nothing {
    const { suffered } = seatOf(this.battle, this.seat).wounds;
    const many = suffered.reduce((sum, { times }) => sum + times, 0);
    return many === 0 ? nothing : html`<p class="few"><span>Criticals</span> <b>${many}</b></p>`;
  }

  #row(maneuver: Maneuver): TemplateResult {
    const shut = whyShut(this.battle, this.seat, maneuver);
    const { colour, console, name } = maneuver;
    if (shut)
      return html`<li class="row shut">
        <span class="unseen">${name}, ${colour}, ${console}, shut. ${shutText(shut).long}</span>
        <s class="no" aria-hidden="true">${console}</s>
        <span class="name ${colour}" aria-hidden="true">${colourSign(colour)} ${name}</span>
        <span class="why" aria-hidden="true">${shortReason(shut, maneuver)}</span>
      </li>`;
    const next = forecast(this.battle, this.seat, maneuver);
    const modifier = modifierOf(seatOf(this.battle, this.seat), maneuver);
    const warning = warningOf(this.battle, this.seat, maneuver) ?? '';
    return html`<li class="row">
      <span class="unseen"
        >${name}, ${colour}, ${console}, score ${modifier < 0 ? 'minus' : 'plus'}
        ${Math.abs(modifier)}, heat ${seatOf(this.battle, this.seat).heat} to
        ${next.heat}${warning && `, warning: ${warning}`}${maneuver.ammunition ? ', spends 1 round' : ''}</span
      >
      <b class="no" aria-hidden="true">${console}</b>
      <b class="band ${colour}" aria-hidden="true"
        >${colourSign(colour)}
        <span>${name}</span
        >${warning ? html`<small>${warning}</small>` : maneuver.ammunition ? html`<small>1 round</small>` : nothing}</b
      >
      <b class="score" aria-hidden="true">${signed(modifier)}</b>
      <b class="heat" aria-hidden="true">${warning ? icon('warning') : nothing}${next.heat}</b>
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'half-card': HalfCard;
  }
}
