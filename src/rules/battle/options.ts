import type { LaterOption } from './option-table.ts';
import { FIRST, OPTIONS } from './option-table.ts';

export { OPTIONS };

/** The choices made, one for each option. A battle carries them whole. */
export type Options = { readonly [Name in keyof typeof OPTIONS]: (typeof OPTIONS)[Name][number] };

export type OptionName = keyof Options;

/** The options in the order of their table. */
export const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[];

/** The later options of which the usual choice was not made. */
export const unusualOptions = (options: Options): readonly LaterOption[] =>
  OPTION_NAMES.filter(
    (name): name is LaterOption => name !== FIRST && options[name] !== OPTIONS[name][0],
  );

/** The choices that are written down, in the order of the table. */
export const saidOptions = (
  options: Options,
): readonly (readonly [name: OptionName, choice: string])[] => {
  const said: readonly OptionName[] = [FIRST, ...unusualOptions(options)];
  return OPTION_NAMES.filter((name) => said.includes(name)).map((name) => [name, options[name]]);
};

/** Makes a whole of what `choice` says of each option. */
const each = (choice: (name: OptionName) => string): Options =>
  Object.fromEntries(OPTION_NAMES.map((name) => [name, choice(name)])) as unknown as Options;

/** A battle as the booklets have it. */
export const USUAL_OPTIONS: Options = each((name) => OPTIONS[name][0]);

/** The options with another choice of one of them, which must be one of its choices. */
export const withChoice = (options: Options, of: OptionName, choice: string): Options =>
  each((name) => (name === of ? choice : options[name]));

/** The options alone of something that has them among others. */
export const optionsIn = (whole: Options): Options => each((name) => whole[name]);
