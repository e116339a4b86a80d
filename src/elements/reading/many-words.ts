/** Differences from a duel (M1 to M12), in the order a table meets them. */
export const MANY: readonly (readonly [string, string])[] = [
  [
    'Who fights whom',
    'Two sides. Each pilot of the smaller one chooses an enemy; everybody else joins any battle. So every battle is one against one or more: two against two are two duels.',
  ],
  [
    'A pairing',
    'The lone pilot and each rival form a pairing with its own pages and range: close to one, far from another. Within it everything works as in a duel; what one rival does binds no other.',
  ],
  [
    'The range to attack',
    'The lone pilot picks a range at which there is a rival, and one maneuver of that range. It attacks every rival at that range.',
  ],
  [
    'Two numbers',
    "Rivals at the range of the attack hear the maneuver's own number. Rivals at another range hear the number that the card prints for theirs, small, under its own number: 44, long 62. That pairing is looked up on the console of that number. A number that the card lacks is replaced by that of Duck at that range, or of Cool Off.",
  ],
  [
    'One maneuver',
    'Color, modifier and criticals are those of the maneuver that was picked, whatever number was called. Its heat and ammunition are spent once. A bonus counts only against the rival whose page gave it.',
  ],
  [
    'Sharing the modifier',
    'If several were hit, each takes the SCORE of its own page and a share of the modifier. Shares are whole points, none below 0, and together they are the modifier: all on one, or some for each letter.',
  ],
  [
    'Statuses in conflict',
    'Rivals at one range may each bind the lone pilot in a different way. Only the status that leaves the fewest maneuvers holds. If two leave equally few, both hold; if together they leave nothing, only that of the rival who comes first.',
  ],
  [
    'Leaving',
    'A rival who bails out or escapes goes alone, before any damage, and the others fight on. The lone pilot escapes only if shown on view screen 29 in every pairing that is left, in a turn begun at long range to each.',
  ],
  [
    'The end',
    'The lone pilot wins when no rival is left, and loses if out before that. If the last ones go out together, nobody wins. A draw needs everybody who still fights.',
  ],
  [
    'Joining',
    "A pilot with no enemy left may join another battle between two turns, at view screen 49, with the 'Mech as it stands. Joining against a lone pilot makes one more against that pilot. Joining against one of several, the newcomer takes that one away to fight alone.",
  ],
  [
    'Sitting out',
    'Nobody has to join. Anyone who sits out may come back between any two turns, as long as an enemy is fighting.',
  ],
];

export const MANY_WORDS = {
  heading: 'How long a lone stand lasts',
  setUp: 'Set up a fight',
  stands:
    "In turns, over 300 battles of each kind between 'Mechs of the game drawn by lot, played well on all sides; wins are those in cover. What counts is how long you last: change seats and see who lasts longest.",
} as const;

/** How a lone pilot fares against this many, where all play well. */
interface LoneStand {
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
