import { listed } from '../../rules/words/listed.ts';

/** What the browser lost: the last writes, the whole database, or a damaged database. */
export type DataLoss = 'last step' | 'gone' | 'damaged';

type Counts = Readonly<Record<'hangars' | 'games' | 'duels' | 'booklets', number>>;

const counted = (many: number, one: string): readonly string[] =>
  many === 0 ? [] : [`${many} ${one}${many === 1 ? '' : 's'}`];

/** What happened to the lost data when `many` rows were put back; null if nothing was kept. */
export const dataLossSentence = (
  loss: DataLoss,
  many: number,
  { hangars, games, duels, booklets }: Counts,
): string | null => {
  const back = listed([
    ...counted(hangars, 'hangar'),
    ...counted(games, 'settled game'),
    ...counted(duels, 'unfinished duel'),
    ...counted(booklets, 'booklet'),
  ]);
  if (loss === 'last step')
    return many === 0
      ? null
      : `The browser lost the last step of ${back || 'what you typed'}; it was put back from a copy.`;
  if (back === '' && loss === 'gone') return null;
  const lost =
    loss === 'damaged'
      ? 'The browser found its data for Viewscreen damaged and threw it away.'
      : "The browser's data for Viewscreen was gone.";
  return back === ''
    ? `${lost} Nothing could be put back.`
    : `${lost} Put back from a second copy: ${back}. There was no copy of finished duels and your own pictures.`;
};
