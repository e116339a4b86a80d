/** How a lone pilot fares against so many, where all choose at random. */
export interface LoneStand {
  readonly rivals: number;
  /** Turns that such a battle lasts on average. */
  readonly turns: number;
  /** Of a hundred battles, how many the lone pilot wins. */
  readonly wins: number;
}

/** As 20,000 fights at random of each size have it (`npm run fights`). */
export const LONE_STANDS: readonly LoneStand[] = [
  { rivals: 2, turns: 12.6, wins: 7 },
  { rivals: 3, turns: 8.6, wins: 0.7 },
  { rivals: 4, turns: 6.6, wins: 0.1 },
  { rivals: 5, turns: 5.4, wins: 0 },
  { rivals: 6, turns: 4.6, wins: 0 },
  { rivals: 7, turns: 4.2, wins: 0 },
];
