import { nameOfPilot } from '../hangar-names.ts';
import type { ActWords } from './act-words.ts';

export const settled: ActWords<'settled'> = {
  name: 'Next game',
  back: 'Not settled yet',
  along: (pilot) => `${pilot} has settled`,
  later: () => '',
  does: ({ pilot }, { hangar }) => `${nameOfPilot(hangar, pilot)} has settled`,
  done: () => 'settled',
  said: ({ pilot }, { hangar }) => `${nameOfPilot(hangar, pilot)} has settled.`,
};
