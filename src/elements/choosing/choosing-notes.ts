import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Battle } from '../../rules/battle/battle.ts';
import { seatOf } from '../../rules/battle/battle.ts';
import type { Lesson } from '../../rules/words/lesson.ts';
import type { Named } from '../../rules/words/tell.ts';
import '../common/docked-note.ts';
import { LONE_NOTES, NOTES } from '../common/notes-read.ts';
import type { Note } from '../common/notes-read.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';

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
  /** Several enemies: a range to attack has to be explained first. */
  readonly several: boolean;
  /** What the pick adds to a SCORE; 0 without one. */
  readonly adds: number;
}

/** The note that is on: how one wins, or what is attacked, until something is picked; then what the strip says. */
export const noteOn = ({ lesson, picked, several, unread }: Taught): Note | null => {
  const first = several ? 'attack' : 'aim';
  const note = picked ? 'answers' : first;
  return !lesson && unread.includes(note) ? note : null;
};

/** Where a note stands among its like: `1 of 3`. */
const countOf = (note: Note): string => {
  const among: readonly Note[] = [NOTES, LONE_NOTES].find((notes: readonly Note[]) =>
    notes.includes(note),
  ) ?? [note];
  return CHOOSING_WORDS.note(among.indexOf(note) + 1, among.length);
};

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
  const pilot = names[enemy]?.pilot ?? '';
  return html`<docked-note
    points=${points}
    .lead=${CHOOSING_WORDS.aim(pilot, seatOf(battle, enemy).armor)}
    .words=${CHOOSING_WORDS.aimMore}
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
    .lead=${CHOOSING_WORDS.answers(names[enemy]?.pilot ?? '')}
    .words=${adds === 0 ? '' : CHOOSING_WORDS.answersMore(adds)}
    .count=${countOf('answers')}
  ></docked-note>`;
};

/** What a range to attack is, under the ranges. */
export const attackNote = (taught: Taught): TemplateResult | typeof nothing =>
  noteOn(taught) === 'attack'
    ? html`<docked-note
        points="up"
        .lead=${CHOOSING_WORDS.attack}
        .words=${CHOOSING_WORDS.attackMore}
        .count=${countOf('attack')}
      ></docked-note>`
    : nothing;
