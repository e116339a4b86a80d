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
