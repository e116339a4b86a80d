import * as v from 'valibot';
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
