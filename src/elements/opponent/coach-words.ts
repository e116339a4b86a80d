/** What a coach says. */
export const COACH_WORDS = {
  coach: 'Coach',
  /** `chance about 30 in 100, not 53`: what a pick makes of the chance before it. */
  about: (costs: number, chance: number): string =>
    `chance about ${Math.max(0, chance - costs)} in 100, not ${chance}`,
  rough: 'Roughly judged.',
  show: 'Show good choices',
  hide: 'Hide good choices',
  throw: 'Throw for me',
} as const;
