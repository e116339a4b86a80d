/** What a page says besides what is printed on it. */
export const PAGE_WORDS = {
  noPicture: 'The picture that was put here cannot be shown.',
} as const;
