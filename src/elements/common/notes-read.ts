import type { Settings } from '../../offline/page/settings.ts';

/** The notes of a first duel: how one wins, what the strip says, what a SCORE is. Each pilot reads each once. */
export const NOTES = ['aim', 'answers', 'score'] as const;
/** Those of who is alone for the first time: what is attacked, how the modifier is shared. */
export const LONE_NOTES = ['attack', 'share'] as const;
/** Named once, in passing: what a row that is held down does. */
export const HOLD = 'hold';
export type Note = (typeof NOTES)[number] | (typeof LONE_NOTES)[number] | typeof HOLD;

/** Stands for whoever plays on the device. */
const ANYBODY = '';

type Kept = Pick<Settings, 'notesSeen' | 'tellingSeen' | 'notesRead'>;

/** So many readings are remembered; the oldest are forgotten first. */
const REMEMBERED = 120;

const entryOf = (note: Note, pilot: string): string => `${note} ${pilot}`;

/** Whether no pilot is shown a note any more. Who knows duels may still be alone for the first time. */
const isEnded = (kept: Kept, note: Note): boolean => {
  switch (note) {
    case 'aim':
    case 'answers':
    case 'hold':
      return kept.notesSeen;
    case 'score':
      return kept.tellingSeen;
    case 'attack':
    case 'share':
      return kept.notesRead.includes(entryOf(note, ANYBODY));
  }
};

/** Whether a pilot has a note still to read. */
export const isUnread = (kept: Kept, note: Note, pilot: string): boolean =>
  !isEnded(kept, note) && !kept.notesRead.includes(entryOf(note, pilot));

/** The settings once pilots have read a note. */
export const withRead = (
  { notesRead }: Kept,
  note: Note,
  pilots: readonly string[],
): Pick<Kept, 'notesRead'> => {
  const read = pilots.map((pilot) => entryOf(note, pilot));
  return {
    notesRead: [...notesRead.filter((each) => !read.includes(each)), ...read].slice(-REMEMBERED),
  };
};

/** The settings with which no note of who is alone is shown any more. */
export const withoutLoneNotes = (kept: Kept): Pick<Kept, 'notesRead'> =>
  LONE_NOTES.reduce((read, note) => withRead({ ...kept, ...read }, note, [ANYBODY]), {
    notesRead: kept.notesRead,
  });

/** The settings with which no note any more. */
export const NO_MORE = { notesSeen: true, tellingSeen: true } as const;
