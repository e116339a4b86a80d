/** K12: the ranks, and the victories that each takes. */
export const RANKS = [
  { name: 'Recruit', victories: 0 },
  { name: 'Pilot', victories: 1 },
  { name: 'Corporal', victories: 2 },
  { name: 'Sergeant', victories: 3 },
  { name: 'Lieutenant', victories: 5 },
  { name: 'Captain', victories: 8 },
  { name: 'Major', victories: 12 },
  { name: 'Colonel', victories: 17 },
] as const;
export type Rank = (typeof RANKS)[number]['name'];

/** The rank for this many victories (K12); halves are rounded down. */
export const rankOf = ({ victories }: { readonly victories: number }): Rank =>
  (RANKS.findLast((rank) => victories >= rank.victories) ?? RANKS[0]).name;
