import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import { bookletOf, seatOf, sideOf } from '../../rules/battle/battle.ts';
import { forecast } from '../../rules/battle/heat.ts';
import { governing, openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import { modifierOf } from '../../rules/battle/score.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { broughtTimes, seatBrought, timesText } from '../../rules/words/seat-brought.ts';
import type { Named } from '../../rules/words/tell.ts';
import { toldPhrase, signed, sufferedText } from '../../rules/words/words.ts';
import { colourSign, phrase, pilotMark } from '../common/signs.ts';
import { OwnTask } from '../common/own-task.ts';
import { styled } from '../common/styled.ts';
import styles from './enemy-now.css?inline';
import colourStyles from './open-colours.css?inline';
import './gauge-row.ts';
import { maneuversHere, shutGroups } from './shut-groups.ts';
import { openingWords } from './told-lines.ts';
import { openColours } from './open-colours.ts';
import { warningsOf, warningSign } from './warning.ts';
import { CARD_WORDS } from './card-words.ts';

/** The enemy's state as anyone may look it up: gauges, criticals, what it may call next and what not. */
@customElement('enemy-now')
export class EnemyNow extends OwnTask {
  static override styles = styled(colourStyles, styles);

  @property({ attribute: false }) battle!: Battle;
  /** The status given in it governs the enemy. */
  @property({ attribute: false }) pairing!: Pairing;
  @property({ attribute: false }) names: readonly Named[] = [];
  /** The enemy's seat. */
  @property({ type: Number }) seat = 1;
  /** Without rows, in windows too narrow for them. */
  @property({ type: Boolean, reflect: true }) brief = false;
  /** The name is shown elsewhere. */
  @property({ type: Boolean }) nameless = false;

  override render(): TemplateResult {
    const { battle, names, seat } = this;
    const mech = seatOf(battle, seat);
    const pilot = names[seat]?.pilot ?? '';
    return html`${
        this.nameless
          ? nothing
          : html`<h2>
              ${pilotMark(sideOf(seat))} ${pilot}
              <span class="soft medium">${bookletOf(battle, seat).mech.name}</span>
            </h2>`
      }
      <gauge-row
        class="firm"
        criticals
        ?narrow=${this.brief}
        .seat=${mech}
        .uncounted=${battle.options.ammunition === 'ignored'}
      ></gauge-row>
      ${mech.shutDown ? html`<p class="dark"><b>Shut down</b> ${CARD_WORDS.shutDown}</p>` : nothing}
      ${this.#criticals()} ${this.#mayCall(pilot)}`;
  }

  #criticals(): TemplateResult {
    const seat = seatOf(this.battle, this.seat);
    const { suffered } = seat.wounds;
    const brought = seatBrought(seat);
    return html`${
      suffered.length === 0
        ? html`<p class="soft">No criticals</p>`
        : html`<ul>
            ${suffered.map(
              ({ critical, times }) =>
                html`<li>
                  <b>${critical.part}</b> ${sufferedText(critical, times)}${timesText(
                    times,
                    broughtTimes(seat, critical),
                  )}
                </li>`,
            )}
          </ul>`
    }${brought.length === 0 ? nothing : html`<p><b>Brought along:</b> ${brought.join(' · ')}</p>`}`;
  }

  #mayCall(pilot: string): TemplateResult {
    const { battle, pairing, seat } = this;
    const open = openManeuvers(battle, seat);
    return html`<div class="may stack snug">
      <h3 class="caps">May call ${open.length} of ${maneuversHere(battle, seat).length}</h3>
      <p class="signs">${openColours(open)}</p>
      <p class="told soft">
        ${pairing.saw === null ? openingWords(battle) : `You told ${pilot}`}:
        ${phrase(toldPhrase(governing(pairing, seat), pairing.range, bookletOf(battle, seat).statCard))}
      </p>
      <p class="heads" aria-hidden="true"><span>adds</span><span>heat</span></p>
      <ul class="rows">
        ${open.map((maneuver) => this.#row(maneuver))}
        ${shutGroups(battle, seat).map(
          ([reason, maneuvers]) =>
            html`<li class="shut">
              <span>${reason}</span>
              <span class="numbers soft"
                >${maneuvers.map(({ colour, console }) => html`<span>${colourSign(colour)}${console}</span> `)}</span
              >
            </li>`,
        )}
      </ul>
    </div>`;
  }

  #row(maneuver: Maneuver): TemplateResult {
    const { battle, seat } = this;
    const { colour, console, name } = maneuver;
    const warnings = warningsOf(battle, seat, maneuver);
    return html`<li>
      <b class="no normal">${console}</b>
      <span class="name"
        >${colourSign(colour)} ${name}<span class="unseen">, ${colour}, adds</span></span
      >
      <b class="adds">${signed(modifierOf(seatOf(battle, seat), maneuver))}</b>
      <span class="heat abreast dense"
        >${warnings.map(warningSign)}<span class="unseen">, heat after </span
        ><b>${forecast(battle, seat, maneuver).heat}</b
        ><span class="unseen"> ${warnings.join(', ')}</span></span
      >
    </li>`;
  }
}
