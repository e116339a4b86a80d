import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { seatOf } from '../../rules/battle/battle.ts';
import { byRange } from '../card/elsewhere.ts';
import '../common/docked-note.ts';
import { LONE_NOTES, NOTES } from '../common/notes-read.ts';
import type { Note } from '../common/notes-read.ts';
import type { ChoosingState } from './choosing-state.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';

/** The note to show: the aim of the game or the range attacked, and after a pick the answers. */
export const noteOn = (
  { choice, lesson, outlook }: ChoosingState,
  unread: readonly Note[],
): Note | null => {
  const note = choice.pick ? 'answers' : outlook.several ? 'attack' : 'aim';
  return !lesson && unread.includes(note) ? note : null;
};

/** Its place in its series: `1 of 3`. */
const countOf = (note: Note): string => {
  const among: readonly Note[] = [NOTES, LONE_NOTES].find((notes: readonly Note[]) =>
    notes.includes(note),
  ) ?? [note];
  return CHOOSING_WORDS.note(among.indexOf(note) + 1, among.length);
};

const wordsOf = (choosing: ChoosingState, note: Note): [string, string] => {
  const { choice, outlook, room } = choosing;
  const { battle } = outlook;
  const pilot = choosing.pilotIn(choice.turned);
  switch (note) {
    case 'aim':
      return [
        CHOOSING_WORDS.aim(pilot, seatOf(battle, outlook.enemyIn(choice.turned)).armor),
        CHOOSING_WORDS.aimMore,
      ];
    case 'attack':
      return [
        CHOOSING_WORDS.attack,
        byRange(battle).length > 1 ? CHOOSING_WORDS.attackMore : CHOOSING_WORDS.attackAll,
      ];
    case 'answers':
    case 'hold':
    case 'score':
    case 'share':
      return [
        room.isPhone ? CHOOSING_WORDS.answersFolded(pilot) : CHOOSING_WORDS.answers(pilot),
        '',
      ];
  }
};

/**
 * The note above the line, always in the same place, so that a pick moves no row. In the duel that teaches, its
 * instruction.
 */
export const stageNote = (
  choosing: ChoosingState,
  unread: readonly Note[],
): TemplateResult | typeof nothing => {
  const { choice, lesson } = choosing;
  if (lesson) {
    const [lead, words] =
      choice.pick && lesson.once ? ['', lesson.once] : [lesson.know, lesson.call];
    return html`<docked-note fixed .lead=${lead} .words=${words}></docked-note>`;
  }
  const note = noteOn(choosing, unread);
  if (!note) return nothing;
  const [lead, words] = wordsOf(choosing, note);
  return html`<docked-note
    points=${note === 'answers' ? 'down' : 'none'}
    .lead=${lead}
    .words=${words}
    .count=${countOf(note)}
  ></docked-note>`;
};
