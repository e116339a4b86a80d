import type { SeatHand } from '../../rules/fight/hands.ts';

/** What is read where somebody says who flies a 'Mech. */
export const OPPONENT_WORDS = {
  person: 'A person, at this device.',
  coach: 'Coach',
  coachMeans: 'Warns of a pick that loses much.',
  opponent: 'The opponent:',
  change: (hand: SeatHand): string =>
    hand === 'person' ? '. A computer pilot instead?' : ', a computer pilot. Another?',
} as const;
