import * as v from 'valibot';
import { _addIssue as addIssue } from 'valibot';
import { SEEN } from '../visible.ts';
import type { ValueForm, Kindred } from './forms.ts';

/** valibot accepts an empty list as an object without entries; a booklet's must be written
 *  correctly. */
const noList = <const Schema extends v.GenericSchema>(schema: Schema): Schema => ({
  ...schema,
  '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => {
    if (!Array.isArray(dataset.value)) return schema['~run'](dataset, config);
    addIssue(schema, 'type', dataset, config);
    return dataset;
  },
});
/** An object with these entries and no others; valibot tells only the first of those, this each. */
export const object = <const Entries extends v.ObjectEntries>(entries: Entries) => {
  const schema = noList(v.strictObject(entries));
  return {
    ...schema,
    '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => {
      const input = dataset.value as Record<string, unknown> | null;
      const ran = schema['~run'](dataset, config);
      const others = Object.keys(
        typeof input === 'object' && !Array.isArray(input) ? (input ?? {}) : {},
      );
      for (const key of others.filter((each) => !Object.hasOwn(entries, each)).slice(1))
        addIssue(schema, 'key', ran, config, {
          ...{ input: key, expected: 'never' },
          path: [{ type: 'object', origin: 'key', input: input ?? {}, key, value: input?.[key] }],
        });
      return ran;
    },
  };
};
/** The same, but readonly: records do not change once they are read. */
export const written = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(object(entries), v.readonly());
/** An object with entries of one kind. */
export const record = <
  const Key extends v.GenericSchema<string>,
  const Value extends v.GenericSchema,
>(
  key: Key,
  value: Value,
) => noList(v.record(key, value));

/** A text that matches a pattern, else a fault of this form. */
export const formed = (pattern: RegExp, form: ValueForm) => v.regex(pattern, form);
/** A value that passes a test, else a fault of this form. */
export const tested = <Value>(test: (value: Value) => boolean, form: ValueForm) =>
  v.check<Value, ValueForm>(test, form);
/** One of these words, which a finding lists unless they have a form with words of its own. */
export const oneOf = <const Words extends readonly (string | number)[]>(
  of: Words,
  form: ValueForm | '' = '',
) => ({ ...v.picklist(of, form), requirement: of });
/** An object of one of several kinds, distinguished by its entry `key`. */
export const kindOf = <
  const Key extends string,
  const Options extends v.VariantOptions<Key> &
    readonly { readonly entries: Readonly<Record<Key, { readonly literal: string }>> }[],
>(
  key: Key,
  thing: Kindred,
  options: Options,
) => ({
  ...v.variant(key, options, thing),
  requirement: { key, kinds: options.map(({ entries }) => entries[key].literal) },
});

/** A text of visible characters, of at most `most`. */
export const words = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), formed(SEEN, 'words'));
/** An integer from `least` to `most`. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** A schema with its description in the JSON Schema. */
export const described = <const Schema extends v.GenericSchema>(text: string, schema: Schema) =>
  v.pipe(schema, v.description(text));
