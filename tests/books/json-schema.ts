/** As much of JSON Schema as `books/booklet.schema.json` uses; a word it does not know throws. */
export interface Schema {
  readonly [word: string]: unknown;
}

type Check = (value: unknown, said: never, schema: Schema, root: Schema) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isType = (value: unknown, type: string): boolean => {
  if (type === 'object') return isObject(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
};
/** Characters, not halves of them. */
const lengthOf = (text: string): number => [...text].length;

const CHECKS: Record<string, Check> = {
  type: (value, type: string) => isType(value, type),
  const: (value, only: unknown) => value === only,
  enum: (value, choices: readonly unknown[]) => choices.includes(value),
  pattern: (value, pattern: string) =>
    typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
  minLength: (value, least: number) => typeof value !== 'string' || lengthOf(value) >= least,
  maxLength: (value, most: number) => typeof value !== 'string' || lengthOf(value) <= most,
  minimum: (value, least: number) => typeof value !== 'number' || value >= least,
  maximum: (value, most: number) => typeof value !== 'number' || value <= most,
  minItems: (value, least: number) => !Array.isArray(value) || value.length >= least,
  maxItems: (value, most: number) => !Array.isArray(value) || value.length <= most,
  items: (value, schema: Schema, _, root) =>
    !Array.isArray(value) || value.every((item) => isValid(item, schema, root)),
  required: (value, keys: readonly string[]) =>
    !isObject(value) || keys.every((key) => Object.hasOwn(value, key)),
  properties: (value, schemas: Record<string, Schema>, _, root) =>
    !isObject(value) ||
    Object.entries(schemas).every(
      ([key, schema]) => !Object.hasOwn(value, key) || isValid(value[key], schema, root),
    ),
  additionalProperties: (value, said: boolean | Schema, { properties }, root) =>
    !isObject(value) ||
    Object.entries(value).every(
      ([key, entry]) =>
        (isObject(properties) && Object.hasOwn(properties, key)) ||
        (typeof said === 'boolean' ? said : isValid(entry, said, root)),
    ),
  propertyNames: (value, schema: Schema, _, root) =>
    !isObject(value) || Object.keys(value).every((key) => isValid(key, schema, root)),
  anyOf: (value, schemas: readonly Schema[], _, root) =>
    schemas.some((schema) => isValid(value, schema, root)),
  oneOf: (value, schemas: readonly Schema[], _, root) =>
    schemas.filter((schema) => isValid(value, schema, root)).length === 1,
  $ref: (value, ref: string, _, root) =>
    isValid(value, (root['$defs'] as Record<string, Schema>)[ref.replace('#/$defs/', '')]!, root),
};
const SILENT = new Set(['$schema', '$defs', 'title', 'description']);

/** Whether an editor that knows this schema would let the value pass. */
export const isValid = (value: unknown, schema: Schema, root: Schema = schema): boolean =>
  Object.entries(schema).every(([word, said]) => {
    if (SILENT.has(word)) return true;
    const check = CHECKS[word];
    if (!check) throw new Error(`The schema says "${word}", which is not known here.`);
    return check(value, said as never, schema, root);
  });
