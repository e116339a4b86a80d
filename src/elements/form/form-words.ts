/** A choice of a document that the form does not know. */
export const notKnown = (word: string): string => `${word} (not known)`;
