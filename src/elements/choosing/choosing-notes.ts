import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Battle } from '../../rules/battle/battle.ts';
import { seatOf } from '../../rules/battle/battle.ts';
import type { Lesson } from '../../rules/words/lesson.ts';
import type { Named } from '../../rules/words/tell.ts';
import { byRange } from '../card/elsewhere.ts';
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
  /** What a pick would come to stands in a line, to be opened. */
  readonly folds: boolean;
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

/** What is to be known of a moment: how one wins, or what is attacked; then what a pick would come to. */
const wordsOf = ({ battle, enemy, folds, names }: Taught, note: Note): [string, string] => {
  const pilot = names[enemy]?.pilot ?? '';
  switch (note) {
    case 'aim':
      return [CHOOSING_WORDS.aim(pilot, seatOf(battle, enemy).armor), CHOOSING_WORDS.aimMore];
    case 'attack':
      return [
        CHOOSING_WORDS.attack,
        byRange(battle).length > 1 ? CHOOSING_WORDS.attackMore : CHOOSING_WORDS.attackAll,
      ];
    case 'answers':
    case 'hold':
    case 'score':
    case 'share':
      return [folds ? CHOOSING_WORDS.answersFolded(pilot) : CHOOSING_WORDS.answers(pilot), ''];
  }
};

/**
 * The note that is on, over what a pick would come to: it always stands in the same place, so that a pick
 * moves no row. In the duel that teaches it is what the pilot is led to.
 */
export const stageNote = (taught: Taught): TemplateResult | typeof nothing => {
  const { lesson, picked } = taught;
  if (lesson) {
    const [lead, words] = picked && lesson.once ? ['', lesson.once] : [lesson.know, lesson.call];
    return html`<docked-note fixed .lead=${lead} .words=${words}></docked-note>`;
  }
  const note = noteOn(taught);
  if (!note) return nothing;
  const [lead, words] = wordsOf(taught, note);
  return html`<docked-note
    points=${note === 'answers' ? 'down' : 'none'}
    .lead=${lead}
    .words=${words}
    .count=${countOf(note)}
  ></docked-note>`;
};
