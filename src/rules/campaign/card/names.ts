import * as v from 'valibot';
import { formed, tested } from '../../document/schema-words.ts';
import { LONGEST_PART } from '../../vocabulary.ts';

/** A pilot's id in a hangar: `p1` for the first that ever enlisted. */
export const pilotId = v.pipe(v.string(), formed(/^p[1-9]\d{0,5}$/, 'pilot'));
export type PilotId = v.InferOutput<typeof pilotId>;

export const MECH_ID = /^(?:m[1-9]\d{0,5}|w\d{1,2}-[a-z0-9-]{1,40})$/;
/** A 'Mech's id among all that a hangar ever had: `m1` for the first; a foe's wreck as `wreckId` has it. */
export const mechId = v.pipe(v.string(), formed(MECH_ID, 'mech'));
export type MechId = v.InferOutput<typeof mechId>;

/** A part as named in the critical damage displays: `Left Leg Actuator`. */
export const partName = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_PART));
export type PartName = v.InferOutput<typeof partName>;

export const GAME_ID = /^[a-z0-9-]{1,40}$/;
/** Given when the game begins, and unique in its hangar: lower-case letters, digits and hyphens. */
export const gameId = v.pipe(v.string(), formed(GAME_ID, 'game'));
export type GameId = v.InferOutput<typeof gameId>;

/** The id of a foe's wreck, of its game and place (K13): two open pages never give the same. */
export const wreckId = (game: GameId, place: number): MechId => `w${place}-${game}`;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether it is an existing day, `2026-11-17`. */
export const isDay = (text: string): boolean => {
  if (!DAY.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** A day, `2026-11-17`. Rules have no clock, so callers pass it in. */
export const day = v.pipe(v.string(), tested(isDay, 'day'));
export type Day = v.InferOutput<typeof day>;
