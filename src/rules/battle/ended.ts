import type { Side } from './battle.ts';

/** How a battle ended, or a fight, by its sides, without by what: as much as a list says of it. */
export type Ended<Of = Side> =
  | { readonly kind: 'win'; readonly winner: Of }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'escape'; readonly escaped: readonly Of[] };
