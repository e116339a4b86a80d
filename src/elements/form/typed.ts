import type { DocumentSchema, Shape } from '../../rules/document/shape.ts';
import { entriesOf, schemaAt, fieldShape } from '../../rules/document/shape.ts';

/**
 * A document in a form: all as it was typed, valid or not. Fields are named by their path (`weapons.0.count`); what was
 * typed is text until the document is read.
 */
export type Typed = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Typed =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const entryOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Typed)[key]
    : undefined;

export const valueAt = (document: unknown, path: string): unknown =>
  path.split('.').reduce(entryOf, document);

export const shapeAt = (schema: DocumentSchema, document: Typed, path: string): Shape | null => {
  const [own, value] = path
    .split('.')
    .reduce<readonly [DocumentSchema | undefined, unknown]>(
      ([of, at], key) => [schemaAt(of, at, key), entryOf(at, key)],
      [schema, document],
    );
  return fieldShape(own, value);
};

const put = (into: unknown, [key = '', ...deeper]: readonly string[], value: unknown): unknown => {
  const inner = deeper.length > 0 ? put(entryOf(into, key), deeper, value) : value;
  if (Array.isArray(into) && Object.hasOwn(into, key)) return into.with(Number(key), inner ?? '');
  // A list where an object belongs keeps what is in it.
  const tree: Typed = typeof into === 'object' ? { ...into } : {};
  const isEmptied = deeper.length > 0 && isTree(inner) && Object.keys(inner).length === 0;
  const isNone = inner === undefined || isEmptied;
  if (!isNone) return { ...tree, [key]: inner };
  const { [key]: _before, ...others } = tree;
  return others;
};

/** The document with another value at a path; undefined takes the entry out, and objects that are empty without it. */
export const withValue = (document: Typed, path: string, value: unknown): Typed =>
  put(document, path.split('.'), value) as Typed;

/** A value as its field shows it; null where no field can hold it. */
export const shown = (value: unknown): string | null => {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** What a text means in a field of a shape: other text stays as it is, none is undefined. */
const meant = (text: string, shape: Shape | null): unknown => {
  if (!shape) return text;
  const bare = text.trim().replace('−', '-');
  if (bare === '') return undefined;
  if (shape.kind === 'truth') return bare === 'yes' ? true : bare === 'no' ? false : text;
  if (shape.kind === 'choice') return shape.of.find((each) => String(each) === text) ?? text;
  if (shape.kind === 'number') return NUMBER.test(bare) ? Number(bare) : bare;
  return text;
};

type Read = (schema: DocumentSchema | undefined, typed: unknown, inner?: Read) => unknown;

/** The document that a form's fields mean, with entries in the order of the schema; others follow as they came. `inner`
 *  reads what is in it. */
export const read: Read = (schema, typed, inner = read) => {
  if (Array.isArray(typed))
    return typed.map((each) => inner(schemaAt(schema, typed, ''), each) ?? '');
  const shape = fieldShape(schema, typed);
  if (typeof typed === 'string') return meant(typed, shape);
  if (typeof typed === 'number' && shape?.kind === 'words') return String(typed);
  if (!isTree(typed)) return typed;
  const keys = new Set([...entriesOf(schema, typed), ...Object.keys(typed)]);
  return Object.fromEntries(
    [...keys]
      .map((key) => [key, inner(schemaAt(schema, typed, key), entryOf(typed, key))] as const)
      .filter(([, value]) => value !== undefined),
  );
};
