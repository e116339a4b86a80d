import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Library } from '../../offline/library.ts';
import { COLOURS } from '../../rules/vocabulary.ts';
import '../page/booklet-page.ts';
import { libraryContext } from '../common/contexts.ts';
import { arrow, colourSign } from '../common/signs.ts';
import styles from './rules-pages.css?inline';
import { styled } from '../common/styled.ts';

const PARTS = [
  [
    'Score box',
    "The printed SCORE, where the picture shows the 'Mech being hit. Empty: no damage.",
  ],
  [
    'Range plate and number',
    'The range, what the enemy is doing, and the odd number of this view screen.',
  ],
  ['Window', "The enemy's 'Mech from your cockpit."],
  [
    'Status display',
    "What the enemy may do next turn. You tell it; it binds the 'Mech in the picture.",
  ],
  [
    'Critical damage display',
    'Letters, each with the damage it needs, the part that suffers and what follows.',
  ],
  [
    'Console',
    "Your page for the next look-up: find the enemy's number, and read view screen and letter.",
  ],
] as const;

const CHAPTERS: readonly (readonly [string, readonly string[]])[] = [
  [
    'A turn',
    [
      "You hold the enemy's booklet and keep your own stat card. Both choose a maneuver of the present range in secret.",
      'Heat is marked and ammunition spent. Then both numbers are called.',
      "Turn to the console of your own number, find the enemy's number there, and turn to the view screen it names. Keep the letter.",
      'Before any damage a pilot may bail out, or escape where that is allowed.',
      'If your view screen shows a SCORE: score, your modifier, a bonus and your criticals are added up. Above 0 it comes off the enemy armor; 0 or less is a miss.',
      'If the damage reaches the threshold of the letter, the enemy suffers that critical for the rest of the game.',
      'Both read their status displays aloud: they say what the other may do next.',
    ],
  ],
  [
    'Heat',
    [
      'Heat never falls below 0. At the shutdown number the machine shuts down at the end of the turn.',
      'Shut down, it may only Cool Off or Duck, whatever the status says, until its heat is 15 or less.',
      'From heat 28 on a point of ammunition explodes at the end of each turn, and takes 2 armor with it. Without ammunition, or with a shutdown number below 28, nothing explodes.',
    ],
  ],
  [
    'Criticals',
    [
      'A critical lasts the whole game and counts from the next choice on; damage, heat and death count at once.',
      'The same critical again counts again. "No X" forbids every maneuver of X; "received twice" only from the second time on.',
    ],
  ],
  [
    'Leaving and the end',
    [
      'Escape: shown on view screen 29 in a turn begun at long range. The other pilot has half a victory.',
      'Bail out: the other pilot wins, yours lives.',
      'Armor at 0 or less is out. At −5 or worse the pilot dies too. Both out in one turn: nobody wins.',
      'Both shut down and unable to cool: nobody wins. Two pilots may agree to a draw at any time, and after forty quiet turns either may claim one.',
    ],
  ],
];

/** The rules, short, in our words, with a page and its parts. */
@customElement('rules-pages')
export class RulesPages extends LitElement {
  static override styles = styled(styles);

  @consume({ context: libraryContext, subscribe: true }) @state() private library!: Library;

  override render(): TemplateResult {
    const booklet = this.library.shelf
      .map(({ id }) => this.library.ofTheGame(id))
      .find((each) => each !== undefined);
    return html`<article class="rules">
      <h1>How it is played</h1>
      <p>
        Two war machines, two booklets, no dice. Each booklet is one 'Mech seen from the enemy's
        cockpit: 32 pictures and 32 tables. Swap booklets, choose in secret, tell a number, turn the
        page.
      </p>
      <section>
        <h2>A page and its parts</h2>
        <div class="parts">
          ${booklet ? html`<booklet-page .booklet=${booklet} .number=${27} .level=${3} .lit=${30}></booklet-page>` : nothing}
          <ol class="named">
            ${PARTS.map(
              ([name, words]) =>
                html`<li>
                  <span><b>${name}.</b> ${words}</span>
                </li>`,
            )}
          </ol>
        </div>
      </section>
      <section class="panel">
        <h2>The look-up</h2>
        <p class="axis">
          <span>my console 24</span>${arrow('right', 'to')}<span>their 36</span
          >${arrow('right', 'to')}<span>view screen 11</span>
        </p>
        <p>
          My number picks the table, the enemy's number the cell, in the booklet that pictures the
          enemy. What I see there is what I did to the enemy.
        </p>
      </section>
      <section class="panel">
        <h2>Five colours</h2>
        <p class="colours">
          ${COLOURS.map((colour) => html`<span>${colourSign(colour)} ${colour}</span>`)}
        </p>
        <p>
          Every maneuver has one; a status speaks of colours, groups and names. Each has its letter
          and shape.
        </p>
      </section>
      <div class="chapters">
        ${CHAPTERS.map(
          ([name, sentences]) =>
            html`<section class="panel">
              <h2>${name}</h2>
              <ol class="plain">
                ${sentences.map((sentence) => html`<li><span>${sentence}</span></li>`)}
              </ol>
            </section>`,
        )}
      </div>
      <p class="soft">
        After the combat booklets that Nova published in 1987. Viewscreen is not affiliated with the
        makers of the games; the words and drawings here are its own.
      </p>
    </article>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rules-pages': RulesPages;
  }
}
