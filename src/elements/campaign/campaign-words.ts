export const CAMPAIGN_WORDS = {
  noAnswer: 'This browser gave no answer. Load the page again: it will show what was done.',
  experience: (tons: number, left: number): string =>
    `${tons} t of experience, ${left} t to the next step`,
  noBooklet: 'No booklet on the shelf fits.',
  called: "The 'Mech's name",
  nickname: 'Nickname, if any',
  unit: 'Unit, if any',
  noPast: 'The past of this hangar could not be read. Come back to this page to try again.',
} as const;
