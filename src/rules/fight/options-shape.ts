import * as v from 'valibot';

/** Options by name, each with its choices, the usual one first. */
type Table = Readonly<Record<string, readonly [string, ...string[]]>>;

/**
 * Each option of a table as it is written down, as entries of an object; `choice` is what reads one of its choices.
 * An option that is lacking is younger than what lacks it, and reads as the usual.
 */
export const optionEntries = <const Of extends Table>(
  options: Of,
  choice: (choices: Table[string]) => v.GenericSchema<unknown, string>,
) =>
  Object.fromEntries(
    Object.entries(options).map(([name, choices]) => [
      name,
      v.optional(choice(choices), choices[0]),
    ]),
  ) as object as { readonly [Name in keyof Of]: v.GenericSchema<unknown, Of[Name][number]> };
