import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { COLOURS } from '../../rules/vocabulary.ts';
import '../page/booklet-page.ts';
import { libraryContext, settingsContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { notify } from '../common/notice.ts';
import { arrow, colourSign } from '../common/signs.ts';
import { CAMPAIGN_CHAPTERS } from './campaign-chapters.ts';
import { manyAgainstOne } from './many-against-one.ts';
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

/** What helps who knows the rules: nothing that the booklets do not show. */
const PLAYING_WELL: readonly (readonly [string, string])[] = [
  [
    'Begin with what the enemy may do',
    'The status you told binds the next choice: often only a handful of numbers is left. Look up your maneuver against each of them before you call it.',
  ],
  [
    'Every look-up has two sides',
    'Your number is the table on your page and the cell on the other. What hits well may stand where it is hit well.',
  ],
  [
    'SCORE and maneuver together are the damage',
    'A strong maneuver makes up for a poor SCORE, a weak one wastes a good one. A bonus counts for one turn: use it in that turn.',
  ],
  [
    'Heat is spent like armor',
    'Fire while there is room below the shutdown number, and cool while the enemy is bound or far. A shut-down machine stands still for every blow until it is at 15.',
  ],
  [
    'From heat 28 on each turn costs 2 armor',
    'Sometimes the blow is worth it. Mostly it is worth a turn with Cool Off.',
  ],
  [
    'Aim at what the enemy lives by',
    'A critical lasts: weapons that miss by one, a maneuver that is forbidden, heat that comes every turn. The letters on the pages you may reach say which.',
  ],
  [
    'Choose the range',
    'Numbers that lead closer or farther decide who has the better card next turn. Compare both cards for each range.',
  ],
  [
    'Do not be read',
    'Who always takes the best number is met by its answer. Now and then take the second best.',
  ],
  [
    'Know when to leave',
    'Below a few points of armor a blow kills the pilot too. Bail out before it, or fly to view screen 29 and escape.',
  ],
];

const chapter = ([name, sentences]: (typeof CHAPTERS)[number]): TemplateResult =>
  html`<section class="panel">
    <h2>${name}</h2>
    <ol class="plain">
      ${sentences.map((sentence) => html`<li><span>${sentence}</span></li>`)}
    </ol>
  </section>`;

/** The rules, short, in our words, with a page and its parts, several against one, and how to play well. */
@customElement('rules-pages')
export class RulesPages extends LitElement {
  static override styles = styled(styles);

  /** The part that they are opened at; empty where they are read from the beginning. */
  @property() from: '' | 'many' = '';
  @fromContext(libraryContext) private library!: Library;
  @fromContext(settingsContext) private settings!: SettingsKeeper;

  override firstUpdated(): void {
    // The focus is put on the stage when it has come: after that it goes to the part.
    if (this.from) requestAnimationFrame(this.#toMany);
  }

  /** To the part on several against one, for eyes and readers alike; also where its address is open already. */
  readonly #toMany = (): void => {
    this.renderRoot.querySelector('#many')?.scrollIntoView();
    this.renderRoot.querySelector<HTMLElement>('#many-heading')?.focus({ preventScroll: true });
  };

  override render(): TemplateResult {
    const booklet = this.library.shelf
      .map(({ id }) => this.library.ofTheGame(id))
      .find((each) => each !== undefined);
    return html`<article class="rules">
      <h1>How it is played</h1>
      <p>
        War machines, a booklet for each, no dice. A booklet is one 'Mech seen from the enemy's
        cockpit: 32 pictures and 32 tables. Swap booklets, choose in secret, tell a number, turn the
        page. Two fight a duel; up to eight, several against one.
      </p>
      <p class="ways">
        <a class="button main" href="#/learn">Learn it in three turns</a>
        <a class="button" href="#/rules/many" @click=${this.#toMany}>Many against one</a>
      </p>
      <section>
        <h2>A page and its parts</h2>
        <div class="parts">
          ${booklet ? html`<booklet-page marked .booklet=${booklet} .number=${27} .level=${3} .lit=${30}></booklet-page>` : nothing}
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
        <p class="axis abreast">
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
          Every maneuver has one, with its letter and shape. A word in a status is a colour, a group
          of the card or a maneuver's own name.
        </p>
        ${booklet ? this.#groups(booklet) : nothing}
      </section>
      <div class="chapters">${CHAPTERS.map(chapter)}</div>
      ${manyAgainstOne()}
      <section class="panel well">
        <h2>Playing well</h2>
        <dl>
          ${PLAYING_WELL.map(
            ([name, words]) =>
              html`<div>
                <dt>${name}.</dt>
                <dd>${words}</dd>
              </div>`,
          )}
        </dl>
      </section>
      <section>
        <h2>The campaign</h2>
        <p>
          Pilots and 'Mechs live on from game to game: a pilot keeps what was learned, a 'Mech keeps
          its scars, and the winner keeps the parts.
        </p>
      </section>
      <div class="chapters">${CAMPAIGN_CHAPTERS.map(chapter)}</div>
      <section class="panel again abreast spread">
        <p>The notes of a first duel are shown once.</p>
        <button type="button" class="button" @click=${this.#showAgain}>Show them again</button>
      </section>
      <p class="soft">
        After the combat booklets that Nova published in 1987. Viewscreen is not affiliated with the
        makers of the games; the words and drawings here are its own.
      </p>
    </article>`;
  }

  /** What a word of a status stands for, by the groups of one card at medium range, as it prints them. */
  #groups({ mech, statCard }: Booklet): TemplateResult {
    const here = statCard.maneuvers.filter(({ range }) => range === 'medium');
    const groups = [...new Set(here.map(({ group }) => group))];
    const alike = groups
      .map((group) => ({
        group,
        other: here.find((each) => each.group !== group && each.name.startsWith(`${group} `)),
      }))
      .find((each): each is { group: string; other: Maneuver } => each.other !== undefined);
    return html`<p>The groups of the ${mech.name} at medium range:</p>
      <ul class="groups">
        ${groups.map(
          (group) =>
            html`<li>
              <b>${group}</b> ${here
                .filter((maneuver) => maneuver.group === group)
                .map(({ console, name }) => `${console} ${name}`)
                .join(', ')}
            </li>`,
        )}
      </ul>
      <p>
        ${alike ? `So "No ${alike.group}" shuts what stands under ${alike.group}, and no other maneuver: ${alike.other.name} stands under ${alike.other.group}, and stays open.` : nothing}
        At another range than the page's only colours and names count.
      </p>`;
  }

  readonly #showAgain = (): void => {
    this.settings.save({ notesSeen: false, tellingSeen: false, notesRead: [] });
    notify(this, 'The notes come again with the next choice.');
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rules-pages': RulesPages;
  }
}
