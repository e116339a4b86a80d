import type { Settings } from '../../offline/settings.ts';

/** The notes of a first duel: how one wins, what the strip says, what a SCORE is. Each pilot reads each once. */
export const NOTES = ['aim', 'answers', 'score'] as const;
export type Note = (typeof NOTES)[number];

type Kept = Pick<Settings, 'notesSeen' | 'tellingSeen' | 'notesRead'>;

/** So many readings are remembered; the oldest are forgotten first. */
const REMEMBERED = 120;

const entryOf = (note: Note, pilot: string): string => `${note} ${pilot}`;

/** Whether a pilot has a note still to read. */
export const isUnread = (kept: Kept, note: Note, pilot: string): boolean =>
  !(note === 'score' ? kept.tellingSeen : kept.notesSeen) &&
  !kept.notesRead.includes(entryOf(note, pilot));

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

/** The settings with which no note is shown any more. */
export const NO_MORE = { notesSeen: true, tellingSeen: true } as const;
