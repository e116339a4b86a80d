import * as v from 'valibot';
import type { OPTIONS } from '../battle/options.ts';
import { object, oneOf } from '../document/schema-words.ts';

/** Options by name, each with its choices, the usual one first. */
type Table = Readonly<Record<string, readonly [string, ...string[]]>>;
/** Each choice as it is written down. */
type Entries<Of extends Table> = {
  readonly [Name in keyof Of]: v.GenericSchema<unknown, Of[Name][number]>;
};

/** An option as it is written down: one that is lacking is younger than what lacks it, and reads as the usual. */
const strict = (choices: Table[string]) => v.optional(oneOf(choices), choices[0]);
/** The same where whatever is odd reads as the usual too. */
const lenient = (choices: Table[string]) => v.fallback(strict(choices), choices[0]);

const entriesOf = <const Of extends Table>(
  options: Of,
  entry: (choices: Table[string]) => v.GenericSchema<unknown, string>,
) =>
  Object.fromEntries(
    Object.entries(options).map(([name, choices]) => [name, entry(choices)]),
  ) as object as Entries<Of>;

/** The options of a game, as they are written down with it. */
export const optionsShape = (options: typeof OPTIONS) => object(entriesOf(options, strict));

/** The choices that a device remembers, as entries of an object. */
export const rememberedOptions = (options: typeof OPTIONS) => entriesOf(options, lenient);
