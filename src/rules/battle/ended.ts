import type { Outcome, Side } from './battle.ts';

/** How a battle ended, without by what: as much as a list says of it. */
export type Ended =
  | { readonly kind: 'win'; readonly winner: Side }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'escape'; readonly escaped: readonly Side[] };

/** The same of an outcome. */
export const endedBy = (outcome: Outcome): Ended => {
  switch (outcome.kind) {
    case 'win':
      return { kind: 'win', winner: outcome.winner };
    case 'nobody':
      return { kind: 'nobody' };
    case 'escape':
      return { kind: 'escape', escaped: outcome.escaped };
  }
};
