/** What the stat card says. */
export const CARD_WORDS = {
  shutDown: 'only Cool Off or Duck',
  heading: (mech: string): string => `Stat card of the ${mech}`,
  opening: (pilots: string): string => `At the opening of ${pilots}:`,
} as const;
