import { counted } from '../../../rules/words/counted.ts';

export const WORKSHOP_WORDS = {
  isDraft: (designation: string): string => (designation ? `${designation}, draft` : 'draft'),
  unnamed: 'A new booklet',
  faults: (faults: number): string => counted(faults, 'fault'),
  tabs: { card: 'Card', pages: 'Pages', check: 'Check' },
  tabsOf: 'In this draft',
  undo: 'Undo',
  redo: 'Redo',
  shut: 'This draft is open in another tab. It can be read here, and changed once the other tab is closed.',
  text: 'The text of the booklet',
  noForm: 'Mend the text here, and it opens page by page.',
  empty: 'empty',
  allPages: 'All pages',
  put: 'Put it on the shelf',
  file: 'Save its file',
  there: 'The shelf has this very booklet already.',
  replace: 'Replace it',
  sheetGoes:
    'The booklet on the shelf has a record sheet. If you replace it, the sheet is deleted.',
  both: (designation: string): string => `Put it there as ${designation}`,
  taken: (designation: string, name: string): string => `${designation} is the ${name}'s`,
  takenMore: 'That booklet stays as it is.',
  back: 'Back to the draft',
  isOn: (name: string): string => `${name} is on the shelf.`,
  isNext: (name: string): string => `${name} is in the next duel.`,
  isOnForNow: (name: string): string =>
    `${name} is on the shelf until this page is closed: this browser could not keep it. Its draft stays.`,
} as const;

/** The tabs of a draft. */
export type DraftTab = keyof typeof WORKSHOP_WORDS.tabs;
export const DRAFT_TABS: readonly DraftTab[] = ['card', 'pages', 'check'];
