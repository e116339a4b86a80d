import * as v from 'valibot';
import { formed, oneOf, record, tested, whole } from '../../document/schema-words.ts';
import { hasUnseen } from '../../visible.ts';
import { CATEGORIES } from '../../vocabulary.ts';
import { LONGEST } from './wording.ts';

/** More than anybody will ever have of anything counted. */
const MOST_COUNTED = 1_000_000;
/** The most choices of a settlement, and parts named by one of them. */
export const MOST_CHOICES = 2000;

export const list = <Schema extends v.GenericSchema>(of: Schema, most: number) =>
  v.pipe(v.array(of), v.maxLength(most), v.readonly());

/** A text of visible characters, possibly empty, without blanks at its ends. */
export const seen = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    tested((text: string) => !hasUnseen(text), 'visible'),
    tested((text: string) => text === text.trim(), 'trimmed'),
  );
/** The same, but not empty. */
export const named = (most: number) => v.pipe(seen(most), v.minLength(1));
/** A line for the memorial; it may be empty. */
export const memorialLine = seen(LONGEST.line);

export const categoryShape = oneOf(CATEGORIES, 'category');
export const count = whole(0, MOST_COUNTED);
export const atLeastOne = whole(1, MOST_COUNTED);

const kind = v.pipe(v.string(), formed(/^[a-z]+( [a-z]+)*$/, 'ammunition'), v.maxLength(20));
/** Points of each kind of ammunition; kinds without any are left out. */
export const rounds = v.pipe(record(kind, count), v.readonly());
export type Rounds = v.InferOutput<typeof rounds>;

/** Whether points of ammunition can be kept: integers from 0, of valid kinds. */
export const areRounds = (points: Rounds): boolean => v.is(rounds, points);

/** Victories: halves for enemies that escaped. */
export const halves = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(MOST_COUNTED),
  v.multipleOf(0.5),
);
