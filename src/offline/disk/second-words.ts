import { listed } from '../../rules/words/listed.ts';

/** How many of each were put back. */
export interface Counts {
  readonly hangars: number;
  readonly games: number;
  readonly duels: number;
  readonly booklets: number;
}

const counted = (many: number, one: string, several = `${one}s`): readonly string[] =>
  many === 0 ? [] : [`${many} ${many === 1 ? one : several}`];

const countedAll = ({ hangars, games, duels, booklets }: Counts): string =>
  listed([
    ...counted(hangars, 'hangar'),
    ...counted(games, 'settled game'),
    ...counted(duels, 'unfinished duel'),
    ...counted(booklets, 'booklet'),
  ]);

/** What is said where the browser forgot the end of what it wrote. */
export const lastStepSentence = (counts: Counts): string =>
  `The browser lost the last step of ${countedAll(counts) || 'what you typed'}; it was put back from a copy.`;

/** What became of what was kept; null where nothing was. */
export const putBackSentence = (isDamaged: boolean, counts: Counts): string | null => {
  const back = countedAll(counts);
  if (back === '' && !isDamaged) return null;
  const lost = isDamaged
    ? 'The browser found its data for Viewscreen damaged and threw it away.'
    : "The browser's data for Viewscreen was gone.";
  return back === ''
    ? `${lost} Nothing could be put back.`
    : `${lost} Put back from a second copy: ${back}. There was no copy of finished duels and your own pictures.`;
};
