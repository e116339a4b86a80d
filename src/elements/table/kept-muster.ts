import type { Called } from './mustering.ts';
import { COLUMNS, withColumn } from './mustering.ts';

const KEY = 'viewscreen-muster-';

/** Who was called in a hangar in this tab, before a reload; from outside: what cannot be is left out. Never throws. */
export const keptMuster = (hangar: string): readonly Called[] => {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY + hangar) ?? '[]');
    return (Array.isArray(read) ? read : []).reduce((called: readonly Called[], each: unknown) => {
      const { pilot, column, against } = (each ?? {}) as Partial<Record<keyof Called, unknown>>;
      const known = COLUMNS.find((one) => one === column);
      if (typeof pilot !== 'string' || !known || called.some((one) => one.pilot === pilot))
        return called;
      return withColumn(called, pilot, known).map((one) =>
        one.pilot === pilot && typeof against === 'string' ? { ...one, against } : one,
      );
    }, []);
  } catch {
    return [];
  }
};

/** Keeps who is called until the tab is closed, where the browser allows it; nobody is forgotten. */
export const keepMuster = (hangar: string, called: readonly Called[]): void => {
  try {
    if (called.length === 0) sessionStorage.removeItem(KEY + hangar);
    else sessionStorage.setItem(KEY + hangar, JSON.stringify(called));
  } catch {
    // They are called again after a reload.
  }
};
