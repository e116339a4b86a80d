import * as v from 'valibot';
import { at } from '../check/sound-parts.ts';
import type { ViewScreenDocument } from '../document/booklet-document.ts';
import { effectDocument, reachDocument, viewScreenDocument } from '../document/booklet-document.ts';

const soundAs =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (value: unknown): v.InferOutput<Schema> | null => {
    const read = v.safeParse(schema, value);
    return read.success ? read.output : null;
  };

/** A part of a view screen if it is sound by itself, whatever is around it; else null. */
export const soundStatus = soundAs(viewScreenDocument.entries.status);
export const soundRange = soundAs(viewScreenDocument.entries.range);
export const soundEffect = soundAs(effectDocument);
export const soundReach = soundAs(reachDocument);

const { entries } = viewScreenDocument;
const line = entries.criticals.wrapped.item;

/** The entries of a page that are sound by themselves, of its criticals each line that is. */
export const soundPage = (page: unknown): Partial<ViewScreenDocument> => {
  const criticals = at(page, 'criticals');
  const sound = Array.isArray(criticals) ? criticals.filter((each) => v.is(line, each)) : [];
  const lines = sound.length > 0 ? sound : undefined;
  return Object.fromEntries(
    Object.entries(entries)
      .map(([key, schema]) => [key, key === 'criticals' ? lines : at(page, key), schema] as const)
      .filter(([, value, schema]) => value !== undefined && v.is(schema, value)),
  );
};
