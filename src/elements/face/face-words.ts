import { possessive } from '../../rules/words/tell.ts';
import { CARD_WORDS } from '../card/card-words.ts';

/** In pairs the lead is bold. */
export const FACE_WORDS = {
  shutDown: `Shut down: ${CARD_WORDS.shutDown}`,
  goal: (enemy: string, armor: number): string =>
    `Bring ${possessive(enemy)} armor from ${armor} to 0: you win.`,
  swap: 'Hand on the other side',
  study: 'Study',
  studyFacing: (pilot: string): string => `Study, facing ${pilot}`,

  // The well for a hand
  bound: (maneuver: string): readonly [words: string, lead: string] => [
    `You can only ${maneuver}:`,
    'locked in.',
  ],
  layHand: ['Cover this with one hand.', 'Your keys appear behind it; tap with the other.'],
  locked: ['Locked in.', 'Cover this again to change it.'],
  unseen: (pilot: string): string => `${pilot}'s console number, typed unseen. Enter locks it in.`,
  enter: 'Enter locks it in',
  notOpen: 'Shut: see the card',

  // The film
  next: 'Next turn for both',
  stay: 'I stay: the score',
  otherDecides: (pilot: string): string => `${pilot} stays or leaves`,

  // What a turn meant
  notHit: (pilot: string, page: number, title: string): readonly [lead: string, words: string] => [
    'You are not hit.',
    `${pilot} sees page ${page}: ${title}.`,
  ],
  hitBy: (pilot: string, damage: number): string => `${pilot} hits you for ${damage}.`,
  missedBy: (pilot: string): readonly [lead: string, words: string] => [
    `${pilot} misses you.`,
    'The score is not above 0.',
  ],
  noHit: 'No hit.',
  hits: (pilot: string, damage: number): string => `You hit ${pilot} for ${damage}.`,
  misses: (pilot: string): string => `You miss ${pilot}.`,
  lesson: 'SCORE plus maneuver is the damage.',
  shutDownBy: (heat: number): string => `Shut down by heat ${heat}`,
  startsUp: (heat: number): string => `Starts up again at heat ${heat}`,
  killedByHeat: 'Pilot killed by the heat',
} as const;
