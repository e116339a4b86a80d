import { inWords } from './in-words.ts';

/** A number that may have a half, as victories do: `5`, `2½`, `½`. */
export const halvesText = (many: number): string => {
  const whole = Math.floor(many);
  return many === whole ? `${whole}` : `${whole > 0 ? whole : ''}½`;
};

export const thing = (many: number, one: string, several = `${one}s`): string =>
  many === 1 || many === 0.5 ? one : several;

/** A number of things: `1 part`, `6 parts`, `½ victory`. */
export const counted = (many: number, one: string, several?: string): string =>
  `${halvesText(many)} ${thing(many, one, several)}`;

/** The same with a small number in words: `no games`, `one game`, `11 games`, `2½ victories`. */
export const countedInWords = (many: number, one: string, several?: string): string =>
  `${Number.isInteger(many) ? inWords(many) : halvesText(many)} ${thing(many, one, several)}`;

/** `victory` for one or a half, else `victories`. */
export const victoriesName = (many: number): string => thing(many, 'victory', 'victories');

/** Games and victories: `4 games, 3½ victories`. A game may bring two victories. */
export const gamesAndVictories = ({
  games,
  victories,
}: {
  readonly games: number;
  readonly victories: number;
}): string =>
  `${counted(games, 'game')}, ${victories === 0 ? 'no victories' : counted(victories, 'victory', 'victories')}`;
