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
  readonly wrapped?: DocumentSchema;
  readonly value?: DocumentSchema;
  readonly item?: DocumentSchema;
  readonly getter?: (value: unknown) => DocumentSchema;
}

const bare = (schema: DocumentSchema | undefined, value: unknown): DocumentSchema | undefined => {
  const inner = schema?.wrapped ?? schema?.getter?.(value);
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
  return own?.entries ? own.entries[key] : (own?.item ?? own?.value);
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
