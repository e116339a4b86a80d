import type { SeatHand } from '../../rules/fight/hands.ts';

export const OPPONENT_WORDS = {
  person: 'A person, at this device.',
  coach: 'Coach',
  coachMeans: 'Warns you before a costly pick.',
  opponent: 'The opponent:',
  change: (hand: SeatHand): string =>
    hand === 'person' ? '. A computer pilot instead?' : ', a computer pilot. Another?',
} as const;
