import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { bookletOf, seatOf } from '../../rules/battle/battle.ts';
import { numberCalled } from '../../rules/battle/deed.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { forecast } from '../../rules/battle/heat.ts';
import { isOpen, openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import { modifierOf } from '../../rules/battle/score.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import { RANGES } from '../../rules/vocabulary.ts';
import type { Range } from '../../rules/vocabulary.ts';
import { listed } from '../../rules/words/listed.ts';
import type { Named } from '../../rules/words/tell.ts';
import { signed } from '../../rules/words/words.ts';
import '../card/gauge-row.ts';
import { menuButton } from '../common/menu-button.ts';
import { say } from '../common/say.ts';
import { colourSign, icon, pilotMark } from '../common/signs.ts';
import '../common/stage-bar.ts';
import { StageKeys } from '../common/stage-keys.ts';
import { styled } from '../common/styled.ts';
import styles from './lone-choosing.css?inline';

/**
 * The lone player chooses: the maneuvers of every range that somebody is at, each with what the others
 * are told by it (M2, M3). Then it is locked in.
 *
 * @fires maneuver-picked - detail `{ console }`
 * @fires maneuver-locked-in - detail `{ seat, console }`
 * @fires curtain-asked
 * @fires menu-asked
 */
@customElement('lone-choosing')
export class LoneChoosing extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) names: readonly Named[] = [];
  /** The turns so far. */
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  /** The console number that is picked and not locked in. */
  @property({ attribute: false }) picked: number | null = null;

  constructor() {
    super();
    this.addController(new StageKeys((key, event) => this.#onKey(key, event)));
  }

  get #pick(): Maneuver | null {
    const { battle, picked } = this;
    const maneuver = picked === null ? null : maneuverAt(bookletOf(battle, 0).statCard, picked);
    return maneuver && isOpen(battle, 0, maneuver) ? maneuver : null;
  }

  override render(): TemplateResult {
    const { battle, names } = this;
    const pick = this.#pick;
    return html`<div class="stage">
      <stage-bar takes-focus>
        ${pilotMark('lone')} ${names[0]?.pilot} chooses
        <p slot="aside" class="soft">Turn ${battle.turns + 1}</p>
        <button
          slot="buttons"
          type="button"
          class="curtain"
          @click=${() => say(this, 'curtain-asked')}
        >
          Curtain <kbd aria-hidden="true">C</kbd>
        </button>
        ${menuButton('Menu', () => say(this, 'menu-asked'))}
      </stage-bar>
      <div class="body" role="radiogroup" aria-label="Maneuvers">
        <gauge-row
          .seat=${seatOf(battle, 0)}
          .forecastHeat=${pick ? forecast(battle, 0, pick).heat : null}
          .uncounted=${battle.options.ammunition === 'ignored'}
        ></gauge-row>
        ${RANGES.toReversed().map((range) => this.#group(range))}
      </div>
      <div class="dock">
        <button
          type="button"
          class="button main big lock"
          aria-disabled=${!pick}
          @click=${this.#lockIn}
        >
          ${
            pick
              ? html`<span
                  >${icon('lock')} Lock in ${pick.console} <kbd aria-hidden="true">Enter</kbd
                  ><small>${this.#told(pick)}</small></span
                >`
              : 'Pick a maneuver'
          }
        </button>
      </div>
    </div>`;
  }

  #at(range: Range): readonly number[] {
    return this.battle.pairings.filter((each) => each.range === range).map(({ rival }) => rival);
  }

  #pilots(rivals: readonly number[]): string {
    return listed(rivals.map((rival) => this.names[rival]?.pilot ?? ''));
  }

  #group(range: Range): TemplateResult {
    const rivals = this.#at(range);
    if (rivals.length === 0) return html``;
    const open = openManeuvers(this.battle, 0).filter((each) => each.range === range);
    return html`<section
      class="group panel"
      aria-label=${`${range} range: ${this.#pilots(rivals)}`}
    >
      <h2>${range} range: ${this.#pilots(rivals)}</h2>
      ${open.map((maneuver) => this.#row(maneuver))}
    </section>`;
  }

  #row(maneuver: Maneuver): TemplateResult {
    const { battle } = this;
    const { colour, console, name } = maneuver;
    return html`<button
      type="button"
      class="row"
      role="radio"
      aria-checked=${console === this.picked}
      data-console=${console}
      @click=${() => say(this, 'maneuver-picked', { console })}
    >
      <b>${console}</b> ${colourSign(colour)}
      <span class="name"
        >${name}<span class="unseen">, ${colour}</span><br /><small class="soft"
          >${this.#told(maneuver)}</small
        ></span
      >
      <span>${signed(modifierOf(seatOf(battle, 0), maneuver))}</span>
      <span><span class="unseen">heat after </span>${forecast(battle, 0, maneuver).heat}</span>
    </button>`;
  }

  /** Who is told which number. */
  #told(maneuver: Maneuver): string {
    const { statCard } = bookletOf(this.battle, 0);
    return RANGES.filter((range) => this.#at(range).length > 0)
      .map(
        (range) => `${numberCalled(statCard, maneuver, range)} to ${this.#pilots(this.#at(range))}`,
      )
      .join(', ');
  }

  readonly #lockIn = (): void => {
    const pick = this.#pick;
    if (pick) say(this, 'maneuver-locked-in', { seat: 0, console: pick.console });
  };

  #onKey(key: string, event: KeyboardEvent): void {
    const [from] = event.composedPath();
    if (key === 'c') say(this, 'curtain-asked');
    else if (
      key === 'Enter' &&
      !(from instanceof HTMLButtonElement && from.getAttribute('role') !== 'radio') &&
      !(from instanceof HTMLAnchorElement)
    ) {
      event.preventDefault();
      this.#lockIn();
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lone-choosing': LoneChoosing;
  }
  interface HTMLElementEventMap {
    'maneuver-picked': CustomEvent<{ console: number | null }>;
    'maneuver-locked-in': CustomEvent<{ seat: number; console: number }>;
    'curtain-asked': CustomEvent<null>;
    'menu-asked': CustomEvent<null>;
  }
}
