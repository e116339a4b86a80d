/** How a lone pilot fares against this many, where all play well. */
export interface LoneStand {
  readonly rivals: number;
  /** Turns that such a battle lasts on average where the lone pilot attacks. */
  readonly attacking: number;
  /** And where the lone pilot takes cover. */
  readonly inCover: number;
  /** Of a hundred battles, how many the lone pilot wins who takes cover; who attacks wins none. */
  readonly wins: number;
}

/** As 300 battles of each kind have it, played well on all sides (`npm run stands -- 300`). */
export const LONE_STANDS: readonly LoneStand[] = [
  { rivals: 2, attacking: 5.4, inCover: 6.5, wins: 0.7 },
  { rivals: 3, attacking: 3.3, inCover: 8.6, wins: 0.3 },
  { rivals: 4, attacking: 3.5, inCover: 8.6, wins: 0 },
  { rivals: 5, attacking: 1.2, inCover: 7.5, wins: 0 },
  { rivals: 6, attacking: 1, inCover: 6.1, wins: 0 },
  { rivals: 7, attacking: 1, inCover: 5.3, wins: 0 },
];
