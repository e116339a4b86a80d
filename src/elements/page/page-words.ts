export const PAGE_WORDS = {
  crackedGlass: 'The glass before you is cracked.',
  noPicture: 'The picture that was put here cannot be shown.',
} as const;
