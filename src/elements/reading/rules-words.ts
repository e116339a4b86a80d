/** The parts of a page, as the picture beside them numbers them. */
export const PARTS = [
  [
    'Score box',
    "The printed SCORE, where the picture shows the 'Mech being hit. Empty: no damage.",
  ],
  [
    'Range plate and number',
    'The range, what the enemy is doing, and the odd number of this view screen.',
  ],
  ['Window', "The enemy's 'Mech from your cockpit."],
  [
    'Status display',
    "What the enemy may do next turn. You tell it; it binds the 'Mech in the picture.",
  ],
  [
    'Critical damage display',
    'Letters, each with the damage it needs, the part that suffers and what follows.',
  ],
  [
    'Console',
    "Your page for the next look-up: find the enemy's number, and read view screen and letter.",
  ],
] as const;

/** The rules of a duel, in chapters of a few sentences. */
export const CHAPTERS: readonly (readonly [string, readonly string[]])[] = [
  [
    'A turn',
    [
      "You hold the enemy's booklet and keep your own stat card. Both choose a maneuver of the present range in secret.",
      'Heat is marked and ammunition spent. Then both numbers are called.',
      "Turn to the console of your own number, find the enemy's number there, and turn to the view screen it names. Keep the letter.",
      'Before any damage a pilot may bail out, or escape where that is allowed.',
      'If your view screen shows a SCORE: score, your modifier, a bonus and your criticals are added up. Above 0 it comes off the enemy armor; 0 or less is a miss.',
      'If the damage reaches the threshold of the letter, the enemy suffers that critical for the rest of the game.',
      'Both read their status displays aloud: they say what the other may do next.',
    ],
  ],
  [
    'Heat',
    [
      'Heat never falls below 0. At the shutdown number the machine shuts down at the end of the turn.',
      'Shut down, it may only Cool Off or Duck, whatever the status says, until its heat is 15 or less.',
      'From heat 28 on a point of ammunition explodes at the end of each turn, and takes 2 armor with it. Without ammunition, or with a shutdown number below 28, nothing explodes.',
    ],
  ],
  [
    'Criticals',
    [
      'A critical lasts the whole game and counts from the next choice on; damage, heat and death count at once.',
      'The same critical again counts again. "No X" forbids every maneuver of X; "received twice" only from the second time on.',
    ],
  ],
  [
    'Leaving and the end',
    [
      'Escape: shown on view screen 29 in a turn begun at long range. The other pilot has half a victory.',
      'Bail out: the other pilot wins, yours lives.',
      'Armor at 0 or less is out. At −5 or worse the pilot dies too. Both out in one turn: nobody wins.',
      'Both shut down and unable to cool: nobody wins. Two pilots may agree to a draw at any time, and after forty quiet turns either may claim one.',
    ],
  ],
];

/** What helps who knows the rules: nothing that the booklets do not show. */
export const PLAYING_WELL: readonly (readonly [string, string])[] = [
  [
    'Begin with what the enemy may do',
    'The status you told binds the next choice: often only a handful of numbers is left. Look up your maneuver against each of them before you call it.',
  ],
  [
    'Every look-up has two sides',
    'Your number is the table on your page and the cell on the other. What hits well may stand where it is hit well.',
  ],
  [
    'SCORE and maneuver together are the damage',
    'A strong maneuver makes up for a poor SCORE, a weak one wastes a good one. A bonus counts for one turn: use it in that turn.',
  ],
  [
    'Heat is spent like armor',
    'Fire while there is room below the shutdown number, and cool while the enemy is bound or far. A shut-down machine stands still for every blow until it is at 15.',
  ],
  [
    'From heat 28 on each turn costs 2 armor',
    'Sometimes the blow is worth it. Mostly it is worth a turn with Cool Off.',
  ],
  [
    'Aim at what the enemy lives by',
    'A critical lasts: weapons that miss by one, a maneuver that is forbidden, heat that comes every turn. The letters on the pages you may reach say which.',
  ],
  [
    'Choose the range',
    'Numbers that lead closer or farther decide who has the better card next turn. Compare both cards for each range.',
  ],
  [
    'Do not be read',
    'Who always takes the best number is met by its answer. Now and then take the second best.',
  ],
  [
    'Know when to leave',
    'Below a few points of armor a blow kills the pilot too. Bail out before it, or fly to view screen 29 and escape.',
  ],
];

/** What else the rules say. */
export const RULES_WORDS = {
  played: 'How it is played',
  learn: 'Learn it in three turns',
  parts: 'A page and its parts',
  campaign:
    "Pilots and 'Mechs live on from game to game: a pilot keeps what was learned, a 'Mech keeps its scars, and the winner keeps the parts.",
  notesOnce: 'The notes of a first duel are shown once.',
  after:
    'After the combat booklets that Nova published in 1987. Viewscreen is not affiliated with the makers of the games; the words and drawings here are its own.',
  groups: (mech: string): string => `The groups of the ${mech} at medium range:`,
  notesAgain: 'The notes come again with the next choice.',
  alike: (group: string, other: { readonly name: string; readonly group: string }): string =>
    `So "No ${group}" shuts what stands under ${group}, and no other maneuver: ${other.name} stands under ${other.group}, and stays open.`,
  otherRange: "At another range than the page's only colours and names count.",
  game: "War machines, a booklet for each, no dice. A booklet is one 'Mech seen from the enemy's cockpit: 32 pictures and 32 tables. Swap booklets, choose in secret, tell a number, turn the page. Two fight a duel; up to eight, several against one.",
  lookUp:
    "My number picks the table, the enemy's number the cell, in the booklet that pictures the enemy. What I see there is what I did to the enemy.",
  colours:
    "Every maneuver has one, with its letter and shape. A word in a status is a colour, a group of the card or a maneuver's own name.",
} as const;
