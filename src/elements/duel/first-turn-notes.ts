import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Side } from '../../rules/battle/battle.ts';
import { DUEL, enemyIn, seatIn } from '../../rules/battle/duel.ts';
import type { Named } from '../../rules/words/tell.ts';
import { possessive } from '../../rules/words/tell.ts';
import { sure } from '../../rules/sure.ts';
import { say } from '../common/say.ts';
import styles from './first-turn-notes.css?inline';
import { styled } from '../common/styled.ts';

interface Note {
  readonly face: 'page' | 'card';
  readonly at: 'high' | 'middle' | 'low';
  readonly heading: string;
  readonly words: string;
}

/** Five notes of paper that point at the parts of the page in a first turn. */
const notesFor = (me: Named, them: Named): readonly Note[] => [
  {
    face: 'page',
    at: 'middle',
    heading: `This is ${possessive(them.pilot)} ${them.mech}`,
    words: `You hold its booklet and look at it from your cockpit. The plate below the window says what the ${them.mech} may do next; ${them.pilot} is told those words.`,
  },
  {
    face: 'page',
    at: 'middle',
    heading: 'The console at the foot',
    words: `Your maneuver has a console number: that is the page you turn to. ${possessive(them.pilot)} number is looked up on it and leads to the view screen you will see.`,
  },
  {
    face: 'card',
    at: 'low',
    heading: `Your ${me.mech}`,
    words: 'Armor, heat and rounds are kept for you. At the tick on the heat gauge it shuts down.',
  },
  {
    face: 'card',
    at: 'low',
    heading: 'Your maneuvers',
    words:
      'Each row says its console number, what it adds to a score, and your heat after it. A struck-out row is shut, and says why.',
  },
  {
    face: 'card',
    at: 'high',
    heading: 'Pick one, then lock it in',
    words: `${them.pilot} does not see it. When both are locked in, both numbers are called and looked up.`,
  },
];

/** The same across a table, where the card is read and not touched. */
const tableNotesFor = (me: Named, them: Named): readonly Note[] => [
  ...notesFor(me, them).slice(0, 2),
  {
    face: 'card',
    at: 'low',
    heading: `Your ${me.mech}`,
    words:
      'The card is there to be read: armor, heat and rounds, and what each maneuver adds to a score. A struck-out row is shut.',
  },
  {
    face: 'card',
    at: 'low',
    heading: 'Pick a console number',
    words: `The keys are all alike and stand in a new order each turn, so ${them.pilot} learns nothing from your hand. Hold to check, then lock in.`,
  },
];

/**
 * Leads through the first turn, once.
 *
 * @fires note-shown - detail `{ face }`: which face of the stage it speaks of
 * @fires notes-read
 */
@customElement('first-turn-notes')
export class FirstTurnNotes extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) names: readonly Named[] = [];
  /** Whom they are for. */
  @property() side: Side = 'lone';
  /** On a half of the table, face to face. */
  @property({ type: Boolean, reflect: true }) table = false;
  @state() private at = 0;

  override firstUpdated(): void {
    this.#show();
  }

  override render(): TemplateResult {
    const notes = this.#notes();
    const note = sure(notes[this.at]);
    return html`<div
      class="note ${note.face} ${note.at}"
      role="note"
      aria-label="Notes for a first turn"
    >
      <h2 id="heading">${note.heading}</h2>
      <p id="words">${note.words}</p>
      <div class="foot">
        <button
          type="button"
          class="button main"
          aria-describedby="heading words"
          @click=${this.#next}
        >
          ${this.at === notes.length - 1 ? 'Play' : 'Next note'}
        </button>
        <button type="button" class="button" @click=${this.#done}>Skip notes</button>
        <span>${this.at + 1} of ${notes.length}</span>
      </div>
    </div>`;
  }

  #notes(): readonly Note[] {
    const unknown: Named = { pilot: 'the other', mech: "'Mech" };
    const me = this.names[seatIn(DUEL, this.side)] ?? unknown;
    const them = this.names[enemyIn(DUEL, this.side)] ?? unknown;
    return this.table ? tableNotesFor(me, them) : notesFor(me, them);
  }

  readonly #next = (): void => {
    if (this.at === this.#notes().length - 1) this.#done();
    else {
      this.at += 1;
      this.#show();
    }
  };

  readonly #done = (): void => {
    say(this, 'notes-read');
  };

  #show(): void {
    const { face } = sure(this.#notes()[this.at]);
    say(this, 'note-shown', { face });
    if (!this.table || this.at > 0)
      void this.updateComplete.then(() =>
        this.renderRoot.querySelector<HTMLElement>('.main')?.focus({ preventScroll: true }),
      );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'first-turn-notes': FirstTurnNotes;
  }
  interface HTMLElementEventMap {
    'note-shown': CustomEvent<{ face: 'page' | 'card' }>;
    'notes-read': CustomEvent<null>;
  }
}
