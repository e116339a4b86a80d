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

/** What a pilot is called. */
export const pilotWords = {
  /** As records have it: 24 characters, all of them to be seen. */
  name: v.pipe(v.string(), v.maxLength(400), tested(isPilotName, 'pilot name')),
  /** Empty where there is none, as the unit. */
  nickname: seen(LONGEST.nickname),
  unit: seen(LONGEST.unit),
};
export const pilotWordsShape = written(pilotWords);
export type PilotWords = v.InferOutput<typeof pilotWordsShape>;

/** What a pilot is called, if that can be kept. */
export const checkPilotWords = ({ name, nickname, unit }: PilotWords): void => {
  if (!isPilotName(name)) hinder({ kind: 'no name', words: name });
  checkText(nickname, LONGEST.nickname);
  checkText(unit, LONGEST.unit);
};

/** How a pilot's time ended. */
const endShape = kindOf('kind', 'end', [
  written({ kind: v.literal('killed'), game: gameId, line: memorialLine }),
  written({ kind: v.literal('retired'), on: day, line: memorialLine }),
]);
export type End = v.InferOutput<typeof endShape>;

/** A pilot's card. Cards are remembered, never deleted (K11). */
export const pilotShape = written({
  ...pilotWords,
  id: pilotId,
  /** In tons to date: it never falls (K1). */
  experience: count,
  /** What K4 and K10 have cost. */
  spent: count,
  /** The category of each step of 250 tons that was taken, in their order (K2). */
  learned: list(categoryShape, 4000),
  /** Halves for those that escaped. */
  victories: halves,
  games: count,
  /** The one that is flown; null for one without. */
  mech: v.nullable(mechId),
  stockpile: partList,
  /** Ammunition in the stockpile (K9). */
  rounds,
  /** Whose place this one has taken (K11). */
  after: v.nullable(pilotId),
  /** Null while flying. */
  end: v.nullable(endShape),
});
export type Pilot = v.InferOutput<typeof pilotShape>;

/** A new pilot, no modifiers, without a 'Mech yet (K11). */
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

/** What a pilot adds to every maneuver of a category, in any 'Mech (K2). */
export const pilotSkill = ({ learned }: Pick<Pilot, 'learned'>): ByCategory =>
  learned.reduce(
    (skill, category) => ({ ...skill, [category]: skill[category] + 1 }),
    everyCategory(0),
  );
