import type { Finding } from '../../rules/check/finding.ts';
import { putAside } from '../disk/database.ts';

export type WhyAside =
  | { readonly kind: 'no text' }
  | { readonly kind: 'text gone' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'faults'; readonly faults: readonly Finding[] }
  | { readonly kind: 'namesake'; readonly designation: string };

/** Sets the row of a booklet of this name aside, and reports it. If that fails the row stays. */
export const setAside = async (
  table: 'booklets' | 'editions' | 'shelf',
  row: { readonly id: string },
  { name, why }: { readonly name: string; readonly why: WhyAside },
): Promise<void> => {
  try {
    const { asideText } = await import('./booklet-words.ts');
    await putAside(table, row, await asideText(name, why));
  } catch {
    // The next visit tries again.
  }
};
