/** How a lone pilot fares against this many, where all play well. */
export interface LoneStand {
  readonly rivals: number;
  /** Turns that such a battle lasts on average where the lone pilot attacks. */
  readonly attacking: number;
  /** And where the lone pilot takes cover. */
  readonly inCover: number;
  /** Of a hundred battles, how many the lone pilot wins who takes cover; one who attacks wins fewer. */
  readonly wins: number;
}

/** As 300 battles of each kind have it, between the game's eight 'Mechs drawn by lot (`npm run tool -- stands 300`). */
export const LONE_STANDS: readonly LoneStand[] = [
  { rivals: 2, attacking: 6.4, inCover: 8.4, wins: 2.3 },
  { rivals: 3, attacking: 4.7, inCover: 6.8, wins: 0.7 },
  { rivals: 4, attacking: 3.7, inCover: 5.6, wins: 0 },
  { rivals: 5, attacking: 3.2, inCover: 5.2, wins: 0 },
  { rivals: 6, attacking: 2.7, inCover: 4.7, wins: 0 },
  { rivals: 7, attacking: 2.3, inCover: 4.3, wins: 0 },
];
