/** What the stages of a hangar share. */
export const CAMPAIGN_WORDS = {
  noAnswer: 'This browser gave no answer. Load the page again: it shows what was done.',
  experience: (tons: number, left: number): string =>
    `${tons} tons of experience, ${left} to the next step`,
  noBooklet: 'No booklet on the shelf can be chosen.',
  called: "What the 'Mech is called",
  noPast:
    'What lies behind this hangar could not be read. It is tried again when you come back to this place.',
} as const;
