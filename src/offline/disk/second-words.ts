import { listed } from '../../rules/words/listed.ts';

/** How many of each were put back. */
interface Counts {
  readonly hangars: number;
  readonly games: number;
  readonly duels: number;
  readonly booklets: number;
}

const counted = (many: number, one: string, several = `${one}s`): readonly string[] =>
  many === 0 ? [] : [`${many} ${many === 1 ? one : several}`];

/** What became of what was kept; null where nothing was. */
export const putBackSentence = (
  isDamaged: boolean,
  { hangars, games, duels, booklets }: Counts,
): string | null => {
  const back = listed([
    ...counted(hangars, 'hangar'),
    ...counted(games, 'settled game'),
    ...counted(duels, 'unfinished duel'),
    ...counted(booklets, 'booklet'),
  ]);
  if (back === '' && !isDamaged) return null;
  const lost = isDamaged
    ? 'The browser found its data for Viewscreen damaged and threw it away.'
    : "The browser's data for Viewscreen was gone.";
  return back === ''
    ? `${lost} Nothing could be put back.`
    : `${lost} Put back from a second copy: ${back}. There was no copy of finished duels and your own pictures.`;
};
