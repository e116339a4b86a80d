import type { SeatHand } from '../../rules/fight/hands.ts';
import type { Seal } from '../../tactics/pilot/seal.ts';

export const SEAL_WORDS = {
  locked: (pilot: string): string => `${pilot} has locked in`,
  seal: 'Seal',
  fits: 'seal fits',
  unlike: 'seal does not fit',
  unkept: 'seal not kept',
  heading: (pilots: string): string => `${pilots} seal`,
  meaning: (pilot: string): string =>
    `${pilot} chose before you saw this page, and knows nothing of what you pick. When you have locked in, the seal is opened, and you can see that it fits the number.`,
  number: 'Number',
  before: 'Seal, as it was shown before',
  salt: 'Salt',
  check: 'Anybody can check it: the SHA-256 of this line begins with the seal.',
} as const;

/** A seal in two groups: `9k2m 4x0a`. */
export const digitsText = ({ digits }: Pick<Seal, 'digits'>): string =>
  `${digits.slice(0, 4)} ${digits.slice(4)}`;

export const COACH_WORDS = {
  coach: 'Coach',
  /** `this pick 30 %, best 53 %`. */
  about: (costs: number, chance: number): string =>
    `this pick ${Math.max(0, chance - costs)} %, best ${chance} %`,
  rough: 'Roughly judged.',
  show: 'Show good choices',
  hide: 'Hide good choices',
  throw: 'Pick one for me',
} as const;

export const OPPONENT_WORDS = {
  person: 'A person, at this device.',
  coach: 'Coach',
  coachMeans: 'Warns you before a costly pick.',
  opponent: 'The opponent:',
  change: (hand: SeatHand): string =>
    hand === 'person' ? '. A computer pilot instead?' : ', a computer pilot. Another?',
} as const;
