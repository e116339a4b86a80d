import type { ComicFighter, ComicPage } from '../../rules/comic/comic-page.ts';

/** What the page says besides what happened in the battle. */
export const COMIC_PAGE_WORDS = {
  name: 'Viewscreen',
  /** `Marlow, computer pilot · 55 tons`, and shorter where there is no room. */
  flown: ({ booklet, ofGame, pilot }: ComicFighter): readonly string[] => [
    `${pilot}${ofGame ? ', computer pilot' : ''} · ${booklet.mech.tonnage} tons`,
    `${pilot} · ${booklet.mech.tonnage} tons`,
    pilot,
  ],
  label: ({ ended, length, title }: ComicPage): string =>
    `The comic page: ${title.join(' ')}, ${length}. ${ended}.`,
  /** What is said in the panels, in order, for who does not see them. */
  told: ({ foot, panels }: ComicPage): readonly string[] => [
    ...panels.flatMap(({ captions: [caption], heading, note, plate }) => {
      const said = [caption, note, plate && `${plate}.`].filter(Boolean).join(' ');
      return heading || said ? [[heading, said].filter(Boolean).join(': ')] : [];
    }),
    foot,
  ],
  turn: 'Turn',
  armor: 'Armor',
  heading: 'The comic page',
  share: 'Share',
  save: 'Save',
  print: 'Print A5',
  printAll: 'Print A4',
  allTurns: ' with all turns',
  making: 'Drawing the page …',
  saved: 'The page is saved as a picture.',
  failed: 'This browser could not make the picture.',
  file: 'viewscreen.png',
} as const;
