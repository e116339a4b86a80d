import type { Side } from './battle.ts';

/** How a battle or a fight ended, without how it was won: enough for a list. */
export type Ended<Of = Side> =
  | { readonly kind: 'win'; readonly winner: Of }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'escape'; readonly escaped: readonly Of[] };
