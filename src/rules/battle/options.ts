import type { GameKind, OptionRow } from './option-table.ts';
import { OPTION_TABLE } from './option-table.ts';

export type OptionName = keyof typeof OPTION_TABLE;

type Choices = { readonly [Name in OptionName]: (typeof OPTION_TABLE)[Name]['choices'] };

export type Options = { readonly [Name in OptionName]: Choices[Name][number] };

export const OPTION_NAMES = Object.keys(OPTION_TABLE) as readonly OptionName[];

/** Each option with its choices, the usual one first. */
export const OPTIONS = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, OPTION_TABLE[name].choices]),
) as object as Choices;

const rowOf = (name: OptionName): OptionRow => OPTION_TABLE[name];

const isAlwaysSaid = (name: OptionName): boolean => rowOf(name).since === 1;

/** The later options whose choice is not the usual one. */
export const unusualOptions = (options: Options): readonly OptionName[] =>
  OPTION_NAMES.filter((name) => !isAlwaysSaid(name) && options[name] !== OPTIONS[name][0]);

/** The choices that a record writes, in the order of the table. */
export const saidOptions = (
  options: Options,
): readonly (readonly [name: OptionName, choice: string])[] => {
  const unusual = unusualOptions(options);
  return OPTION_NAMES.filter((name) => isAlwaysSaid(name) || unusual.includes(name)).map((name) => [
    name,
    options[name],
  ]);
};

/** Options with the choice that `choice` gives for each. */
const each = (choice: (name: OptionName) => string): Options =>
  Object.fromEntries(OPTION_NAMES.map((name) => [name, choice(name)])) as unknown as Options;

export const USUAL_OPTIONS: Options = each((name) => OPTIONS[name][0]);

/** The last turn of a battle (D16); null if there is none. */
export const turnLimit = ({ limit }: Options): number | null =>
  limit === 'none' ? null : Number(limit);

/** `choice` must be one of the option's choices. */
export const withChoice = (options: Options, of: OptionName, choice: string): Options =>
  each((name) => (name === of ? choice : options[name]));

/** The options offered before a kind of game. */
export const offeredBefore = (kind: GameKind): readonly OptionName[] =>
  OPTION_NAMES.filter((name) => rowOf(name).offered.includes(kind));

/** Picks what is offered before a kind of game out of an object that has other fields too. */
export const offeredIn = (whole: Options, kind: GameKind): Partial<Options> =>
  Object.fromEntries(offeredBefore(kind).map((name) => [name, whole[name]]));

/** The same with all other options, which have the usual choice. */
export const optionsIn = (whole: Options, kind: GameKind): Options => ({
  ...USUAL_OPTIONS,
  ...offeredIn(whole, kind),
});
