import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { bookletOf, pairingsOf, seatOf, sideOf } from '../../rules/battle/battle.ts';
import { openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import type { ViewScreen } from '../../rules/booklet/booklet.ts';
import { COLOURS } from '../../rules/vocabulary.ts';
import type { Named } from '../../rules/words/tell.ts';
import { toldPhrase } from '../../rules/words/told-text.ts';
import { plain } from '../../rules/words/words.ts';
import { openingWords } from '../card/told-lines.ts';
import '../card/gauge-row.ts';
import { maneuversHere } from '../card/shut-groups.ts';
import { say } from '../common/say.ts';
import { colourSign, pilotMark } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import '../page/small-picture.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';
import styles from './enemy-line.css?inline';

/**
 * The enemy over a pilot's own card: the page that is seen, gauges, criticals, and what may be called.
 *
 * @fires page-asked - the page that is seen, in full
 * @fires study-asked
 */
@customElement('enemy-line')
export class EnemyLine extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) names: readonly Named[] = [];
  /** The enemy's. */
  @property({ type: Number }) seat = 1;
  /** What is seen of it. */
  @property({ attribute: false }) screen!: ViewScreen;

  override render(): TemplateResult {
    const { battle, names, screen, seat } = this;
    const booklet = bookletOf(battle, seat);
    const mech = seatOf(battle, seat);
    const pilot = names[seat]?.pilot ?? '';
    const criticals = mech.wounds.suffered.reduce((sum, { times }) => sum + times, 0);
    return html`<section class="panel" aria-label=${CHOOSING_WORDS.enemy(pilot, booklet.mech.name)}>
      <button
        type="button"
        class="over"
        aria-label=${CHOOSING_WORDS.studyOf(pilot)}
        @click=${() => say(this, 'study-asked')}
      ></button>
      <button
        type="button"
        class="page"
        aria-label=${CHOOSING_WORDS.showPage(screen.number, screen.title)}
        @click=${() => say(this, 'page-asked')}
      >
        <small-picture .booklet=${booklet} .number=${screen.number}></small-picture>
        <b>${screen.number}</b>
      </button>
      <div class="how stack ${mech.shutDown ? 'dark' : ''}">
        <h2>
          <span
            >${pilotMark(sideOf(seat))} ${pilot}
            <span class="soft">${booklet.mech.name}</span></span
          >
          <span class="soft more" aria-hidden="true">${CHOOSING_WORDS.more}</span>
        </h2>
        <gauge-row narrow .seat=${mech} .uncounted=${battle.options.ammunition === 'ignored'}>
          <p class="criticals"><span>Criticals</span> <b>${criticals}</b></p>
        </gauge-row>
      </div>
      ${this.#mayCall(pilot, mech.shutDown)}
    </section>`;
  }

  /** Puts the focus on the page that is seen. */
  focusPage(): void {
    this.renderRoot.querySelector<HTMLElement>('.page')?.focus();
  }

  #mayCall(pilot: string, shutDown: boolean): TemplateResult {
    const open = openManeuvers(this.battle, this.seat);
    const counted = COLOURS.map(
      (colour) => [open.filter((each) => each.colour === colour).length, colour] as const,
    ).filter(([many]) => many > 0);
    const range = pairingsOf(this.battle, this.seat)[0]?.range;
    return html`<p class="may">
      <span
        ><b>${pilot}</b>
        ${shutDown ? html`is <b>shut down</b>: only Cool Off or Duck` : html`may call <b>${open.length}</b> of ${maneuversHere(this.battle, this.seat).length}`}<span
          class="unseen"
          >:
          ${counted.map(([many, colour]) => `${many} ${colour}`).join(', ')}${range && !shutDown ? `. ${this.battle.turns === 0 ? openingWords(this.battle) : `You told ${pilot}`}: ${plain(toldPhrase(this.screen, range, bookletOf(this.battle, this.seat).statCard))}.` : nothing}</span
        ></span
      >
      <span class="signs"
        >${open.length === 0 ? nothing : open.map(({ colour }) => colourSign(colour))}</span
      >
    </p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'enemy-line': EnemyLine;
  }
  interface HTMLElementEventMap {
    'page-asked': CustomEvent<null>;
    'study-asked': CustomEvent<null>;
  }
}
