import type { Settings } from '../../offline/page/settings.ts';

/** Notes of a first duel: how to win, the strip, SCORE. Each pilot reads each once. */
export const NOTES = ['aim', 'answers', 'score'] as const;
/** Notes for the first fight alone against several: the target, sharing the modifier. */
export const LONE_NOTES = ['attack', 'share'] as const;
/** Shown once: what holding a row does. */
export const HOLD = 'hold';
export type Note = (typeof NOTES)[number] | (typeof LONE_NOTES)[number] | typeof HOLD;

/** Stands for any player of the device. */
const ANYBODY = '';

type Kept = Pick<Settings, 'notesSeen' | 'tellingSeen' | 'notesRead'>;

/** Most readings remembered; the oldest are dropped first. */
const REMEMBERED = 120;

const entryOf = (note: Note, pilot: string): string => `${note} ${pilot}`;

/** No pilot is shown this note any more. Players who know duels can still be alone for the first time. */
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

/** The pilot has not read the note yet. */
export const isUnread = (kept: Kept, note: Note, pilot: string): boolean =>
  !isEnded(kept, note) && !kept.notesRead.includes(entryOf(note, pilot));

/** The settings after these pilots have read a note. */
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

/** The settings that end the notes for one against several. */
export const withoutLoneNotes = (kept: Kept): Pick<Kept, 'notesRead'> =>
  LONE_NOTES.reduce((read, note) => withRead({ ...kept, ...read }, note, [ANYBODY]), {
    notesRead: kept.notesRead,
  });

/** The settings that end all notes. */
export const NO_MORE = { notesSeen: true, tellingSeen: true } as const;
