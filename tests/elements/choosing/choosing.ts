import { fixture, html } from '@open-wc/testing';
import '../../../src/elements/choosing/choosing-stage.ts';
import type { ChoosingStage } from '../../../src/elements/choosing/choosing-stage.ts';
import type { Note } from '../../../src/elements/common/notes-read.ts';
import type { Lesson } from '../../../src/rules/words/lesson.ts';
import { battleAfter, names, text } from '../parts.ts';

/** Ada chooses against Ben, in a duel that begins. */
export const choosing = (
  unread: readonly Note[] = [],
  lesson: Lesson | null = null,
): Promise<ChoosingStage> =>
  fixture(
    html`<choosing-stage
      .battle=${battleAfter()}
      .names=${names}
      .unread=${unread}
      .lesson=${lesson}
    ></choosing-stage>`,
  );
/** The words of the notes that are in sight, with where they stand among the others. */
export const notesIn = ({ renderRoot }: ChoosingStage): string[] =>
  [...renderRoot.querySelectorAll('docked-note')]
    .filter((note) => note.checkVisibility())
    .map((note) =>
      [...note.renderRoot.querySelectorAll('p, .foot > span')].map(text).join(' ').trim(),
    );
/** What the dock says in a part. */
export const inDock = ({ renderRoot }: ChoosingStage, what: string): string =>
  text(renderRoot.querySelector('choosing-dock')?.renderRoot.querySelector(what));
export const lockOf = (stage: ChoosingStage): string => inDock(stage, '.lock');

/** The columns of what a pick would come to. */
export const columnsOf = ({ renderRoot }: ChoosingStage): HTMLElement[] => [
  ...(renderRoot
    .querySelector('what-if-strip')
    ?.renderRoot.querySelectorAll<HTMLElement>('.column') ?? []),
];
