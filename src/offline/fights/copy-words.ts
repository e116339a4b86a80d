/** What is said when all records are copied at once. */
export const COPY_WORDS = {
  copied: 'The records are copied.',
  forbidden: 'This browser does not let the page copy. Each record can be shown and copied here.',
} as const;
