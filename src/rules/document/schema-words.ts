import * as v from 'valibot';
import { SEEN } from '../visible.ts';

/** valibot reads an empty list as an object without entries; a booklet is not to be guessed at. */
const noList = <const Schema extends v.GenericSchema>(schema: Schema): Schema => ({
  ...schema,
  '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => {
    if (!Array.isArray(dataset.value)) return schema['~run'](dataset, config);
    // oxlint-disable-next-line no-underscore-dangle -- valibot's name for it
    v._addIssue(schema, 'type', dataset, config);
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

/** A text of visible characters, at most so long. */
export const words = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.regex(SEEN));
/** A whole number between two, both allowed. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** A schema with the words that the JSON Schema says of it. */
export const described = <const Schema extends v.GenericSchema>(text: string, schema: Schema) =>
  v.pipe(schema, v.description(text));
