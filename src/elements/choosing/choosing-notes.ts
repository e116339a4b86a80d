import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Battle } from '../../rules/battle/battle.ts';
import { seatOf } from '../../rules/battle/battle.ts';
import type { Lesson } from '../../rules/words/lesson.ts';
import type { Named } from '../../rules/words/tell.ts';
import { possessive } from '../../rules/words/tell.ts';
import { signed } from '../../rules/words/words.ts';
import '../common/docked-note.ts';
import { NOTES } from '../common/notes-read.ts';
import type { Note } from '../common/notes-read.ts';

/** What decides which note is docked while a pilot chooses. */
export interface Taught {
  readonly battle: Battle;
  /** Whose armor is to come to 0. */
  readonly enemy: number;
  readonly names: readonly Named[];
  /** The notes that this pilot has still to read. */
  readonly unread: readonly Note[];
  /** What the pilot is led to, in the duel that teaches. */
  readonly lesson: Lesson | null;
  readonly picked: boolean;
  /** What the pick adds to a SCORE; 0 without one. */
  readonly adds: number;
}

/** The note of a first duel that is on: how one wins until something is picked, then what the strip says. */
export const noteOn = ({ lesson, picked, unread }: Taught): (typeof NOTES)[number] | null => {
  const note = picked ? 'answers' : 'aim';
  return !lesson && unread.includes(note) ? note : null;
};

const countOf = (note: (typeof NOTES)[number]): string =>
  `${NOTES.indexOf(note) + 1} of ${NOTES.length}`;

/** What a pilot is led to, over the own card. */
export const lessonNote = ({ lesson, picked }: Taught): TemplateResult | typeof nothing =>
  lesson && !(picked && lesson.once)
    ? html`<docked-note
        fixed
        points="down"
        .lead=${lesson.know}
        .words=${lesson.call}
      ></docked-note>`
    : nothing;

/** How one wins, beside what is known of the enemy. */
export const aimNote = (taught: Taught, points: 'up' | 'down'): TemplateResult | typeof nothing => {
  const { battle, enemy, names } = taught;
  if (noteOn(taught) !== 'aim') return nothing;
  const whose = possessive(names[enemy]?.pilot ?? '');
  return html`<docked-note
    points=${points}
    .lead=${`Bring ${whose} armor from ${seatOf(battle, enemy).armor} to 0: you win.`}
    words="Both calls lead to a page: a SCORE is a hit."
    .count=${countOf('aim')}
  ></docked-note>`;
};

/** What the strip is, over it, and that what the card adds is no damage by itself. */
export const stripNote = (taught: Taught): TemplateResult | typeof nothing => {
  const { adds, enemy, lesson, names, picked } = taught;
  if (picked && lesson?.once)
    return html`<docked-note fixed points="down" .words=${lesson.once}></docked-note>`;
  if (noteOn(taught) !== 'answers') return nothing;
  return html`<docked-note
    points="down"
    .lead=${`Columns are ${possessive(names[enemy]?.pilot ?? '')} answers.`}
    .words=${adds === 0 ? '' : `${signed(adds)} counts only with a SCORE.`}
    .count=${countOf('answers')}
  ></docked-note>`;
};
