import * as v from 'valibot';
import type { ByCategory } from '../../battle/skill.ts';
import { everyCategory } from '../../battle/skill.ts';
import { kindOf, tested, written } from '../../document/schema-words.ts';
import { hinder } from './hindrance.ts';
import type { PilotId } from './names.ts';
import { day, gameId, mechId, pilotId } from './names.ts';
import { partList } from './part.ts';
import { categoryShape, count, halves, list, memorialLine, rounds, seen } from './shapes.ts';
import { LONGEST, checkText, isPilotName } from './wording.ts';

export const pilotWords = {
  /** As in records: at most 24 characters, all visible. */
  name: v.pipe(v.string(), v.maxLength(400), tested(isPilotName, 'pilot name')),
  /** Empty if there is none; so is the unit. */
  nickname: seen(LONGEST.nickname),
  unit: seen(LONGEST.unit),
};
export const pilotWordsShape = written(pilotWords);
export type PilotWords = v.InferOutput<typeof pilotWordsShape>;

/** Hinders if a pilot's words cannot be kept. */
export const checkPilotWords = ({ name, nickname, unit }: PilotWords): void => {
  if (!isPilotName(name)) hinder({ kind: 'no name', words: name });
  checkText(nickname, LONGEST.nickname);
  checkText(unit, LONGEST.unit);
};

const endShape = kindOf('kind', 'end', [
  written({ kind: v.literal('killed'), game: gameId, line: memorialLine }),
  written({ kind: v.literal('retired'), on: day, line: memorialLine }),
]);
export type End = v.InferOutput<typeof endShape>;

/** A pilot's card. Cards are remembered, never deleted (K11). */
export const pilotShape = written({
  ...pilotWords,
  id: pilotId,
  /** In tons to date; it never falls (K1). */
  experience: count,
  /** On K4 and K10. */
  spent: count,
  /** The category of each step of 250 tons taken, in order (K2). */
  learned: list(categoryShape, 4000),
  /** The category of each lesson of a contract (S15); absent if there is none. */
  lessons: v.exactOptional(list(categoryShape, 4000)),
  /** Halves for enemies that escaped. */
  victories: halves,
  games: count,
  /** The one now flown; null if there is none. */
  mech: v.nullable(mechId),
  stockpile: partList,
  /** Stockpiled ammunition (K9). */
  rounds,
  /** The pilot that this one has succeeded (K11). */
  after: v.nullable(pilotId),
  /** Null while flying. */
  end: v.nullable(endShape),
});
export type Pilot = v.InferOutput<typeof pilotShape>;

/** A new pilot without points or a 'Mech (K11). */
export const newPilot = (id: PilotId, words: PilotWords, after: PilotId | null): Pilot => ({
  id,
  name: words.name,
  nickname: words.nickname,
  unit: words.unit,
  experience: 0,
  spent: 0,
  learned: [],
  victories: 0,
  games: 0,
  mech: null,
  stockpile: [],
  rounds: {},
  after,
  end: null,
});

/** A pilot's points by category, in any 'Mech (K2). */
export const pilotSkill = ({
  learned,
  lessons = [],
}: Pick<Pilot, 'learned' | 'lessons'>): ByCategory =>
  [...learned, ...lessons].reduce(
    (skill, category) => ({ ...skill, [category]: skill[category] + 1 }),
    everyCategory(0),
  );
