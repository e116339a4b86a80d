import fc from 'fast-check';

/** As much of a valibot schema as a figure is made of. */
interface Schema {
  readonly type: string;
  readonly kind: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly Schema[];
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly unknown[];
  readonly items?: readonly Schema[];
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly literal?: unknown;
  readonly value?: Schema;
}

/** What is asked of a value besides its type; a schema may be described from outside. */
const actionsOf = ({ pipe: [inner, ...actions] = [] }: Schema): readonly Schema[] => [
  ...(inner ? actionsOf(inner) : []),
  ...actions,
];

/** Anything that a schema lets pass, from the bounds that stand in it. `words` are the keys of records. */
export const arbitraryOf = (schema: unknown, words: readonly string[]): fc.Arbitrary<unknown> => {
  const { type, entries = {}, options, items, item, wrapped, literal, value } = schema as Schema;
  const of = (inner: unknown): fc.Arbitrary<unknown> => arbitraryOf(inner, words);
  const pipe = actionsOf(schema as Schema);
  const bound = (name: string, otherwise: number): number =>
    Number(pipe.find((action) => action.type === name)?.requirement ?? otherwise);
  switch (type) {
    case 'strict_object':
      return fc.record(
        Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, of(entry)])),
        {
          requiredKeys: Object.keys(entries).filter((name) => entries[name]?.type !== 'optional'),
        },
      );
    case 'optional':
      return of(wrapped);
    case 'picklist':
      return fc.constantFrom(...(options as readonly string[]));
    case 'literal':
      return fc.constant(literal);
    case 'boolean':
      return fc.boolean();
    case 'number': {
      const [min, max] = [bound('min_value', -1e9), bound('max_value', 1e9)];
      if (pipe.some((action) => action.type === 'integer')) return fc.integer({ min, max });
      const edges = [min, max, 0].filter((edge) => edge >= min && edge <= max);
      return fc.oneof(
        { weight: 1, arbitrary: fc.double({ min, max, noNaN: true }) },
        {
          weight: 60,
          arbitrary: fc.double({ min: Math.max(min, -1), max: Math.min(max, 1), noNaN: true }),
        },
        { weight: 1, arbitrary: fc.constantFrom(...edges) },
      );
    }
    case 'array':
      return fc.array(of(item), {
        minLength: bound('min_length', 0),
        maxLength: bound('max_length', 12),
      });
    case 'strict_tuple':
      return fc.tuple(...(items ?? []).map(of));
    case 'variant':
      return fc.oneof(...(options ?? []).map(of));
    case 'record':
      return fc.dictionary(fc.constantFrom(...words), of(value), { maxKeys: words.length });
    default:
      throw new Error(`a figure has no ${type} yet: tell how one is made up`);
  }
};
