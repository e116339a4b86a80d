import { inWords } from '../../rules/words/in-words.ts';

/** Victories as a card counts them: `5`, `2½`, `½`. */
export const halves = (victories: number): string => {
  const whole = Math.floor(victories);
  const half = victories > whole ? '½' : '';
  return whole === 0 && half ? half : `${whole}${half}`;
};

/** So many of something: `one game`, `2½ victories`. */
export const counted = (many: number, one: string, several = `${one}s`): string =>
  `${Number.isInteger(many) ? inWords(many) : halves(many)} ${many === 1 || many === 0.5 ? one : several}`;

/** The same at the beginning of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
