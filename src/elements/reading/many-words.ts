/** What is other than in a duel (M1 to M12), in the order in which a table meets it. */
export const MANY: readonly (readonly [string, string])[] = [
  [
    'Who fights whom',
    'Two sides. Each pilot of the smaller one chooses an enemy; everybody else joins any battle. So every battle is one against one or more: two against two are two duels.',
  ],
  [
    'A pairing',
    'The lone pilot and each rival are a pairing with pages and a range of its own: close to one, far from another. In it everything goes as in a duel; what one rival does binds no other.',
  ],
  [
    'The range to attack',
    'The lone pilot picks a range at which there is a rival, and one maneuver of that range. All who are at it are attacked with it.',
  ],
  [
    'Two numbers',
    "Rivals at the range of the attack hear the maneuver's own number. Rivals at another range hear the number that the card prints for theirs, small under the own one: 44, long 62. That pairing is looked up on the console of that number. A number that the card lacks is replaced by that of Duck at that range, or of Cool Off.",
  ],
  [
    'One maneuver',
    'Colour, modifier and criticals are those of the maneuver that was picked, whatever number was told. Its heat and ammunition are spent once. A bonus counts only against the rival whose page gave it.',
  ],
  [
    'Sharing the modifier',
    'Where several were scored on, each takes the SCORE of its own page and a share of the modifier. Shares are whole points, none below 0, and together they are the modifier: all on one, or some for each letter.',
  ],
  [
    'Statuses in conflict',
    'Rivals at one range may bind the lone pilot each in another way. Only the status that leaves the fewest maneuvers holds. Where two leave as many, both hold; if they leave nothing together, that of the rival who comes first.',
  ],
  [
    'Leaving',
    'A rival who bails out or escapes goes alone, before any damage, and the others fight on. The lone pilot escapes only if shown on view screen 29 in every pairing that is left, in a turn begun at long range to each.',
  ],
  [
    'The end',
    'The lone pilot wins when no rival is left, and loses when out before. The last ones out together: nobody wins. A draw needs everybody who fights.',
  ],
  [
    'Joining',
    "Who has no enemy left may join another battle between two turns, from view screen 49, the 'Mech as it stands. Against one alone it becomes several against one. Against one of several, that one has to leave the others and fights the newcomer alone.",
  ],
  [
    'Sitting out',
    'Nobody has to join. Who sits out may come back between any two turns, as long as an enemy fights.',
  ],
];

/** More sentences about several against one. */
export const MANY_WORDS = {
  heading: 'How long a lone stand lasts',
  setUp: 'Set a fight up',
  stands:
    'In turns, as 300 battles of each kind have it that were played well on all sides. It is the turns that count: change seats, and see who stands longer.',
} as const;
