/** What a value is by its schema, as far as a field shows it. */
export type Shape =
  | { readonly kind: 'words' | 'number' | 'truth' }
  | { readonly kind: 'choice'; readonly of: readonly (string | number)[] };

/** What is read of a schema of valibot. */
export interface DocumentSchema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, DocumentSchema>>;
  /** Of one of several words these, of one of several objects their schemas. */
  readonly options?: readonly unknown[];
  /** The entry that tells several objects apart. */
  readonly key?: unknown;
  readonly literal?: unknown;
  readonly wrapped?: DocumentSchema;
  readonly value?: DocumentSchema;
  readonly item?: DocumentSchema;
  readonly getter?: (value: unknown) => DocumentSchema;
}

/** Of several objects the one that a value is meant as: by the entry that tells them apart, else by the entries it has. */
const meantOf = (
  { key, options = [], type }: DocumentSchema,
  value: unknown,
): DocumentSchema | undefined => {
  if ((type !== 'variant' && type !== 'union') || typeof value !== 'object' || value === null)
    return undefined;
  return (options as readonly DocumentSchema[]).find(({ entries = {} }) =>
    typeof key !== 'string'
      ? Object.keys(value).every((each) => Object.hasOwn(entries, each))
      : Object.hasOwn(value, key) &&
        entries[key]?.literal === (value as Readonly<Record<string, unknown>>)[key],
  );
};

const bare = (schema: DocumentSchema | undefined, value: unknown): DocumentSchema | undefined => {
  const inner = schema?.wrapped ?? schema?.getter?.(value) ?? (schema && meantOf(schema, value));
  return inner ? bare(inner, value) : schema;
};

/** The entries of an object by its schema, in order; none for a list, a record or a value. */
export const entriesOf = (schema: DocumentSchema | undefined, value: unknown): readonly string[] =>
  Object.keys(bare(schema, value)?.entries ?? {});

/** The schema of an entry or item; undefined where there is none. `value` is what the schema itself is of. */
export const schemaAt = (
  schema: DocumentSchema | undefined,
  value: unknown,
  key: string,
): DocumentSchema | undefined => {
  const own = bare(schema, value);
  if (own?.entries) return Object.hasOwn(own.entries, key) ? own.entries[key] : undefined;
  return own?.item ?? own?.value;
};

const KINDS: Readonly<Record<string, 'words' | 'number' | 'truth'>> = {
  ...{ string: 'words', number: 'number', boolean: 'truth' },
};

/** Null for what no field shows: lists, objects, anything. */
export const fieldShape = (schema: DocumentSchema | undefined, value: unknown): Shape | null => {
  const own = bare(schema, value);
  const { options = [], type } = own ?? {};
  if (type === 'picklist') return { kind: 'choice', of: options as readonly (string | number)[] };
  const kind = KINDS[type ?? ''];
  return kind ? { kind } : null;
};
