import type { LaterOption } from './option-table.ts';
import { FIRST, OPTIONS } from './option-table.ts';

export { OPTIONS };

export type Options = { readonly [Name in keyof typeof OPTIONS]: (typeof OPTIONS)[Name][number] };

export type OptionName = keyof Options;

export const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[];

export const unusualOptions = (options: Options): readonly LaterOption[] =>
  OPTION_NAMES.filter(
    (name): name is LaterOption => name !== FIRST && options[name] !== OPTIONS[name][0],
  );

/** The choices that a record writes, in the order of the table. */
export const saidOptions = (
  options: Options,
): readonly (readonly [name: OptionName, choice: string])[] => {
  const said: readonly OptionName[] = [FIRST, ...unusualOptions(options)];
  return OPTION_NAMES.filter((name) => said.includes(name)).map((name) => [name, options[name]]);
};

/** Options with the choice that `choice` gives for each. */
const each = (choice: (name: OptionName) => string): Options =>
  Object.fromEntries(OPTION_NAMES.map((name) => [name, choice(name)])) as unknown as Options;

export const USUAL_OPTIONS: Options = each((name) => OPTIONS[name][0]);

/** `choice` must be one of the option's choices. */
export const withChoice = (options: Options, of: OptionName, choice: string): Options =>
  each((name) => (name === of ? choice : options[name]));

/** Picks the options out of an object that has other fields too. */
export const optionsIn = (whole: Options): Options => each((name) => whole[name]);
