import * as v from 'valibot';
import { _addIssue as addIssue } from 'valibot';
import { SEEN } from '../visible.ts';

/** valibot reads an empty list as an object without entries; a booklet is not to be guessed at. */
const noList = <const Schema extends v.GenericSchema>(schema: Schema): Schema => ({
  ...schema,
  '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => {
    if (!Array.isArray(dataset.value)) return schema['~run'](dataset, config);
    addIssue(schema, 'type', dataset, config);
    return dataset;
  },
});
/** An object with these entries and no others. */
export const object = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  noList(v.strictObject(entries));
/** An object with entries of one kind. */
export const record = <
  const Key extends v.GenericSchema<string>,
  const Value extends v.GenericSchema,
>(
  key: Key,
  value: Value,
) => noList(v.record(key, value));

/** Words as a list to choose from: close, medium or long. */
export const either = (words: readonly (string | number)[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}` : words.join('');

/** A text of a form; `isNot` says of another text what it is not: `is no cell (…)`. */
export const formed = (pattern: RegExp, isNot: string) => v.regex(pattern, isNot);
/** One of these words; `isNot` says of another what it is not. */
export const oneOf = <const Words extends readonly (string | number)[]>(
  of: Words,
  isNot: string | null = null,
) => v.picklist(of, isNot ?? `is not possible here (${either(of)})`);
/** An object of one of several kinds, which its entry `key` tells apart; another is no such `thing`. */
export const kindOf = <
  const Key extends string,
  const Options extends v.VariantOptions<Key> &
    readonly { readonly entries: Readonly<Record<Key, { readonly literal: string }>> }[],
>(
  key: Key,
  thing: string,
  options: Options,
) => {
  const kinds = either(options.map(({ entries }) => entries[key].literal));
  return v.variant(key, options, ({ expected }) =>
    expected === 'Object'
      ? `is no ${thing}; write an object {"${key}": …}`
      : `is no ${thing} (${kinds})`,
  );
};

/** A text of visible characters, at most so long. */
export const words = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(most),
    formed(SEEN, 'has a character that cannot be seen; type it anew'),
  );
/** A whole number between two, both allowed. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** A schema with the words that the JSON Schema says of it. */
export const described = <const Schema extends v.GenericSchema>(text: string, schema: Schema) =>
  v.pipe(schema, v.description(text));
