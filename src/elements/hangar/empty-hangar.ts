import { wrecked } from '../../rules/words/wrecked.ts';
import type { EmptyPicture } from '../page/empty-place.ts';
import { HANGAR_WORDS } from './hangar-words.ts';

/** What a hangar is for: a 'Mech that has been through some games. */
export const SCARRED: EmptyPicture = {
  booklet: 'hbk-4g',
  wear: {
    ...wrecked(null),
    torn: 2,
    smoking: false,
    dark: false,
    livery: { paint: 'chevron', rings: ['whole', 'whole', 'whole'], scorched: 2 },
  },
  plate: [HANGAR_WORDS.scarred, HANGAR_WORDS.scarredNote],
};
