import * as v from 'valibot';
import { effectDocument } from '../../document/booklet-document.ts';
import { formed, oneOf, record, tested, whole, written } from '../../document/schema-words.ts';
import { CATEGORIES, EDITION } from '../../vocabulary.ts';
import { hasUnseen } from '../../visible.ts';
import type { MechWords } from '../card/mech.ts';
import { PAINTS } from '../card/mech.ts';
import type { PartRef, Scar } from '../card/part.ts';
import type { PilotWords } from '../card/pilot-card.ts';
import { GAME_ID, LONGEST, MECH_ID, isDay, isPilotName } from './wording.ts';

/** More than anybody will ever have of anything that is counted. */
export const MOST_COUNTED = 1_000_000;
/** The most parts that one 'Mech, one stockpile or the scrap can have: more than 50,000 games leave behind. */
export const MOST_PARTS = 1_000_000;
/** The most choices of a settlement, and parts named by one of them. */
export const MOST_CHOICES = 2000;

/** So many of something at most. */
export const list = <Schema extends v.GenericSchema>(of: Schema, most: number) =>
  v.pipe(v.array(of), v.maxLength(most), v.readonly());

/** A text of visible characters, perhaps none, without blanks at its ends. */
const seen = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    tested((text: string) => !hasUnseen(text), 'visible'),
    tested((text: string) => text === text.trim(), 'trimmed'),
  );
/** A name of somebody's choice: not empty. */
const named = (most: number) => v.pipe(seen(most), v.minLength(1));

export const hangarName = named(LONGEST.hangar);
export const memorialLine = seen(LONGEST.line);

export const day = v.pipe(v.string(), tested(isDay, 'day'));
/** Whoever begins a game gives it: small letters, digits and hyphens. */
export const gameId = v.pipe(v.string(), formed(GAME_ID, 'game'));
export const pilotId = v.pipe(v.string(), formed(/^p[1-9]\d{0,5}$/, 'pilot'));
export const mechId = v.pipe(v.string(), formed(MECH_ID, 'mech'));
/** A part as a booklet names it. */
export const partName = v.pipe(v.string(), v.minLength(1), v.maxLength(32));
export const category = oneOf(CATEGORIES, 'category');
export const count = whole(0, MOST_COUNTED);

const kind = v.pipe(v.string(), formed(/^[a-z]+( [a-z]+)*$/, 'ammunition'), v.maxLength(20));
/** Points of each kind of ammunition; no kind of which there is none. */
export const rounds = v.pipe(record(kind, count), v.readonly());

export const partRef = written({ of: mechId, name: partName }) satisfies v.GenericSchema<
  unknown,
  PartRef
>;

export const scar = {
  effects: v.pipe(v.array(effectDocument), v.minLength(1), v.maxLength(6), v.readonly()),
  times: whole(1, MOST_COUNTED),
};
export const scarShape = written(scar) satisfies v.GenericSchema<unknown, Scar>;

export const pilotWords = {
  name: v.pipe(v.string(), v.maxLength(400), tested(isPilotName, 'pilot name')),
  nickname: seen(LONGEST.nickname),
  unit: seen(LONGEST.unit),
};
written(pilotWords) satisfies v.GenericSchema<unknown, PilotWords>;

export const mechWords = {
  booklet: v.pipe(v.string(), formed(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,2}$/, 'booklet')),
  edition: v.pipe(v.string(), formed(EDITION, 'edition')),
  name: named(LONGEST.mech),
  paint: oneOf(PAINTS),
};
export const mechWordsShape = written(mechWords) satisfies v.GenericSchema<unknown, MechWords>;
