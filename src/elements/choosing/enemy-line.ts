import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { bookletOf, pairingsOf, seatOf, sideOf } from '../../rules/battle/battle.ts';
import { openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import type { ViewScreen } from '../../rules/booklet/booklet.ts';
import { noStartUp } from '../../rules/words/shut-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import { toldPhrase, plain } from '../../rules/words/words.ts';
import { openingWords } from '../card/told-lines.ts';
import '../card/gauge-row.ts';
import { openColours } from '../card/open-colours.ts';
import { say } from '../common/say.ts';
import { icon, pilotMark } from '../common/signs.ts';
import { OwnTask } from '../common/own-task.ts';
import { styled } from '../common/styled.ts';
import '../page/small-picture.ts';
import '../page/view-window.ts';
import { wornIn } from '../turn/facts/account.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';
import colourStyles from '../card/open-colours.css?inline';
import styles from './enemy-line.css?inline';

/** Label of the button around the page. */
const more = html`<span class="soft yields more" aria-hidden="true"
  ><i></i><span>${CHOOSING_WORDS.more}</span></span
>`;

/** Hidden if the pilot's name needs the room. */
const yielding = (words: unknown): TemplateResult =>
  html`<span class="yields"><i></i><span>${words}</span></span>`;

/**
 * The enemy in one line above the own card: the page seen now, its name, gauges, criticals, and what it may call.
 *
 * @slot seal - what it has locked in, where it is a computer pilot
 * @fires page-asked - the page that is seen, in full
 * @fires study-asked
 */
@customElement('enemy-line')
export class EnemyLine extends OwnTask {
  static override styles = styled(colourStyles, styles);

  /** In a column of its own, on a phone on its side: the page larger. */
  @property({ type: Boolean, reflect: true }) apart = false;
  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) names: readonly Named[] = [];
  /** The enemy's seat. */
  @property({ type: Number }) seat = 1;
  /** The view screen seen now. */
  @property({ attribute: false }) screen!: ViewScreen;

  override render(): TemplateResult {
    const { battle, names, screen, seat } = this;
    const booklet = bookletOf(battle, seat);
    const mech = seatOf(battle, seat);
    const pilot = names[seat]?.pilot ?? '';
    return html`<section class="panel" aria-label=${CHOOSING_WORDS.enemy(pilot, booklet.mech.name)}>
      <button
        type="button"
        class="over cover-all"
        aria-label=${CHOOSING_WORDS.studyOf(pilot)}
        @click=${() => say(this, 'study-asked')}
      ></button>
      <button
        type="button"
        class="page"
        aria-label=${CHOOSING_WORDS.showPage(screen.number, screen.title)}
        @click=${() => say(this, 'page-asked')}
      >
        ${
          this.apart
            ? html`<view-window
                strip
                bare
                .screen=${screen}
                .booklet=${booklet}
                .wear=${wornIn(battle, seat)}
              ></view-window>`
            : html`<small-picture .booklet=${booklet} .number=${screen.number}></small-picture>`
        }
        <b>${screen.number}</b>
      </button>
      <div class="how ${mech.shutDown ? 'dark' : ''}">
        <div class="who abreast dense">
          <h2 class="abreast dense">${pilotMark(sideOf(seat))} <span>${pilot}</span></h2>
          <slot name="seal"></slot>
        </div>
        <gauge-row
          narrow
          headless
          criticals
          joined
          .seat=${mech}
          .uncounted=${battle.options.ammunition === 'ignored'}
        ></gauge-row>
        <div class="may level together">
          ${mech.shutDown ? this.#shutDown() : this.#mayCall(pilot)} ${more}
        </div>
      </div>
    </section>`;
  }

  focusPage(): void {
    this.renderRoot.querySelector<HTMLElement>('.page')?.focus();
  }

  #shutDown(): TemplateResult {
    const cold = noStartUp(this.battle, this.seat);
    const [lead, words] = cold?.brief ?? [CHOOSING_WORDS.shutDown, CHOOSING_WORDS.coolOrDuck];
    return html`${icon('slats')} ${yielding(html`<b>${lead}</b>`)}
      <span class="cold">${words}</span>`;
  }

  #mayCall(pilot: string): TemplateResult {
    const { battle, screen, seat } = this;
    const open = openManeuvers(battle, seat);
    const range = pairingsOf(battle, seat)[0]?.range;
    const told = range
      ? `. ${battle.turns === 0 ? openingWords(battle) : `You told ${pilot}`}: ${plain(toldPhrase(screen, range, bookletOf(battle, seat).statCard))}.`
      : '';
    return html`${yielding(CHOOSING_WORDS.mayCallOf)}<b>${open.length}</b> ${openColours(open)}<span
        class="unseen"
        >${told}</span
      >`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'page-asked': CustomEvent<null>;
    'study-asked': CustomEvent<null>;
  }
}
