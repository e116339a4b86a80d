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
