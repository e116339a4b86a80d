import * as v from 'valibot';
import { PAINTS } from '../../battle/livery.ts';
import type { Booklet } from '../../booklet/booklet.ts';
import { formed, kindOf, oneOf, whole, written } from '../../document/schema-words.ts';
import { EDITION } from '../../vocabulary.ts';
import { hinder } from './hindrance.ts';
import { day, gameId, mechId, pilotId } from './names.ts';
import { partList, partShape, partsOf } from './part.ts';
import { pilotWords } from './pilot-card.ts';
import { categoryShape, count, list, named, rounds } from './shapes.ts';
import { LONGEST, checkText } from './wording.ts';

export { PAINTS } from '../../battle/livery.ts';
export type { Paint } from '../../battle/livery.ts';

/** However many games a 'Mech has, it shuts down no earlier than at this heat (K4). */
export const LOWEST_SHUTDOWN = 1;

export const mechWords = {
  /** Its booklet's id in records, `rfl-3n`, and its edition. */
  booklet: v.pipe(v.string(), formed(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,2}$/, 'booklet')),
  edition: v.pipe(v.string(), formed(EDITION, 'edition')),
  name: named(LONGEST.mech),
  paint: oneOf(PAINTS),
};
export const mechWordsShape = written(mechWords);
export type MechWords = v.InferOutput<typeof mechWordsShape>;

/** Hinders if a 'Mech's name cannot be kept. */
export const checkMechWords = ({ name }: Pick<MechWords, 'name'>): void => {
  if (name === '') hinder({ kind: 'no text', longest: LONGEST.mech });
  checkText(name, LONGEST.mech);
};

/** A victory ring; hollow for an enemy that escaped. */
const ringShape = written({
  game: gameId,
  /** The beaten 'Mech of the hangar; null for a foe's. */
  mech: v.nullable(mechId),
  hollow: v.boolean(),
});
export type Ring = v.InferOutput<typeof ringShape>;

/** A point of a replacement's penalty that was bought back, and by what (K10). */
const boughtBackShape = written({
  category: categoryShape,
  by: v.union([v.literal('experience'), partShape]),
});
export type BoughtBack = v.InferOutput<typeof boughtBackShape>;

/** K10. */
const replacementShape = written({
  /** The penalty in every category when new: 3, 2 or 1. */
  penalty: whole(0, 3),
  boughtBack: list(boughtBackShape, 100),
});
export type Replacement = v.InferOutput<typeof replacementShape>;

const fateShape = kindOf('kind', 'fate', [
  written({
    kind: v.literal('lost'),
    game: gameId,
    /** The pilot of the hangar with the victory; null if there is none. */
    to: v.nullable(pilotId),
  }),
  written({ kind: v.literal('given up'), on: day }),
  written({ kind: v.literal('retired'), on: day }),
  /** A foe's, that nobody of the hangar ever flew (K13). */
  written({ kind: v.literal('wreck'), game: gameId, foe: pilotWords.name }),
]);
export type MechFate = v.InferOutput<typeof fateShape>;

export const mechShape = written({
  ...mechWords,
  id: mechId,
  /** Null for a foe's wreck. */
  pilot: v.nullable(pilotId),
  /** Games in it (K4). */
  games: count,
  /** Points of each kind on its card. */
  ammunition: rounds,
  /** Those now built in, wherever they come from. */
  parts: partList,
  rings: list(ringShape, 10_000),
  /** Null if it is no replacement. */
  replacement: v.nullable(replacementShape),
  /** Null while in use. */
  fate: v.nullable(fateShape),
});
export type Mech = v.InferOutput<typeof mechShape>;

export const newMech = (
  booklet: Booklet,
  { id, pilot, replacement }: Pick<Mech, 'id' | 'pilot' | 'replacement'>,
  words: MechWords,
): Mech => ({
  id,
  pilot,
  booklet: words.booklet,
  edition: words.edition,
  name: words.name,
  paint: words.paint,
  games: 0,
  ammunition: booklet.statCard.ammunition,
  parts: partsOf(booklet, id),
  rings: [],
  replacement,
  fate: null,
});

/** The heat that shuts a 'Mech down in its next game: 1 less for each game it has played (K4). */
export const shutdownOf = ({ statCard }: Booklet, { games }: Pick<Mech, 'games'>): number =>
  Math.max(LOWEST_SHUTDOWN, statCard.shutdown - games);
